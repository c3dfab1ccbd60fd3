//! Ways to one's own goals, and the best tour over all that are left.

use super::chart::{Chart, Distances};
use crate::engine::List;
use crate::engine::ulysses::{GOALS, PLACES, Place, PlaceSet};

const MOST: usize = GOALS as usize;

/// For every place the least number of movements from it to each of some goals.
pub(super) struct Ways {
    set: PlaceSet,
    goals: List<Place, MOST>,
    to: [Distances; MOST],
    /// For each goal the shortest tour over the others that begins there.
    onward: [u8; MOST],
}

impl Ways {
    pub(super) fn new(chart: &Chart, goals: PlaceSet) -> Self {
        let mut ways = Self { set: goals, goals: goals.iter().collect(), to: [[0; PLACES]; MOST], onward: [0; MOST] };
        for number in 0..ways.goals.len() {
            ways.to[number] = *chart.to(ways.goals[number]);
        }
        ways.onward = ways.tours();
        ways
    }

    pub(super) fn goals(&self) -> PlaceSet {
        self.set
    }

    /// How many movements, if everybody wished so, reach all goals after the ship has arrived at `place`.
    pub(super) fn tour(&self, place: Place) -> u8 {
        let firsts = (0..self.goals.len()).map(|number| self.to[number][place.index()] + self.onward[number]);
        firsts.min().unwrap_or(0)
    }

    /// How many goals are still to be reached once the ship has arrived at `place`.
    pub(super) fn left_at(&self, place: Place) -> u8 {
        self.goals.count() - u8::from(self.set.contains(place))
    }

    /// From each goal the shortest tour over all others, built up from the tours over fewer.
    fn tours(&self) -> [u8; MOST] {
        let count = self.goals.len();
        let leg = |from: usize, to: usize| self.to[to][self.goals[from].index()];
        // By the bits of the goals to be reached, and where the tour begins.
        let mut over = [[0u8; MOST]; 1 << MOST];
        for set in 1..1usize << count {
            for from in (0..count).filter(|from| set >> from & 1 == 0) {
                let firsts = (0..count).filter(|to| set >> to & 1 == 1);
                over[set][from] = firsts.map(|to| leg(from, to) + over[set & !(1 << to)][to]).min().unwrap_or(0);
            }
        }
        let all = (1 << count) - 1;
        std::array::from_fn(|from| over[all & !(1 << from)][from])
    }
}

#[cfg(test)]
mod tests {
    //! Distances and tours against a slow, plain reckoning.

    use super::*;
    use crate::engine::ulysses::fixture::{Fixture, key};
    use crate::engine::ulysses::{Board, Options};

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
            let ways = Ways::new(&Chart::new(board, PlaceSet::NONE), goals);
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
            let chart = Chart::new(board, fixture.places(plagues));
            Ways::new(&chart, fixture.places(goal)).tour(fixture.place(from))
        };
        assert_eq!(tour("", "troy", "olympus"), 2, "by Delos or the Minotaur");
        assert_eq!(tour("delos", "troy", "olympus"), 2, "by the Minotaur");
        assert_eq!(tour("delos minotaur", "troy", "olympus"), 4, "through a plague");
        assert_eq!(tour("olympus", "troy", "olympus"), 4, "the goal itself is plagued");
        assert_eq!(tour("troy", "troy", "olympus"), 2, "leaving a plagued place is free (S-13)");
    }
}
