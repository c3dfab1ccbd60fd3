//! Land for the boards we have drawn it for: shores as corners that the drawing rounds, hills, the Nile. An own, free
//! Mediterranean, shaped so that harbors lie on shores. A board without an entry here is all sea.

mod mediterranean;

use super::frame::{Frame, Spot};
use crate::engine::ulysses::Board;

/// Points in the board's coordinates.
type Points = &'static [(i32, i32)];

pub(super) struct Coast {
    /// Closed shapes.
    shores: &'static [Points],
    pub(super) hills: Points,
    pub(super) rivers: &'static [Points],
    pub(super) waves: Points,
    pub(super) dolphins: Points,
    pub(super) rose: (i32, i32),
}

pub(super) fn of(board: &Board) -> &'static Coast {
    match board.name() {
        "proposed-1" => &mediterranean::MEDITERRANEAN,
        _ => &OPEN_SEA,
    }
}

impl Coast {
    /// All shores that can be seen, as one path.
    pub(super) fn path(&self, frame: &Frame) -> String {
        self.seen(frame).map(|shore| closed(shore, frame, Bend::Round)).collect()
    }

    /// The same, plainer: enough for the wide soft line of the shallows, at half the size.
    pub(super) fn outline(&self, frame: &Frame) -> String {
        self.seen(frame).map(|shore| closed(shore, frame, Bend::Straight)).collect()
    }

    fn seen(&self, frame: &Frame) -> impl Iterator<Item = &'static Points> {
        self.shores.iter().filter(|shore| frame.meets(shore.iter().map(|(x, y)| frame.spot(*x, *y))))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bend {
    Round,
    Straight,
}

/// A closed line through the middles of the sides, round ones bent towards the corners; in steps, which are shorter to
/// write.
fn closed(points: &[(i32, i32)], frame: &Frame, bend: Bend) -> String {
    let corners: Vec<Spot> = points.iter().map(|(x, y)| frame.spot(*x, *y)).collect();
    let middle = |a: Spot, b: Spot| Spot { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    let mut pen = middle(corners[corners.len() - 1], corners[0]);
    let mut path = format!("M{} {}", pen.x, pen.y);
    let command = match bend {
        Bend::Round => 'q',
        Bend::Straight => 'l',
    };
    path.push(command);
    for (number, corner) in corners.iter().enumerate() {
        let end = middle(*corner, corners[(number + 1) % corners.len()]);
        if bend == Bend::Round {
            path += &steps(!path.ends_with(command), corner.x - pen.x, corner.y - pen.y);
        }
        path += &steps(!path.ends_with(command), end.x - pen.x, end.y - pen.y);
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
static OPEN_SEA: Coast = Coast { shores: &[], hills: &[], rivers: &[], waves: &[], dolphins: &[], rose: (60, 540) };
