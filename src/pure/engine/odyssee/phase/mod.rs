//! The phases of a turn, one a file: what is legal there, and what it brings about.

mod bargain;
pub(super) mod battle;
pub(super) mod card;
mod chip;
mod feeding;
pub(super) mod landing;
mod leaving;
mod loss;
pub(super) mod meeting;
pub(super) mod sail;
pub(super) mod storm;
pub(super) mod turn;

use serde::{Deserialize, Serialize};

pub(super) use battle::Battle;
pub(super) use landing::Landing;
pub(super) use meeting::{Meeting, PAIRS, Proposal};

use super::cards::Card;
use crate::engine::{Outcome, Seat};

/// What the game is waiting for; feeding, winds, losses and the end of a turn happen in between, asking nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// Q-1; whether the arrow is free.
    Turn {
        free: bool,
    },
    ///
    Sail {
        roll: u8,
    },
    /// a landing on another's island.
    Landing(Landing),
    ///
    Card(Task),
    ///
    Meeting(Meeting),
    ///
    Battle(Battle),
    Over(Outcome),
}

/// A landing card that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Task {
    pub(super) card: Card,
    /// Whose card it was; none if it lay at the rim.
    pub(super) from: Option<Seat>,
}
