//! The drifter: anything legal, at random; of what can be bargained for it names little.

use super::{question, turn};
use crate::bot::Dice;
use crate::engine::odyssee::sample::sample_of;
use crate::engine::odyssee::{Action, Legal, View};

pub(super) fn choose(view: &View, legal: &Legal, dice: &Dice) -> Option<Action> {
    view.own.as_ref()?;
    let mut chance = dice.roll(turn(view) | question(view));
    sample_of(legal, view.options.board, &mut chance)
}
