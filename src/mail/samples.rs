//! One example of every letter, from a small game that is always the same: for the demo's page and for tests.

use super::contents::Letter;
use crate::engine::{GameKind, for_game};
use crate::text::Locale;
use crate::text::telling::Tells;

/// A game with examples of its letters.
pub(crate) trait Sampled: Tells {
    /// Every kind by its name, the question in all its forms.
    fn samples(_locale: Locale) -> Vec<(&'static str, Letter)> {
        Vec::new()
    }
}

/// Those of the game that is offered first.
pub fn samples(locale: Locale) -> Vec<(&'static str, Letter)> {
    for_game!(GameKind::FIRST, G => G::samples(locale))
}
