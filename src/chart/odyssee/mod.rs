//! The sea chart of Odyssee: a sea of hexes within a rim that carries cards and displaced chips, as SVG, as layers and as text. Pages,
//! letters and the archive share it. What colors say is said by signs, too: every seat has a sign of its own, on its ship's sail
//! and on its chips. No drawing has an id but the one that is to be found by an address.

mod drawing;
mod grid;
mod ground;
pub mod labels;
mod land;
mod layers;
mod layout;
mod marker;
mod rim;
mod route;
mod sign;
#[cfg(test)]
mod tests;
mod text;
mod wind;

use labels::Labels;
use layout::Layout;

use super::Layers;
use crate::engine::odyssee::{Arrow, Board, Hex, HexSet, ISLES, Isle, Numbered as _, RimCard, Site};
use crate::engine::{Seat, SeatSet};

/// What stands on the map. It shows what it is given: a card that only its reader knows is no part of it.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    pub board: &'static Board,
    pub labels: &'a Labels,
    /// Those that are still in the game, by seat.
    pub ships: Vec<Ship>,
    /// Islands 1 to 15.
    pub isles: [Marks; ISLES],
    /// Whose chart it is.
    pub own: Option<Seat>,
    /// What the part around is around; without it the own ship, or the middle of the sea.
    pub middle: Option<Hex>,
    /// Where ships came from, lately.
    pub trails: Vec<(Seat, Hex, Hex)>,
    /// The storm arrow as it lies, or as it would.
    pub arrow: Option<Arrow>,
    /// Which ships it drives, from where, to where.
    pub drifts: Vec<(Seat, Hex, Hex)>,
    /// Hexes that stand out: where the roll leads.
    pub reach: HexSet,
    /// Ways over the sea, such as those of a course.
    pub ways: Vec<Way>,
    pub pick: Option<Pick<'a>>,
}

#[derive(Clone, Debug)]
pub struct Ship {
    pub seat: Seat,
    /// Whose it is, for those who read the chart.
    pub name: String,
    pub hex: Hex,
    pub crew: u8,
    /// May enter Ithaca.
    pub is_entitled: bool,
}

/// What lies on an island and on its field of the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    pub owner: Option<Seat>,
    pub chips: SeatSet,
    pub card: RimCard,
}

impl Marks {
    /// As at the beginning.
    pub const FRESH: Marks = Marks { owner: None, chips: SeatSet::NONE, card: RimCard::FaceDown };
}

/// From hex to hex, the first one where it begins.
#[derive(Clone, Debug)]
pub struct Way {
    pub hexes: Vec<Hex>,
    /// What stands at its end, such as the roll that leads there.
    pub label: String,
}

/// Hexes that are links.
#[derive(Clone, Copy, Debug)]
pub struct Pick<'a> {
    pub hexes: HexSet,
    /// What the address begins with; the hex's written form follows.
    pub href: &'a str,
    /// What following a link means, said before what lies there: «Sail here».
    pub title: &'a str,
}

/// The sign of a seat as a letter, the same as on its ship's sail.
pub fn letter_of_seat(seat: Seat) -> char {
    sign::letter_of_seat(seat)
}

/// The same drawn, for pages: a chip as it lies on islands.
pub fn chip_of_seat(seat: Seat) -> String {
    format!(
        "<svg class=\"chart-chip\" viewBox=\"-11 -11 22 22\" aria-hidden=\"true\"><g class=\"{}\">{}</g></svg>",
        sign::class_of_seat(seat),
        marker::chip(seat)
    )
}

impl<'a> Chart<'a> {
    /// The sea without a ship on it.
    pub fn bare(board: &'static Board, labels: &'a Labels) -> Chart<'a> {
        Chart {
            board,
            labels,
            ships: Vec::new(),
            isles: [Marks::FRESH; ISLES],
            own: None,
            middle: None,
            trails: Vec::new(),
            arrow: None,
            drifts: Vec::new(),
            reach: HexSet::NONE,
            ways: Vec::new(),
            pick: None,
        }
    }
}

impl Chart<'_> {
    /// The whole sea with its rim.
    pub fn svg(&self) -> String {
        drawing::draw(self, &Layout::whole(self))
    }

    /// The same where an address finds the own ship as `#ship`; one on a page.
    pub fn found(&self) -> String {
        drawing::draw(self, &Layout::whole(self).with_anchor("ship"))
    }

    /// The sea around the own ship in large type, for narrow screens: as far as a ship sails in a turn.
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

    /// A map of letters and lists for letters and terminals, at most 76 columns wide.
    pub fn text(&self) -> String {
        text::text(self)
    }

    /// A hex in words: «Crete (10), Ann, 3 steps».
    pub fn about(&self, hex: Hex) -> String {
        text::about(self, hex)
    }

    fn isle_name(&self, isle: Isle) -> &'static str {
        self.labels.isle(self.board, isle)
    }

    fn marks(&self, isle: Isle) -> &Marks {
        &self.isles[isle.index()]
    }

    fn own_ship(&self) -> Option<&Ship> {
        self.ships.iter().find(|ship| Some(ship.seat) == self.own)
    }

    fn ships_at(&self, hex: Hex) -> impl Iterator<Item = &Ship> {
        self.ships.iter().filter(move |ship| ship.hex == hex)
    }

    fn name_of(&self, seat: Seat) -> &str {
        self.ships.iter().find(|ship| ship.seat == seat).map_or("–", |ship| &ship.name)
    }

    /// Steps over water from the own ship.
    fn steps(&self, hex: Hex) -> Option<u8> {
        self.board.sea_distance(self.own_ship()?.hex, hex)
    }

    /// Hexes that are no water, whose shore is drawn on them.
    fn stops(&self) -> impl Iterator<Item = (Hex, Site)> {
        let board = self.board;
        board.hexes().map(|hex| (hex, board.site(hex))).filter(|(_, site)| *site != Site::Water)
    }

    fn is_picked(&self, hex: Hex) -> bool {
        self.pick.is_some_and(|pick| pick.hexes.contains(hex))
    }
}
