//! One decision looked back at: what the pilot would rather have answered, knowing what the seat knew then. First the best of
//! all other answers is looked for; then that one and the answer that was given meet in worlds that nobody has seen yet. What
//! looked best of a dozen was also lucky: in the second trial it has to be better once more, and beyond doubt.

#[cfg(test)]
mod tests;

use super::{Effort, Tried, duel, try_out};
use crate::bot::{BotKind, Bots, Dice, Known};

/// Games that are played on for one decision, of whatever game: how sure one is depends on their number alone. Nobody waits for
/// it, and with a pilot's own number only blunders are beyond doubt.
const PLAYOUTS: u32 = 1_600;
/// By so many tenths of its standard error another answer must be better than the one that was given. Where nothing better is
/// left to find, one answer in forty of Ulysses is called a slip, with 20 it was one in twenty; an idler hears as much
/// (docs/bots.md).
const DOUBT: u32 = 25;
/// In ten-thousandths of a victory: a smaller lead may be an error of judgement, however often it is found.
const LEAD_LEAST: u32 = 50;

/// What became of looking back at a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<A> {
    /// The share of the victory that the given answer promised, in ten-thousandths.
    pub share: u32,
    /// A better answer, and how much more that one promised. None if no other one was clearly better.
    pub better: Option<(A, u32)>,
}

/// How much is thought about one decision: at more length than a pilot thinks, and with more doubt.
pub fn effort<G: Bots>() -> Option<Effort> {
    let pilots = G::effort(BotKind::Pilot)?;
    Some(Effort { playouts: PLAYOUTS.max(pilots.playouts), horizon: pilots.horizon, doubt: DOUBT })
}

/// Judges the answer that was given by a seat that knew this. None if there was nothing to choose.
pub fn judge<G: Bots>(known: &Known<G>, given: &G::Action, effort: Effort, dice: &Dice) -> Option<Judged<G::Action>> {
    let [given, best] = weigh(known, given, effort, dice)?;
    let lead = best.lead();
    let is_better = best.is_surely_better(effort.doubt) && lead >= LEAD_LEAST;
    Some(Judged { share: given.share(), better: is_better.then_some((best.action, lead)) })
}

/// The answer that was given and the best of all others, in the same worlds. None if there was nothing to choose.
pub fn weigh<G: Bots>(
    known: &Known<G>,
    given: &G::Action,
    effort: Effort,
    dice: &Dice,
) -> Option<[Tried<G::Action>; 2]> {
    let others = G::candidates(&known.view(), &known.legal(), dice).into_iter().filter(|other| other != given);
    let answers: Vec<G::Action> = std::iter::once(given.clone()).chain(others).collect();
    // Half of the games to look for the best, half for the two.
    let search = Effort { playouts: effort.playouts / 2, ..effort };
    let best = try_out(known, answers, search, dice)?.others.into_iter().next()?;
    Some(duel(known, [given.clone(), best.action], (effort.playouts / 4).max(1), effort.horizon, dice))
}
