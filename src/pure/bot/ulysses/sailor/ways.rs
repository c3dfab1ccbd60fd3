//! Ways to one's own goals: distances that know of plagues, and the best tour over all that are left.

use crate::engine::List;
use crate::engine::ulysses::{Board, GOALS, PLACES, Place, PlaceSet};

/// What a plague on the way costs, in movements: somebody must pay, or the ship goes round.
const PLAGUE_DETOUR: usize = 2;
/// Longer than any way there can be, six plagues included.
const LEVELS: usize = PLACES + 1 + PLAGUE_DETOUR;

/// For every place the least number of movements from it to each of some goals.
pub(super) struct Ways {
    goals: List<Place, { GOALS as usize }>,
    to: [[u8; PLACES]; GOALS as usize],
    /// For each goal the shortest tour over the others that begins there.
    onward: [u8; GOALS as usize],
}

impl Ways {
    pub(super) fn new(board: &Board, plagues: PlaceSet, goals: PlaceSet) -> Self {
        let mut ways = Self { goals: goals.iter().collect(), to: [[0; PLACES]; 4], onward: [0; 4] };
        for number in 0..ways.goals.len() {
            ways.to[number] = distances_to(ways.goals[number], board, plagues);
        }
        for number in 0..ways.goals.len() {
            let others = ((1 << ways.goals.len()) - 1) & !(1 << number);
            ways.onward[number] = ways.tour_over(ways.goals[number], others);
        }
        ways
    }

    /// How many movements, if everybody wished so, reach all goals after the ship has arrived at `place`.
    pub(super) fn tour(&self, place: Place) -> u8 {
        let firsts = (0..self.goals.len()).map(|number| self.to[number][place.index()] + self.onward[number]);
        firsts.min().unwrap_or(0)
    }

    /// How many goals are still to be reached once the ship has arrived at `place`.
    pub(super) fn left_at(&self, place: Place) -> u8 {
        self.goals.count() - u8::from(self.goals.contains(&place))
    }

    /// The shortest tour over the goals whose bits are set.
    fn tour_over(&self, from: Place, goals: u8) -> u8 {
        let set = (0..self.goals.len()).filter(|number| goals >> number & 1 == 1);
        let tours = set.map(|number| {
            let rest = goals & !(1 << number);
            self.to[number][from.index()] + if rest == 0 { 0 } else { self.tour_over(self.goals[number], rest) }
        });
        tours.min().unwrap_or(0)
    }
}

/// Waves going out from the goal; a plagued place passes its wave on later.
fn distances_to(goal: Place, board: &Board, plagues: PlaceSet) -> [u8; PLACES] {
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

#[cfg(test)]
mod tests {
    //! Distances and tours against a slow, plain reckoning.

    use super::*;
    use crate::engine::ulysses::Options;
    use crate::engine::ulysses::fixture::{Fixture, key};

    /// The shortest way through all goals in any order, each leg as the board says.
    fn plain_tour(board: &Board, from: Place, goals: PlaceSet) -> u8 {
        let onward =
            |goal: Place| board.distance(from, goal) + plain_tour(board, goal, goals.without(PlaceSet::only(goal)));
        goals.iter().map(onward).min().unwrap_or(0)
    }

    #[test]
    fn tours_without_plagues_follow_the_lines() {
        let board = Options::default().board;
        let mut chance = key(0).stream(0);
        for _ in 0..200 {
            let count = chance.index(5);
            let goals: PlaceSet = (0..count).filter_map(|_| Place::new(chance.index(36) as usize)).collect();
            let ways = Ways::new(board, PlaceSet::NONE, goals);
            for place in Place::all() {
                assert_eq!(ways.tour(place), plain_tour(board, place, goals));
                assert_eq!(ways.left_at(place), goals.without(PlaceSet::only(place)).len());
            }
        }
    }

    #[test]
    fn a_plague_costs_a_detour_or_its_price() {
        let fixture = Fixture::four();
        let board = Options::default().board;
        let tour = |plagues: &str, from: &str, goal: &str| {
            Ways::new(board, fixture.places(plagues), fixture.places(goal)).tour(fixture.place(from))
        };
        assert_eq!(tour("", "troy", "olympus"), 2, "by Delos or the Minotaur");
        assert_eq!(tour("delos", "troy", "olympus"), 2, "by the Minotaur");
        assert_eq!(tour("delos minotaur", "troy", "olympus"), 4, "through a plague");
        assert_eq!(tour("olympus", "troy", "olympus"), 4, "the goal itself is plagued");
        assert_eq!(tour("troy", "troy", "olympus"), 2, "leaving a plagued place is free (S-13)");
    }
}
