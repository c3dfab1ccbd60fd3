//! A game's own part of the site: what can be chosen on its page, the review of a choice, what lies on its table. Handlers
//! know doors, capabilities and what is submitted; what is said there is the game's.

use askama::Template;

use super::fields::Fields;
use super::lesson::{Advice, Lesson};
use super::sidebar::Sidebar;
use super::table_page::TablePage;
use crate::archive::Record;
use crate::deadline::zone::Zone;
use crate::engine::log::Moment;
use crate::engine::{GameKind, Seat, for_game};
use crate::play::words::{AnyRefusal, Refusal};
use crate::text::company::Names;
use crate::text::rules::Book;
use crate::text::telling::{Chapter, Section, Tells};
use crate::text::{Locale, Text};

type Page = Result<String, askama::Error>;

/// A game with pages.
pub(in crate::web) trait Site: Tells {
    /// What was chosen on a page; addresses carry it.
    type Choice: Default;
    /// What a choice says, read and checked as far as the seat's own eyes can.
    type Answer;
    /// What is wrong with a choice.
    type Faults: Default;
    /// The game's own part of the form of a new table.
    type Settings: Settings<Self>;

    fn read_choice(pairs: &[(String, String)]) -> Self::Choice;

    /// The same from a letter's link, which may have a sign after it.
    fn read_choice_of_link(pairs: &[(String, String)]) -> Self::Choice;

    /// The same from what the form of a review carries along.
    fn read_choice_of_query(query: &str) -> Self::Choice;

    /// The choice that says this answer.
    fn choice_of(&self, action: &Self::Action) -> Self::Choice;

    /// The table's page with the choice.
    fn way_back(choice: &Self::Choice, base: &str) -> String;

    fn faults(trouble: Trouble<Self>) -> Self::Faults;

    fn refusal(any: AnyRefusal) -> Option<Refusal<Self>>;

    /// The page with the choice shown again, if there is one, and its faults beside their fields.
    fn page<'a>(
        room: &Room<'a, Self>,
        choice: &Self::Choice,
        faults: &Self::Faults,
        sidebar: &'a Sidebar,
    ) -> Result<TablePage<'a>, askama::Error>;

    /// What a sailor would answer to what is asked now, and why; nothing where nothing is asked.
    fn hint(_room: &Room<'_, Self>) -> Option<Advice> {
        None
    }

    /// What a lesson says to its learner now; nothing where the game has none.
    fn lesson(_room: &Room<'_, Self>) -> Option<Lesson> {
        None
    }

    /// Turn by turn, the oldest first.
    fn chapters(room: &Room<'_, Self>) -> Vec<Chapter>;

    /// Whether the choice speaks of later only, so that nobody needs to be asked for it.
    fn is_about_later(room: &Room<'_, Self>, choice: &Self::Choice) -> bool;

    /// What the choice says. Whether the rules take the action is not asked here.
    fn hear(room: &Room<'_, Self>, choice: &Self::Choice) -> Heard<Self>;

    fn action(answer: &Self::Answer) -> Option<&Self::Action>;

    /// The page between choosing and doing: exactly what will happen. `capability` authorizes the post.
    fn review(room: &Room<'_, Self>, answer: &Self::Answer, choice: &Self::Choice, capability: &str) -> Page;

    /// The page of what is said apart from any answer, or its review, with whether all of the choice fits. Nothing where a
    /// game has no such page.
    fn standing(
        _room: &Room<'_, Self>,
        _record: &Record<Self>,
        _pairs: &[(String, String)],
        _now: Moment,
        _capability: &str,
    ) -> Option<Result<(bool, String), askama::Error>> {
        None
    }

    /// Whether words of this kind are said on that page.
    fn is_standing(_kind: &str) -> bool {
        false
    }

    /// The same page with why the choice was not kept.
    fn standing_again(
        _room: &Room<'_, Self>,
        _record: &Record<Self>,
        _choice: &Self::Choice,
        _faults: &Self::Faults,
    ) -> Option<Page> {
        None
    }

    /// What lies on the table, for a page of the replay.
    fn facts(known: &Self::Known, t: Text, chart: String) -> Page {
        let told = Self::tell(known, t, "", 0);
        let sections = [told.own, told.seats].into_iter().chain(told.table).collect();
        Sections { chart: Some((t.table_chart(), chart)), sections }.render()
    }

    /// The seats, below a title that stands there already.
    fn seats_html(known: &Self::Known, t: Text) -> Page {
        let lines = Self::tell(known, t, "", 0).seats.lines;
        Sections { chart: None, sections: vec![Section { title: String::new(), lines }] }.render()
    }

    /// The drawing on a page of the replay.
    fn replay_chart(known: &Self::Known, t: Text) -> String {
        Self::svg(known, t)
    }

    /// All that differs between the drawings of a game.
    fn chart_key(known: &Self::Known, t: Text) -> String {
        Self::draw(known, t).text
    }

    /// Whether the event is one of the landmarks between the turns.
    fn is_landmark(event: &Self::Event) -> bool;

    /// The words of the ways to the landmark before a step and to the one after it.
    fn landmark_ways(t: Text) -> [String; 2];

    /// What the curve of who was how close shows, once the game is over or while it runs.
    fn curve_line(t: Text, is_over: bool) -> String;

    /// How many steps there are to winning.
    const STEPS: u8;

    /// How close a seat is to winning, in parts of which a step is worth so many; once all is open by its own eyes.
    fn closeness(&self, seat: Seat, is_over: bool, step: u32) -> u32;

    /// A step to winning: whose, the how manyth, and the sentence about it.
    fn milestone(&self, event: &Self::Event, t: Text, names: Names<'_>, turn: u16) -> Option<(Seat, u8, String)>;

    /// How far somebody came, in a line; with an empty one it is not told.
    fn reached(&self, _t: Text, _name: String, _is_reader: bool, _seat: Seat) -> String {
        String::new()
    }

    /// The rules for people, and to the letter; nothing for a game without such pages.
    fn rules(locale: Locale) -> Option<(&'static Book, &'static str)>;

    /// Which rules a table plays by, as its facts say.
    fn ruleset_fact(t: Text, ruleset: &str, options: &str) -> String;

    /// Whether new tables can be opened, by the form or just to try it; those that there are go on in any case.
    const IS_OFFERED: bool = true;

    /// The game in one sentence, for the front page; with an empty one it is not offered there.
    fn home_line(t: Text) -> String;

    /// What the front page tells of it.
    fn home(t: Text) -> Page;
}

/// What an address needs to be about this game: nothing for the one that is offered first.
pub(in crate::web) fn query_of<G: Tells>() -> String {
    if G::NAME == GameKind::FIRST.name() { String::new() } else { format!("?game={}", G::NAME) }
}

/// The game's own part of the form of a new table.
pub(in crate::web) trait Settings<G: Tells>: Sized + Default {
    /// The fields' names.
    const NAMES: &'static [&'static str];

    fn fresh() -> Self;

    /// As a table has them, by what is stored of it.
    fn like(_ruleset: &str, _options: &str) -> Self {
        Self::fresh()
    }

    fn read(fields: &Fields) -> Self;

    /// The rules to play by, or nothing and the faults noted.
    fn check(&mut self, t: Text) -> Option<(G::Ruleset, G::Options)>;

    /// The choice of the rules.
    fn rules_html(&self, t: &Text) -> String;

    /// The options.
    fn options_html(&self, t: &Text) -> String;

    /// The game in a sentence.
    fn pitch(t: &Text) -> String;
}

/// The game that an address or a form names, if tables of it can be opened.
pub(in crate::web) fn offered(name: &str) -> Option<GameKind> {
    GameKind::named(name).filter(|kind| is_offered(*kind))
}

/// Those on offer whose rules stand on a page: in every language, if in one.
pub(in crate::web) fn with_rules() -> impl Iterator<Item = GameKind> {
    let is_told = |kind: &GameKind| is_offered(*kind) && for_game!(*kind, G => G::rules(Locale::ALL[0]).is_some());
    GameKind::ALL.iter().copied().filter(is_told)
}

pub(in crate::web) fn is_offered(kind: GameKind) -> bool {
    for_game!(kind, G => G::IS_OFFERED)
}

/// What a game's pages are made from: what one reader may know, and where the forms lead.
pub(in crate::web) struct Room<'a, G: Tells> {
    pub(in crate::web) t: Text,
    pub(in crate::web) known: &'a G::Known,
    pub(in crate::web) game: &'a G,
    pub(in crate::web) seat: Option<Seat>,
    pub(in crate::web) code: &'a str,
    /// The path below which the forms lead, such as `/table/K7QM2`; without a slash at its end.
    pub(in crate::web) base: &'a str,
    /// At the end of a review's address: the question as it is now, such as `/7.2.1`, or nothing.
    pub(in crate::web) stamp: &'a str,
    /// How many entries of the story the reader knew at the last visit; 0 if that is not known.
    pub(in crate::web) seen: u32,
    /// The last entry that the reader was shown at all: what came later this page brings.
    pub(in crate::web) shown: u32,
    /// For so many minutes the reader can take an answer back.
    pub(in crate::web) take_back: u8,
    /// In which the reader's days begin and end.
    pub(in crate::web) zone: Zone,
}

/// What a choice comes to.
pub(in crate::web) enum Heard<G: Site> {
    Answer(G::Answer),
    Faults(G::Faults),
}

/// Why nothing was changed by a form.
pub(in crate::web) enum Trouble<G: Tells> {
    /// The question is closed or has changed since the form was shown.
    Stale,
    /// More was said than fits.
    TooMuch,
    Refused(Refusal<G>),
    /// The rules do not take the action.
    Illegal(G::Illegal),
}

/// What a game tells of its table, laid out.
#[derive(Template)]
#[template(path = "part/sections.html")]
pub(in crate::web) struct Sections {
    /// A title and the drawing, made by us and so not escaped.
    pub(in crate::web) chart: Option<(String, String)>,
    pub(in crate::web) sections: Vec<Section>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_is_offered_and_no_other_name_than_that_of_a_game_on_offer() {
        assert!(is_offered(GameKind::FIRST), "whoever names no game gets this one");
        for kind in GameKind::ALL {
            assert_eq!(offered(kind.name()), Some(*kind).filter(|kind| is_offered(*kind)));
        }
        assert_eq!(offered("Ulysses"), None);
    }
}
