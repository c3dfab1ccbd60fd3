//! Names of the fields in which something is said ahead. Short ones: all of them stand in one address.

use crate::engine::ulysses::{Board, Place};
use crate::web::ulysses::fault::Scope;

/// What holds if somebody objects, and the fields that belong to it.
#[derive(Clone)]
pub(super) struct Contested(String);

impl Contested {
    pub(super) fn of(scope: Scope, board: &Board) -> Self {
        Self(match scope {
            Scope::Now => "c".to_owned(),
            Scope::Next(place) => format!("n-{}-c", board.id(place)),
            Scope::Plan => "p-c".to_owned(),
            Scope::Order => "o-c".to_owned(),
        })
    }

    pub(super) fn word(&self) -> &str {
        &self.0
    }

    pub(super) fn most(&self) -> String {
        format!("{}-most", self.0)
    }

    pub(super) fn hold(&self) -> String {
        format!("{}-hold", self.0)
    }

    pub(super) fn third(&self) -> String {
        format!("{}-third", self.0)
    }

    /// Ask first, while black is open.
    pub(super) fn first(&self) -> String {
        format!("{}-first", self.0)
    }

    /// Where black would lie.
    pub(super) fn at(&self) -> String {
        format!("{}-at", self.0)
    }

    /// What holds if red lies there.
    pub(super) fn row(&self, board: &Board, red: Place) -> String {
        format!("{}-{}", self.0, board.id(red))
    }
}

pub(super) const WON: &str = "won";
/// The way on after a wind, and the second choice.
pub(super) const WAYS_ON: [&str; 2] = ["won-on", "won-or"];
/// Where the ship should go, and what is said to whatever leads elsewhere.
pub(in crate::web::ulysses) const COURSE: &str = "g";
pub(super) const COURSE_ELSE: &str = "g-else";
pub(super) const PLAN_WON: &str = "p-won";
pub(super) const PANDORA: &str = "p-pandora";
pub(super) const TEMPLE: &str = "p-temple";
pub(super) const KEEP: &str = "p-keep";
/// How many ways a plan names for each place.
pub(super) const PLAN_WAYS: u8 = 3;

pub(super) fn next(board: &Board, at: Place) -> String {
    format!("n-{}", board.id(at))
}

pub(super) fn next_way(board: &Board, at: Place, way: Place) -> String {
    format!("n-{}-{}", board.id(at), board.id(way))
}

pub(super) fn next_instead(board: &Board, at: Place) -> String {
    format!("n-{}-to", board.id(at))
}

pub(super) fn next_cards(board: &Board, at: Place) -> String {
    format!("n-{}-with", board.id(at))
}

pub(super) fn plan_way(board: &Board, at: Place, number: u8) -> String {
    format!("p-{}-{number}", board.id(at))
}
