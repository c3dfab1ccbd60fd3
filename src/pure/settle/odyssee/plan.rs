//! A plan: the own next turn, with one line for each roll. What it comes to when that turn is there, the guards of RO-5
//! included.

use super::choice::Choice;
use super::guard::{Guard, Unless};
use super::track::Track;
use super::{Lapse, Said};
use crate::engine::Seat;
use crate::engine::odyssee::{Action, Arrow, ArrowRange, Hex, HexSet, ROLL_MAX, View};
use crate::settle::words::Why;

/// «My next turn only.» A turn that is skipped is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Where the ship lies then; if it is not said, where it lay when this was written.
    pub at: Option<Hex>,
    pub first: First,
    /// For the rolls 1 to 4.
    pub rolls: [Line; ROLL_MAX as usize],
    /// The first that fits counts.
    pub choices: Vec<Choice>,
    pub unless: Unless,
}

/// Die or arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    Die,
    /// Only if it moves exactly the ships that it moved when this was written, exactly so; else the die.
    Arrow(Arrow),
}

/// What follows a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Sail(Hex),
    Stay,
    Ask,
}

impl Plan {
    /// The line of a roll from 1 to 4.
    pub fn line(&self, roll: u8) -> Line {
        self.rolls[usize::from(roll.clamp(1, ROLL_MAX)) - 1]
    }

    ///
    pub(super) fn turn(&self, track: &Track, said: &Said, view: &View, me: Seat, range: ArrowRange) -> Found {
        let guard = Guard { said, view, me, track };
        self.holds(&guard)?;
        Ok(match self.first {
            First::Arrow(arrow) if range != ArrowRange::Barred && guard.blows_as_shown(arrow, self.at) => {
                Action::Arrow(arrow)
            }
            // RO-4: a lapsed arrow falls back to the die.
            First::Arrow(_) | First::Die => Action::Die,
        })
    }

    ///
    pub(super) fn sail(&self, track: &Track, said: &Said, view: &View, me: Seat, (roll, ends): (u8, HexSet)) -> Found {
        let guard = Guard { said, view, me, track };
        self.holds(&guard)?;
        match self.line(roll) {
            Line::Ask => Err(Why::Wished),
            Line::Stay => Ok(Action::Stay),
            Line::Sail(hex) => {
                guard.end(hex, ends).and_then(|()| guard.isle_at(hex)).and_then(|()| guard.ship_at(hex))?;
                Ok(Action::Sail(hex))
            }
        }
    }

    /// What concerns the whole plan; the rest belongs to its lines.
    fn holds(&self, guard: &Guard<'_>) -> Result<(), Lapse> {
        guard.me(self.at)?;
        guard.threat()?;
        guard.unless(self.unless)
    }
}

/// What a word says, or why its owner is asked.
pub(super) type Found = Result<Action, Why<Lapse>>;

impl From<Lapse> for Why<Lapse> {
    fn from(lapse: Lapse) -> Self {
        Why::Lapsed(lapse)
    }
}
