//! Odyssee tells itself.

use super::vocabulary::Teller;
use super::{Known, Told, left, letter, question};
use crate::archive::Record;
use crate::engine::log::{Book, Entry, Moment, Table};
use crate::engine::odyssee::{Action, Board, Event, Hex, Illegal, Isle, Odyssee};
use crate::engine::{Eye, Names, Seat};
use crate::settle::odyssee::Said;
use crate::text::Text;
use crate::text::company::Company;
use crate::text::telling::{Drawing, Sentences, Telling, Tells};

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

    fn headline(known: &Known, t: Text) -> String {
        question::headline(known, t)
    }

    fn story(known: &Known, t: Text, after: u32, most: usize) -> Vec<Sentences> {
        let teller = known.teller(t);
        let new: Vec<&Told> = known.story.iter().filter(|told| told.seq > after).collect();
        let last = &new[new.len().saturating_sub(most)..];
        last.iter().map(|told| Sentences { number: told.seq, lines: teller.entry(told) }).collect()
    }

    fn tell(known: &Known, t: Text, code: &str, seen: u32) -> Telling {
        letter::telling(known, t, code, seen)
    }

    fn draw(known: &Known, t: Text) -> Drawing {
        let chart = known.chart(t);
        Drawing { title: t.table_chart(), summary: chart.summary(), text: chart.text(), layers: chart.layers() }
    }

    fn svg(known: &Known, t: Text) -> String {
        known.chart(t).svg()
    }

    fn told_action(known: &Known, t: Text, action: &Action) -> Vec<String> {
        match known.eye {
            Eye::Seat(seat) => vec![known.teller(t).action(seat, action)],
            Eye::Public | Eye::Archive => Vec::new(),
        }
    }

    fn told_illegal(known: &Known, t: Text, reason: Illegal) -> String {
        known.teller(t).illegal(reason)
    }

    /// Nobody is called «you»: a file has many readers. Besides the story it has how the cards lay at the rim.
    fn chronicle(game: &Odyssee, t: Text, company: &Company, told: Told, _: &Self::Wake) -> Vec<String> {
        let teller = Teller { t, board: game.board(), eye: Eye::Public, names: company.names() };
        let order = told.events.iter().filter_map(|event| match event {
            Event::RimDealt { stream, order: Some(order) } => {
                let cards: Vec<String> = order.iter().map(|card| teller.card(*card)).collect();
                Some(t.odyssee_story_rim_order(cards.join(", "), *stream))
            }
            _ => None,
        });
        teller.entry(&told).into_iter().map(|line| line.text).chain(order).collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn names() -> Vec<&'static Names> {
        Board::all().iter().flat_map(|board| Isle::all().map(|isle| board.isle_names(isle))).collect()
    }

    fn pitch(t: Text) -> String {
        t.odyssee_pitch()
    }

    fn rules_line(t: Text, _: &str) -> String {
        t.odyssee_rules()
    }
}
