//! Odyssee tells itself: so far in its written form only.

use super::{Known, Told, left};
use crate::archive::Record;
use crate::engine::log::{Book, Entry, Moment, Table};
use crate::engine::odyssee::{Event, Hex, Odyssee};
use crate::engine::{Eye, Game as _, Seat};
use crate::settle::odyssee::Said;
use crate::text::Text;
use crate::text::company::Company;
use crate::text::telling::{Asked, Drawing, Line, Matter, Section, Sentences, Telling, Tells, Tone};

impl Tells for Odyssee {
    type Known = Known;
    /// Whose ship has left which hex, the oldest first.
    type Wake = Vec<(Seat, Hex)>;

    fn known(book: &Book<Odyssee>, eye: Eye, company: Company) -> Known {
        Known::of(book, eye, company)
    }

    fn known_whole(record: &Record<Odyssee>, eye: Eye, company: Company) -> Known {
        Known::whole(record, eye, company)
    }

    fn known_after(table: &Table<Odyssee>, wake: Self::Wake, eye: Eye, company: Company) -> Known {
        Known::after(table, wake, eye, company)
    }

    fn known_at(
        told: (&Entry, &[Event]),
        table: &Table<Odyssee>,
        wake: Self::Wake,
        eye: Eye,
        company: Company,
    ) -> Known {
        Known::at(told, table, wake, eye, company)
    }

    fn follow(wake: &mut Self::Wake, events: &[Event]) {
        wake.extend(events.iter().filter_map(left));
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

    fn headline(_: &Known, _: Text) -> String {
        Odyssee::TITLE.to_owned()
    }

    fn story(known: &Known, _: Text, after: u32, most: usize) -> Vec<Sentences> {
        let line = |told: &Told| Line { text: told.action.clone(), tone: Tone::Plain };
        let new: Vec<&Told> = known.story.iter().filter(|told| told.seq > after).collect();
        let last = &new[new.len().saturating_sub(most)..];
        last.iter().map(|told| Sentences { number: told.seq, lines: vec![line(told)] }).collect()
    }

    fn tell(known: &Known, t: Text, code: &str, seen: u32) -> Telling {
        Telling {
            kicker: t.game_kicker(code.to_owned(), Odyssee::TITLE, known.view.turn),
            headline: Odyssee::headline(known, t),
            asked: known.asked().map(|_| Asked {
                of: Matter::Turn,
                rules: String::new(),
                taps: Vec::new(),
                more: String::new(),
            }),
            new: known.story.iter().filter(|told| told.seq > seen).count(),
            seats: Section { title: t.table_seats(), lines: Vec::new() },
            ..Telling::default()
        }
    }

    fn draw(known: &Known, t: Text) -> Drawing {
        let chart = known.chart(t);
        Drawing { title: t.table_chart(), summary: chart.summary(), text: chart.text(), layers: chart.layers() }
    }

    fn svg(known: &Known, t: Text) -> String {
        known.chart(t).svg()
    }

    fn chronicle(game: &Odyssee, _: Text, _: &Company, told: Told) -> Vec<String> {
        told.events.iter().map(|event| game.write_event(event)).collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn pitch(_: Text) -> String {
        Odyssee::TITLE.to_owned()
    }

    fn rules_line(_: Text, ruleset: &str) -> String {
        ruleset.to_owned()
    }
}
