//! What a seat may answer, as ranges: hexes, cards, the most gifts. Never a list of all terms, of which there are millions.

use serde::Serialize;

use super::action::{Exchange, Price, Terms};
use super::cards::{Card, CardSet};
use super::place::{HexSet, IsleSet};
use crate::engine::Seat;

/// The legal answers of a seat. It depends on what is open, on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Legal {
    /// The seat is not asked.
    Nothing,
    /// Die, or within the range the arrow, from any hex in any direction.
    Turn(ArrowRange),
    /// Stay, or sail to one of these.
    Sail {
        roll: u8,
        ends: HexSet,
    },
    /// Land, or a bid.
    Land(BidRange),
    Give(GiveRange),
    /// Accept (pay, and get the card) or refuse (get the other).
    Price {
        price: Price,
        otherwise: Card,
    },
    /// The arrow, from any hex in any direction, or calm.
    Winds,
    /// Feast or graze.
    Cattle,
    /// A hero, or this many gifts, which there are.
    Toll {
        heroes: u8,
        gifts: u8,
    },
    /// So many of these.
    Look {
        isles: IsleSet,
        count: u8,
    },
    /// Peace, fight, a demand (of what the other gives) or a trade; neither is of nothing.
    Meeting(DealRange),
    /// Accept or refuse; seen from the seat that is asked.
    Proposal {
        exchange: Exchange,
        refused: Refused,
    },
    /// On, or an offer, also of nothing.
    Battle(DealRange),
}

/// What the arrow costs at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ArrowRange {
    /// Aeolus' favor (O-SPEC-2).
    Free,
    /// One gift, which is there (O-STORM-1).
    Gift,
    /// It cannot be paid (G-04).
    Barred,
}

/// What comes of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// A battle: it was a demand.
    Battle,
    /// The battle goes on.
    Onward,
    /// No battle, for now.
    Peace,
}

/// A bid: one of the owner's cards for what the newcomer can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BidRange {
    pub owner: Seat,
    pub cards: CardSet,
    pub pays: TermsRange,
}

/// The owner's answer: give one of the cards; take the bid if there is one; otherwise ask for what the newcomer can give, for
/// one card, with another given if he refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GiveRange {
    pub newcomer: Seat,
    pub cards: CardSet,
    pub bid: Option<Price>,
    pub pays: TermsRange,
}

/// What one can give another, all in one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TermsRange {
    /// At most.
    pub gifts: u8,
    pub cards: CardSet,
    pub isles: IsleSet,
    /// Those of the islands that the receiver takes over with his chip on their rim field.
    pub by_rim: IsleSet,
    /// The receiver's chips in hand, of which each other island needs one (G-34).
    pub chips: u8,
}

impl TermsRange {
    /// Whether these terms alone, with nothing in return, can be given.
    pub fn permits(&self, terms: Terms) -> bool {
        self.permits_for(terms, 0)
    }

    /// The same if the receiver takes back so many chips from islands that he gives in return (G-64).
    fn permits_for(&self, terms: Terms, back: u8) -> bool {
        terms.gifts <= self.gifts
            && terms.cards.without(self.cards).is_empty()
            && terms.isles.without(self.isles).is_empty()
            && terms.isles.without(self.by_rim).len() <= self.chips + back
    }
}

/// What two can give each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DealRange {
    pub other: Seat,
    /// What the seat can give the other.
    pub gives: TermsRange,
    /// What the other can give the seat.
    pub wants: TermsRange,
}

impl DealRange {
    pub fn permits(&self, exchange: Exchange) -> bool {
        self.gives.permits_for(exchange.gives, exchange.wants.isles.len())
            && self.wants.permits_for(exchange.wants, exchange.gives.isles.len())
    }
}
