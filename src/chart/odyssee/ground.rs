//! The lowest layers: the rim with its meanders, the sea, the grid, the islands' shores, ornaments.

use super::drawing::Drawing;
use crate::chart::frame::Spot;
use crate::chart::ornament;
use crate::engine::odyssee::{Hex, Site};

/// The rim's edges as seen from the middle of the board: the outer and the inner hexagon, flat above.
const OUTER: [(i32, i32); 3] = [(247, 409), (463, 0), (247, -409)];
const INNER: [(i32, i32); 3] = [(216, 357), (404, 0), (216, -357)];
/// Where ornaments stand on the sea outside.
const ROSE: (i32, i32) = (104, 736);
const DOLPHINS: [(i32, i32); 3] = [(92, 84), (906, 92), (900, 752)];

impl Drawing<'_> {
    pub(super) fn ground(&mut self) {
        let (width, height) = (self.layout.width, self.layout.height);
        self.put(format_args!("<path class=\"outside\" d=\"M0 0h{width}v{height}H0Z\"/>"));
        if self.layout.rim {
            self.rim();
        }
        let shore = self.layout.grid.shore(self.chart.board);
        self.put(format_args!("<path class=\"sea\" d=\"{shore}\"/>"));
        self.waves();
        self.grid();
        self.put(format_args!("<path class=\"shore\" d=\"{shore}\"/>"));
        self.lands();
    }

    fn rim(&mut self) {
        let Spot { x, y } = self.layout.grid.middle;
        let corner = |(across, down): &(i32, i32), sign: i32| format!("L{} {}", x + sign * across, y + sign * down);
        let hexagon = |corners: &[(i32, i32); 3]| {
            let around: String =
                [1, -1].iter().flat_map(|sign| corners.iter().map(move |one| corner(one, *sign))).collect();
            format!("M{}z", &around[1..])
        };
        self.put(format_args!("<path class=\"frieze\" d=\"{}\"/>", hexagon(&OUTER)));
        self.put(format_args!("<path class=\"beach\" d=\"{}\"/>", hexagon(&INNER)));
        // One side, turned six times; a side is as long as the next.
        let turns = 16;
        let start = -turns * ornament::MEANDER_WIDTH / 2 + 3;
        let meander = format!("M{start} -374{}", ornament::MEANDER.repeat(turns as usize));
        for turn in 0..6 {
            self.put(format_args!(
                "<path class=\"meander\" transform=\"translate({x} {y})rotate({})\" d=\"{meander}\"/>",
                60 * turn
            ));
        }
        for (x, y) in DOLPHINS {
            let turned = if x > 500 { " scale(-1 1)" } else { "" };
            let dolphin = ornament::DOLPHIN;
            self.put(format_args!(
                "<path class=\"dolphin\" transform=\"translate({x} {y}){turned}\" d=\"{dolphin}\"/>"
            ));
        }
        let (x, y) = ROSE;
        self.put(format_args!(
            "<g class=\"rose\" transform=\"translate({x} {y})\"><circle r=\"30\"/><path class=\"light\" d=\"{}\"/><path d=\"{}\"/></g>",
            ornament::ROSE_LINES,
            ornament::ROSE
        ));
    }

    /// A wave in some hexes of open water, scattered evenly.
    fn waves(&mut self) {
        let board = self.chart.board;
        let open = |hex: &Hex| board.site(*hex) == Site::Water && hex.index() % 5 == 3;
        let mut path = String::new();
        for spot in board.hexes().filter(open).map(|hex| self.spot(hex)).filter(|spot| self.layout.meets(*spot)) {
            path += &format!("M{} {}{}", spot.x - 12, spot.y + 4, ornament::WAVE);
        }
        self.put(format_args!("<path class=\"wave\" d=\"{path}\"/>"));
    }

    fn grid(&mut self) {
        let (board, grid) = (self.chart.board, self.layout.grid);
        let seen = board.hexes().map(|hex| grid.spot(board, hex)).filter(|spot| self.layout.meets(*spot));
        let path: String = seen.map(|spot| grid.half_outline(spot)).collect();
        self.put(format_args!("<path class=\"grid\" d=\"{path}\"/>"));
    }
}
