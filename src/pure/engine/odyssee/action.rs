//! What a seat can answer. How it is written is in `notation`, whether it is legal in the phases.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::place::{Direction, Hex, IsleSet};

/// An answer to one of the game's questions, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// the sail die.
    Die,
    /// on the bag of winds: the storm arrow.
    Arrow(Arrow),
    /// to this end hex.
    Sail(Hex),
    /// not at all.
    Stay,
    /// whatever card the owner gives.
    Land,
    /// what the newcomer pays for that card.
    Bid(Price),
    /// the landing card.
    Give(Card),
    /// the bid.
    Take,
    /// a price once, and what is given otherwise.
    Ask {
        price: Price,
        otherwise: Card,
    },
    /// what lies there.
    Accept,
    Refuse,
    /// Q-6 on the bag of winds: no arrow.
    Calm,
    /// Q-6 on the cattle.
    Feast,
    Graze,
    /// Q-6 on Scylla.
    Hero,
    Gifts,
    /// Q-6 on Tiresias: rim cards of these islands, one or two.
    Look(IsleSet),
    ///
    Peace,
    Fight,
    /// What the other shall give, or it is a battle.
    Demand(Terms),
    /// A refused one is no battle.
    Trade(Exchange),
    ///
    On,
    /// To stop the battle.
    Offer(Exchange),
}

/// The storm arrow on the board (O-STORM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub origin: Hex,
    pub direction: Direction,
}

/// What one gives: gifts, cards, islands (G-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    #[serde(default, skip_serializing_if = "is_none")]
    pub gifts: u8,
    #[serde(default, skip_serializing_if = "CardSet::is_empty_ref")]
    pub cards: CardSet,
    #[serde(default, skip_serializing_if = "IsleSet::is_empty_ref")]
    pub isles: IsleSet,
}

impl Terms {
    pub const NOTHING: Terms = Terms { gifts: 0, cards: CardSet::NONE, isles: IsleSet::NONE };

    pub fn gifts(gifts: u8) -> Self {
        Terms { gifts, ..Self::NOTHING }
    }

    pub fn is_nothing(self) -> bool {
        self == Self::NOTHING
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
fn is_none(gifts: &u8) -> bool {
    *gifts == 0
}

/// «I give … for …».
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    pub gives: Terms,
    pub wants: Terms,
}

/// What the newcomer pays for one of the owner's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    pub terms: Terms,
    pub card: Card,
}
