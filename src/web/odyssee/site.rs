//! Odyssee on the site.

use std::sync::OnceLock;

use askama::Template;

use super::ahead::{AHEAD, Words};
use super::choice::{Choice, DEED};
use super::fault::{Fault, Faults};
use super::hear;
use super::lesson;
use super::page::{self, scene};
use super::review::{self, Answer};
use super::scene::Scene;
use super::seats;
use super::settings::OdysseeSettings;
use crate::chart::odyssee::{Chart, Ship};
use crate::engine::odyssee::{Action, CHIPS, Event, Isle, Odyssee, Options};
use crate::engine::{Eye, Game as _, Seat};
use crate::play::words::{AnyRefusal, Refusal};
use crate::settle::words::NotLaid;
use crate::text::company::Names;
use crate::text::odyssee::Known;
use crate::text::odyssee::chart::labels;
use crate::text::odyssee::rules;
use crate::text::rules::Book;
use crate::text::telling::Chapter;
use crate::text::{Locale, Text};
use crate::web::lesson::{Advice, Lesson};
use crate::web::sidebar::Sidebar;
use crate::web::site::{Heard, Room, Site, Trouble};
use crate::web::table_page::TablePage;

const SPECIFICATION: &str = include_str!("../../../docs/rules/odyssee.md");

impl Site for Odyssee {
    type Choice = Choice;
    type Answer = Answer;
    type Faults = Faults;
    type Settings = OdysseeSettings;

    fn read_choice(pairs: &[(String, String)]) -> Choice {
        Choice::read(pairs)
    }

    fn read_choice_of_link(pairs: &[(String, String)]) -> Choice {
        Choice::of_link(pairs)
    }

    fn read_choice_of_query(query: &str) -> Choice {
        Choice::of_query(query)
    }

    fn choice_of(&self, action: &Action) -> Choice {
        Choice::of_action(action, self.board())
    }

    fn way_back(choice: &Choice, base: &str) -> String {
        choice.way_back(base)
    }

    fn faults(trouble: Trouble<Odyssee>) -> Faults {
        match trouble {
            Trouble::Stale => Fault::Stale,
            Trouble::TooMuch | Trouble::Refused(Refusal::NotLaid(NotLaid::TooMany)) => Fault::Much,
            Trouble::Illegal(reason) | Trouble::Refused(Refusal::Illegal(reason)) => Fault::Illegal(reason),
            Trouble::Refused(Refusal::Unreadable(misread)) => Fault::Misread(misread),
            Trouble::Refused(Refusal::NotLaid(NotLaid::Unreadable(_) | NotLaid::NotPatience(_))) => Fault::Unreadable,
            Trouble::Refused(Refusal::NoSuchKind) => Fault::Unknown,
        }
        .into()
    }

    fn refusal(any: AnyRefusal) -> Option<Refusal<Odyssee>> {
        any.try_into().ok()
    }

    fn page<'a>(
        room: &Room<'a, Odyssee>,
        choice: &Choice,
        faults: &Faults,
        sidebar: &'a Sidebar,
    ) -> Result<TablePage<'a>, askama::Error> {
        page::page(room, choice, faults, sidebar)
    }

    fn hint(room: &Room<'_, Odyssee>) -> Option<Advice> {
        lesson::hint(&scene(room), room)
    }

    fn lesson(room: &Room<'_, Odyssee>) -> Option<Lesson> {
        lesson::lesson(&scene(room), room)
    }

    fn chapters(room: &Room<'_, Odyssee>) -> Vec<Chapter> {
        room.known.teller(room.t).chapters(&room.known.story)
    }

    fn is_about_later(_: &Room<'_, Odyssee>, choice: &Choice) -> bool {
        choice.get(DEED) == Some(AHEAD)
    }

    fn hear(room: &Room<'_, Odyssee>, choice: &Choice) -> Heard<Odyssee> {
        if choice.get(DEED) == Some(AHEAD) {
            return match Words::read(&scene(room), choice) {
                Ok(words) => Heard::Answer(Answer { action: None, words: Some(words) }),
                Err(fault) => Heard::Faults(fault.into()),
            };
        }
        match hear::action(choice, room.known.board) {
            Ok(action) => Heard::Answer(Answer { action: Some(action), words: None }),
            Err(fault) => Heard::Faults(fault.into()),
        }
    }

    fn action(answer: &Answer) -> Option<&Action> {
        answer.action.as_ref()
    }

    fn review(
        room: &Room<'_, Odyssee>,
        answer: &Answer,
        choice: &Choice,
        capability: &str,
    ) -> Result<String, askama::Error> {
        review::review(&scene(room), (room.game, room.take_back), answer, choice, capability)
    }

    fn seats_html(known: &Known, t: Text) -> Result<String, askama::Error> {
        seats::seats(&Scene { t, known, base: "", stamp: "", code: "" }).render()
    }

    /// The sea around somebody's ship for narrow screens, and the whole of it, as wide as the page.
    fn replay_chart(known: &Known, t: Text) -> String {
        let chart = known.chart(t);
        format!("{}<div class=\"chart-sea chart-fit\">{}</div>", chart.near(), chart.svg())
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Landed { .. })
    }

    fn landmark_ways(t: Text) -> [String; 2] {
        [t.odyssee_page_previous(), t.odyssee_page_next()]
    }

    fn curve_line(t: Text, _: bool) -> String {
        t.odyssee_page_curve()
    }

    /// One for each chip, and the way home.
    const STEPS: u8 = CHIPS + 1;

    /// Chips that need no island any more, laid down or made up for by a card; for whoever may go home, the way that is behind.
    fn closeness(&self, seat: Seat, _: bool, step: u32) -> u32 {
        let player = self.view(Eye::Public).players[seat];
        let done = u32::from(CHIPS - player.chips.saturating_sub(player.cards.count())) * step;
        let board = self.board();
        let left = player.ship.and_then(|ship| board.sea_distance(ship, board.ithaca())).filter(|_| player.entitled);
        let far = u32::from(2 * board.radius());
        done + left.map_or(0, |left| far.saturating_sub(u32::from(left)) * step / far)
    }

    fn milestone(&self, event: &Event, t: Text, names: Names<'_>, turn: u16) -> Option<(Seat, u8, String)> {
        let Event::ChipLaid { seat, isle, from_rim: false, chips } = event else { return None };
        let name = names.of(*seat).map_or_else(|| (seat.number() + 1).to_string(), str::to_owned);
        let isle = labels(t.locale).isle(self.board(), *isle).to_owned();
        Some((*seat, CHIPS - chips, t.odyssee_page_milestone(isle, name, turn)))
    }

    fn reached(&self, t: Text, name: String, is_reader: bool, seat: Seat) -> String {
        let (player, board) = (self.view(Eye::Public).players[seat], self.board());
        let steps = player.ship.and_then(|ship| board.sea_distance(ship, board.ithaca())).filter(|_| player.entitled);
        let kind = match steps {
            Some(0) => "home",
            Some(_) => "near",
            None => "far",
        };
        let name = if is_reader { t.after_you() } else { name };
        t.odyssee_after_reached(player.cards.count(), player.chips, kind, name, steps.unwrap_or_default())
    }

    fn rules(locale: Locale) -> Option<(&'static Book, &'static str)> {
        Some((rules::book(locale), SPECIFICATION))
    }

    fn ruleset_fact(t: Text, _: &str, options: &str) -> String {
        match serde_json::from_str::<Options>(options) {
            Ok(options) if options.is_variant() => {
                format!("{}. {}", t.odyssee_rules(), t.odyssee_page_variant())
            }
            Ok(_) | Err(_) => t.odyssee_rules(),
        }
    }

    fn home_line(t: Text) -> String {
        t.odyssee_page_home_line()
    }

    fn home(t: Text) -> Result<String, askama::Error> {
        let rules = t.gather_rules_link(Odyssee::TITLE);
        HomeHtml { t, name: Odyssee::NAME, rules, picture: home_picture(t) }.render()
    }
}

/// The sea in the middle of somebody's game. The same each time.
fn home_picture(t: Text) -> &'static str {
    static PICTURES: [OnceLock<String>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];
    PICTURES[t.locale as usize].get_or_init(|| {
        let board = Options::default().board;
        let mut chart = Chart::bare(board, labels(t.locale));
        let places = ["f7", "d5", "j9", "h12"].into_iter().filter_map(|name| board.hex_named(name));
        for (seat, hex) in Seat::all(4).zip(places) {
            let ship = Ship { seat, name: (seat.number() + 1).to_string(), hex, crew: 4, is_entitled: false };
            chart.ships.push(ship);
        }
        let owned = [(1, 0), (2, 1), (3, 2), (5, 3), (6, 1), (7, 3), (10, 0), (12, 2)];
        for (isle, seat) in owned {
            if let (Some(isle), Some(seat)) = (Isle::numbered(isle), Seat::all(4).nth(seat)) {
                let marks = &mut chart.isles[usize::from(isle.number()) - 1];
                (marks.owner, marks.card) = (Some(seat), crate::engine::odyssee::RimCard::None);
            }
        }
        chart.svg()
    })
}

#[derive(Template)]
#[template(path = "odyssee/home.html")]
struct HomeHtml {
    t: Text,
    name: &'static str,
    rules: String,
    /// Made by us, so not escaped.
    picture: &'static str,
}
