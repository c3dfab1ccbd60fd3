//! Distances that know of plagues, reckoned for a place when first wanted.

use std::cell::OnceCell;

use crate::engine::ulysses::{Board, PLACES, Place, PlaceSet};

/// What a plague on the way costs, in movements: somebody must pay, or the ship goes round.
const PLAGUE_DETOUR: usize = 2;
/// Longer than any way there can be, six plagues included.
const LEVELS: usize = PLACES + 1 + PLAGUE_DETOUR;

/// From every place the least number of movements to one.
pub(super) type Distances = [u8; PLACES];

/// The sea with its plagues.
pub(super) struct Chart {
    board: &'static Board,
    plagues: PlaceSet,
    to: [OnceCell<Distances>; PLACES],
}

impl Chart {
    pub(super) fn new(board: &'static Board, plagues: PlaceSet) -> Self {
        Self { board, plagues, to: [const { OnceCell::new() }; PLACES] }
    }

    pub(super) fn is_of(&self, board: &'static Board, plagues: PlaceSet) -> bool {
        self.plagues == plagues && self.board == board
    }

    pub(super) fn to(&self, goal: Place) -> &Distances {
        if self.plagues.is_empty() {
            return self.board.distances_from(goal); // Lines are sailed both ways.
        }
        self.to[goal.index()].get_or_init(|| distances_to(goal, self.board, self.plagues))
    }
}

/// Waves going out from the goal; a plagued place passes its wave on later.
fn distances_to(goal: Place, board: &Board, plagues: PlaceSet) -> Distances {
    let mut distances = [u8::MAX / 4; PLACES];
    let mut waves = [PlaceSet::NONE; LEVELS];
    let mut reached = PlaceSet::NONE;
    waves[0] = PlaceSet::only(goal);
    for level in 0..LEVELS {
        let wave = waves[level].without(reached);
        reached = reached.union(wave);
        for place in wave.iter() {
            distances[place.index()] = level as u8;
            let later = level + 1 + if plagues.contains(place) { PLAGUE_DETOUR } else { 0 };
            if let Some(next) = waves.get_mut(later) {
                *next = next.union(board.neighbors(place));
            }
        }
        if reached == PlaceSet::ALL {
            break;
        }
    }
    distances
}
