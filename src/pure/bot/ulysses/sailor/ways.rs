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

    /// From each goal the shortest tour over all others.
    fn tours(&self) -> [u8; MOST] {
        let mut legs = [[0; MOST]; MOST];
        for (legs, from) in legs.iter_mut().zip(&self.goals) {
            *legs = self.to.map(|to| to[from.index()]);
        }
        match self.goals.len() {
            2 => [legs[0][1], legs[1][0], 0, 0],
            3 => [over_two(&legs, 0, [1, 2]), over_two(&legs, 1, [0, 2]), over_two(&legs, 2, [0, 1]), 0],
            4 => [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2]].map(|order| over_three(&legs, order)),
            _ => [0; MOST],
        }
    }
}

/// By goal and goal.
type Legs = [[u8; MOST]; MOST];

fn over_two(legs: &Legs, from: usize, [one, two]: [usize; 2]) -> u8 {
    (legs[from][one] + legs[one][two]).min(legs[from][two] + legs[two][one])
}

fn over_three(legs: &Legs, [from, one, two, three]: [usize; MOST]) -> u8 {
    let first = legs[from][one] + over_two(legs, one, [two, three]);
    let second = legs[from][two] + over_two(legs, two, [one, three]);
    let third = legs[from][three] + over_two(legs, three, [one, two]);
    first.min(second).min(third)
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
