//! Bots: the view of a seat and its legal answers in, one answer out. A bot never sees the state of a game, keeps no
//! memory, and is a pure function of what it is shown and of its dice; so it can also say what it would answer to a
//! question that has not been asked yet.

#![deny(clippy::wildcard_enum_match_arm)]

mod dice;
pub mod odyssee;
pub mod ulysses;

#[cfg(feature = "pips")]
#[path = "../../../tests/game/bot.rs"]
mod pips;

use std::fmt;
use std::str::FromStr;

pub use dice::Dice;

use crate::engine::Game;

/// The bots there are, the same for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Answers anything legal, at random.
    Drifter,
    /// Knows its goals and what a fight is worth.
    Sailor,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Drifter, BotKind::Sailor];

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Drifter => "drifter",
            BotKind::Sailor => "sailor",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or(UnknownBot)
    }
}

/// No bot has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownBot;

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no bot is called that; there are drifter and sailor")
    }
}

impl std::error::Error for UnknownBot {}

/// A game that bots can play.
pub trait Bots: Game {
    /// A question that a seat may come to be asked, as far as anyone could describe it beforehand.
    type Situation;

    /// The answer of a bot that sees `view` and may answer within `legal`, both of its own seat. None if it is asked
    /// nothing.
    fn choose(kind: BotKind, view: &Self::View, legal: &Self::Legal, dice: &Dice) -> Option<Self::Action>;

    /// What the bot would answer if the situation came about. None if the situation cannot come about, or asks the seat
    /// nothing.
    fn ahead(kind: BotKind, view: &Self::View, situation: &Self::Situation, dice: &Dice) -> Option<Self::Action>;

    /// What a caretaker does where the rules want a choice and silence is none: the seat's own interest, at no cost. None
    /// where silence will do.
    fn propose_only(view: &Self::View, legal: &Self::Legal) -> Option<Self::Action>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_reads_back_from_its_name() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("Sailor".parse::<BotKind>(), Err(UnknownBot));
    }
}
