//! Action cards (U-COMP-4): kinds, how many of each, and the written form `2o1z`.

use std::fmt::{self, Write as _};
use std::ops::{AddAssign, Deref, DerefMut, SubAssign};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::List;

/// A kind of action card, in the order in which cards are written and lie before a shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    #[default]
    Objection,
    Temple,
    Wind,
    Plague,
    Zeus,
    Pandora,
}

impl Card {
    pub const ALL: [Card; 6] = [Card::Objection, Card::Temple, Card::Wind, Card::Plague, Card::Zeus, Card::Pandora];

    pub fn letter(self) -> char {
        match self {
            Card::Objection => 'o',
            Card::Temple => 't',
            Card::Wind => 'w',
            Card::Plague => 'x',
            Card::Zeus => 'z',
            Card::Pandora => 'p',
        }
    }

    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.letter() == letter)
    }

    /// How many of the kind there are.
    pub fn supply(self) -> u8 {
        Cards::SUPPLY.count(self)
    }
}

/// How many cards of each kind: a hand, a payment, the discard, the cards of a side. Their order never matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cards([u8; 6]);

impl Cards {
    pub const NONE: Cards = Cards([0; 6]);
    /// All action cards of the game: 132.
    pub const SUPPLY: Cards = Cards([50, 23, 23, 16, 11, 9]);

    /// `count` must be within the supply.
    pub fn of(card: Card, count: u8) -> Self {
        debug_assert!(count <= card.supply());
        let mut cards = Self::NONE;
        cards.0[card as usize] = count;
        cards
    }

    pub fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The cards that count for a side (U-DISC-13).
    pub fn votes(self) -> u8 {
        self.count(Card::Objection) + self.count(Card::Zeus)
    }

    /// Whether all of `others` are among these.
    pub fn contains(self, others: Self) -> bool {
        self.lacking(others).is_none()
    }

    /// The first kind of which `others` has more.
    pub fn lacking(self, others: Self) -> Option<Card> {
        Card::ALL.into_iter().find(|card| self.count(*card) < others.count(*card))
    }

    /// The first kind present for which `fits` does not hold.
    pub fn misfit(self, fits: impl Fn(Card) -> bool) -> Option<Card> {
        Card::ALL.into_iter().find(|card| self.count(*card) > 0 && !fits(*card))
    }

    /// Both together; more than a number can hold is more than anyone has.
    pub fn plus(self, others: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_add(others.0[kind])))
    }

    /// Every card, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, others: Self) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, others: Self) {
        self.0.iter_mut().zip(others.0).for_each(|(count, fewer)| *count -= fewer);
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Self {
        Self::of(card, 1)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::NONE;
        cards.into_iter().for_each(|card| counts.0[card as usize] += 1);
        counts
    }
}

/// Counts and letters in the order of the kinds; nothing for no cards.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let present = Card::ALL.into_iter().filter(|card| self.count(*card) > 0);
        present.into_iter().try_for_each(|card| write!(f, "{}{}", self.count(card), card.letter()))
    }
}

impl FromStr for Cards {
    type Err = NotCards;

    fn from_str(text: &str) -> Result<Self, NotCards> {
        let mut cards = Self::NONE;
        let mut kinds = Card::ALL.into_iter();
        let mut rest = text;
        while !rest.is_empty() {
            let at = text.len() - rest.len();
            let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            let count: u8 = match rest[..digits].parse() {
                Ok(count) if !rest.starts_with('0') => count,
                Ok(_) | Err(_) => {
                    return Err(NotCards { at, expected: CardsExpected::Count });
                }
            };
            let letter = rest[digits..].chars().next();
            let card = kinds.by_ref().find(|card| Some(card.letter()) == letter);
            let card = card.ok_or(NotCards { at: at + digits, expected: CardsExpected::Letter })?;
            if count > card.supply() {
                return Err(NotCards { at, expected: CardsExpected::Count });
            }
            cards.0[card as usize] = count;
            rest = &rest[digits + 1..];
        }
        Ok(cards)
    }
}

impl TryFrom<String> for Cards {
    type Error = NotCards;

    fn try_from(text: String) -> Result<Self, NotCards> {
        text.parse()
    }
}

impl From<Cards> for String {
    fn from(cards: Cards) -> String {
        cards.to_string()
    }
}

/// Where a text stops being cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotCards {
    /// Bytes before it that are right; they are ASCII.
    pub at: usize,
    pub expected: CardsExpected,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsExpected {
    /// A number from 1 to what there is of the kind, without leading zeros.
    Count,
    /// The letter of a kind, after those before it in the order `o t w x z p`.
    Letter,
}

impl fmt::Display for NotCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            CardsExpected::Count => "a count",
            CardsExpected::Letter => "a letter, in the order o t w x z p",
        };
        write!(f, "expected {expected} after {} characters", self.at)
    }
}

/// Cards in an order, the last one on top; written as their letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardPile<const N: usize>(List<Card, N>);

/// The deck; before every shuffle it lies in the order of the kinds.
pub type Deck = CardPile<132>;

/// Cards drawn in one go, in their order; nobody has more than 21 temples (U-SETUP-5).
pub type Draw = CardPile<21>;

impl<const N: usize> Deref for CardPile<N> {
    type Target = List<Card, N>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<const N: usize> DerefMut for CardPile<N> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<const N: usize> FromIterator<Card> for CardPile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl<const N: usize> fmt::Display for CardPile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| f.write_char(card.letter()))
    }
}

impl<const N: usize> Serialize for CardPile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for CardPile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() > N {
            return Err(D::Error::custom(format_args!("more than {N} cards")));
        }
        let card = |letter| Card::from_letter(letter).ok_or_else(|| D::Error::custom("not the letter of a card"));
        text.chars().map(card).collect()
    }
}
