//! From hexes to a drawing's points: pointy hexes in whole numbers, so that every corner meets its neighbors' exactly.

use crate::chart::frame::Spot;
use crate::engine::odyssee::{Board, Hex};

/// The measures of a hex around its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    /// Half of its width.
    pub(super) half: i32,
    /// From its middle to the corner above.
    pub(super) top: i32,
    /// From its middle to the height of the corners beside.
    pub(super) side: i32,
    /// The middle of the board on the drawing.
    pub(super) middle: Spot,
}

/// For the whole sea, and for the part around a ship.
pub(super) const WHOLE: Grid = Grid { half: 26, top: 30, side: 15, middle: Spot { x: 500, y: 420 } };
pub(super) const NEAR: Grid = Grid { half: 22, top: 25, side: 13, middle: Spot { x: 0, y: 0 } };

impl Grid {
    /// From row to row.
    fn pitch(&self) -> i32 {
        self.top + self.side
    }

    pub(super) fn spot(&self, board: &Board, hex: Hex) -> Spot {
        let (q, r) = board.coordinates(hex);
        let (q, r) = (i32::from(q), i32::from(r));
        Spot { x: self.middle.x + self.half * (2 * q + r), y: self.middle.y + self.pitch() * r }
    }

    /// The hex around a point where the pen stands.
    pub(super) fn outline(&self) -> String {
        let Grid { half, top, side, .. } = *self;
        format!("m0-{top} {half} {0}v{1}l-{half} {0}-{half}-{0}v-{1}z", top - side, 2 * side)
    }

    /// Upper left half of it: all of them together are the grid, but for the shore in the south-east.
    pub(super) fn half_outline(&self, Spot { x, y }: Spot) -> String {
        let Grid { half, top, side, .. } = *self;
        let slant = top - side;
        format!("M{} {}v-{}l{half}-{slant} {half} {slant}", x - half, y + side, 2 * side)
    }

    /// All hexes as one path.
    pub(super) fn hexes(&self, board: &Board, hexes: impl Iterator<Item = Hex>) -> String {
        let outline = self.outline();
        hexes
            .map(|hex| {
                let Spot { x, y } = self.spot(board, hex);
                format!("M{x} {y}{outline}")
            })
            .collect()
    }

    /// The shore of a board: clockwise around its six sides, from the left corner above.
    pub(super) fn shore(&self, board: &Board) -> String {
        let Grid { half, top, side, .. } = *self;
        let (slant, radius) = (top - side, i32::from(board.radius()));
        let step = |number: usize| {
            let (x, y) =
                [(half, -slant), (half, slant), (0, 2 * side), (-half, slant), (-half, -slant), (0, -2 * side)]
                    [number % 6];
            format!("l{x} {y}")
        };
        let Spot { x, y } = self.middle;
        let mut path = format!("M{} {}", x - half * (radius + 1), y - self.pitch() * radius - side);
        for number in 0..6 {
            path += &step(number);
            (0..radius).for_each(|_| {
                path += &step(number + 1);
                path += &step(number);
            });
        }
        path + "z"
    }
}
