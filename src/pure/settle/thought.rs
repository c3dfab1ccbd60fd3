//! What a bot that plays on in thought has come to. A thought is the answer of a pure function, kept until it is read: thinking
//! takes its time, so it is done apart from the loop, which asks for thoughts and goes on once they are there.

use std::fmt;

use crate::bot::{BotKind, Dice, Known, pilot};
use crate::engine::{Digest, Seat, SeatSet, ServerSeed};

use super::words::Words;

/// What a bot answers to one question.
#[derive(Clone, Debug)]
pub struct Thought<G: Words> {
    seat: Seat,
    /// What the seat knew when it was asked. Wherever it knows the same, this is the answer.
    about: Digest,
    action: G::Action,
}

/// A question that a bot must think about.
#[derive(Clone)]
pub struct Riddle<G: Words> {
    kind: BotKind,
    known: Known<G>,
}

impl<G: Words> Riddle<G> {
    /// The question that the game asks the seat, as far as the seat knows.
    pub(super) fn of(kind: BotKind, game: &G, seat: Seat) -> Self {
        Self { kind, known: Known::of(game, seat) }
    }

    /// Takes as long as it takes.
    pub fn solve(&self, seed: &ServerSeed) -> Option<Thought<G>> {
        let (seat, dice) = (self.known.seat(), Dice::new(seed, self.known.seat()));
        let action = pilot::choose(&self.known, G::effort(self.kind)?, &dice)?;
        Some(Thought { seat, about: self.known.digest(), action })
    }
}

impl<G: Words> fmt::Debug for Riddle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Riddle({} at seat {})", self.kind, self.known.seat())
    }
}

/// The answer among some thoughts that fits what the seat is asked now, if the rules take it.
pub(super) fn recall<G: Words>(thoughts: &[Thought<G>], game: &G, seat: Seat) -> Option<G::Action> {
    let own = || thoughts.iter().filter(|thought| thought.seat == seat);
    own().next()?;
    let about = Known::of(game, seat).digest();
    let thought = own().find(|thought| thought.about == about)?;
    game.clone().apply(seat, &thought.action, &mut Vec::new()).ok()?;
    Some(thought.action.clone())
}

/// Whose thoughts they are.
pub fn thinkers<G: Words>(thoughts: &[Thought<G>]) -> SeatSet {
    thoughts.iter().map(|thought| thought.seat).collect()
}
