//! What the service does at a table, as it stands in the log; the deal, its first line, is the table's business.

use std::fmt;
use std::str::FromStr;

use super::Handle;
use crate::engine::Seat;

/// A line of the service after the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    /// The caretaker keeps the seat from now on.
    Away(Seat),
    /// Its player is back.
    Back(Seat),
    /// The seat belongs to someone else from now on: the next person counted at this table.
    Given { seat: Seat, to: Handle },
    /// The table is given up before its game is over; nothing comes after this.
    Closed,
}

impl fmt::Display for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away(seat) => write!(f, "away {seat}"),
            Self::Back(seat) => write!(f, "back {seat}"),
            Self::Given { seat, to } => write!(f, "given {seat} {to}"),
            Self::Closed => f.write_str("closed"),
        }
    }
}

impl FromStr for Service {
    type Err = NotAService;

    fn from_str(text: &str) -> Result<Self, NotAService> {
        let seat = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Seat::new(digit - b'0').ok_or(NotAService),
            _ => Err(NotAService),
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["away", of] => Ok(Self::Away(seat(of)?)),
            ["back", of] => Ok(Self::Back(seat(of)?)),
            ["given", of, to] => Ok(Self::Given { seat: seat(of)?, to: to.parse().map_err(|_| NotAService)? }),
            ["closed"] => Ok(Self::Closed),
            _ => Err(NotAService),
        }
    }
}

/// A text that is no line of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAService;

impl fmt::Display for NotAService {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected away SEAT, back SEAT, given SEAT PARTICIPANT or closed")
    }
}

impl std::error::Error for NotAService {}

/// Why a line of the service cannot stand where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceFault {
    /// The table is closed.
    Closed,
    /// The game is over, and so is its log.
    Over,
    NoSuchSeat,
    /// A bot is never away.
    SeatOfABot,
    AlreadyAway,
    NotAway,
    /// The new player is the next person counted at this table.
    NotNext {
        next: Handle,
    },
}

impl fmt::Display for ServiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("the table is closed"),
            Self::Over => f.write_str("the game is over"),
            Self::NoSuchSeat => f.write_str("there is no such seat at the table"),
            Self::SeatOfABot => f.write_str("the seat belongs to a bot"),
            Self::AlreadyAway => f.write_str("the seat's player is away already"),
            Self::NotAway => f.write_str("the seat's player is not away"),
            Self::NotNext { next } => write!(f, "the next person at this table is {next}"),
        }
    }
}

impl std::error::Error for ServiceFault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_form_reads_back() {
        let seat = Seat::new(2).unwrap();
        let lines = [
            (Service::Away(seat), "away 2"),
            (Service::Back(seat), "back 2"),
            (Service::Given { seat, to: Handle::Person(4) }, "given 2 p4"),
            (Service::Closed, "closed"),
        ];
        for (service, text) in lines {
            assert_eq!(service.to_string(), text);
            assert_eq!(text.parse(), Ok(service));
        }
        for text in ["", "away", "away 02", "away 6", "away +1", "back 1 ", "given 1", "given 1 4", "closed 1", "deal"]
        {
            assert_eq!(text.parse::<Service>(), Err(NotAService), "{text}");
        }
    }
}
