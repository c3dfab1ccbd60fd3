//! Examples of every letter, from small games that are always the same: for the demo's page and for tests.

pub(super) mod game;

use super::contents::Letter;
use crate::engine::{GameKind, for_game};
use crate::text::Locale;
use crate::text::telling::Tells;

/// A game with examples of its letters.
pub(crate) trait Sampled: Tells {
    /// By which the example is played.
    fn rules() -> (Self::Ruleset, Self::Options);

    /// By their names: the first game has every kind, the others what they tell in words of their own.
    fn samples(_locale: Locale) -> Vec<(&'static str, Letter)> {
        Vec::new()
    }
}

/// Those of all games, the first one's first.
pub fn samples(locale: Locale) -> Vec<(&'static str, Letter)> {
    GameKind::ALL.iter().flat_map(|kind| for_game!(*kind, G => G::samples(locale))).collect()
}
