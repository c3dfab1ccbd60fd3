//! Bots: the view of a seat and its legal answers in, one answer out. A bot never sees the state of a game, keeps no
//! memory, and is a pure function of what it is shown and of its dice; so it can also say what it would answer to a
//! question that has not been asked yet. The pilot, which plays games on in thought, sees worlds that its seat cannot tell
//! from the true one ([`Known`]), and nothing else either.

#![deny(clippy::wildcard_enum_match_arm)]

mod dice;
mod hand;
mod known;
pub mod odyssee;
pub mod pilot;
pub mod ulysses;

#[cfg(feature = "pips")]
#[path = "../../../tests/game/bot.rs"]
mod pips;

use std::fmt;
use std::str::FromStr;

pub use dice::Dice;
pub use known::Known;
pub use pilot::Effort;

use crate::engine::{Game, Seat};

/// The bots there are, the same for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Answers anything legal, at random.
    Drifter,
    /// A sailor who now and then takes another answer than the best it sees: what people meet first.
    Hand,
    /// Knows its goals and what a fight is worth.
    Sailor,
    /// Plays on in thought from every answer worth trying, a little.
    Mate,
    /// The same at length.
    Pilot,
}

impl BotKind {
    pub const ALL: [BotKind; 5] = [BotKind::Drifter, BotKind::Hand, BotKind::Sailor, BotKind::Mate, BotKind::Pilot];
    /// Whom people meet who have not chosen, and can beat.
    pub const USUAL: BotKind = BotKind::Hand;

    /// Whether it plays on in thought, which takes its time: nobody may wait for it in a transaction.
    pub fn thinks(self) -> bool {
        match self {
            BotKind::Drifter | BotKind::Hand | BotKind::Sailor => false,
            BotKind::Mate | BotKind::Pilot => true,
        }
    }

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Drifter => "drifter",
            BotKind::Hand => "hand",
            BotKind::Sailor => "sailor",
            BotKind::Mate => "mate",
            BotKind::Pilot => "pilot",
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
        f.write_str("no bot is called that; there are drifter, hand, sailor, mate and pilot")
    }
}

impl std::error::Error for UnknownBot {}

/// A game that bots can play.
pub trait Bots: Game {
    /// A question that a seat may come to be asked, as far as anyone could describe it beforehand.
    type Situation;

    /// What sailors in thought have reckoned already. It saves reckoning it again and never changes an answer.
    type Notes: Default;

    /// The answer of a bot that sees `view` and may answer within `legal`, both of its own seat. None if it is asked
    /// nothing. Whoever plays on in thought needs more than a view ([`answer`]); asked here, it says what a sailor says.
    fn choose(kind: BotKind, view: &Self::View, legal: &Self::Legal, dice: &Dice) -> Option<Self::Action>;

    /// What the bot would answer if the situation came about. None if the situation cannot come about, or asks the seat
    /// nothing.
    fn ahead(kind: BotKind, view: &Self::View, situation: &Self::Situation, dice: &Dice) -> Option<Self::Action>;

    /// How much a bot that plays on in thought thinks.
    fn effort(kind: BotKind) -> Option<Effort>;

    /// The answer of a sailor in a hurry, for games that are played on in thought.
    fn hasten(view: &Self::View, legal: &Self::Legal, dice: &Dice, notes: &mut Self::Notes) -> Option<Self::Action>;

    /// A few answers worth trying, the sailor's own first: of the thousands that are legal most differ by nothing that matters.
    fn candidates(view: &Self::View, legal: &Self::Legal, dice: &Dice) -> Vec<Self::Action>;

    /// About what share of the victory falls to the seat as things stand, in ten-thousandths. For worlds that are thought
    /// about: whoever asks sees everything.
    fn prospect(&self, seat: Seat, notes: &mut Self::Notes) -> u32;

    /// What a caretaker does where the rules want a choice and silence is none: the seat's own interest, at no cost. None
    /// where silence will do.
    fn propose_only(view: &Self::View, legal: &Self::Legal) -> Option<Self::Action>;
}

/// The answer of a bot at a seat of the game, of which it sees what its seat may know. None if it is asked nothing.
pub fn answer<G: Bots>(kind: BotKind, game: &G, seat: Seat, dice: &Dice) -> Option<G::Action> {
    let known = Known::of(game, seat);
    match G::effort(kind) {
        Some(effort) => pilot::choose(&known, effort, dice),
        None => G::choose(kind, &known.view(), &known.legal(), dice),
    }
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
