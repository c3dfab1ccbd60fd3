//! Land around a sea: shores as corners that the drawing rounds, hills, rivers, ornaments.

use super::frame::{Frame, Spot};

/// Points in the board's coordinates.
pub(super) type Points = &'static [(i32, i32)];

pub(super) struct Coast {
    /// Closed shapes.
    pub(super) shores: &'static [Points],
    pub(super) hills: Points,
    pub(super) rivers: &'static [Points],
    pub(super) waves: Points,
    pub(super) dolphins: Points,
    pub(super) rose: (i32, i32),
}

impl Coast {
    /// All shores that can be seen, as one path.
    pub(super) fn path(&self, frame: &Frame) -> String {
        let corners = |shore: &Points| shore.iter().map(|(x, y)| frame.spot(*x, *y)).collect::<Vec<_>>();
        self.seen(frame).map(|shore| closed(&corners(shore))).collect()
    }

    fn seen(&self, frame: &Frame) -> impl Iterator<Item = &'static Points> {
        self.shores.iter().filter(|shore| frame.meets(shore.iter().map(|(x, y)| frame.spot(*x, *y))))
    }
}

/// A closed line through the middles of the sides, bent towards the corners; in steps, which are shorter to write. Every corner
/// lies as far behind a middle as the one before lies ahead of it, so that `t` needs to name none but the first. That holds
/// exactly as long as middles are whole numbers: corners are moved to even ones.
pub(super) fn closed(corners: &[Spot]) -> String {
    let even = |spot: &Spot| Spot { x: spot.x & !1, y: spot.y & !1 };
    let corners: Vec<Spot> = corners.iter().map(even).collect();
    let middle = |number: usize| {
        let (a, b) = (corners[number % corners.len()], corners[(number + 1) % corners.len()]);
        Spot { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    };
    let mut pen = middle(corners.len() - 1);
    let mut path = format!("M{} {}q", pen.x, pen.y);
    path += &steps(false, corners[0].x - pen.x, corners[0].y - pen.y);
    for number in 0..corners.len() {
        let end = middle(number);
        path += if number == 1 { "t" } else { "" };
        path += &steps(number != 1, end.x - pen.x, end.y - pen.y);
        pen = end;
    }
    path + "z"
}

/// Two numbers, with a space only where they would run together.
fn steps(apart: bool, x: i32, y: i32) -> String {
    let space = |needed: bool, number: i32| if needed && number >= 0 { " " } else { "" };
    format!("{}{x}{}{y}", space(apart, x), space(true, y))
}

/// For a board that nobody has drawn a coast for.
pub(super) static OPEN_SEA: Coast =
    Coast { shores: &[], hills: &[], rivers: &[], waves: &[], dolphins: &[], rose: (60, 540) };
