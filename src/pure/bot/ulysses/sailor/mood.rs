//! Moods: so that nobody can read the sailor like a table, its thresholds shift a little from movement to movement, and
//! now and then it bluffs.

use std::cell::OnceCell;

use crate::bot::Dice;
use crate::bot::ulysses::movement;
use crate::engine::ulysses::View;

/// The mood of one movement; it does not change within it. The dice are rolled when it is first asked for: most questions
/// have the same answer in any mood.
pub(super) struct Mood<'a> {
    dice: Option<(&'a Dice, u64)>,
    /// Caution, and whether it bluffs.
    rolled: OnceCell<(i32, bool)>,
}

/// Beside the questions' numbers.
const MOOD: u64 = 7 << 32;
/// Either way.
pub(super) const CAUTION_MOST: i32 = 4;
const BLUFF_ONE_IN: u32 = 12;

impl<'a> Mood<'a> {
    pub(super) fn calm() -> Self {
        Self { dice: None, rolled: OnceCell::new() }
    }

    pub(super) fn in_movement(view: &View, dice: &'a Dice) -> Self {
        Self { dice: Some((dice, movement(view) | MOOD)), rolled: OnceCell::new() }
    }

    /// Added to what must be gained before cards are spent; tenths of a movement.
    pub(super) fn caution(&self) -> i32 {
        self.rolled().0
    }

    /// Acts as if more were at stake than there is.
    pub(super) fn bluffs(&self) -> bool {
        self.rolled().1
    }

    fn rolled(&self) -> (i32, bool) {
        *self.rolled.get_or_init(|| {
            let Some((dice, occasion)) = self.dice else { return (0, false) };
            let mut chance = dice.roll(occasion);
            let caution = chance.index(2 * CAUTION_MOST as u32 + 1) as i32 - CAUTION_MOST;
            (caution, chance.index(BLUFF_ONE_IN) == 0)
        })
    }
}
