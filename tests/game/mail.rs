//! Letters about Pips need no examples.

use super::samples::Sampled;
use crate::engine::pips::Pips;

impl Sampled for Pips {}
