//! The bots of Ulysses.

mod drifter;
mod imagine;
pub mod sailor;
mod situation;
#[cfg(test)]
mod tests;

pub use situation::{Contest, Movement, Situation, Stage};

use super::{BotKind, Bots, Dice, Effort, hand};
use crate::engine::Seat;
use crate::engine::ulysses::{Action, Legal, Question, Ulysses, View};

/// Beside the questions' numbers, for whether a hand slips.
const SLIP: u64 = 1 << 36;

impl Bots for Ulysses {
    type Situation = Situation;
    type Notes = sailor::Notes;

    fn choose(kind: BotKind, view: &View, legal: &Legal, dice: &Dice) -> Option<Action> {
        match kind {
            BotKind::Drifter => drifter::choose(view, legal, dice),
            BotKind::Hand => hand::choose(
                dice.roll(movement(view) | SLIP | question(view)),
                || Self::choose(BotKind::Sailor, view, legal, dice),
                || Self::candidates(view, legal, dice),
            ),
            BotKind::Sailor | BotKind::Mate | BotKind::Pilot => {
                sailor::choose(view, legal, dice, &mut sailor::Notes::default())
            }
        }
    }

    fn ahead(kind: BotKind, view: &View, situation: &Situation, dice: &Dice) -> Option<Action> {
        let (view, legal) = situation.imagined(view)?;
        Self::choose(kind, &view, &legal, dice)
    }

    fn effort(kind: BotKind) -> Option<Effort> {
        match kind {
            BotKind::Drifter | BotKind::Hand | BotKind::Sailor => None,
            BotKind::Mate => Some(Effort { playouts: 120, horizon: 60, doubt: 10 }),
            BotKind::Pilot => Some(Effort { playouts: 480, horizon: 60, doubt: 10 }),
        }
    }

    fn hasten(view: &View, legal: &Legal, dice: &Dice, notes: &mut sailor::Notes) -> Option<Action> {
        sailor::choose(view, legal, dice, notes)
    }

    fn candidates(view: &View, legal: &Legal, dice: &Dice) -> Vec<Action> {
        sailor::candidates(view, legal, dice)
    }

    fn prospect(&self, seat: Seat, notes: &mut sailor::Notes) -> u32 {
        sailor::standing(self, seat, notes)
    }

    fn propose_only(view: &View, legal: &Legal) -> Option<Action> {
        sailor::propose_only(view, legal)
    }
}

/// The number of a movement, for dice that fall once in it.
fn movement(view: &View) -> u64 {
    u64::from(view.turn) << 53 | u64::from(view.movement & 0xffff) << 37
}

/// The number of a question within its movement: no seat is asked twice with the same one. Between two actions of a turn
/// the hand or the temples change, or Pandora or the exchange is used up; between two questions of a discussion somebody
/// has played. Nothing else may count: it could change between a word given ahead and its reading.
fn question(view: &View) -> u64 {
    let Some(own) = &view.own else { return 0 };
    match view.question {
        None => 0,
        Some(Question::Action) => {
            let used = u64::from(view.pandora_used) << 1 | u64::from(view.exchange_used);
            let temples = u64::from(view.players[own.seat].temples);
            1 << 32 | u64::from(own.hand.total()) << 16 | temples << 8 | used
        }
        Some(Question::Asking) => 2 << 32,
        Some(Question::Discussion) => {
            let cards: u64 = view.sides.iter().flatten().map(|side| u64::from(side.cards.total())).sum();
            3 << 32 | cards
        }
        Some(Question::Wind) => 4 << 32,
    }
}
