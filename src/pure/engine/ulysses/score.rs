//! Who stands how, if the turn limit ends the game (S-87).

use super::{Outcome, Seat, SeatSet, Ulysses};
use crate::engine::Game as _;

impl Ulysses {
    /// Most revealed goals wins; equals share it.
    pub(super) fn standing(&self) -> Outcome {
        let most = self.players.iter().map(|player| player.revealed.count()).max();
        let best = |seat: &Seat| Some(self.players[*seat].revealed.count()) == most;
        let leaders: SeatSet = Seat::all(self.seats()).filter(best).collect();
        match (leaders.iter().next(), leaders.len()) {
            (Some(seat), 1) => Outcome::Won(seat),
            _ => Outcome::Shared(leaders),
        }
    }
}
