//! Why an answer is refused. Plain English for commands is in `refusal`; players read it from `text`.

use super::cards::Card;
use super::place::Isle;

/// A reason for a refusal, as fine as its reader needs to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over (O-WIN-3).
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// The answer belongs to another question than the one that is open.
    OtherQuestion(Question),

    /// No gift is left for the arrow after the feeding (O-STORM-1, G-04).
    NoGiftForArrow,
    /// The end hex is where the ship lies (G-43).
    SameHex,
    /// Troy is closed (G-08).
    IntoTroy,
    /// More chips than cards in hand: Ithaca is barred (O-WIN-1).
    NotEntitled { chips: u8, cards: u8 },
    /// It is farther over water than the roll (O-SAIL-2).
    TooFar { steps: u8 },
    /// As the crow flies it is near enough, but land lies between (O-SAIL-3).
    LandBetween,

    /// The card given is none of the giver's (O-LAND-4).
    NotYourCard(Card),
    /// The card wanted is none of the owner's.
    NotTheirCard(Card),
    /// The card that is priced is the one given otherwise.
    SameCard,
    /// There is no bid to take.
    NoBid,
    /// A bid lies there, so no price is asked.
    BidLies,

    /// Not as many face-down cards as the task wants (O-CARD-14).
    LookCount { needed: u8 },
    /// No face-down card lies at the rim of that island.
    NotFaceDown(Isle),

    /// One of the two has fewer gifts than named.
    GiftsLacking { by: Party, held: u8 },
    /// One of the two does not have the card.
    CardLacking { by: Party, card: Card },
    /// One of the two does not own the island.
    IsleLacking { by: Party, isle: Isle },
    /// The island landed on is no part of the deal (G-50).
    LandingIsle,
    /// Who shall take islands over has too few chips to lay (G-34).
    ChipsLacking { by: Party, chips: u8 },
    /// A demand or trade of nothing at all.
    NothingNamed,
}

/// One of the two who bargain, seen from whoever speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    Speaker,
    Other,
}

/// The kinds of questions the game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// die or arrow.
    Turn,
    /// where to.
    Sail,
    /// land, or a bid.
    Land,
    /// which card.
    Give,
    /// a price.
    Price,
    /// Q-6 on card 05.
    Winds,
    /// Q-6 on card 06.
    Cattle,
    /// Q-6 on card 07.
    Toll,
    /// Q-6 on card 14.
    Look,
    /// peace, fight, demand or trade.
    Meeting,
    /// Q-8 on a demand or trade.
    Proposal,
    /// on, or an offer.
    Battle,
    ///
    Offer,
}
