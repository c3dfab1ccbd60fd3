//! How an entry came about; hidden from others until the game is over, because it tells of answers given ahead.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What made the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Its player answered when asked.
    Hand,
    /// An answer given ahead to this question.
    Envelope,
    /// What the page had asked ahead, in the game's own way.
    Next,
    /// A standing order.
    Order,
    /// What its player wanted said after some waking hours without an answer.
    Patience,
    /// The clock ran out.
    Silence,
    Bot,
    /// The bot that acts for a seat that let its clock run out.
    Caretaker,
    /// The service itself: a line that belongs to no seat.
    Service,
}

impl How {
    pub const ALL: [How; 9] = [
        How::Hand,
        How::Envelope,
        How::Next,
        How::Order,
        How::Patience,
        How::Silence,
        How::Bot,
        How::Caretaker,
        How::Service,
    ];

    /// The written form.
    pub fn name(self) -> &'static str {
        match self {
            How::Hand => "hand",
            How::Envelope => "envelope",
            How::Next => "next",
            How::Order => "order",
            How::Patience => "patience",
            How::Silence => "silence",
            How::Bot => "bot",
            How::Caretaker => "caretaker",
            How::Service => "service",
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for How {
    type Err = NotHow;

    fn from_str(name: &str) -> Result<Self, NotHow> {
        Self::ALL.into_iter().find(|how| how.name() == name).ok_or(NotHow)
    }
}

/// No entry comes about that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHow;

impl fmt::Display for NotHow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no entry comes about that way")
    }
}

impl std::error::Error for NotHow {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_form_reads_back_and_is_the_stored_one() {
        for how in How::ALL {
            assert_eq!(how.to_string().parse(), Ok(how));
            assert_eq!(serde_json::to_string(&how).unwrap(), format!("\"{how}\""));
        }
        assert_eq!("Hand".parse::<How>(), Err(NotHow));
    }
}
