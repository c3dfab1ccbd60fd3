//! Seats: who sits where, sets of seats, and values kept for each seat. Which person sits there is no concern of the
//! rules.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::list::List;

/// The most seats any game here has.
pub const SEATS_MAX: usize = 6;

/// A place at the table; seat 0 begins, and play goes clockwise by rising number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);

    /// The seat of that number; a number no game has seats for gives none.
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < SEATS_MAX).then_some(Self(number))
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `count`.
    pub fn left(self, count: u8) -> Self {
        Self(if self.0 + 1 >= count { 0 } else { self.0 + 1 })
    }

    /// All seats of a table of `count`.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..count).map(Self)
    }

    /// All seats of a table of `count`, this one first, then clockwise.
    pub fn round(self, count: u8) -> impl Iterator<Item = Self> {
        (self.0..count).chain(0..self.0).map(Self)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or(NoSuchSeat)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number that is no seat of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSeat;

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats are numbered below {SEATS_MAX}")
    }
}

/// A set of seats; written as the list of their numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "List<Seat, SEATS_MAX>", into = "List<Seat, SEATS_MAX>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    /// All seats of a table of `count`.
    pub fn all(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..SEATS_MAX as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The first member met going clockwise from the left of `seat`, at last `seat` itself.
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        let above = self.0 & !((2u16 << seat.0) - 1) as u8;
        let from = if above != 0 { above } else { self.0 };
        (from != 0).then(|| Seat(from.trailing_zeros() as u8))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<List<Seat, SEATS_MAX>> for SeatSet {
    fn from(seats: List<Seat, SEATS_MAX>) -> Self {
        seats.iter().copied().collect()
    }
}

impl From<SeatSet> for List<Seat, SEATS_MAX> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// One value for each seat of a table, seat 0 first.
pub type PerSeat<T> = List<T, SEATS_MAX>;

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &(**self)[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut (**self)[usize::from(seat.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_is_found_clockwise_and_round_again() {
        let set: SeatSet = [1, 4].into_iter().filter_map(Seat::new).collect();
        let next = |number| set.next_after(Seat(number)).map(Seat::number);
        assert_eq!([next(0), next(1), next(3), next(4), next(5)], [Some(1), Some(4), Some(4), Some(1), Some(1)]);
        assert_eq!(SeatSet::only(Seat(2)).next_after(Seat(2)), Some(Seat(2)));
        assert_eq!(SeatSet::NONE.next_after(Seat(2)), None);
    }
}
