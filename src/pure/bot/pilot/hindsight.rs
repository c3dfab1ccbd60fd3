//! One decision looked back at: what the pilot would rather have answered, knowing what the seat knew then. The answer that
//! was given is tried like any other, in the same worlds, and stands first: another one must be better beyond doubt.

use super::{Effort, Trial, Tried, try_out};
use crate::bot::{BotKind, Bots, Dice, Known};

/// By so many tenths of its standard error another answer must be better than the one that was given. More than a bot asks for:
/// of a dozen answers the luckiest looks better than it is, and here somebody is told so.
const DOUBT: u32 = 20;

/// What became of looking back at a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<A> {
    /// The share of the victory that the given answer promised, in ten-thousandths.
    pub share: u32,
    /// A better answer, and how much more that one promised. None if the given one was as good as any.
    pub better: Option<(A, u32)>,
}

/// How much is thought about one decision: as much as a pilot thinks, with more doubt.
pub fn effort<G: Bots>() -> Option<Effort> {
    Some(Effort { doubt: DOUBT, ..G::effort(BotKind::Pilot)? })
}

/// Judges the answer that was given by a seat that knew this. None if there was nothing to choose.
pub fn judge<G: Bots>(known: &Known<G>, given: &G::Action, effort: Effort, dice: &Dice) -> Option<Judged<G::Action>> {
    let others = G::candidates(&known.view(), &known.legal(), dice).into_iter().filter(|other| other != given);
    let answers: Vec<G::Action> = std::iter::once(given.clone()).chain(others).collect();
    if answers.len() < 2 {
        return None;
    }
    let Trial { sailors: own, others } = try_out(known, answers, effort, dice)?;
    let best = others.into_iter().next().filter(|best| best.is_surely_better(effort.doubt));
    let better = best.map(|best| {
        let lead = lead(&best);
        (best.action, lead)
    });
    Some(Judged { share: own.share(), better })
}

/// How much more an answer brought than the given one did in the same worlds.
fn lead<A>(tried: &Tried<A>) -> u32 {
    u32::try_from(tried.ahead / i64::from(tried.worlds.max(1))).unwrap_or(0)
}
