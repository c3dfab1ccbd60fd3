//! The sea chart of Ulysses: what an eye may know of it, as SVG, as layers and as text. Pages, letters and the archive share
//! it. No drawing has an id, so that a page may hold several; only the two of [`Chart::pair`] do, which share their shapes and
//! name the ship.

mod coast;
mod drawing;
pub mod labels;
mod layers;
mod layout;
mod marker;
mod route;
mod sign;
#[cfg(test)]
mod tests;
mod text;

use labels::Labels;
use layout::Layout;

use super::Layers;
use super::shape::Shapes;
use crate::engine::ulysses::{Board, Place, PlaceSet};

/// What stands on the map. It shows what it is given: hidden goals belong into the chart of their owner only.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    pub board: &'static Board,
    pub labels: &'a Labels,
    pub ship: Place,
    /// Where the ship was before, oldest first.
    pub wake: &'a [Place],
    /// How many of the last stretches are news to the reader: a script may show the ship sailing along them.
    pub sailed: usize,
    /// Without land: for a drawing beside the one that has it.
    pub plain: bool,
    pub plagues: PlaceSet,
    /// Blue, red, black.
    pub discs: [Option<Place>; 3],
    /// The reader's own hidden goals; none for others.
    pub goals: PlaceSet,
    /// Goals somebody has shown.
    pub reached: PlaceSet,
    /// Places that stand out: the free neighbors of the ship.
    pub open: PlaceSet,
    /// Whether every place says how many movements away it is.
    pub distances: bool,
    pub pick: Option<Pick<'a>>,
}

/// Places that are links.
#[derive(Clone, Copy, Debug)]
pub struct Pick<'a> {
    pub places: PlaceSet,
    /// What the address begins with; the place's id follows.
    pub href: &'a str,
    /// What following a link means, said before the place's name: «Propose».
    pub title: &'a str,
}

impl<'a> Chart<'a> {
    /// The ship and nothing else.
    pub fn bare(board: &'static Board, labels: &'a Labels, ship: Place) -> Chart<'a> {
        Chart {
            board,
            labels,
            ship,
            wake: &[],
            sailed: 0,
            plain: false,
            plagues: PlaceSet::NONE,
            discs: [None; 3],
            goals: PlaceSet::NONE,
            reached: PlaceSet::NONE,
            open: board.neighbors(ship),
            distances: false,
            pick: None,
        }
    }
}

impl Chart<'_> {
    /// The whole sea.
    pub fn svg(&self) -> String {
        drawing::draw(self, &Layout::whole(self))
    }

    /// The sea around the ship and the whole sea, for a page with no other drawing: they have shapes in common, and `#ship` is
    /// where the ship lies on the whole sea.
    pub fn pair(near: &Chart<'_>, sea: &Chart<'_>) -> [String; 2] {
        let whole = Layout::whole(sea).with_anchor("ship").with_shapes(Shapes::Shared);
        [drawing::draw(near, &Layout::near(near).with_shapes(Shapes::Defined)), drawing::draw(sea, &whole)]
    }

    /// The sea around the ship in large type, for narrow screens: ship, neighbors, and what lies between.
    pub fn near(&self) -> String {
        drawing::draw(self, &Layout::near(self))
    }

    /// The whole sea in large type, to be shown about 600 pixels wide.
    pub fn letter(&self) -> String {
        drawing::draw(self, &Layout::letter(self))
    }

    /// The same for a picture of it.
    pub fn layers(&self) -> Layers {
        layers::draw(self, &Layout::letter(self))
    }

    /// What a picture of the chart shows, for those who do not see it.
    pub fn summary(&self) -> String {
        text::summary(self)
    }

    /// A list for letters and terminals, at most 76 columns wide.
    pub fn text(&self) -> String {
        text::text(self)
    }

    fn name(&self, place: Place) -> &'static str {
        self.board.site(place).name.of(self.labels.tag)
    }

    fn neighbors(&self) -> PlaceSet {
        self.board.neighbors(self.ship)
    }

    fn distance(&self, place: Place) -> u8 {
        self.board.distance(self.ship, place)
    }

    fn is_picked(&self, place: Place) -> bool {
        self.pick.is_some_and(|pick| pick.places.contains(place))
    }
}
