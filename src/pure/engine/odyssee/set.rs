//! Sets of things that are numbered from 1 to 15: islands and cards.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// As many islands as cards (O-COMP-1).
pub(super) const NUMBERS: usize = 15;

/// One of fifteen, told apart by a number.
pub trait Numbered: Copy + PartialEq + fmt::Debug {
    /// Counted from 0; a larger index than there are things gives none.
    fn at(index: usize) -> Option<Self>;
    fn index(self) -> usize;
}

/// A set of such things; written as the list of its members, rising.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Set<T>(u16, PhantomData<T>);

impl<T: Numbered> Set<T> {
    pub const NONE: Self = Self(0, PhantomData);
    pub const ALL: Self = Self((1 << NUMBERS) - 1, PhantomData);

    pub fn only(one: T) -> Self {
        Self(1 << one.index(), PhantomData)
    }

    pub fn contains(self, one: T) -> bool {
        self.0 >> one.index() & 1 == 1
    }

    pub fn insert(&mut self, one: T) {
        self.0 |= 1 << one.index();
    }

    pub fn remove(&mut self, one: T) {
        self.0 &= !(1 << one.index());
    }

    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// For serde, which hands a reference over.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    pub(super) fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn first(self) -> Option<T> {
        if self.0 == 0 { None } else { T::at(self.0.trailing_zeros() as usize) }
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let one = left.first()?;
            left.0 &= left.0 - 1;
            Some(one)
        })
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::NONE;
        members.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Numbered> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Numbered + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
