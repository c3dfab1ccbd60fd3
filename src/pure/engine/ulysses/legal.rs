//! What a seat may answer, as ranges: places, prices, smallest and largest numbers. Never a list of all ways to pay, of
//! which there are thousands; every card of a payment is the player's choice.

use serde::Serialize;

use super::action::{Means, Side};
use super::cards::{Card, Cards};
use super::place::{Color, PlaceSet};

/// The legal answers of a seat. It depends on what is open and on the seat's own hand and goals, on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Legal {
    /// The seat is not asked and will not be before what is open is settled.
    Nothing,
    Action(ActionRange),
    /// Agree, or object within the range.
    Asking(DiscRange),
    /// Pass, or what the range says.
    Discussion(DiscussionRange),
    /// Rest, or a wind.
    Wind(Usable),
}

/// Which card can bring an effect about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Usable {
    pub itself: bool,
    pub zeus: bool,
}

impl Usable {
    pub(super) fn by(card: Card, hand: Cards) -> Self {
        Self { itself: hand.count(card) > 0, zeus: hand.count(Card::Zeus) > 0 }
    }

    pub fn contains(self, means: Means) -> bool {
        match means {
            Means::Itself => self.itself,
            Means::Zeus => self.zeus,
        }
    }

    pub fn any(self) -> bool {
        self.itself || self.zeus
    }
}

/// The action phase. An empty set means that the action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ActionRange {
    pub pandora: Usable,
    pub plague: Usable,
    /// Where a plague may be put, if `plague` can be played.
    pub plague_places: PlaceSet,
    /// Cards to pay for removing a plague and for an exchange; temple cards, and as many others, for a temple.
    pub price: u8,
    pub unplague: PlaceSet,
    /// Which goals may be given back.
    pub exchange_goals: PlaceSet,
    /// For each color of a goal given back, from which piles the new one may be drawn.
    pub exchange_piles: [[bool; 4]; 4],
    pub temple: bool,
    pub propose: PlaceSet,
    pub stay: bool,
}

impl ActionRange {
    pub fn may_draw(&self, goal: Color, pile: Color) -> bool {
        self.exchange_piles[goal as usize][pile as usize]
    }
}

/// Placing the red or the black disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DiscRange {
    /// Places that can be marked as they are, with cards for the side.
    pub free: PlaceSet,
    pub cards: CardRange,
    /// Plagued places that can be marked by paying `price` cards more.
    pub plagued: PlaceSet,
    /// Cards for the side when clearing: what is paid may take some of them.
    pub cards_clearing: CardRange,
    pub price: u8,
}

/// How many objections and Zeus may be played for a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CardRange {
    pub least: u8,
    pub most: u8,
}

impl CardRange {
    pub fn is_empty(self) -> bool {
        self.most < self.least
    }

    pub fn contains(self, count: u8) -> bool {
        (self.least..=self.most).contains(&count)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DiscussionRange {
    /// For blue, red and black: the cards that may be played, if the side may be joined and made to lead.
    pub support: [Option<CardRange>; 3],
    /// None if the seat is not entitled to black.
    pub black: Option<DiscRange>,
}

impl DiscussionRange {
    pub fn support(&self, side: Side) -> Option<CardRange> {
        self.support[side as usize]
    }
}
