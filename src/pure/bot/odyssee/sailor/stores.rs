//! What gifts and heroes are worth, in turns on the way home.

use crate::engine::odyssee::CREW;

/// What a ship has aboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stores {
    pub(super) gifts: u8,
    pub(super) crew: u8,
    pub(super) hunger: u8,
    /// Turns that end before the crew starves.
    pub(super) doom: u8,
}

/// By number of gifts: food first, then arrows, then plenty.
const GIFTS: [f64; 8] = [0.0, 0.35, 0.65, 0.85, 1.0, 1.1, 1.18, 1.25];
/// By number of hunger stones, without a gift.
const HUNGER: [f64; 4] = [0.0, -0.2, -0.6, -1.4];
/// The crew starves at the end of this turn.
const DOOMED: f64 = -3.5;
/// By number of heroes: the fewer, the nearer is a battle or a card that sinks the ship.
const HEROES: [f64; CREW as usize + 1] = [-3.5, -1.6, -0.8, -0.3, 0.0];

impl Stores {
    pub(super) fn worth(self) -> f64 {
        let food = match (self.gifts, self.doom) {
            (0, 1) => DOOMED,
            (0, _) => HUNGER[usize::from(self.hunger).min(HUNGER.len() - 1)],
            (gifts, _) => GIFTS[usize::from(gifts).min(GIFTS.len() - 1)],
        };
        food + HEROES[usize::from(self.crew).min(HEROES.len() - 1)]
    }

    /// Gifts end the hunger (G-23).
    pub(super) fn gain(&mut self, gifts: u8) {
        if gifts > 0 {
            self.gifts += gifts;
            (self.hunger, self.doom) = (0, 0);
        }
    }

    pub(super) fn pay(&mut self, gifts: u8) {
        self.gifts = self.gifts.saturating_sub(gifts);
    }
}
