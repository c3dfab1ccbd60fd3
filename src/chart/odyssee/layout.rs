//! Where everything stands on a drawing: the whole sea with its rim, or the part around a ship.

use super::Chart;
use super::grid::{self, Grid};
use crate::chart::frame::Spot;
use crate::engine::odyssee::{Board, Hex, ROLL_MAX};

pub(super) struct Layout<'a> {
    pub(super) class: &'static str,
    pub(super) title: &'a str,
    pub(super) grid: Grid,
    pub(super) width: i32,
    pub(super) height: i32,
    /// Whether the rim and its ornaments are drawn.
    pub(super) rim: bool,
    /// What an address calls the own ship on the page that the drawing stands on; no two drawings of a page have it.
    pub(super) anchor: Option<&'static str>,
    /// How much room a letter of a name takes.
    letter: i32,
}

impl<'a> Layout<'a> {
    pub(super) fn whole(chart: &Chart<'a>) -> Self {
        let (class, title, grid) = ("chart hexes", &chart.labels.title, grid::WHOLE);
        Self { class, title, grid, width: 1000, height: 840, rim: true, anchor: None, letter: 8 }
    }

    /// For a letter, where it is shown at little more than half its size.
    pub(super) fn letter(chart: &Chart<'a>) -> Self {
        Self { class: "chart hexes chart-letter", letter: 10, ..Self::whole(chart) }
    }

    /// As far as a ship sails in a turn, moved so that no more of the picture than needed lies beyond the shore.
    pub(super) fn near(chart: &Chart<'a>) -> Self {
        const SIZE: (i32, i32) = (400, 360);
        let center = chart.middle.or_else(|| chart.own_ship().map(|ship| ship.hex));
        let spot = center.map_or(Spot { x: 0, y: 0 }, |hex| middle_of_reach(chart.board, hex));
        let radius = i32::from(chart.board.radius());
        let far = (grid::NEAR.half * (2 * radius + 1), (grid::NEAR.top + grid::NEAR.side) * radius + grid::NEAR.top);
        let within = |at: i32, size: i32, far: i32| at.clamp(-(far - size / 2 + 8).max(0), (far - size / 2 + 8).max(0));
        let middle =
            Spot { x: SIZE.0 / 2 - within(spot.x, SIZE.0, far.0), y: SIZE.1 / 2 - within(spot.y, SIZE.1, far.1) };
        let (class, title) = ("chart hexes chart-near", &chart.labels.near);
        let grid = Grid { middle, ..grid::NEAR };
        Self { class, title, grid, width: SIZE.0, height: SIZE.1, rim: false, anchor: None, letter: 8 }
    }

    pub(super) fn with_anchor(self, id: &'static str) -> Self {
        Self { anchor: Some(id), ..self }
    }

    /// Whether something as large as a hex around this point can be seen.
    pub(super) fn meets(&self, Spot { x, y }: Spot) -> bool {
        let beyond = self.grid.top;
        (-beyond..=self.width + beyond).contains(&x) && (-beyond..=self.height + beyond).contains(&y)
    }

    /// Whether a hex can be seen well enough to be chosen.
    pub(super) fn shows(&self, chart: &Chart<'_>, hex: Hex) -> bool {
        let Spot { x, y } = self.grid.spot(chart.board, hex);
        (0..=self.width).contains(&x) && (0..=self.height).contains(&y)
    }

    /// How far a name reaches to either side.
    pub(super) fn half(&self, letters: usize) -> i32 {
        letters as i32 * self.letter / 2
    }

    /// Where the middle of a name stands: below its hex, but within the picture.
    pub(super) fn name(&self, Spot { x, y }: Spot, letters: usize) -> Spot {
        let half = self.half(letters);
        Spot { x: x.clamp(half + 4, (self.width - half - 4).max(half + 4)), y: y + self.grid.top + 8 }
    }
}

/// The middle of all that a ship there may reach in a turn: whoever lies in Troy sails from each of its hexes (G-42), so that the
/// ship is not in the middle of it.
fn middle_of_reach(board: &Board, from: Hex) -> Spot {
    let own = grid::NEAR.spot(board, from);
    let (mut least, mut most) = (own, own);
    for Spot { x, y } in board.reach(from, ROLL_MAX).iter().map(|hex| grid::NEAR.spot(board, hex)) {
        least = Spot { x: least.x.min(x), y: least.y.min(y) };
        most = Spot { x: most.x.max(x), y: most.y.max(y) };
    }
    Spot { x: i32::midpoint(least.x, most.x), y: i32::midpoint(least.y, most.y) }
}
