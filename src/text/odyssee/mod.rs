//! Odyssee in words: what an eye may know of a table, and the sentences about it.

pub(crate) mod chart;
mod event;
mod letter;
pub(crate) mod question;
mod refusal;
pub(crate) mod rules;
pub(crate) mod seats;
mod story;
mod tells;
#[cfg(test)]
mod tests;
pub(crate) mod vocabulary;

use crate::archive::Record;
use crate::engine::log::{Book, Entry, How, Moment, Recent, Table};
use crate::engine::odyssee::{Board, Event, Hex, Legal, Odyssee, Own, View};
use crate::engine::{Eye, Game as _, Seat, SeatSet};
use crate::settle::odyssee::{Lapse, Said};
use crate::settle::words::{Reading, Why, Words as _};
use crate::text::Text;
use crate::text::company::Company;
use vocabulary::Teller;

/// An entry of the log as an eye may read it.
pub(crate) type Told = crate::text::telling::Told<Event>;

/// What an eye may know of a table, taken from its log once.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) eye: Eye,
    pub(crate) view: View,
    /// Of the looking seat.
    pub(crate) legal: Legal,
    pub(crate) company: Company,
    pub(crate) story: Vec<Told>,
    /// The number of the last entry.
    pub(crate) last: u32,
    /// Where ships have come from, the oldest first.
    pub(crate) wake: Vec<(Seat, Hex)>,
    /// Seats that the caretaker keeps.
    pub(crate) away: SeatSet,
    /// The table was closed.
    pub(crate) closed: bool,
    pub(crate) board: &'static Board,
    /// What the reader has said ahead.
    pub(crate) said: Said,
    /// That answers the question.
    pub(crate) covered: bool,
    /// Why it does not.
    pub(crate) lapse: Option<Lapse>,
}

impl Known {
    /// As things are now, with the last entries as the story.
    fn of(book: &Book<Odyssee>, eye: Eye, company: Company) -> Known {
        let game = book.game();
        let legal = match eye {
            Eye::Seat(seat) => game.legal(seat),
            Eye::Public | Eye::Archive => Legal::Nothing,
        };
        let wake = book.recent().iter().flat_map(|entry| &entry.events).filter_map(left).collect();
        let story = book.recent().iter().map(|entry| Source::from(entry).told(eye)).collect();
        Known { legal, last: book.entries(), story, ..Known::after(book.table(), wake, eye, company) }
    }

    /// As things are at the end of a record, with all of it as the story.
    fn whole(record: &Record<Odyssee>, eye: Eye, company: Company) -> Known {
        let story = record.entries().map(|source| Source::from(source).told(eye)).collect();
        let wake = record.entries().flat_map(|(_, events)| events).filter_map(left).collect();
        Known { story, wake, ..Known::of(record.book(), eye, company) }
    }

    /// The table at some moment of its log, without a story.
    fn after(table: &Table<Odyssee>, wake: Vec<(Seat, Hex)>, eye: Eye, company: Company) -> Known {
        let game = table.game();
        Known {
            eye,
            view: game.view(eye),
            legal: Legal::Nothing,
            company,
            story: Vec::new(),
            last: 0,
            wake,
            away: table.away(),
            closed: table.is_closed(),
            board: game.board(),
            said: Said::default(),
            covered: false,
            lapse: None,
        }
    }

    /// The same right after an entry, which is all of its story.
    fn at(
        (entry, events): (&Entry, &[Event]),
        table: &Table<Odyssee>,
        wake: Vec<(Seat, Hex)>,
        eye: Eye,
        company: Company,
    ) -> Known {
        let story = vec![Source::from((entry, events)).told(eye)];
        Known { story, last: entry.line.number, ..Known::after(table, wake, eye, company) }
    }

    fn with_words(mut self, said: Said, waits: bool, now: Moment) -> Known {
        match Odyssee::read_words(&said, &self.view, &self.legal, now) {
            Reading::Says(..) => self.covered = !waits,
            Reading::Asks(Why::Lapsed(lapse)) => self.lapse = Some(lapse),
            Reading::Asks(Why::NoWord | Why::Wished) => {}
        }
        Known { said, ..self }
    }

    /// The same without what the reader alone has seen of the rim, for letters that shall not carry it.
    fn without_hand(&self) -> Known {
        let mut open = self.clone();
        if let Some(own) = &mut open.view.own {
            *own = Own { seat: own.seat, rim: Vec::new() };
        }
        for told in &mut open.story {
            told.events = told.events.iter().filter_map(|event| Odyssee::seen(event, Eye::Public)).collect();
        }
        open
    }

    pub(crate) fn teller(&self, t: Text) -> Teller<'_> {
        Teller { t, board: self.board, eye: self.eye, names: self.company.names() }
    }

    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.view.own.as_ref().map(|own| own.seat)
    }

    /// The seat of the reader, if it is asked.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let is_asked = |seat: &Seat| self.view.to_act.contains(*seat) && !self.away.contains(*seat) && !self.closed;
        self.own_seat().filter(is_asked)
    }

    /// Whom the game waits for; none once it is over.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.view.to_act.iter().next()
    }

    /// Whether people sat here and all are away: nothing happens until one of them is back.
    pub(crate) fn stands_still(&self) -> bool {
        let seats = || Seat::all(self.view.players.count());
        !self.away.is_empty() && seats().all(|seat| self.company.bots.contains(seat) || self.away.contains(seat))
    }
}

/// Whose ship has left which hex.
fn left(event: &Event) -> Option<(Seat, Hex)> {
    match event {
        Event::Sailed { seat, from, .. } | Event::Blown { seat, from, .. } => Some((*seat, *from)),
        _ => None,
    }
}

/// An entry, from wherever it is read.
struct Source<'a> {
    number: u32,
    seat: Option<Seat>,
    public: &'a str,
    written: &'a str,
    how: How,
    events: &'a [Event],
}

impl<'a> From<&'a Recent<Event>> for Source<'a> {
    fn from(entry: &'a Recent<Event>) -> Source<'a> {
        let Recent { number, seat, public, how, events, .. } = entry;
        Source { number: *number, seat: *seat, public, written: entry.written(), how: *how, events }
    }
}

impl<'a> From<(&'a Entry, &'a [Event])> for Source<'a> {
    fn from((Entry { line, hidden, .. }, events): (&'a Entry, &'a [Event])) -> Source<'a> {
        let (public, written, how) = (&line.public, &hidden.written, hidden.how);
        Source { number: line.number, seat: line.seat, public, written, how, events }
    }
}

impl Source<'_> {
    /// As this eye may read it.
    fn told(&self, eye: Eye) -> Told {
        let own = self.seat.is_some_and(|seat| eye.sees(seat));
        Told {
            seq: self.number,
            seat: self.seat,
            action: if own { self.written } else { self.public }.to_owned(),
            events: self.events.iter().filter_map(|event| Odyssee::seen(event, eye)).collect(),
            how: own.then_some(self.how),
        }
    }
}
