//! Who plays, without a name: names may become aliases, and stay outside the chain.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A participant of a table, each kind counted from 1 in joining order; written `p1`, `b1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Handle {
    Person(u8),
    Bot(u8),
}

impl Handle {
    /// The handle of participant `number` (from 0: people, then bots) of a table that began with so many people.
    pub fn of(number: u8, people: u8) -> Self {
        if number < people { Self::Person(number + 1) } else { Self::Bot(number - people + 1) }
    }

    pub fn is_bot(self) -> bool {
        match self {
            Self::Person(_) => false,
            Self::Bot(_) => true,
        }
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(number) => write!(f, "p{number}"),
            Self::Bot(number) => write!(f, "b{number}"),
        }
    }
}

impl FromStr for Handle {
    type Err = NotAHandle;

    fn from_str(text: &str) -> Result<Self, NotAHandle> {
        let number = |digits: &str| match digits.parse::<u8>() {
            // One spelling only: no sign, no leading zero, and counted from 1.
            Ok(number) if digits.starts_with(|digit: char| matches!(digit, '1'..='9')) => Ok(number),
            Ok(_) | Err(_) => Err(NotAHandle),
        };
        if let Some(digits) = text.strip_prefix('p') {
            number(digits).map(Self::Person)
        } else if let Some(digits) = text.strip_prefix('b') {
            number(digits).map(Self::Bot)
        } else {
            Err(NotAHandle)
        }
    }
}

impl TryFrom<String> for Handle {
    type Error = NotAHandle;

    fn try_from(text: String) -> Result<Self, NotAHandle> {
        text.parse()
    }
}

impl From<Handle> for String {
    fn from(handle: Handle) -> String {
        handle.to_string()
    }
}

/// A text that names no participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAHandle;

impl fmt::Display for NotAHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a participant like p1 or b1")
    }
}

impl std::error::Error for NotAHandle {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_before_bots() {
        let written = [0, 1, 2, 3].map(|number| Handle::of(number, 2).to_string());
        assert_eq!(written, ["p1", "p2", "b1", "b2"]);
        assert_eq!(written.map(|text| text.parse()), [0, 1, 2, 3].map(|number| Ok(Handle::of(number, 2))));
    }

    #[test]
    fn a_handle_has_one_spelling() {
        for text in ["p", "p0", "p01", "p+1", "p256", "P1", "q1", "1", "", "p1 "] {
            assert_eq!(text.parse::<Handle>(), Err(NotAHandle), "{text}");
        }
    }
}
