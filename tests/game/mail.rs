//! Letters about Pips need no examples.

use super::preview::Sampled;
use crate::engine::pips::Pips;

impl Sampled for Pips {}
