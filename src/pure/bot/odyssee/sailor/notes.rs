//! What sailors in thought need not reckon twice: what the cards bring whoever has so much aboard, and the ways over the
//! islands on which a landing brings so much.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::course::{Stops, StopsKey};
use super::stores::Stores;
use super::tale::Yard;
use crate::engine::odyssee::CARDS;

/// So much is kept. Games that are played on from one position know a few hundred.
const PROFITS_MOST: usize = 4096;

const STOPS_MOST: usize = 256;

#[derive(Default)]
pub struct Notes {
    /// What every card brings with these stores in this yard, in turns.
    profits: BTreeMap<(Yard, Stores), [f64; CARDS]>,
    stops: BTreeMap<StopsKey, Rc<Stops>>,
}

impl Notes {
    pub(super) fn profits(&mut self, yard: Yard, stores: Stores) -> &[f64; CARDS] {
        if self.profits.len() >= PROFITS_MOST {
            self.profits.clear();
        }
        self.profits.entry((yard, stores)).or_insert_with(|| yard.profits(stores))
    }

    pub(super) fn stops(&mut self, key: StopsKey, new: impl FnOnce() -> Rc<Stops>) -> Rc<Stops> {
        if self.stops.len() >= STOPS_MOST {
            self.stops.clear();
        }
        Rc::clone(self.stops.entry(key).or_insert_with(new))
    }
}
