//! Patience: «if I have not looked after so many waking hours: what silence would say». The same for every game, because it
//! says what the clock would say; only its word for that is the game's own.

use std::fmt;

/// Written `after 14 agree` where a game calls silence «agree», or `after 14 ask`, which is how a player says that he wants
/// none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Waking hours, from 1 to 999.
    pub hours: u16,
    pub then: Then,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// What the clock would say.
    Silence,
    Ask,
}

const HOURS_MAX: u16 = 999;
const ASK: &str = "ask";

impl Patience {
    /// `silence` is what the game calls what the clock would say.
    pub fn written(self, silence: &str) -> String {
        let then = match self.then {
            Then::Silence => silence,
            Then::Ask => ASK,
        };
        format!("after {} {then}", self.hours)
    }

    pub fn read(text: &str, silence: &str) -> Result<Self, NotPatience> {
        let rest = text.strip_prefix("after ").ok_or(NotPatience { at: 0 })?;
        let at = "after ".len();
        let (digits, then) = rest.split_once(' ').ok_or(NotPatience { at })?;
        let hours: u16 = digits.parse().map_err(|_| NotPatience { at })?;
        let then = if then == silence {
            Then::Silence
        } else if then == ASK {
            Then::Ask
        } else {
            return Err(NotPatience { at: at + digits.len() + 1 });
        };
        let patience = Self { hours, then };
        // One spelling only: no sign, no leading zero.
        if (1..=HOURS_MAX).contains(&hours) && patience.written(silence) == text {
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
        write!(f, "expected «after», hours from 1 to {HOURS_MAX}, and what then; {} are right", self.at)
    }
}

impl std::error::Error for NotPatience {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patience_reads_back_and_says_where_it_stops() {
        for text in ["after 14 agree", "after 1 ask", "after 999 agree"] {
            assert_eq!(Patience::read(text, "agree").unwrap().written("agree"), text);
        }
        let at = |text: &str| Patience::read(text, "agree").unwrap_err().at;
        let texts =
            ["before 3 agree", "after agree", "after 0 agree", "after 014 agree", "after +4 ask", "after 3 pass"];
        assert_eq!(texts.map(at), [0, 6, 6, 6, 6, 8]);
    }
}
