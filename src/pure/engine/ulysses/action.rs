//! What a seat can answer. How it is written is in `notation`, whether it is legal in the phases.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::place::{Color, Place};

/// An answer to one of the four questions of the game, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Pandora(Means),
    Plague { place: Place, means: Means },
    Unplague { place: Place, cards: Cards },
    Exchange { goal: Place, pile: Color, cards: Cards },
    Temple { temples: Cards, others: Cards },
    Propose(Place),
    Stay,
    Wind(Means),
    Rest,
    Agree,
    Object(Marking),
    Pass,
    Support { side: Side, cards: Cards },
    Black(Marking),
}

/// With what a card's effect is had: the card itself, or a Zeus in its place (U-ZEUS-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    Itself,
    Zeus,
}

impl Means {
    pub const ALL: [Means; 2] = [Means::Itself, Means::Zeus];

    /// The card that leaves the hand for the effect of `card`.
    pub fn card(self, card: Card) -> Card {
        match self {
            Means::Itself => card,
            Means::Zeus => Card::Zeus,
        }
    }
}

/// Placing the red or the black disc (U-DISC-4): one indivisible step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marking {
    pub place: Place,
    /// Played for the side.
    pub cards: Cards,
    /// Paid to clear the place of its plague first (U-DISC-6); none if there is nothing to clear.
    pub clear: Cards,
}

/// A side of the discussion, in the order in which equals lead (U-DISC-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Blue,
    Red,
    Black,
}

impl Side {
    pub const ALL: [Side; 3] = [Side::Blue, Side::Red, Side::Black];

    pub fn name(self) -> &'static str {
        match self {
            Side::Blue => "blue",
            Side::Red => "red",
            Side::Black => "black",
        }
    }
}
