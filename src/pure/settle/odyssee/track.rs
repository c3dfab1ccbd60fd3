//! What goes with a plan or a course and its player never writes: how the table was when it was written, and what has become
//! of it since. Guards compare with it; it is stored beside the word.

use super::guard::is_home_next;
use crate::engine::odyssee::{Arrow, Board, Hex, ISLES, Isle, Numbered as _, RimCard, Site, View, drive, wind_at};
use crate::engine::{PerSeat, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    pub seen: Seen,
    /// Whether another has done something to its owner in a turn of his own: a storm, a visit, a deal, a battle.
    pub touched: bool,
    /// Why a course has come to its end before its last leg (RO-3).
    pub stopped: Option<Stopped>,
    /// Legs of a course that were landed on.
    pub landed: u8,
    /// The last turn in which the course itself moved the ship.
    pub sailed: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// Another's arrow moved the ship.
    Blown,
    /// The ship was lost.
    Lost,
}

/// The open table, as far as guards look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    pub stands: PerSeat<Stand>,
    /// Whose each island was, and whether a card lay at its rim.
    pub isles: [(Option<Seat>, bool); ISLES],
}

/// How a seat stood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// None if its player had left.
    pub ship: Option<Hex>,
    pub crew: u8,
    pub gifts: u8,
    pub hunger: u8,
    /// Might enter Ithaca.
    pub entitled: bool,
    /// Others' winds did not move the ship (O-CARD-12).
    pub sheltered: bool,
}

impl Track {
    /// Nothing has become of it yet.
    pub fn begun(view: &View) -> Self {
        Self { seen: Seen::of(view), touched: false, stopped: None, landed: 0, sailed: None }
    }
}

impl Seen {
    pub fn of(view: &View) -> Self {
        Self {
            stands: Seat::all(view.players.count()).map(|seat| Stand::of(view, seat)).collect(),
            isles: std::array::from_fn(|index| {
                let isle = &view.isles[index];
                (isle.owner, isle.card != RimCard::None)
            }),
        }
    }

    pub(super) fn stand(&self, seat: Seat) -> Stand {
        self.stands.get(usize::from(seat.number())).copied().unwrap_or_default()
    }

    /// Whether the island has the same owner, and a card or none, as then.
    pub(super) fn is_same(&self, isle: Isle, view: &View) -> bool {
        let now = &view.isles[isle.index()];
        self.isles[isle.index()] == (now.owner, now.card != RimCard::None)
    }

    /// Whether the seat could have been home in one turn.
    pub(super) fn threatened(&self, board: &Board, seat: Seat) -> bool {
        let stand = self.stand(seat);
        is_home_next(board, stand.ship, stand.entitled)
    }
}

impl Stand {
    pub fn of(view: &View, seat: Seat) -> Self {
        let player = &view.players[seat];
        if player.ship.is_none() {
            return Self::default();
        }
        Self {
            ship: player.ship,
            crew: player.crew,
            gifts: player.gifts,
            hunger: player.hunger,
            entitled: player.entitled,
            sheltered: player.cards.iter().any(|card| card.bars_wind()),
        }
    }

    /// Where an arrow would drive the ship, from where; none if it does not move (4.5). `own`: the arrow is this seat's.
    pub fn drift(&self, board: &Board, arrow: Arrow, own: bool) -> Option<(Hex, Hex)> {
        let from = self.ship.filter(|hex| board.site(*hex) == Site::Water)?;
        let wind = wind_at(board, arrow, from).filter(|_| own || !self.sheltered)?;
        let to = drive(board, from, arrow.direction, wind, self.entitled);
        (to != from).then_some((from, to))
    }
}
