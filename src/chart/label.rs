//! Where the names stand: below their place if there is room, else above or beside it. A name that finds no room is left
//! out, unless it must be read.

use super::frame::{Frame, Spot};

/// How much room a letter takes; board files are drawn for seven (rules 8).
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) letter: i32,
    pub(super) height: i32,
    /// From the middle of a place to the middle of a name below it.
    pub(super) below: i32,
}

impl Type {
    /// From the middle of a place to the middle of a name beside what is drawn around it.
    fn near(&self, reach: i32) -> i32 {
        self.below.max(reach + self.height / 2)
    }
}

pub(super) const WHOLE: Type = Type { letter: 7, height: 14, below: 20 };
pub(super) const NEAR: Type = Type { letter: 10, height: 17, below: 24 };
pub(super) const LETTER: Type = Type { letter: 10, height: 19, below: 24 };
/// For a whole sea that is only as wide as a phone.
pub(super) const SMALL: Type = Type { letter: 17, height: 32, below: 34 };

#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Area {
    pub(super) fn around(spot: Spot, half_width: i32, half_height: i32) -> Self {
        let (left, right) = (spot.x - half_width, spot.x + half_width);
        Self { left, right, top: spot.y - half_height, bottom: spot.y + half_height }
    }

    fn overlap(&self, other: &Area) -> i32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0) * height.max(0)
    }
}

/// A name to be placed.
pub(super) struct Name {
    pub(super) at: Spot,
    pub(super) letters: i32,
    /// Shown even where it covers something.
    pub(super) needed: bool,
    /// How far what is drawn around its place reaches.
    pub(super) reach: i32,
}

/// How much a name may cover rather than move on to each of the [`positions`].
const FARNESS: [i32; 12] = [0, 0, 0, 0, 30, 30, 30, 30, 120, 120, 120, 120];

/// The middle of each name, the first ones choosing first. `taken` is where something else is drawn already.
pub(super) fn arrange(frame: &Frame, face: Type, names: &[Name], taken: &[Area]) -> Vec<Option<Spot>> {
    let mut placed: Vec<Area> = Vec::new();
    let mut found = Vec::with_capacity(names.len());
    for name in names {
        let half = name.letters * face.letter / 2;
        let area = |spot: Spot| Area::around(spot, half, face.height / 2);
        let under = |areas: &[Area], spot: Spot| areas.iter().map(|other| area(spot).overlap(other)).sum::<i32>();
        // Two names in one spot are worse than a name over a place.
        let covered = |spot: Spot| under(taken, spot) + 8 * under(&placed, spot);
        // Far from its place a name may seem to be another's: only for those that must be read.
        let choice = if name.needed { 12 } else { 4 };
        let positions = positions(frame, face, name, half);
        // A corner touched is better than a name far off; the first of equals wins, so the usual position if it is free. Once
        // nothing is covered, farther positions need not be looked at.
        let mut best: Option<(i32, i32, Spot)> = None;
        for (spot, farness) in positions.into_iter().zip(FARNESS).take(choice) {
            let covered = covered(spot);
            if best.is_none_or(|(least, ..)| covered + farness < least) {
                best = Some((covered + farness, covered, spot));
            }
            if covered == 0 {
                break;
            }
        }
        let spot = best.filter(|(_, covered, _)| name.needed || *covered == 0).map(|(.., spot)| spot);
        placed.extend(spot.map(area));
        found.push(spot);
    }
    found
}

/// Whether a name's usual position is free.
pub(super) fn is_free_below(face: Type, name: &Name, taken: &[Area]) -> bool {
    let below = Spot { x: name.at.x, y: name.at.y + face.near(name.reach) };
    let area = Area::around(below, name.letters * face.letter / 2, face.height / 2);
    taken.iter().all(|other| area.overlap(other) == 0)
}

/// Below, above, right, left, in the corners, and a row farther off; never over the rim.
fn positions(frame: &Frame, face: Type, name: &Name, half: i32) -> [Spot; 12] {
    let (at, near) = (name.at, face.near(name.reach));
    let beside = half + near - face.height / 2;
    let slant = half / 2 + face.below / 2;
    let far = near + face.height;
    let offsets = [
        (0, near),
        (0, -near),
        (beside, 0),
        (-beside, 0),
        (slant, near),
        (-slant, near),
        (slant, -near),
        (-slant, -near),
        (slant, far),
        (-slant, far),
        (slant, -far),
        (-slant, -far),
    ];
    offsets.map(|(x, y)| Spot {
        x: (at.x + x).clamp(half + 4, (frame.width - half - 4).max(half + 4)),
        y: (at.y + y).clamp(face.height, frame.height - face.height),
    })
}
