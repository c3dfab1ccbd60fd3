//! A course: «to X, then to Y, home as soon as I may», used in every turn for which no plan lies there. Its step is the least
//! distance over water to the stop of its leg; ties are broken as the page shows them.

use super::choice::Choice;
use super::guard::{Guard, Unless};
use super::plan::Found;
use super::track::Track;
use super::{Lapse, Said};
use crate::engine::Seat;
use crate::engine::odyssee::{Action, Board, Hex, HexSet, Stop, View};

/// More legs than anybody foresees.
pub const LEGS_MAX: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Stops in the order in which they are sailed to; those landed on are struck out. Each once, Ithaca only as the last.
    /// None at all only if it goes home.
    pub legs: Vec<Stop>,
    /// To Ithaca as soon as entitled.
    pub home: bool,
    /// The first that fits counts.
    pub choices: Vec<Choice>,
    pub unless: Unless,
}

/// How far a guard reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strictness {
    /// All guards.
    All,
    /// Its owner's patience is at an end (RO-15): ships in the way, and islands that have changed, are taken as they are.
    Patient,
}

impl Course {
    /// The hex of what is sailed to now.
    pub fn goal(&self, view: &View, me: Seat) -> Result<Hex, Lapse> {
        let board = view.options.board;
        let entitled = view.players[me].entitled;
        match self.legs.first() {
            _ if self.home && entitled => Ok(board.ithaca()),
            Some(Stop::Ithaca) | None if !entitled => Err(Lapse::NotEntitled),
            Some(stop) => Ok(hex_of(board, *stop)),
            None => Ok(board.ithaca()),
        }
    }

    /// a course takes the die.
    pub(super) fn turn(&self, track: &Track, (said, view, me): (&Said, &View, Seat), strictness: Strictness) -> Found {
        let guard = Guard { said, view, me, track };
        let goal = self.holds(&guard, strictness)?;
        if view.players[me].ship == Some(goal) {
            return Err(Lapse::NoWay.into()); // G-43: no landing where one lies.
        }
        Ok(Action::Die)
    }

    /// the step.
    pub(super) fn sail(
        &self,
        track: &Track,
        (said, view, me): (&Said, &View, Seat),
        ends: HexSet,
        strictness: Strictness,
    ) -> Found {
        let guard = Guard { said, view, me, track };
        let goal = self.holds(&guard, strictness)?;
        let board = view.options.board;
        if ends.contains(goal) {
            if strictness == Strictness::All {
                guard.ship_at(goal)?;
            }
            return Ok(Action::Sail(goal));
        }
        let from = view.players[me].ship.ok_or(Lapse::NoWay)?;
        let away = |hex: Hex| board.sea_distance(hex, goal).unwrap_or(u8::MAX);
        let water = || ends.intersection(board.water()).iter();
        let least = water().map(away).min().filter(|least| *least < away(from)).ok_or(Lapse::NoWay)?;
        let beyond = self.after(view, goal);
        let far = |hex: Hex| beyond.and_then(|beyond| board.sea_distance(hex, beyond)).unwrap_or(u8::MAX);
        let mut nearest: Vec<Hex> = water().filter(|hex| away(*hex) == least).collect();
        nearest.sort_by_key(|hex| (guard.is_taken(*hex), far(*hex), *hex));
        // Those without a ship come first; if there is none, one whose ship is no surprise.
        let open = nearest.iter().find(|hex| strictness == Strictness::Patient || guard.ship_at(**hex).is_ok());
        match (open, nearest.first()) {
            (Some(hex), _) => Ok(Action::Sail(*hex)),
            (None, Some(hex)) => Err(guard.ship_at(*hex).err().unwrap_or(Lapse::NoWay).into()),
            (None, None) => Err(Lapse::NoWay.into()),
        }
    }

    /// What concerns the whole course and the leg before it; where that leads.
    fn holds(&self, guard: &Guard<'_>, strictness: Strictness) -> Result<Hex, Lapse> {
        guard.underway()?;
        guard.threat()?;
        guard.unless(self.unless)?;
        let goal = self.goal(guard.view, guard.me)?;
        if strictness == Strictness::All {
            guard.isle_at(goal)?;
        }
        Ok(goal)
    }

    /// Where it goes on after this goal, as far as that is known.
    fn after(&self, view: &View, goal: Hex) -> Option<Hex> {
        let board = view.options.board;
        let later = self.legs.iter().map(|stop| hex_of(board, *stop)).find(|hex| *hex != goal);
        later.filter(|_| goal != board.ithaca()).or_else(|| self.home.then(|| board.ithaca()))
    }
}

/// Where a stop lies; of Syrte, to which no course leads, the first hex.
pub(super) fn hex_of(board: &Board, stop: Stop) -> Hex {
    match stop {
        Stop::Ithaca => board.ithaca(),
        Stop::Aeolus => board.aeolus(),
        Stop::Syrte => board.syrte()[0],
        Stop::Isle(isle) => board.isle(isle),
    }
}
