//! The measure of everything: what it is worth to the sailor that the ship arrives at a place.

use super::Mind;
use super::ways::Ways;
use crate::engine::ulysses::{Place, PlaceSet};

/// Tenths of a movement.
const STEP: i32 = 10;
/// A goal reached is worth more than the way to it: others pull the ship about meanwhile.
const GOAL: i32 = 12;
/// The last goal outweighs whatever else there is.
const VICTORY: i32 = 400;

impl Mind<'_> {
    /// Higher is better; only differences mean anything.
    pub(super) fn worth(&self, place: Place) -> i32 {
        self.worth_by(self.ways, place)
    }

    /// The same if the ways were others.
    pub(super) fn worth_by(&self, ways: &Ways, place: Place) -> i32 {
        let left = ways.left_at(place);
        let victory = if left == 0 { VICTORY } else { 0 };
        let harm = self.rivals.harm(place, self.board().color(place));
        victory - STEP * i32::from(ways.tour(place)) - GOAL * i32::from(left) - harm
    }

    /// The place worth most; among equals the first.
    pub(super) fn best(&self, places: PlaceSet) -> Option<Place> {
        places.iter().max_by_key(|place| (self.worth(*place), std::cmp::Reverse(*place)))
    }
}
