//! The shores of islands within their hex: an own shape for every number, and what stands where a stop is no numbered island.

use super::drawing::Drawing;
use super::grid::Grid;
use super::sign;
use crate::chart::coast::{Points, closed};
use crate::chart::frame::Spot;
use crate::engine::odyssee::{Hex, Site};

/// Corners that the drawing rounds, around the middle of a hex that is 52 wide.
const SHORES: [Points; 5] = [
    &[(-20, -6), (-12, -18), (4, -16), (16, -20), (22, -6), (16, 4), (20, 14), (6, 20), (-6, 14), (-18, 16), (-22, 6)],
    &[(-22, 2), (-16, -12), (-2, -20), (14, -14), (22, -2), (12, 6), (16, 16), (0, 18), (-10, 22), (-12, 10)],
    &[(-18, -12), (-4, -14), (6, -22), (18, -12), (14, 0), (22, 10), (8, 16), (-2, 12), (-14, 20), (-22, 8), (-14, -2)],
    &[(-22, -4), (-8, -10), (-4, -20), (12, -18), (16, -6), (24, 2), (14, 16), (2, 12), (-8, 20), (-20, 12)],
    &[(-16, -16), (0, -18), (10, -12), (20, -14), (22, 4), (10, 10), (12, 18), (-4, 20), (-16, 12), (-22, 0)],
];

impl Drawing<'_> {
    /// Islands, Ithaca and Aeolus as one path; Troy and Syrte fill their hexes.
    pub(super) fn lands(&mut self) {
        let (chart, grid) = (self.chart, self.layout.grid);
        let (mut islands, mut troy, mut syrte) = (String::new(), Vec::new(), Vec::new());
        for (hex, site) in chart.stops().filter(|(hex, _)| self.layout.meets(self.spot(*hex))) {
            match site {
                Site::Troy => troy.push(hex),
                Site::Syrte => syrte.push(hex),
                Site::Isle(isle) => islands += &island(grid, self.spot(hex), usize::from(isle.number())),
                Site::Ithaca | Site::Aeolus | Site::Water => islands += &island(grid, self.spot(hex), hex.index()),
            }
        }
        let [troy, syrte] = [troy, syrte].map(|hexes| grid.hexes(chart.board, hexes.into_iter()));
        self.put(format_args!(
            "<path class=\"shallow\" d=\"{islands}\"/><path class=\"sand\" d=\"{syrte}\"/><path class=\"land\" d=\"{islands}{troy}\"/>"
        ));
        self.ornaments();
    }

    /// Walls, palace, winds and sand.
    fn ornaments(&mut self) {
        let chart = self.chart;
        let mut put = |class: &str, shape: &str, hex: Hex| {
            let spot = self.layout.grid.spot(chart.board, hex);
            if self.layout.meets(spot) {
                let Spot { x, y } = spot;
                self.canvas
                    .put(format_args!("<path class=\"{class}\" transform=\"translate({x} {y})\" d=\"{shape}\"/>"));
            }
        };
        chart.board.syrte().iter().for_each(|hex| put("grains", sign::SAND, *hex));
        put("palace", sign::PALACE, chart.board.ithaca());
        put("swirl", sign::SWIRL, chart.board.aeolus());
        if let Some(corner) = chart.board.troy().first() {
            put("palace", sign::WALL, *corner);
        }
    }
}

fn island(grid: Grid, at: Spot, number: usize) -> String {
    let scaled = |(x, y): &(i32, i32)| Spot { x: at.x + x * grid.half / 26, y: at.y + y * grid.half / 26 };
    closed(&SHORES[number % SHORES.len()].iter().map(scaled).collect::<Vec<_>>())
}
