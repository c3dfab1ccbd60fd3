//! The pilot: it tries answers by playing on from them in thought, in worlds that its seat cannot tell from the true one.
//!
//! Every world is dealt anew from what the seat knows; in each of them sailors play on from every answer that is still in the
//! running, with the same deal and the same moods, so that two answers differ by what they do and not by luck. The worse half
//! of the answers is dropped again and again, until one is left beside the answer that a sailor would give; that one is given
//! unless the other is better beyond doubt. There is no tree below the first answer: between two
//! questions of one seat lie many of the others', and what a tree would learn of them a sailor knows already.

pub mod hindsight;
#[cfg(test)]
mod tests;

use super::{Bots, Dice, Known};
use crate::engine::{DealKey, Digest, Eye, Outcome, Seat};

/// The whole victory; [`Bots::prospect`] counts in the same.
pub const WHOLE: u32 = 10_000;

/// The number of the first world of a duel: no trial comes so far.
const FRESH: u32 = 1 << 24;

/// How much is thought before an answer. Games and actions are counted, never time, so that the answer is the same on every
/// machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games that are played on in thought.
    pub playouts: u32,
    /// For so many actions each; then the game is judged as it stands.
    pub horizon: u32,
    /// By so many tenths of its standard error another answer must be better than the one it is compared with.
    pub doubt: u32,
}

/// An answer that was tried beside another one: a sailor's, or the one that was given where a game is looked back at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried<A> {
    pub action: A,
    /// In how many worlds.
    pub worlds: u32,
    /// What it brought in all of them, in ten-thousandths of a victory.
    pub sum: u64,
    /// By how much more than that other one in the same worlds, and the squares of that.
    ahead: i64,
    squares: i64,
}

impl<A> Tried<A> {
    fn new(action: A) -> Self {
        Self { action, worlds: 0, sum: 0, ahead: 0, squares: 0 }
    }

    /// How much more it brought than that other one did in the same worlds, in ten-thousandths of a victory; nothing if it
    /// brought less.
    pub fn lead(&self) -> u32 {
        u32::try_from(self.ahead / i64::from(self.worlds.max(1))).unwrap_or(0)
    }

    /// The share of the victory that the answer brings, in ten-thousandths.
    pub fn share(&self) -> u32 {
        u32::try_from(self.sum / u64::from(self.worlds.max(1))).unwrap_or(WHOLE)
    }

    fn note(&mut self, share: u32, other: u32) {
        let ahead = i64::from(share) - i64::from(other);
        self.worlds += 1;
        self.sum += u64::from(share);
        self.ahead += ahead;
        self.squares += ahead * ahead;
    }

    /// Whether it is better than that other one by more than so many tenths of the standard error.
    pub fn is_surely_better(&self, doubt: u32) -> bool {
        let (ahead, worlds) = (i128::from(self.ahead), i128::from(self.worlds.max(1)));
        let spread = i128::from(self.squares) * worlds - ahead * ahead;
        ahead > 0 && 100 * ahead * ahead * worlds > i128::from(doubt).pow(2) * spread
    }
}

/// The answer that did best. None if the seat is asked nothing.
pub fn choose<G: Bots>(known: &Known<G>, effort: Effort, dice: &Dice) -> Option<G::Action> {
    let candidates = G::candidates(&known.view(), &known.legal(), dice);
    Some(try_out(known, candidates, effort, dice)?.best(effort.doubt))
}

/// What came of trying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial<A> {
    /// The answer that a sailor would give.
    pub sailors: Tried<A>,
    /// The best first.
    pub others: Vec<Tried<A>>,
}

impl<A> Trial<A> {
    /// The answer that did best, if it is better than the sailor's own beyond so much doubt.
    pub fn best(self, doubt: u32) -> A {
        let best = self.others.into_iter().next().filter(|best| best.is_surely_better(doubt));
        best.unwrap_or(self.sailors).action
    }

    /// How many games were played on.
    pub fn playouts(&self) -> u32 {
        self.sailors.worlds + self.others.iter().map(|tried| tried.worlds).sum::<u32>()
    }
}

/// Tries the answers, of which the first is the sailor's own.
pub fn try_out<G: Bots>(
    known: &Known<G>,
    candidates: Vec<G::Action>,
    effort: Effort,
    dice: &Dice,
) -> Option<Trial<G::Action>> {
    let mut candidates = candidates.into_iter().map(Tried::new);
    let mut sailors = candidates.next()?;
    let mut running: Vec<Tried<G::Action>> = candidates.collect();
    if running.is_empty() {
        return Some(Trial { sailors, others: running });
    }
    let source = dice.key(known.digest());
    let rounds = running.len().next_power_of_two().ilog2().max(1);
    let (mut dropped, mut number) = (Vec::new(), 0);
    let mut notes = G::Notes::default();
    for _ in 0..rounds {
        let worlds = (effort.playouts / rounds / (1 + running.len() as u32)).max(1);
        for _ in 0..worlds {
            let world = World::dealt(known, &source, number);
            number += 1;
            let base = world.play_on(&sailors.action, effort.horizon, &mut notes);
            sailors.note(base, base);
            for tried in &mut running {
                tried.note(world.play_on(&tried.action, effort.horizon, &mut notes), base);
            }
        }
        // Stable: of equals the one that stood first stays in front.
        running.sort_by_key(|tried| std::cmp::Reverse(tried.sum));
        let worse = running.split_off(running.len().div_ceil(2));
        dropped.splice(0..0, worse);
    }
    running.extend(dropped);
    Some(Trial { sailors, others: running })
}

/// Tries an answer and another one in worlds that no trial has seen. The first stands where a trial has the sailor's own.
fn duel<G: Bots>(
    known: &Known<G>,
    [standing, other]: [G::Action; 2],
    worlds: u32,
    horizon: u32,
    dice: &Dice,
) -> [Tried<G::Action>; 2] {
    let source = dice.key(known.digest());
    let (mut standing, mut other) = (Tried::new(standing), Tried::new(other));
    let mut notes = G::Notes::default();
    for number in FRESH..FRESH + worlds {
        let world = World::dealt(known, &source, number);
        let base = world.play_on(&standing.action, horizon, &mut notes);
        standing.note(base, base);
        other.note(world.play_on(&other.action, horizon, &mut notes), base);
    }
    [standing, other]
}

/// A world that may be, and the moods of those who play on in it.
struct World<G> {
    seat: Seat,
    game: G,
    /// Of each seat.
    dice: Vec<Dice>,
}

impl<G: Bots> World<G> {
    /// The world of a number.
    fn dealt(known: &Known<G>, source: &DealKey, number: u32) -> Self {
        let source: Digest = (*source).into();
        let key: DealKey = Digest::of(&[source.as_bytes().as_slice(), &number.to_le_bytes()].concat()).into();
        let game = known.world(&key);
        let dice = Seat::all(game.seats()).map(|seat| Dice::imagined(key, seat)).collect();
        Self { seat: known.seat(), game, dice }
    }

    /// What it brings the seat to give this answer here, with sailors at every seat from then on.
    fn play_on(&self, action: &G::Action, horizon: u32, notes: &mut G::Notes) -> u32 {
        let (mut game, mut events) = (self.game.clone(), Vec::new());
        if game.apply(self.seat, action, &mut events).is_err() {
            return 0;
        }
        for _ in 0..horizon {
            let Some(seat) = game.to_act().iter().next() else { break };
            let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
            let said = G::hasten(&view, &legal, &self.dice[usize::from(seat.number())], notes);
            events.clear();
            if said.is_none_or(|action| game.apply(seat, &action, &mut events).is_err()) {
                break;
            }
        }
        match game.outcome() {
            Outcome::Running => game.prospect(self.seat, notes),
            Outcome::Won(winner) if winner == self.seat => WHOLE,
            Outcome::Shared(winners) if winners.contains(self.seat) => WHOLE / u32::from(winners.len()),
            Outcome::Won(_) | Outcome::Shared(_) => 0,
        }
    }
}
