//! Moods: so that nobody can read the sailor like a table, its thresholds shift a little from movement to movement, and
//! now and then it bluffs.

use crate::bot::Dice;
use crate::bot::ulysses::movement;
use crate::engine::ulysses::View;

/// The mood of one movement; it does not change within it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mood {
    /// Added to what must be gained before cards are spent; tenths of a movement.
    pub(super) caution: i32,
    /// Acts as if more were at stake than there is.
    pub(super) bluffs: bool,
}

/// Beside the questions' numbers.
const MOOD: u64 = 7 << 32;
const CAUTION_MOST: u32 = 4;
const BLUFF_ONE_IN: u32 = 12;

impl Mood {
    pub(super) const CALM: Mood = Mood { caution: 0, bluffs: false };

    pub(super) fn in_movement(view: &View, dice: &Dice) -> Self {
        let mut chance = dice.roll(movement(view) | MOOD);
        let caution = chance.index(2 * CAUTION_MOST + 1) as i32 - CAUTION_MOST as i32;
        Self { caution, bluffs: chance.index(BLUFF_ONE_IN) == 0 }
    }
}
