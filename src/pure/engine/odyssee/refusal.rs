//! Refusals in plain English, for commands and logs. What players read is put into their language by `text`.

use std::fmt;

use super::{Expected, Illegal, Party, Question};

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Over => f.write_str("the game is over"),
            Self::NotAsked => f.write_str("another seat is asked"),
            Self::OtherQuestion(open) => write!(f, "what is due now is {}", due(open)),
            Self::NoGiftForArrow => f.write_str("no gift is left to pay for the arrow"),
            Self::SameHex => f.write_str("a move ends elsewhere than it began"),
            Self::IntoTroy => f.write_str("Troy is closed"),
            Self::NotEntitled { chips, cards } => {
                write!(f, "Ithaca is closed to {} with {}", count(chips, "chip"), count(cards, "card"))
            }
            Self::TooFar { steps } => write!(f, "it is {} away", count(steps, "hex")),
            Self::LandBetween => f.write_str("land lies between"),
            Self::NotYourCard(card) => write!(f, "{card} is none of the seat's cards"),
            Self::NotTheirCard(card) => write!(f, "{card} is none of the owner's cards"),
            Self::SameCard => f.write_str("the card given otherwise is the one that is priced"),
            Self::NoBid => f.write_str("there is no bid to take"),
            Self::BidLies => f.write_str("a bid lies there, so that no price is asked"),
            Self::LookCount { needed } => write!(f, "it takes exactly {}", count(needed, "face-down card")),
            Self::NotFaceDown(isle) => write!(f, "no card lies face down at {isle}"),
            Self::GiftsLacking { by, held } => write!(f, "{} has {}", party(by), count(held, "gift")),
            Self::CardLacking { by, card } => write!(f, "{} does not have {card}", party(by)),
            Self::IsleLacking { by, isle } => write!(f, "{} does not own {isle}", party(by)),
            Self::LandingIsle => f.write_str("the island landed on is no part of the deal"),
            Self::ChipsLacking { by, chips } => {
                write!(f, "{} has {} to lay, too few for the islands", party(by), count(chips, "chip"))
            }
            Self::NothingNamed => f.write_str("it names nothing"),
        }
    }
}

fn party(party: Party) -> &'static str {
    match party {
        Party::Speaker => "the seat",
        Party::Other => "the other",
    }
}

fn due(question: Question) -> &'static str {
    match question {
        Question::Turn => "the die or the arrow",
        Question::Sail => "a hex to sail to, or to stay",
        Question::Land => "to land, or a bid",
        Question::Give => "a card for the newcomer",
        Question::Price => "to accept the price or refuse it",
        Question::Winds => "the arrow, or calm",
        Question::Cattle => "to feast or to graze",
        Question::Toll => "a hero or gifts",
        Question::Look => "where to look",
        Question::Meeting => "peace, fight, a demand or a trade",
        Question::Proposal => "to accept what is proposed or refuse it",
        Question::Battle => "to fight on, or an offer",
        Question::Offer => "to accept the offer or refuse it",
    }
}

fn count(number: u8, noun: &str) -> String {
    let ending = match (number, noun.ends_with('x')) {
        (1, _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{number} {noun}{ending}")
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::Verb => "a word that is known",
            Self::Space => "a space",
            Self::Hex => "a hex",
            Self::Direction => "a direction",
            Self::Card => "a card",
            Self::Isle => "an island, the lower number first",
            Self::Item => "gifts, a card or an island, in this order, or 0",
            Self::For => "the word «for»",
            Self::Else => "the word «else»",
            Self::Something => "something, since «for 0» goes without saying",
            Self::End => "the end",
        })
    }
}
