//! Letters about Odyssee have no examples yet.

use super::samples::Sampled;
use crate::engine::odyssee::Odyssee;

impl Sampled for Odyssee {}
