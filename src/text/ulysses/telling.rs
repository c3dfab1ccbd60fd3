//! A table's record as one eye may know it: everything a scene borrows, and the chart of it.

use super::scene::{Scene, Told};
use crate::archive::Record;
use crate::chart::{Chart, Pick};
use crate::engine::log::{Entry, Moment, Table};
use crate::engine::ulysses::{Action, Board, Event, Legal, Own, Place, PlaceSet, Ulysses, View};
use crate::engine::{Eye, Game, SeatSet};
use crate::settle::ulysses::{Lapse, Said};
use crate::settle::words::{Reading, Why, Words as _};
use crate::text::company::Company;
use crate::text::{Locale, Text};

/// How many earlier places the chart's wake shows.
const WAKE: usize = 8;

/// What a reader may know of a game, taken from its record once.
#[derive(Clone)]
pub(crate) struct Telling {
    pub(crate) eye: Eye,
    pub(crate) view: View,
    pub(crate) legal: Legal,
    pub(crate) company: Company,
    pub(crate) story: Vec<Told>,
    /// The places the ship has left, the oldest first.
    ships: Vec<Place>,
    away: SeatSet,
    closed: bool,
    board: &'static Board,
    /// Hands and goals of all, once the game is over.
    opened: Vec<Own>,
    said: Said,
    covered: bool,
    lapse: Option<Lapse>,
}

impl Telling {
    pub(crate) fn of(record: &Record<Ulysses>, eye: Eye, company: Company) -> Telling {
        let game = record.game();
        let legal = match eye {
            Eye::Seat(seat) => game.legal(seat),
            Eye::Public | Eye::Archive => Legal::Nothing,
        };
        Telling {
            eye,
            view: game.view(eye),
            legal,
            company,
            story: record.entries().map(|(entry, events)| told(entry, events, eye)).collect(),
            ships: record.entries().flat_map(|(_, events)| events).filter_map(left).collect(),
            away: record.away(),
            closed: record.is_closed(),
            board: game.board(),
            opened: if record.is_over() { opened(game) } else { Vec::new() },
            said: Said::default(),
            covered: false,
            lapse: None,
        }
    }

    /// The same with what the reader has said ahead, and whether that leaves something to ask.
    pub(crate) fn with_words(mut self, said: Said, waits: bool, now: Moment) -> Telling {
        match Ulysses::read_words(&said, &self.view, &self.legal, now) {
            Reading::Says(..) => self.covered = !waits,
            Reading::Asks(Why::Lapsed(lapse)) => self.lapse = Some(lapse),
            Reading::Asks(Why::NoWord | Why::Wished) => {}
        }
        Telling { said, ..self }
    }

    /// The game right after one of its entries, which is all of its story. `ships` are the places left up to then.
    pub(crate) fn at(
        (entry, events): (&Entry, &[Event]),
        table: &Table<Ulysses>,
        ships: Vec<Place>,
        eye: Eye,
        company: Company,
    ) -> Telling {
        Telling { story: vec![told(entry, events, eye)], ..Telling::after(table, ships, eye, company) }
    }

    /// The game at some moment of its log, without a story.
    pub(crate) fn after(table: &Table<Ulysses>, ships: Vec<Place>, eye: Eye, company: Company) -> Telling {
        let game = table.game();
        Telling {
            eye,
            view: game.view(eye),
            legal: Legal::Nothing,
            company,
            story: Vec::new(),
            ships,
            away: table.away(),
            closed: table.is_closed(),
            board: game.board(),
            opened: Vec::new(),
            said: Said::default(),
            covered: false,
            lapse: None,
        }
    }

    /// The entry of the reader's last own answer; 0 if there is none.
    pub(crate) fn last_own(&self) -> u32 {
        let own = |told: &&Told| told.seat.is_some_and(|seat| self.eye == Eye::Seat(seat));
        self.story.iter().rev().find(own).map_or(0, |told| told.seq)
    }

    /// The same without the reader's own cards and goals, for letters that shall not carry them: the story as everyone reads it.
    pub(crate) fn without_hand(&self) -> Telling {
        let mut open = self.clone();
        if let Some(own) = &mut open.view.own {
            *own = Own { seat: own.seat, ..Own::default() };
        }
        // A reason may name cards.
        open.lapse = None;
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
            chart,
            code,
            opened: &self.opened,
            said: &self.said,
            covered: self.covered,
            lapse: self.lapse,
        }
    }

    /// The sea as the reader sees it; with `pick` the places can be chosen.
    pub(crate) fn chart<'a>(&'a self, locale: Locale, pick: Option<Pick<'a>>) -> Chart<'a> {
        let view = &self.view;
        Chart {
            board: self.board,
            tag: locale.tag(),
            ship: view.ship,
            wake: &self.ships[self.ships.len().saturating_sub(WAKE)..],
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

/// An entry as this eye may read it.
fn told(entry: &Entry, events: &[Event], eye: Eye) -> Told {
    let own = entry.line.seat.is_some_and(|seat| eye.sees(seat));
    Told {
        seq: entry.line.number,
        seat: entry.line.seat,
        action: if own { entry.hidden.written.clone() } else { entry.line.public.clone() },
        events: events.iter().filter_map(|event| Ulysses::seen(event, eye)).collect(),
        how: own.then_some(entry.hidden.how),
    }
}

/// The place a ship left.
pub(crate) fn left(event: &Event) -> Option<Place> {
    if let Event::ShipMoved { from, .. } = event { Some(*from) } else { None }
}
