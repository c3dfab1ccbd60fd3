//! A short list that lives inside its owner: piles, hands by seat, cards drawn. Being `Copy`, it lets a whole game be
//! cloned for thinking ahead without touching the heap.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// At most `N` values (and never more than 255), the last one on top.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    count: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { count: 0, items: [T::default(); N] }
    }

    /// `count` times the same value.
    pub fn filled(value: T, count: u8) -> Self {
        let mut list = Self { count, items: [T::default(); N] };
        list.fill(value);
        list
    }

    /// Puts a value on top. A list that is full is a broken invariant of its owner.
    pub fn push(&mut self, value: T) {
        self.items[usize::from(self.count)] = value;
        self.count += 1;
    }

    /// Takes the value on top.
    pub fn pop(&mut self) -> Option<T> {
        self.count = self.count.checked_sub(1)?;
        Some(self.items[usize::from(self.count)])
    }

    /// Puts a value under all others.
    pub fn push_under(&mut self, value: T) {
        self.push(value);
        self.rotate_right(1);
    }

    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// The length as the small number it is.
    pub fn count(&self) -> u8 {
        self.count
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.count)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        for value in values {
            list.push(value);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListVisitor<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for ListVisitor<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(value) = values.next_element()? {
                    if list.len() == N {
                        return Err(de::Error::invalid_length(N + 1, &self));
                    }
                    list.push(value);
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(ListVisitor(PhantomData))
    }
}
