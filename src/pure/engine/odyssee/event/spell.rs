//! Events with hexes by their names, for the archive, and back.

use std::fmt;

use super::Event;
use crate::engine::odyssee::board::Board;

impl Event {
    /// The same with names instead of hexes, for writing.
    pub fn named(self, board: &Board) -> Event<&str> {
        self.spell::<_, std::convert::Infallible>(|hex| Ok(board.hex_name(hex))).unwrap_or_else(|never| match never {})
    }
}

impl Event<String> {
    /// The same with hexes instead of names.
    pub fn resolved(self, board: &Board) -> Result<Event, NotAnEvent> {
        self.spell(|name| board.hex_named(&name).ok_or(NotAnEvent::Hex(name)))
    }
}

/// Why a text is no event.
#[derive(Debug)]
pub enum NotAnEvent {
    Json(serde_json::Error),
    /// A name that the board does not have.
    Hex(String),
}

impl fmt::Display for NotAnEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Hex(name) => write!(f, "«{name}» is no hex of the board"),
        }
    }
}

impl std::error::Error for NotAnEvent {}

impl<H> Event<H> {
    fn spell<K, E>(self, mut f: impl FnMut(H) -> Result<K, E>) -> Result<Event<K>, E> {
        Ok(match self {
            Self::Sailed { seat, from, to } => Event::Sailed { seat, from: f(from)?, to: f(to)? },
            Self::Stayed { seat, at } => Event::Stayed { seat, at: f(at)? },
            Self::ArrowLaid { seat, origin, direction, paid } => {
                Event::ArrowLaid { seat, origin: f(origin)?, direction, paid }
            }
            Self::Blown { seat, from, to } => Event::Blown { seat, from: f(from)?, to: f(to)? },
            Self::Restarted { seat, at, back, chips } => Event::Restarted { seat, at: f(at)?, back, chips },
            Self::Met { first, second, at } => Event::Met { first, second, at: f(at)? },
            Self::SeatsDrawn { stream, order } => Event::SeatsDrawn { stream, order },
            Self::RimDealt { stream, order } => Event::RimDealt { stream, order },
            Self::TurnBegan { round, turn, seat } => Event::TurnBegan { round, turn, seat },
            Self::Fed { seat, gifts } => Event::Fed { seat, gifts },
            Self::Hungered { seat, stones } => Event::Hungered { seat, stones },
            Self::Starved { seat } => Event::Starved { seat },
            Self::HungerEnded { seat } => Event::HungerEnded { seat },
            Self::TurnSkipped { seat } => Event::TurnSkipped { seat },
            Self::SailRolled { seat, stream, position, roll } => Event::SailRolled { seat, stream, position, roll },
            Self::FavorRolled { seat, stream, position, face } => Event::FavorRolled { seat, stream, position, face },
            Self::Landed { seat, stop } => Event::Landed { seat, stop },
            Self::CardTaken { seat, isle, card } => Event::CardTaken { seat, isle, card },
            Self::CardGiven { seat, to, card } => Event::CardGiven { seat, to, card },
            Self::CardReturned { seat, card, to, rim } => Event::CardReturned { seat, card, to, rim },
            Self::Gained { seat, count, gifts } => Event::Gained { seat, count, gifts },
            Self::GainLapsed { seat, count } => Event::GainLapsed { seat, count },
            Self::GiftsLost { seat, count, gifts } => Event::GiftsLost { seat, count, gifts },
            Self::HeroesLost { seat, count, crew } => Event::HeroesLost { seat, count, crew },
            Self::HeroesGained { seat, count, crew } => Event::HeroesGained { seat, count, crew },
            Self::WillSkip { seat } => Event::WillSkip { seat },
            Self::Favored { seat, turns } => Event::Favored { seat, turns },
            Self::Looked { seat, isles, cards } => Event::Looked { seat, isles, cards },
            Self::ChipLaid { seat, isle, from_rim, chips } => Event::ChipLaid { seat, isle, from_rim, chips },
            Self::ChipDisplaced { seat, isle } => Event::ChipDisplaced { seat, isle },
            Self::Paid { seat, to, terms } => Event::Paid { seat, to, terms },
            Self::ChipTakenBack { seat, isle, chips } => Event::ChipTakenBack { seat, isle, chips },
            Self::ProposalLapsed { seat } => Event::ProposalLapsed { seat },
            Self::ShipLost { seat, cause } => Event::ShipLost { seat, cause },
            Self::Parted { first, second } => Event::Parted { first, second },
            Self::BattleBegan { first, second } => Event::BattleBegan { first, second },
            Self::Tied { first, second, ties } => Event::Tied { first, second, ties },
            Self::TurnEnded { turn, seat } => Event::TurnEnded { turn, seat },
            Self::Left { seat } => Event::Left { seat },
            Self::GameOver { winners, reason } => Event::GameOver { winners, reason },
        })
    }
}
