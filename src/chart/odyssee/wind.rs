//! The storm arrow: its five rows, how strong each of them blows, and where ships are driven.

use super::drawing::Drawing;
use super::sign;
use crate::chart::frame::Spot;
use crate::engine::odyssee::{Arrow, Direction, Hex, wind_at};

/// Storm, stiff wind and breeze as classes.
const CLASSES: [&str; 3] = ["storm", "stiff", "breeze"];

impl Drawing<'_> {
    /// Rows as tinted hexes; each says by one, two or three tips how strong its wind is.
    pub(super) fn winds(&mut self) {
        let Some(arrow) = self.chart.arrow else { return };
        let (board, grid) = (self.chart.board, self.layout.grid);
        let mut rows: [Vec<Hex>; 3] = Default::default();
        for hex in board.hexes().filter(|hex| self.layout.meets(self.spot(*hex))) {
            if let Some(wind) = wind_at(board, arrow, hex) {
                rows[strength(wind)].push(hex);
            }
        }
        for (class, row) in CLASSES.into_iter().zip(&rows) {
            let path = grid.hexes(board, row.iter().copied());
            self.put(format_args!("<path class=\"wind {class}\" d=\"{path}\"/>"));
        }
        let turn = turn(arrow.direction);
        for (tips, row) in [3, 2, 1].into_iter().zip(&rows) {
            // Every second hex is enough, and the shores stay readable.
            for hex in row.iter().filter(|hex| board.water().contains(**hex) && beats(board.coordinates(**hex), arrow))
            {
                let Spot { x, y } = self.spot(*hex);
                let tip: String = (0..tips).map(|number| format!("M{}-6l6 6-6 6", 6 * number - 3 * tips)).collect();
                self.put(format_args!(
                    "<path class=\"gust\" transform=\"translate({x} {y})rotate({turn})\" d=\"{tip}\"/>"
                ));
            }
        }
        let Spot { x, y } = self.spot(arrow.origin);
        self.put(format_args!(
            "<path class=\"arrow\" transform=\"translate({x} {y})rotate({turn})\" d=\"M-22-5h22v-9l20 14-20 14v-9h-22Z\"/>"
        ));
    }

    /// Where ships are driven, above all else.
    pub(super) fn drifts(&mut self) {
        for (seat, from, to) in self.chart.drifts.clone() {
            let (a, b) = (self.spot(from), self.spot(to));
            let class = sign::class_of_seat(seat);
            self.put(format_args!(
                "<g class=\"{class}\"><path class=\"drift\" d=\"M{} {}L{} {}\"/><circle class=\"landfall\" cx=\"{}\" cy=\"{}\" r=\"16\"/></g>",
                a.x, a.y, b.x, b.y, b.x, b.y
            ));
        }
    }
}

/// Storm 0, stiff wind 1, breeze 2.
fn strength(wind: u8) -> usize {
    match wind {
        1 => 2,
        2 => 1,
        _ => 0,
    }
}

/// Every second hex along the rows.
fn beats((q, r): (i8, i8), arrow: Arrow) -> bool {
    match arrow.direction {
        Direction::E | Direction::W | Direction::Ne | Direction::Sw => q % 2 == 0,
        Direction::Nw | Direction::Se => r % 2 == 0,
    }
}

/// Degrees from east, clockwise.
fn turn(direction: Direction) -> i32 {
    match direction {
        Direction::E => 0,
        Direction::Se => 60,
        Direction::Sw => 120,
        Direction::W => 180,
        Direction::Nw => 240,
        Direction::Ne => 300,
    }
}
