//! Ulysses tells itself.

use super::chronicle::Chronicle;
use super::question;
use super::scene::{Scene, Told};
use super::telling::Telling as Known;
use super::wake::Wake;
use super::{after, letter};
use crate::archive::Record;
use crate::engine::log::{Book, Entry, How, Moment, Table};
use crate::engine::ulysses::{Action, Board, Event, Illegal, Place, Ruleset, Ulysses};
use crate::engine::{Eye, Names};
use crate::settle::ulysses::Said;
use crate::text::Text;
use crate::text::company::Company;
use crate::text::telling::{Drawing, Sentences, Telling, Tells};

impl Tells for Ulysses {
    type Known = Known;
    type Wake = Wake;

    fn known(book: &Book<Ulysses>, eye: Eye, company: Company) -> Known {
        Known::of(book, eye, company)
    }

    fn known_whole(record: &Record<Ulysses>, eye: Eye, company: Company) -> Known {
        Known::whole(record, eye, company)
    }

    fn known_after(table: &Table<Ulysses>, wake: Wake, eye: Eye, company: Company) -> Known {
        Known::after(table, wake, eye, company)
    }

    fn known_at(told: (&Entry, &[Event]), table: &Table<Ulysses>, wake: Wake, eye: Eye, company: Company) -> Known {
        Known::at(told, table, wake, eye, company)
    }

    fn follow(wake: &mut Wake, events: &[Event]) {
        wake.follow(events);
    }

    fn with_words(known: Known, said: Said, waits: bool, now: Moment) -> Known {
        known.with_words(said, waits, now)
    }

    fn without_hand(known: &Known) -> Known {
        known.without_hand()
    }

    fn eye(known: &Known) -> Eye {
        known.eye
    }

    fn company(known: &mut Known) -> &mut Company {
        &mut known.company
    }

    fn turn(known: &Known) -> u16 {
        known.view.turn
    }

    fn headline(known: &Known, t: Text) -> String {
        question::question(&bare(known, t))
    }

    fn story(known: &Known, t: Text, after: u32, most: usize) -> Vec<Sentences> {
        bare(known, t).teller().entries(&known.story, known.sides, after, most)
    }

    fn tell(known: &Known, t: Text, code: &str, seen: u32) -> Telling {
        letter::telling(&known.scene(t, code, "", seen, String::new()), known.last, &known.company.formers)
    }

    fn draw(known: &Known, t: Text) -> Drawing {
        let chart = known.chart(t.locale, None);
        Drawing { title: t.table_chart(), summary: chart.summary(), text: chart.text(), layers: chart.layers() }
    }

    fn svg(known: &Known, t: Text) -> String {
        known.chart(t.locale, None).letter()
    }

    fn shown(known: &Known, t: Text) -> String {
        known.chart(t.locale, None).summary()
    }

    fn plain(known: &Known, t: Text, number: u32) -> String {
        after::after(t, known, number)
    }

    fn told_action(known: &Known, t: Text, action: &Action) -> Vec<String> {
        match known.eye {
            Eye::Seat(seat) => bare(known, t).teller().action(seat, action),
            Eye::Public | Eye::Archive => Vec::new(),
        }
    }

    fn told_illegal(known: &Known, t: Text, reason: Illegal) -> String {
        bare(known, t).teller().illegal(reason)
    }

    fn chronicle(game: &Ulysses, t: Text, company: &Company, told: Told, wake: &Wake) -> Vec<String> {
        Chronicle { t, board: game.board(), company }.entry(&told, wake.sides)
    }

    fn how(t: Text, how: How, at: String) -> String {
        if how == How::Next { t.ulysses_how_next(at) } else { t.replay_how(at, how.name()) }
    }

    fn how_often(t: Text, how: How, count: u32) -> String {
        if how == How::Next { t.ulysses_how_next_often(count) } else { t.replay_answers(count, how.name()) }
    }

    fn how_in_short(t: Text, how: How) -> String {
        if how == How::Next { t.ulysses_how_next_in_short() } else { t.plain_how(how.name()) }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn names() -> Vec<&'static Names> {
        Board::all().iter().flat_map(|board| Place::all().map(|place| &board.site(place).name)).collect()
    }

    fn pitch(t: Text) -> String {
        t.letter_invitation_game()
    }

    fn rules_line(t: Text, ruleset: &str) -> String {
        let czech = ruleset.parse() == Ok(Ruleset::UlyssesCs1);
        t.letter_rules(if czech { "czech" } else { "revised" })
    }
}

/// The scene for a sentence or two, where neither links nor a drawing are wanted.
fn bare(known: &Known, t: Text) -> Scene<'_> {
    known.scene(t, "", "", 0, String::new())
}
