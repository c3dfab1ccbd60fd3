//! The drifter: anything legal, at random.

use super::{movement, question};
use crate::bot::Dice;
use crate::engine::ulysses::sample::sample_of;
use crate::engine::ulysses::{Action, Legal, View};

pub(super) fn choose(view: &View, legal: &Legal, dice: &Dice) -> Option<Action> {
    let own = view.own.as_ref()?;
    let mut chance = dice.roll(movement(view) | question(view));
    sample_of(legal, own.hand, view.options.board, &mut chance)
}
