//! What sailors in thought need not reckon twice: what the cards bring whoever has so much aboard.

use std::collections::BTreeMap;

use super::stores::Stores;
use super::tale::Yard;
use crate::engine::odyssee::CARDS;

/// So much is kept. Games that are played on from one position know a few hundred.
const PROFITS_MOST: usize = 4096;

/// What every card brings with these stores in this yard, in turns.
#[derive(Default)]
pub struct Notes {
    profits: BTreeMap<(Yard, Stores), [f64; CARDS]>,
}

impl Notes {
    pub(super) fn profits(&mut self, yard: Yard, stores: Stores) -> &[f64; CARDS] {
        if self.profits.len() >= PROFITS_MOST {
            self.profits.clear();
        }
        self.profits.entry((yard, stores)).or_insert_with(|| yard.profits(stores))
    }
}
