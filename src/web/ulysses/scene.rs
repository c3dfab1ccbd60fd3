//! What a page is made from: the game as one eye sees it, and who sits where. No state of the engine, no row of the store.

use super::words::Teller;
use crate::engine::ulysses::{Board, Event, Legal, Own, Ruleset, View};
use crate::engine::{Eye, Seat, SeatSet};
use crate::text::Text;

/// A table at one moment for one reader. `view`, `legal` and `story` must be those of `eye`.
pub(in crate::web) struct Scene<'a> {
    pub(in crate::web) t: Text,
    pub(in crate::web) view: &'a View,
    pub(in crate::web) legal: &'a Legal,
    pub(in crate::web) board: &'static Board,
    pub(in crate::web) eye: Eye,
    /// By seat.
    pub(in crate::web) names: &'a [String],
    pub(in crate::web) bots: SeatSet,
    /// All entries so far, the oldest first.
    pub(in crate::web) story: &'a [Told],
    /// How many entries of the story the reader knew at the last visit; 0 if that is not known.
    pub(in crate::web) seen: u32,
    /// The path below which the forms lead, such as `/table/K7QM2`; without a slash at its end.
    pub(in crate::web) base: &'a str,
    /// A finished drawing.
    pub(in crate::web) chart: String,
    pub(in crate::web) code: &'a str,
}

/// An entry of the log as an eye may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::web) struct Told {
    pub(in crate::web) seq: u32,
    /// None for what the service did to the table as a whole.
    pub(in crate::web) seat: Option<Seat>,
    /// The written form; other eyes get the public one.
    pub(in crate::web) action: String,
    pub(in crate::web) events: Vec<Event>,
}

impl<'a> Scene<'a> {
    pub(super) fn teller(&self) -> Teller<'a> {
        Teller { t: self.t, board: self.board, eye: self.eye, names: self.names }
    }

    /// The reader's seat, if the game waits for it now and not only later in this movement.
    pub(super) fn asked(&self) -> Option<Seat> {
        let own = self.own()?.seat;
        (self.view.to_act.contains(own) && *self.legal != Legal::Nothing).then_some(own)
    }

    pub(super) fn own(&self) -> Option<&'a Own> {
        self.view.own.as_ref()
    }

    /// Whom the game waits for; none once it is over.
    pub(super) fn awaited(&self) -> Option<Seat> {
        self.view.to_act.iter().next()
    }

    /// Whether the reader, entitled to black, would lose it by supporting a side (U-BLCK-4; D-09 with S-54 keeps it).
    pub(super) fn support_gives_up_black(&self) -> bool {
        let kept = self.view.ruleset == Ruleset::UlyssesCs1 && self.view.options.switching_sides;
        match self.legal {
            Legal::Discussion(range) => range.black.is_some() && !kept,
            Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Wind(_) => false,
        }
    }

    pub(super) fn next_seat(&self, seat: Seat) -> Seat {
        seat.left(self.view.players.count())
    }
}
