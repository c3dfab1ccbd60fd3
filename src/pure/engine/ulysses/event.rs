//! What an action caused, spelled out: a reader who has the rules and the events can follow every card. The archive
//! holds them, and, filtered for an eye, so does «what happened since».

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Side;
use super::board::Board;
use super::cards::{Cards, Deck, Draw};
use super::place::{Color, Place};
use crate::engine::tagged::tagged;
use crate::engine::{Eye, PerSeat, Seat, SeatSet};

tagged! {
    /// A consequence. `P` is how a place is spelled: [`Place`] inside the engine, its id outside ([`Event::named`],
    /// [`Event::resolved`]). A field that is `None` is hidden from its reader.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Event<P = Place> {
        /// For each seat the number of its participant: people in joining order, then bots (S-01).
        SeatsDrawn {
            shuffle: u32,
            order: PerSeat<u8>,
        },
        /// A goal pile, its top last (U-SETUP-2).
        PileShuffled {
            shuffle: u32,
            #[serde(rename = "colour")]
            color: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            order: Option<Vec<P>>,
        },
        /// The top of each pile, in the order of the piles (U-SETUP-3).
        GoalsDealt {
            seat: Seat,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            goals: Option<Vec<P>>,
        },
        /// All cards at the start, later the whole discard, becomes the deck; its top last (U-SETUP-6, U-DRAW-3).
        DeckShuffled {
            shuffle: u32,
            count: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            order: Option<Box<Deck>>,
        },
        /// Cards from the top of the deck to a hand, in their order (U-SETUP-6).
        HandDealt {
            seat: Seat,
            count: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            cards: Option<Draw>,
        },
        TurnBegan {
            turn: u16,
            seat: Seat,
        },
        /// Cards from the top of the deck to a hand, in their order (U-DRAW-1, U-PAND-1).
        Drew {
            seat: Seat,
            count: u8,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            cards: Option<Draw>,
        },
        /// Draws for which neither deck nor discard had a card (S-08).
        DrawLapsed {
            seat: Seat,
            count: u8,
        },
        /// Cards from a hand to the discard: used or paid.
        Discarded {
            seat: Seat,
            cards: Cards,
        },
        PlaguePlaced {
            seat: Seat,
            place: P,
        },
        PlagueRemoved {
            seat: Seat,
            place: P,
        },
        /// A hidden goal, put under the pile of its color (U-EXCH-2, S-89).
        GoalReturned {
            seat: Seat,
            #[serde(rename = "colour")]
            color: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            goal: Option<P>,
        },
        /// The top card of a goal pile (U-EXCH-2).
        GoalDrawn {
            seat: Seat,
            #[serde(rename = "colour")]
            color: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            goal: Option<P>,
        },
        /// The seat's temples and those in stock, afterwards.
        TempleBuilt {
            seat: Seat,
            temples: u8,
            stock: u8,
        },
        DiscPlaced {
            seat: Seat,
            side: Side,
            place: P,
        },
        /// Cards from a hand to a side; the counts of blue, red and black afterwards. The side leads (U-DISC-11).
        Played {
            seat: Seat,
            side: Side,
            cards: Cards,
            counts: [u8; 3],
        },
        /// The movement is decided; all cards of the sides go to the discard, the discs leave the board (U-DISC-18).
        Settled {
            side: Side,
            cards: Cards,
        },
        ShipMoved {
            from: P,
            to: P,
        },
        /// No neighbor was free of plague (S-37).
        ShipStayed {
            at: P,
        },
        /// How many goals the seat has revealed now (U-GOAL-1).
        GoalShown {
            seat: Seat,
            goal: P,
            revealed: u8,
        },
        /// A wind was played: another movement of the same turn (U-WIND-1).
        MovementBegan {
            movement: u32,
        },
        TurnEnded {
            turn: u16,
            seat: Seat,
        },
        GameOver {
            winners: SeatSet,
            reason: Reason,
        },
    }
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    FourthGoal,
    TurnLimit,
}

impl<P: Clone> Event<P> {
    /// What an eye may read of it: of another's cards the number, of another's goals the color, of a shuffle that it
    /// happened.
    pub fn seen_by(&self, eye: Eye) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::PileShuffled { order, .. } if eye != Eye::Archive => *order = None,
            Self::DeckShuffled { order, .. } if eye != Eye::Archive => *order = None,
            Self::GoalsDealt { seat, goals } if !eye.sees(*seat) => *goals = None,
            Self::HandDealt { seat, cards, .. } | Self::Drew { seat, cards, .. } if !eye.sees(*seat) => *cards = None,
            Self::GoalReturned { seat, goal, .. } | Self::GoalDrawn { seat, goal, .. } if !eye.sees(*seat) => {
                *goal = None;
            }
            Self::SeatsDrawn { .. }
            | Self::PileShuffled { .. }
            | Self::GoalsDealt { .. }
            | Self::DeckShuffled { .. }
            | Self::HandDealt { .. }
            | Self::TurnBegan { .. }
            | Self::Drew { .. }
            | Self::DrawLapsed { .. }
            | Self::Discarded { .. }
            | Self::PlaguePlaced { .. }
            | Self::PlagueRemoved { .. }
            | Self::GoalReturned { .. }
            | Self::GoalDrawn { .. }
            | Self::TempleBuilt { .. }
            | Self::DiscPlaced { .. }
            | Self::Played { .. }
            | Self::Settled { .. }
            | Self::ShipMoved { .. }
            | Self::ShipStayed { .. }
            | Self::GoalShown { .. }
            | Self::MovementBegan { .. }
            | Self::TurnEnded { .. }
            | Self::GameOver { .. } => {}
        }
        seen
    }
}

impl Event {
    /// The same with ids instead of places, for writing.
    pub fn named(self, board: &Board) -> Event<&str> {
        self.spell::<_, std::convert::Infallible>(|place| Ok(board.id(place))).unwrap_or_else(|never| match never {})
    }
}

impl Event<String> {
    /// The same with places instead of ids.
    pub fn resolved(self, board: &Board) -> Result<Event, NotAnEvent> {
        self.spell(|id| board.place(&id).ok_or(NotAnEvent::Place(id)))
    }
}

/// Why a text is no event.
#[derive(Debug)]
pub enum NotAnEvent {
    Json(serde_json::Error),
    /// An id that the board does not have.
    Place(String),
}

impl fmt::Display for NotAnEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Place(id) => write!(f, "«{id}» is no place of the board"),
        }
    }
}

impl std::error::Error for NotAnEvent {}

impl<P> Event<P> {
    fn spell<Q, E>(self, mut f: impl FnMut(P) -> Result<Q, E>) -> Result<Event<Q>, E> {
        let mut all = |places: Option<Vec<P>>| places.map(|list| list.into_iter().map(&mut f).collect()).transpose();
        Ok(match self {
            Self::PileShuffled { shuffle, color, order } => Event::PileShuffled { shuffle, color, order: all(order)? },
            Self::GoalsDealt { seat, goals } => Event::GoalsDealt { seat, goals: all(goals)? },
            Self::PlaguePlaced { seat, place } => Event::PlaguePlaced { seat, place: f(place)? },
            Self::PlagueRemoved { seat, place } => Event::PlagueRemoved { seat, place: f(place)? },
            Self::GoalReturned { seat, color, goal } => {
                Event::GoalReturned { seat, color, goal: goal.map(f).transpose()? }
            }
            Self::GoalDrawn { seat, color, goal } => Event::GoalDrawn { seat, color, goal: goal.map(f).transpose()? },
            Self::DiscPlaced { seat, side, place } => Event::DiscPlaced { seat, side, place: f(place)? },
            Self::ShipMoved { from, to } => Event::ShipMoved { from: f(from)?, to: f(to)? },
            Self::ShipStayed { at } => Event::ShipStayed { at: f(at)? },
            Self::GoalShown { seat, goal, revealed } => Event::GoalShown { seat, goal: f(goal)?, revealed },
            Self::SeatsDrawn { shuffle, order } => Event::SeatsDrawn { shuffle, order },
            Self::DeckShuffled { shuffle, count, order } => Event::DeckShuffled { shuffle, count, order },
            Self::HandDealt { seat, count, cards } => Event::HandDealt { seat, count, cards },
            Self::TurnBegan { turn, seat } => Event::TurnBegan { turn, seat },
            Self::Drew { seat, count, cards } => Event::Drew { seat, count, cards },
            Self::DrawLapsed { seat, count } => Event::DrawLapsed { seat, count },
            Self::Discarded { seat, cards } => Event::Discarded { seat, cards },
            Self::TempleBuilt { seat, temples, stock } => Event::TempleBuilt { seat, temples, stock },
            Self::Played { seat, side, cards, counts } => Event::Played { seat, side, cards, counts },
            Self::Settled { side, cards } => Event::Settled { side, cards },
            Self::MovementBegan { movement } => Event::MovementBegan { movement },
            Self::TurnEnded { turn, seat } => Event::TurnEnded { turn, seat },
            Self::GameOver { winners, reason } => Event::GameOver { winners, reason },
        })
    }
}
