//! A table as one eye may know it: everything a scene borrows, and the chart of it.

use super::chart::labels;
use super::scene::{Scene, Told};
use super::sides::Sides;
use super::wake::Wake;
use crate::archive::Record;
use crate::chart::ulysses::{Chart, Pick};
use crate::deadline::zone::Zone;
use crate::engine::log::{Book, Entry, How, Moment, Recent, Table};
use crate::engine::ulysses::{Action, Board, Event, Legal, Own, Place, PlaceSet, Ulysses, View, WAKE};
use crate::engine::{Eye, Game, Seat, SeatSet};
use crate::settle::ulysses::{Lapse, Said};
use crate::settle::words::{Reading, Why, Words as _};
use crate::text::company::Company;
use crate::text::{Locale, Text};

/// What a reader may know of a game, taken from its book once.
#[derive(Clone)]
pub(crate) struct Telling {
    pub(crate) eye: Eye,
    pub(crate) view: View,
    pub(crate) legal: Legal,
    pub(crate) company: Company,
    pub(crate) story: Vec<Told>,
    /// The number of the last entry.
    pub(crate) last: u32,
    /// The places the ship has left, the oldest first.
    ships: Vec<Place>,
    /// The sides that the first entry of the story tells of, if that is known.
    pub(crate) sides: Sides,
    away: SeatSet,
    closed: bool,
    board: &'static Board,
    /// Hands and goals of all, once the game is over.
    opened: Vec<Own>,
    said: Said,
    /// What that comes to, if it answers what is asked.
    says: Option<Action>,
    /// Whether the reader may be told what his words say.
    tells_words: bool,
    lapse: Option<Lapse>,
}

impl Telling {
    /// As things are now, with the last entries as the story.
    pub(crate) fn of(book: &Book<Ulysses>, eye: Eye, company: Company) -> Telling {
        let (game, table) = (book.game(), book.table());
        let legal = match eye {
            Eye::Seat(seat) => game.legal(seat),
            Eye::Public | Eye::Archive => Legal::Nothing,
        };
        let ships = book.recent().iter().flat_map(|entry| &entry.events).filter_map(left).collect();
        let wake = Wake { ships, ..Wake::default() };
        Telling {
            legal,
            last: book.entries(),
            story: book.recent().iter().map(|entry| Source::from(entry).told(eye)).collect(),
            opened: if table.is_over() { opened(game) } else { Vec::new() },
            ..Telling::after(table, wake, eye, company)
        }
    }

    /// As things are at the end of a record, with all of it as the story.
    pub(crate) fn whole(record: &Record<Ulysses>, eye: Eye, company: Company) -> Telling {
        let story = record.entries().map(|source| Source::from(source).told(eye)).collect();
        let ships = record.entries().flat_map(|(_, events)| events).filter_map(left).collect();
        Telling { story, ships, ..Telling::of(record.book(), eye, company) }
    }

    /// The same with what the reader has said ahead, and whether that leaves something to ask.
    pub(crate) fn with_words(mut self, said: Said, waits: bool, now: Moment) -> Telling {
        match Ulysses::read_words(&said, &self.view, &self.legal, now) {
            Reading::Says(action, _) => self.says = (!waits).then_some(action),
            Reading::Asks(Why::Lapsed(lapse)) => self.lapse = Some(lapse),
            Reading::Asks(Why::NoWord | Why::Wished) => {}
        }
        Telling { said, ..self }
    }

    /// The game right after one of its entries, which is all of its story. `wake` is that of all entries up to it.
    pub(crate) fn at(
        (entry, events): (&Entry, &[Event]),
        table: &Table<Ulysses>,
        wake: Wake,
        eye: Eye,
        company: Company,
    ) -> Telling {
        let story = vec![Source::from((entry, events)).told(eye)];
        Telling { story, last: entry.line.number, sides: wake.sides, ..Telling::after(table, wake, eye, company) }
    }

    /// The game at some moment of its log, without a story.
    pub(crate) fn after(table: &Table<Ulysses>, wake: Wake, eye: Eye, company: Company) -> Telling {
        let game = table.game();
        Telling {
            eye,
            view: game.view(eye),
            legal: Legal::Nothing,
            company,
            story: Vec::new(),
            last: 0,
            ships: wake.ships,
            sides: Sides::default(),
            away: table.away(),
            closed: table.is_closed(),
            board: game.board(),
            opened: Vec::new(),
            said: Said::default(),
            says: None,
            tells_words: true,
            lapse: None,
        }
    }

    /// The same without the reader's own cards and goals, for letters that shall not carry them: the story as everyone reads it.
    pub(crate) fn without_hand(&self) -> Telling {
        let mut open = self.clone();
        if let Some(own) = &mut open.view.own {
            *own = Own { seat: own.seat, ..Own::default() };
        }
        // A reason may name cards, and so may an answer.
        open.lapse = None;
        open.tells_words = false;
        for told in &mut open.story {
            told.events = told.events.iter().filter_map(|event| Ulysses::seen(event, Eye::Public)).collect();
            if let Ok(action) = Action::read(&told.action, self.board) {
                told.action = action.written_public(self.board).to_string();
            }
        }
        open
    }

    /// The scene for a page or letter whose forms or links lead below `base`. Entries up to `seen` are known to the reader.
    pub(crate) fn scene<'a>(&'a self, t: Text, code: &'a str, base: &'a str, seen: u32, chart: String) -> Scene<'a> {
        Scene {
            t,
            view: &self.view,
            legal: &self.legal,
            board: self.board,
            eye: self.eye,
            names: self.company.names(),
            bots: self.company.bots,
            away: self.away,
            closed: self.closed,
            story: &self.story,
            seen,
            base,
            stamp: "",
            zone: Zone::UTC,
            chart,
            code,
            opened: &self.opened,
            said: &self.said,
            covered: self.says.is_some(),
            says: self.says.as_ref().filter(|_| self.tells_words),
            lapse: self.lapse,
        }
    }

    /// How often the ship has sailed since this entry.
    pub(crate) fn sailed_since(&self, entry: u32) -> usize {
        let new = self.story.iter().filter(|told| entry > 0 && told.seq > entry).flat_map(|told| &told.events);
        new.filter(|event| left(event).is_some()).count()
    }

    /// The sea as the reader sees it; with `pick` the places can be chosen.
    pub(crate) fn chart<'a>(&'a self, locale: Locale, pick: Option<Pick<'a>>) -> Chart<'a> {
        let view = &self.view;
        Chart {
            board: self.board,
            labels: labels(locale),
            ship: view.ship,
            wake: &self.ships[self.ships.len().saturating_sub(WAKE)..],
            sailed: 0,
            plain: false,
            plagues: view.plagues,
            discs: view.sides.map(|side| side.map(|side| side.place)),
            goals: view.own.as_ref().map_or(PlaceSet::NONE, |own| own.goals),
            reached: view.players.iter().flat_map(|player| player.revealed.iter().copied()).collect(),
            open: self.board.neighbors(view.ship).without(view.plagues),
            distances: false,
            pick,
        }
    }
}

fn opened(game: &Ulysses) -> Vec<Own> {
    game.view(Eye::Archive).secrets.map(|secrets| secrets.seats.iter().cloned().collect()).unwrap_or_default()
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
            events: self.events.iter().filter_map(|event| Ulysses::seen(event, eye)).collect(),
            how: own.then_some(self.how),
        }
    }
}

/// The place a ship left.
pub(crate) fn left(event: &Event) -> Option<Place> {
    if let Event::ShipMoved { from, .. } = event { Some(*from) } else { None }
}
