//! Hexes by number, sets of them, the six directions, and the islands. Names and neighbors are the board's.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::set::{NUMBERS, Numbered, Set};

/// The largest board: a hexagon of radius 8 has 217 hexes.
pub const HEXES_MAX: usize = 217;
/// The numbered islands (G-19).
pub const ISLES: usize = NUMBERS;

/// A hex of the board, numbered from 0 in reading order: row by row from the north, each row from the west.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hex(u8);

impl Hex {
    pub fn new(number: usize) -> Option<Self> {
        (number < HEXES_MAX).then_some(Self(number as u8))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hexes; written as the list of their numbers, rising.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct HexSet([u64; 4]);

impl HexSet {
    pub const NONE: HexSet = HexSet([0; 4]);

    pub fn only(hex: Hex) -> Self {
        let mut set = Self::NONE;
        set.insert(hex);
        set
    }

    pub fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    pub fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] | other.0[part]))
    }

    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] & other.0[part]))
    }

    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] & !other.0[part]))
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    pub fn len(self) -> u8 {
        self.0.iter().map(|part| part.count_ones() as u8).sum()
    }

    pub fn iter(self) -> impl Iterator<Item = Hex> {
        (0..4u8).flat_map(move |part| {
            let mut left = self.0[usize::from(part)];
            std::iter::from_fn(move || {
                let hex = (left != 0).then(|| Hex(part * 64 + left.trailing_zeros() as u8))?;
                left &= left - 1;
                Some(hex)
            })
        })
    }

    /// The member that so many others come before.
    pub fn nth(self, mut before: u8) -> Option<Hex> {
        for part in 0..4u8 {
            let mut left = self.0[usize::from(part)];
            let here = left.count_ones() as u8;
            if before < here {
                (0..before).for_each(|_| left &= left - 1);
                return Some(Hex(part * 64 + left.trailing_zeros() as u8));
            }
            before -= here;
        }
        None
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Hex::index)).finish()
    }
}

impl Serialize for HexSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One of the six directions of a straight row of hexes (O-STORM-2), in the order of the board file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    E,
    Ne,
    Nw,
    W,
    Sw,
    Se,
}

impl Direction {
    pub const ALL: [Direction; 6] =
        [Direction::E, Direction::Ne, Direction::Nw, Direction::W, Direction::Sw, Direction::Se];

    /// The written form.
    pub fn name(self) -> &'static str {
        ["e", "ne", "nw", "w", "sw", "se"][self as usize]
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.name() == name)
    }

    /// The step in axial coordinates: q grows eastwards, r to the south-east.
    pub fn step(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self as usize]
    }
}

/// A numbered island; its rim field has the same number. Written `isle1` to `isle15`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Isle(u8);

pub type IsleSet = Set<Isle>;

impl Isle {
    /// From 1 to 15.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::at(usize::from(number).checked_sub(1)?)
    }

    /// From 1 to 15.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..ISLES as u8).map(Self)
    }

    /// Reads the written form.
    pub fn named(name: &str) -> Option<Self> {
        Self::numbered(number_after("isle", name)?)
    }
}

impl Numbered for Isle {
    fn at(index: usize) -> Option<Self> {
        (index < ISLES).then_some(Self(index as u8))
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Isle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "isle{}", self.number())
    }
}

impl Serialize for Isle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Isle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| serde::de::Error::custom("an island is isle1 to isle15"))
    }
}

/// The number of at most two digits that follows a word, in its only spelling.
pub(super) fn number_after(word: &str, text: &str) -> Option<u8> {
    match text.strip_prefix(word)?.as_bytes() {
        [ones @ b'1'..=b'9'] => Some(ones - b'0'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Some((tens - b'0') * 10 + ones - b'0'),
        _ => None,
    }
}

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    Water,
    Isle(Isle),
    Troy,
    Ithaca,
    Syrte,
    Aeolus,
}

/// Where a ship can land. Written `isle1` to `isle15`, `ithaca`, `syrte`, `aeolus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    Ithaca,
    Syrte,
    Aeolus,
    #[serde(untagged)]
    Isle(Isle),
}
