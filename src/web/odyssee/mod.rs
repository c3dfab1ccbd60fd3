//! Odyssee on the site: its pages are not there yet, so no table of it can be opened.

use super::fields::Fields;
use super::sidebar::Sidebar;
use super::site::{Heard, Room, Settings, Site, Trouble};
use super::table_page::TablePage;
use crate::engine::odyssee::{Action, CHIPS, Event, Odyssee, Options, Ruleset};
use crate::engine::{Eye, Game as _, Outcome, Seat};
use crate::play::words::{AnyRefusal, Refusal};
use crate::text::company::Names;
use crate::text::odyssee::question;
use crate::text::rules::Book;
use crate::text::telling::{Chapter, Tells as _};
use crate::text::{Locale, Text};

impl Site for Odyssee {
    type Choice = ();
    type Answer = ();
    type Faults = ();
    type Settings = Usual;

    const IS_OFFERED: bool = false;

    fn read_choice(_: &[(String, String)]) {}

    fn read_choice_of_link(_: &[(String, String)]) {}

    fn read_choice_of_query(_: &str) {}

    fn way_back((): &(), base: &str) -> String {
        base.to_owned()
    }

    fn faults(_: Trouble<Odyssee>) {}

    fn refusal(any: AnyRefusal) -> Option<Refusal<Odyssee>> {
        any.try_into().ok()
    }

    fn page<'a>(
        room: &Room<'a, Odyssee>,
        (): &(),
        (): &(),
        sidebar: &'a Sidebar,
    ) -> Result<TablePage<'a>, askama::Error> {
        let (t, known) = (room.t, room.known);
        Ok(TablePage {
            t,
            base: room.base,
            code: room.code,
            kicker: t.game_kicker(room.code.to_owned(), Odyssee::TITLE, known.view.turn),
            question: Odyssee::headline(known, t),
            effects: Vec::new(),
            context: question::context(known, t),
            silence: question::silence(known, t),
            what: None,
            asked: known.asked().is_some(),
            covered: known.covered,
            speaks: false,
            ask: String::new(),
            near: String::new(),
            chart: Odyssee::svg(known, t),
            news_title: t.table_lately(),
            happened: Vec::new(),
            news: Odyssee::story(known, t, room.seen, 9).into_iter().flat_map(|told| told.lines).collect(),
            own: None,
            seats: Odyssee::seats_html(known, t)?,
            state: String::new(),
            chapters: Odyssee::chapters(room),
            over: (known.view.outcome != Outcome::Running).then(String::new),
            hints: None,
            sidebar,
        })
    }

    fn chapters(room: &Room<'_, Odyssee>) -> Vec<Chapter> {
        room.known.teller(room.t).chapters(&room.known.story)
    }

    fn is_about_later(_: &Room<'_, Odyssee>, (): &()) -> bool {
        false
    }

    fn hear(_: &Room<'_, Odyssee>, (): &()) -> Heard<Odyssee> {
        Heard::Faults(())
    }

    fn action((): &()) -> Option<&Action> {
        None
    }

    fn told_action(room: &Room<'_, Odyssee>, action: &Action) -> Vec<String> {
        room.seat.map(|seat| room.known.teller(room.t).action(seat, action)).into_iter().collect()
    }

    fn review(_: &Room<'_, Odyssee>, (): &(), (): &(), _: &str) -> Result<String, askama::Error> {
        Ok(String::new())
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Landed { .. })
    }

    fn landmark_ways(_: Text) -> [String; 2] {
        ["←", "→"].map(str::to_owned)
    }

    fn curve_line(_: Text, _: bool) -> String {
        String::new()
    }

    const STEPS: u8 = CHIPS;

    /// Chips that need no island any more: laid down, or made up for by a card.
    fn closeness(&self, seat: Seat, _: bool, step: u32) -> u32 {
        let player = self.view(Eye::Public).players[seat];
        u32::from(CHIPS - player.chips.saturating_sub(player.cards.count())) * step
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

/// There is nothing to choose yet.
#[derive(Default)]
pub(in crate::web) struct Usual;

impl Settings<Odyssee> for Usual {
    const NAMES: &'static [&'static str] = &[];

    fn fresh() -> Usual {
        Usual
    }

    fn read(_: &Fields) -> Usual {
        Usual
    }

    fn check(&mut self, _: Text) -> Option<(Ruleset, Options)> {
        Some((Ruleset::default(), Options::default()))
    }

    fn rules_html(&self, _: &Text) -> String {
        String::new()
    }

    fn options_html(&self, _: &Text) -> String {
        String::new()
    }

    fn pitch(_: &Text) -> String {
        String::new()
    }
}
