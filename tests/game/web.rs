//! The pages of Pips: two buttons and a number.

use super::fields::Fields;
use super::sidebar::Sidebar;
use super::site::{Heard, Room, Settings, Site, Trouble};
use super::table_page::{News, Problems, TablePage};
use crate::engine::pips::{Event, Move, Options, Pips, ROUNDS, Ruleset};
use crate::engine::{Game as _, Outcome, Seat};
use crate::play::words::{AnyRefusal, Refusal};
use crate::text::company::Names;
use crate::text::rules::Book;
use crate::text::telling::{Chapter, Tells as _};
use crate::text::{Locale, Text};

#[derive(Default)]
pub(in crate::web) struct Choice(Vec<(String, String)>);

impl Choice {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn query(&self) -> String {
        self.0.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
    }
}

pub(in crate::web) struct Answer {
    action: Option<Move>,
    habit: Option<String>,
}

impl Site for Pips {
    type Choice = Choice;
    type Answer = Answer;
    /// A sentence each.
    type Faults = Vec<String>;
    type Settings = NoSettings;

    fn read_choice(pairs: &[(String, String)]) -> Choice {
        Choice(pairs.to_vec())
    }

    fn read_choice_of_link(pairs: &[(String, String)]) -> Choice {
        Choice(pairs.to_vec())
    }

    fn read_choice_of_query(query: &str) -> Choice {
        let pair = |pair: &str| pair.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        Choice(query.split('&').filter_map(pair).collect())
    }

    fn choice_of(&self, action: &Move) -> Choice {
        Choice(vec![("do".to_owned(), self.write(action))])
    }

    fn way_back(choice: &Choice, base: &str) -> String {
        format!("{base}?{}", choice.query())
    }

    fn faults(trouble: Trouble<Pips>) -> Vec<String> {
        vec![match trouble {
            Trouble::Stale => "The question has changed.".to_owned(),
            Trouble::TooMuch => "That is too much.".to_owned(),
            Trouble::Illegal(reason) | Trouble::Refused(Refusal::Illegal(reason)) => reason.to_string(),
            Trouble::Refused(_) => "That cannot be read.".to_owned(),
        }]
    }

    fn refusal(any: AnyRefusal) -> Option<Refusal<Pips>> {
        any.try_into().ok()
    }

    fn page<'a>(
        room: &Room<'a, Pips>,
        _: &Choice,
        faults: &Vec<String>,
        sidebar: &'a Sidebar,
    ) -> Result<TablePage<'a>, askama::Error> {
        let (t, known) = (room.t, room.known);
        let asked = known.asked().is_some();
        let button = |deed: &str| format!("<button name=\"do\" value=\"{deed}\">{deed}</button>");
        let form = format!(
            "<form method=\"get\" action=\"{}/review\"><label>Roll below <input name=\"below\"></label>{}{}{}</form>",
            room.base,
            button("roll"),
            button("hold"),
            button("habit"),
        );
        let habit = known.said.habit.as_ref().map(|kept| format!("<p>You roll below {}.</p>", kept.word));
        let over = known.view.outcome != Outcome::Running;
        Ok(TablePage {
            t,
            base: room.base,
            code: room.code,
            kicker: t.game_kicker(room.code.to_owned(), Pips::TITLE, known.view.round),
            question: Pips::headline(known, t),
            problems: Problems { apart: faults.clone(), ..Problems::default() },
            effects: Vec::new(),
            context: Vec::new(),
            silence: None,
            what: None,
            asked,
            covered: known.covered,
            speaks: false,
            ask: format!("{}{}", habit.unwrap_or_default(), if asked { form } else { String::new() }),
            near: String::new(),
            chart: Pips::svg(known, t),
            news_title: t.table_lately(),
            happened: Vec::new(),
            news: News::since(room.seen, |most| Pips::story(known, t, room.seen, most)),
            own_title: String::new(),
            own: None,
            seats: Pips::seats_html(known, t)?,
            state: String::new(),
            chapters: Pips::chapters(room),
            over,
            hints: None,
            sidebar,
        })
    }

    fn chapters(room: &Room<'_, Pips>) -> Vec<Chapter> {
        let told = Pips::story(room.known, room.t, 0, usize::MAX);
        vec![Chapter { turn: 1, lines: told.into_iter().flat_map(|told| told.lines).collect() }]
    }

    fn is_about_later(_: &Room<'_, Pips>, choice: &Choice) -> bool {
        choice.get("do") == Some("habit")
    }

    fn hear(room: &Room<'_, Pips>, choice: &Choice) -> Heard<Pips> {
        let below = choice.get("below").filter(|number| !number.is_empty());
        let habit = below.map(|number| format!("below {number}"));
        match choice.get("do") {
            Some("habit") => Heard::Answer(Answer { action: None, habit }),
            Some(deed) => match room.game.read(deed) {
                Ok(action) => Heard::Answer(Answer { action: Some(action), habit }),
                Err(_) => Heard::Faults(vec!["That cannot be read.".to_owned()]),
            },
            None => Heard::Faults(vec!["Please choose.".to_owned()]),
        }
    }

    fn action(answer: &Answer) -> Option<&Move> {
        answer.action.as_ref()
    }

    fn review(
        room: &Room<'_, Pips>,
        answer: &Answer,
        choice: &Choice,
        capability: &str,
    ) -> Result<String, askama::Error> {
        let hidden = |name: &str, value: &str| format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">");
        let action = answer.action.map(|action| hidden("action", &room.game.write(&action)));
        let habit = answer.habit.as_deref().map(|habit| hidden("habit", habit));
        Ok(format!(
            "<!DOCTYPE html><html lang=\"en\"><title>Review</title><h1>Review</h1><form method=\"post\" \
             action=\"{}/{}\">{}{}{}{}<button>Do it</button></form></html>",
            room.base,
            if answer.action.is_some() { "act" } else { "ahead" },
            hidden("capability", capability),
            hidden("choice", &choice.query()),
            action.unwrap_or_default(),
            habit.unwrap_or_default(),
        ))
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn landmark_ways(_: Text) -> [String; 2] {
        ["← Roll", "Roll →"].map(str::to_owned)
    }

    fn curve_line(_: Text, _: bool) -> String {
        "From left to right the rounds, upwards the pips.".to_owned()
    }

    const STEPS: u8 = ROUNDS as u8;

    fn closeness(&self, seat: Seat, _: bool, step: u32) -> u32 {
        u32::from(self.view(crate::engine::Eye::Public).points[seat]) * step / 6
    }

    fn milestone(&self, _: &Event, _: Text, _: Names<'_>, _: u16) -> Option<(Seat, u8, String)> {
        None
    }

    fn rules(_: Locale) -> Option<(&'static Book, &'static str)> {
        None
    }

    fn ruleset_fact(_: Text, ruleset: &str, _: &str) -> String {
        ruleset.to_owned()
    }

    fn home_line(_: Text) -> String {
        String::new()
    }

    fn home(_: Text) -> Result<String, askama::Error> {
        Ok(String::new())
    }
}

/// There is nothing to choose.
#[derive(Default)]
pub(in crate::web) struct NoSettings;

impl Settings<Pips> for NoSettings {
    const NAMES: &'static [&'static str] = &[];

    fn fresh() -> NoSettings {
        NoSettings
    }

    fn read(_: &Fields) -> NoSettings {
        NoSettings
    }

    fn check(&mut self, _: Text) -> Option<(Ruleset, Options)> {
        Some((Ruleset, Options {}))
    }

    fn rules_html(&self, _: &Text) -> String {
        String::new()
    }

    fn options_html(&self, _: &Text) -> String {
        String::new()
    }

    fn pitch(_: &Text) -> String {
        "Pips.".to_owned()
    }
}
