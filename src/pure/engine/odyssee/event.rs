//! What an action caused, spelled out: a reader who has the rules and the events can follow every gift, chip, hero and card.
//! The archive holds them, and, filtered for an eye, so does «what happened since».

mod spell;

use serde::{Deserialize, Serialize};

pub use spell::NotAnEvent;

use super::action::Terms;
use super::cards::{CARDS, Card};
use super::place::{Direction, Hex, Isle, IsleSet, Stop};
use crate::engine::tagged::tagged;
use crate::engine::{Eye, List, PerSeat, Seat, SeatSet};

tagged! {
    /// A consequence. `H` is how a hex is spelled: [`Hex`] inside the engine, its written name outside ([`Event::named`],
    /// [`Event::resolved`]). A field that is `None` is hidden from its reader.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Event<H = Hex> {
        /// For each seat the number of its participant: people in joining order, then bots (G-02).
        SeatsDrawn {
            stream: u64,
            order: PerSeat<u8>,
        },
        /// The cards of rim fields 1 to 15, face down (O-SETUP-2).
        RimDealt {
            stream: u64,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            order: Option<List<Card, CARDS>>,
        },
        TurnBegan {
            round: u16,
            turn: u16,
            seat: Seat,
        },
        /// One gift to the stock; what is left (O-FEED-1).
        Fed {
            seat: Seat,
            gifts: u8,
        },
        /// A hunger stone taken; how many it is now (O-HUNG-1).
        Hungered {
            seat: Seat,
            stones: u8,
        },
        /// Nothing to eat, and three stones already (G-22).
        Starved {
            seat: Seat,
        },
        /// All hunger stones given back (G-23).
        HungerEnded {
            seat: Seat,
        },
        TurnSkipped {
            seat: Seat,
        },
        /// The sail die of the seat, from this position of its stream.
        SailRolled {
            seat: Seat,
            stream: u64,
            position: u32,
            roll: u8,
        },
        /// The favour die of the seat, from this position of its stream.
        #[serde(rename = "favour_rolled")]
        FavorRolled {
            seat: Seat,
            stream: u64,
            position: u32,
            face: Face,
        },
        Sailed {
            seat: Seat,
            from: H,
            to: H,
        },
        Stayed {
            seat: Seat,
            at: H,
        },
        /// The storm arrow, and how many gifts it cost (O-STORM-1).
        ArrowLaid {
            seat: Seat,
            origin: H,
            direction: Direction,
            paid: u8,
        },
        /// A ship moved by the wind.
        Blown {
            seat: Seat,
            from: H,
            to: H,
        },
        Landed {
            seat: Seat,
            stop: Stop,
        },
        /// The card of the rim, read out (O-LAND-1).
        CardTaken {
            seat: Seat,
            isle: Isle,
            card: Card,
        },
        /// The owner's card for the newcomer (O-LAND-3).
        CardGiven {
            seat: Seat,
            to: Seat,
            card: Card,
        },
        /// The landing card back whence it came: to its owner, or to the rim, open (G-16).
        CardReturned {
            seat: Seat,
            card: Card,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<Seat>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            rim: Option<Isle>,
        },
        /// Gifts from the stock; how many the seat has now.
        Gained {
            seat: Seat,
            count: u8,
            gifts: u8,
        },
        /// Gifts that the stock did not have (G-25).
        GainLapsed {
            seat: Seat,
            count: u8,
        },
        /// Gifts to the stock; how many the seat has now.
        GiftsLost {
            seat: Seat,
            count: u8,
            gifts: u8,
        },
        /// How many are left.
        HeroesLost {
            seat: Seat,
            count: u8,
            crew: u8,
        },
        HeroesGained {
            seat: Seat,
            count: u8,
            crew: u8,
        },
        /// The next turn of the seat will be skipped (O-TURN-3).
        WillSkip {
            seat: Seat,
        },
        /// The arrow is free in so many next turns (O-SPEC-2).
        #[serde(rename = "favoured")]
        Favored {
            seat: Seat,
            turns: u8,
        },
        /// Face-down cards of the rim, for one pair of eyes; in the order of their islands (O-CARD-14).
        Looked {
            seat: Seat,
            isles: IsleSet,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            cards: Option<List<Card, 2>>,
        },
        /// A chip onto the island, out of the hand or from the rim (O-LAND-2, G-15); the chips in hand afterwards.
        ChipLaid {
            seat: Seat,
            isle: Isle,
            from_rim: bool,
            chips: u8,
        },
        /// The former owner's chip to the rim (O-LAND-5).
        ChipDisplaced {
            seat: Seat,
            isle: Isle,
        },
        /// One side of a deal: gifts, cards and islands that went over.
        Paid {
            seat: Seat,
            to: Seat,
            terms: Terms,
        },
        /// An island taken over in a deal: the giver's chip back to his hand, then [`Event::ChipLaid`] (G-34).
        ChipTakenBack {
            seat: Seat,
            isle: Isle,
            chips: u8,
        },
        /// What was proposed cannot be done any more; the question stands as before it (G-53).
        ProposalLapsed {
            seat: Seat,
        },
        /// A ship is lost (O-LOSS-1).
        ShipLost {
            seat: Seat,
            cause: Cause,
        },
        /// A new ship with four heroes at Troy; the chips taken back from the rim, and those in hand then (O-LOSS-2).
        Restarted {
            seat: Seat,
            at: H,
            back: IsleSet,
            chips: u8,
        },
        /// Two ships on one hex; `first` speaks first (G-28).
        Met {
            first: Seat,
            second: Seat,
            at: H,
        },
        /// Without a battle, or without a further round.
        Parted {
            first: Seat,
            second: Seat,
        },
        BattleBegan {
            first: Seat,
            second: Seat,
        },
        /// Equal sums, so many times running (G-29).
        Tied {
            first: Seat,
            second: Seat,
            ties: u8,
        },
        TurnEnded {
            turn: u16,
            seat: Seat,
        },
        /// A player leaves for good: ship off the board, gifts to the stock, cards out of the game (G-40).
        Left {
            seat: Seat,
        },
        GameOver {
            winners: SeatSet,
            reason: Reason,
        },
    }
}

/// A face of the favour die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    White,
    Black,
}

/// What a ship was lost by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Battle,
    Card,
    Hunger,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Somebody is home (O-WIN-3).
    Home,
    /// The round limit (G-39).
    RoundLimit,
    /// All others have left (G-40).
    LastLeft,
}

impl<H: Clone> Event<H> {
    /// What an eye may read of it: all but the order of the face-down cards, and what another looked at (O-INFO-2).
    pub fn seen_by(&self, eye: Eye) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::RimDealt { order, .. } if eye != Eye::Archive => *order = None,
            Self::Looked { seat, cards, .. } if !eye.sees(*seat) => *cards = None,
            Self::SeatsDrawn { .. }
            | Self::RimDealt { .. }
            | Self::TurnBegan { .. }
            | Self::Fed { .. }
            | Self::Hungered { .. }
            | Self::Starved { .. }
            | Self::HungerEnded { .. }
            | Self::TurnSkipped { .. }
            | Self::SailRolled { .. }
            | Self::FavorRolled { .. }
            | Self::Sailed { .. }
            | Self::Stayed { .. }
            | Self::ArrowLaid { .. }
            | Self::Blown { .. }
            | Self::Landed { .. }
            | Self::CardTaken { .. }
            | Self::CardGiven { .. }
            | Self::CardReturned { .. }
            | Self::Gained { .. }
            | Self::GainLapsed { .. }
            | Self::GiftsLost { .. }
            | Self::HeroesLost { .. }
            | Self::HeroesGained { .. }
            | Self::WillSkip { .. }
            | Self::Favored { .. }
            | Self::Looked { .. }
            | Self::ChipLaid { .. }
            | Self::ChipDisplaced { .. }
            | Self::Paid { .. }
            | Self::ChipTakenBack { .. }
            | Self::ProposalLapsed { .. }
            | Self::ShipLost { .. }
            | Self::Restarted { .. }
            | Self::Met { .. }
            | Self::Parted { .. }
            | Self::BattleBegan { .. }
            | Self::Tied { .. }
            | Self::TurnEnded { .. }
            | Self::Left { .. }
            | Self::GameOver { .. } => {}
        }
        seen
    }
}
