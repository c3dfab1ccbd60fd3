//! Patience: «if I have not looked after so many waking hours: agree, then pass». The same for every game, because it
//! says what the clock would say.

use std::fmt;
use std::str::FromStr;

/// Written `after 14 agree`, or `after 14 ask`, which is how a player says that he wants none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Waking hours, from 1 to 999.
    pub hours: u16,
    pub then: Then,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Agree while nobody has objected, pass once somebody has.
    Agree,
    Ask,
}

const HOURS_MAX: u16 = 999;

impl fmt::Display for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let then = match self.then {
            Then::Agree => "agree",
            Then::Ask => "ask",
        };
        write!(f, "after {} {then}", self.hours)
    }
}

impl FromStr for Patience {
    type Err = NotPatience;

    fn from_str(text: &str) -> Result<Self, NotPatience> {
        let rest = text.strip_prefix("after ").ok_or(NotPatience { at: 0 })?;
        let at = "after ".len();
        let (digits, then) = rest.split_once(' ').ok_or(NotPatience { at })?;
        let hours: u16 = digits.parse().map_err(|_| NotPatience { at })?;
        let then = match then {
            "agree" => Then::Agree,
            "ask" => Then::Ask,
            _ => return Err(NotPatience { at: at + digits.len() + 1 }),
        };
        let patience = Self { hours, then };
        // One spelling only: no sign, no leading zero.
        if (1..=HOURS_MAX).contains(&hours) && patience.to_string() == text {
            Ok(patience)
        } else {
            Err(NotPatience { at })
        }
    }
}

/// Where a text stops being patience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPatience {
    /// Characters before it that are right.
    pub at: usize,
}

impl fmt::Display for NotPatience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected «after», hours from 1 to {HOURS_MAX}, and «agree» or «ask»; {} are right", self.at)
    }
}

impl std::error::Error for NotPatience {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_reads_back_and_says_where_it_stops() {
        for text in ["after 14 agree", "after 1 ask", "after 999 agree"] {
            assert_eq!(text.parse::<Patience>().unwrap().to_string(), text);
        }
        let at = |text: &str| text.parse::<Patience>().unwrap_err().at;
        let texts =
            ["before 3 agree", "after agree", "after 0 agree", "after 014 agree", "after +4 ask", "after 3 pass"];
        assert_eq!(texts.map(at), [0, 6, 6, 6, 6, 8]);
    }
}
