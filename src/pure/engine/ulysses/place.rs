//! Places by number, sets of them, and their colors. Names and lines are the board's.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Every board has as many places as there are goal cards (U-COMP-3).
pub const PLACES: usize = 36;

/// One of the four colors of places and goal cards (U-COMP-2), in the order of the piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    Violet,
    Green,
    Red,
    Blue,
}

impl Color {
    pub const ALL: [Color; 4] = [Color::Violet, Color::Green, Color::Red, Color::Blue];

    pub fn name(self) -> &'static str {
        match self {
            Color::Violet => "violet",
            Color::Green => "green",
            Color::Red => "red",
            Color::Blue => "blue",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }
}

/// A place of the board, by its position in the board file; its goal card has the same number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Place(u8);

impl Place {
    pub fn new(number: usize) -> Option<Self> {
        (number < PLACES).then_some(Self(number as u8))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom("a place is a number below 36"))
    }
}

/// A set of places; written as the list of their numbers, rising.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(u64);

impl PlaceSet {
    pub const NONE: PlaceSet = PlaceSet(0);
    pub const ALL: PlaceSet = PlaceSet((1 << PLACES) - 1);

    pub fn only(place: Place) -> Self {
        Self(1 << place.0)
    }

    pub fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    pub fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    pub fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| Place(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(place)
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::NONE;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|place| place.0)).finish()
    }
}

impl Serialize for PlaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PlaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Place>::deserialize(deserializer)?.into_iter().collect())
    }
}
