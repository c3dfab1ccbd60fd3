//! From the board's coordinates to a drawing's: the whole board as it is, or a part of it enlarged. Only positions are
//! enlarged; signs and type keep their size.

/// A point of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) x: i32,
    pub(super) y: i32,
}

/// A part of the board and the drawing it fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Frame {
    /// The board's point in the upper left corner.
    left: i32,
    top: i32,
    percent: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Frame {
    /// A board of this width and height.
    pub(super) fn whole((width, height): (i32, i32)) -> Self {
        Self { left: 0, top: 0, percent: 100, width, height }
    }

    /// As near as all of `points` allow, in a drawing as wide as a phone.
    pub(super) fn around(board: (i32, i32), points: &[(i32, i32)]) -> Self {
        const WIDTH: i32 = 400;
        const HEIGHT: (i32, i32) = (230, 360);
        // Room for names at the sides, the ship above, a name below.
        const MARGIN: (i32, i32) = (80, 124);
        let span = |values: &mut dyn Iterator<Item = i32>| {
            values.fold((i32::MAX, 0), |(least, most), value| (least.min(value), most.max(value)))
        };
        let (left, right) = span(&mut points.iter().map(|(x, _)| *x));
        let (top, bottom) = span(&mut points.iter().map(|(_, y)| *y));
        let fit = |room: i32, span: i32| room * 100 / span.max(1);
        let percent = fit(WIDTH - MARGIN.0, right - left).min(fit(HEIGHT.1 - MARGIN.1, bottom - top)).min(150);
        let height = ((bottom - top) * percent / 100 + MARGIN.1).max(HEIGHT.0);
        let board_units = |length: i32| length * 100 / percent;
        // A little lower than the middle: the ship stands above its place.
        let (middle_x, middle_y) = ((left + right) / 2, (top + bottom) / 2 - board_units(10));
        Self {
            left: within(middle_x, board_units(WIDTH), board.0),
            top: within(middle_y, board_units(height), board.1),
            percent,
            width: WIDTH,
            height,
        }
    }

    pub(super) fn spot(&self, x: i32, y: i32) -> Spot {
        Spot { x: (x - self.left) * self.percent / 100, y: (y - self.top) * self.percent / 100 }
    }

    /// Whether something that reaches over these points, and a little beyond them, can be seen on the drawing.
    pub(super) fn meets(&self, points: impl IntoIterator<Item = Spot>) -> bool {
        const BEYOND: i32 = 40;
        let far = (i32::MAX, i32::MIN);
        let ((left, right), (top, bottom)) = points
            .into_iter()
            .fold((far, far), |(x, y), spot| ((x.0.min(spot.x), x.1.max(spot.x)), (y.0.min(spot.y), y.1.max(spot.y))));
        left <= self.width + BEYOND && right >= -BEYOND && top <= self.height + BEYOND && bottom >= -BEYOND
    }

    /// Whether a place's sign is fully on the drawing.
    pub(super) fn shows(&self, spot: Spot) -> bool {
        let margin = 12;
        (margin..=self.width - margin).contains(&spot.x) && (margin..=self.height - margin).contains(&spot.y)
    }
}

/// Where a stretch around `middle` begins, moved so that it stays on the board; in the board's middle if it is longer.
fn within(middle: i32, length: i32, board: i32) -> i32 {
    let rest = board - length;
    if rest < 0 { rest / 2 } else { (middle - length / 2).clamp(0, rest) }
}
