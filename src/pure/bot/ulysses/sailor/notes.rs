//! What sailors in thought need not reckon twice: ways stay the same while goals and plagues do.

use super::chart::Chart;
use super::ways::Ways;
use crate::engine::SEATS_MAX;
use crate::engine::ulysses::{Board, Own, PlaceSet};

/// So many settings of plagues are kept. Games that are played on from one position know few.
const SEAS_MOST: usize = 16;

/// The seas that sailors in thought have sailed.
#[derive(Default)]
pub struct Notes {
    seas: Vec<Sea>,
}

/// A chart, and of each seat the ways to the goals it had when it was last asked.
struct Sea {
    chart: Chart,
    ways: [Option<Ways>; SEATS_MAX],
}

impl Notes {
    /// The chart with these plagues, and the ways to the seat's own goals on it.
    pub(super) fn ways(&mut self, board: &'static Board, plagues: PlaceSet, own: &Own) -> (&Chart, &Ways) {
        let known = self.seas.iter().position(|sea| sea.chart.is_of(board, plagues));
        let number = known.unwrap_or_else(|| self.add(Chart::new(board, plagues)));
        let Sea { chart, ways } = &mut self.seas[number];
        let ways = &mut ways[usize::from(own.seat.number())];
        if ways.as_ref().is_some_and(|ways| ways.goals() != own.goals) {
            *ways = None;
        }
        (chart, ways.get_or_insert_with(|| Ways::new(chart, own.goals)))
    }

    fn add(&mut self, chart: Chart) -> usize {
        if self.seas.len() >= SEAS_MOST {
            self.seas.clear();
        }
        self.seas.push(Sea { chart, ways: [const { None }; SEATS_MAX] });
        self.seas.len() - 1
    }
}
