//! Boards: hexes, what lies on them, and how far it is, read from the data files in `boards/`. Every file there is compiled
//! in and checked when first used; a second board needs only a file.

mod file;

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use file::BoardError;

use super::place::{Direction, HEXES_MAX, Hex, HexSet, ISLES, Isle, Site};
use super::set::Numbered as _;
use crate::engine::Names;

/// The most that the sail die shows (O-COMP-1).
pub const ROLL_MAX: u8 = 4;

/// A board that has passed its checks. There is one value for each file, so two boards are equal if they are the same.
pub struct Board {
    name: String,
    radius: u8,
    /// Axial q and r of each hex.
    coordinates: Vec<(i8, i8)>,
    /// The written forms.
    names: Vec<String>,
    /// The first hex of each row.
    rows: Vec<Hex>,
    sites: Vec<Site>,
    water: HexSet,
    neighbors: Vec<[Option<Hex>; 6]>,
    isles: [Hex; ISLES],
    isle_names: Vec<Names>,
    troy: Vec<Hex>,
    ithaca: Hex,
    syrte: Vec<Hex>,
    aeolus: Hex,
    /// For each hex and roll, where a ship may end (G-43), Ithaca included.
    reach: Vec<[HexSet; ROLL_MAX as usize]>,
    /// Steps over water from each hex to each.
    distances: Vec<[u8; HEXES_MAX]>,
}

impl Board {
    /// All boards, by name.
    pub fn all() -> &'static [Board] {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/odyssee_boards.rs"));
            let read = |(name, text): &(&str, &str)| match Board::read(name, text) {
                Ok(board) => board,
                Err(error) => panic!("board {name}: {error}"), // A test reads every file.
            };
            FILES.iter().map(read).collect()
        });
        &BOARDS
    }

    pub fn named(name: &str) -> Option<&'static Board> {
        Self::all().iter().find(|board| board.name == name)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn radius(&self) -> u8 {
        self.radius
    }

    /// All hexes in reading order.
    pub fn hexes(&self) -> impl ExactSizeIterator<Item = Hex> + use<> {
        (0..self.coordinates.len()).map(|number| Hex::new(number).expect("a board has at most HEXES_MAX hexes"))
    }

    pub fn contains(&self, hex: Hex) -> bool {
        hex.index() < self.coordinates.len()
    }

    /// Axial q and r, (0, 0) in the middle.
    pub fn coordinates(&self, hex: Hex) -> (i8, i8) {
        self.coordinates[hex.index()]
    }

    pub fn at(&self, (q, r): (i8, i8)) -> Option<Hex> {
        let radius = self.radius as i8;
        if q.abs() > radius || r.abs() > radius || (q + r).abs() > radius {
            return None;
        }
        let first = self.rows[(r + radius) as usize];
        Hex::new(first.index() + (q - first_of_row(radius, r)) as usize)
    }

    /// The written form: the letter of the row from the north, then the place counted from the west.
    pub fn hex_name(&self, hex: Hex) -> &str {
        &self.names[hex.index()]
    }

    /// Reads the written form.
    pub fn hex_named(&self, name: &str) -> Option<Hex> {
        let row = usize::from(name.bytes().next()?.checked_sub(b'a')?);
        let first = self.rows.get(row)?;
        let place = super::place::number_after(name.get(..1)?, name)?;
        let hex = Hex::new(first.index() + usize::from(place) - 1)?;
        let end = self.rows.get(row + 1).map_or(self.coordinates.len(), |next| next.index());
        (hex.index() < end).then_some(hex)
    }

    pub fn site(&self, hex: Hex) -> Site {
        self.sites[hex.index()]
    }

    pub fn water(&self) -> HexSet {
        self.water
    }

    pub fn neighbor(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        self.neighbors[hex.index()][direction as usize]
    }

    pub fn isle(&self, isle: Isle) -> Hex {
        self.isles[isle.index()]
    }

    /// What the island is called.
    pub fn isle_names(&self, isle: Isle) -> &Names {
        &self.isle_names[isle.index()]
    }

    pub fn troy(&self) -> &[Hex] {
        &self.troy
    }

    pub fn ithaca(&self) -> Hex {
        self.ithaca
    }

    pub fn syrte(&self) -> &[Hex] {
        &self.syrte
    }

    pub fn aeolus(&self) -> Hex {
        self.aeolus
    }

    /// Where a ship may end that rolled so much (O-SAIL-2, G-42, G-43); Ithaca is among it if it is near enough.
    pub fn reach(&self, from: Hex, roll: u8) -> HexSet {
        self.reach[from.index()][usize::from(roll) - 1]
    }

    /// The least number of steps over water; none where no way leads, and to Troy none does (G-08).
    pub fn sea_distance(&self, from: Hex, to: Hex) -> Option<u8> {
        let distance = self.distances[from.index()][to.index()];
        (distance != u8::MAX).then_some(distance)
    }

    /// The least number of steps as the crow flies; from Troy from its nearest hex (G-42).
    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        let (q, r) = self.coordinates(to);
        let away = |from: &Hex| {
            let (from_q, from_r) = self.coordinates(*from);
            let (q, r) = (q - from_q, r - from_r);
            q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
        };
        if self.site(from) == Site::Troy { self.troy.iter().map(away).min().unwrap_or(0) } else { away(&from) }
    }
}

/// The q of the westernmost hex of a row.
fn first_of_row(radius: i8, r: i8) -> i8 {
    (-radius).max(-radius - r)
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.name)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

impl<'de> Deserialize<'de> for &'static Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Board::named(&name).ok_or_else(|| serde::de::Error::custom(format_args!("no board is called {name}")))
    }
}
