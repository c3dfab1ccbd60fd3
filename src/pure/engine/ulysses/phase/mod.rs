//! The phases of a turn, one a file: what is legal there, and what it brings about.

pub(super) mod action;
pub(super) mod asking;
mod disc;
pub(super) mod discussion;
pub(super) mod draw;
mod movement;
pub(super) mod wind;

use serde::{Deserialize, Serialize};

pub(super) use asking::Asking;
pub(super) use discussion::{Disc, Discussion};

use crate::engine::Outcome;

/// What the game is waiting for; draws and the ship's movement happen in between, asking nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    Action,
    Asking(Asking),
    Discussion(Discussion),
    Wind,
    Over(Outcome),
}
