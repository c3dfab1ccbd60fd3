//! Letters about Pips need no examples.

use super::samples::Sampled;
use crate::engine::pips::{Options, Pips, Ruleset};

impl Sampled for Pips {
    fn rules() -> (Ruleset, Options) {
        (Ruleset, Options::default())
    }
}
