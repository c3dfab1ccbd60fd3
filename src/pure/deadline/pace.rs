//! How fast a table is meant to be played: waking time to begin with, more with every question, and a ceiling.

use std::fmt;
use std::str::FromStr;

use super::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    Brisk,
    Steady,
    Leisurely,
    /// Everybody answers when they like.
    None,
    Own(Allotment),
}

/// Waking time in whole hours, within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    bank: u16,
    increment: u16,
    cap: u16,
}

/// How much of the increment a question brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    Whole,
    /// It wants but a word.
    Half,
}

/// Which of the numbers is out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAPace {
    Bank,
    Increment,
    /// Too high, or below what the first question brings.
    Cap,
}

impl Pace {
    /// Those with a name.
    pub const NAMED: [Pace; 4] = [Pace::Brisk, Pace::Steady, Pace::Leisurely, Pace::None];

    /// Which of our sentences tells of it.
    pub fn kind(self) -> &'static str {
        match self {
            Pace::Brisk => "brisk",
            Pace::Steady => "steady",
            Pace::Leisurely => "leisurely",
            Pace::None => "none",
            Pace::Own(_) => "own",
        }
    }

    /// None for a table without clocks.
    pub fn allotment(self) -> Option<Allotment> {
        match self {
            Pace::Brisk => Some(Allotment { bank: 24, increment: 8, cap: 48 }),
            Pace::Steady => Some(Allotment { bank: 72, increment: 12, cap: 120 }),
            Pace::Leisurely => Some(Allotment { bank: 168, increment: 24, cap: 336 }),
            Pace::Own(allotment) => Some(allotment),
            Pace::None => None,
        }
    }
}

impl Allotment {
    pub const BANK_MOST: u16 = 336;
    /// With less, a letter that comes in the morning would have to be answered before noon.
    pub const INCREMENT_LEAST: u16 = 4;
    pub const INCREMENT_MOST: u16 = 72;
    /// Four weeks of waking time: a clock has an end.
    pub const CAP_MOST: u16 = 672;

    pub fn new(bank: u16, increment: u16, cap: u16) -> Result<Allotment, NotAPace> {
        if bank > Allotment::BANK_MOST {
            Err(NotAPace::Bank)
        } else if !(Allotment::INCREMENT_LEAST..=Allotment::INCREMENT_MOST).contains(&increment) {
            Err(NotAPace::Increment)
        } else if !(bank + increment..=Allotment::CAP_MOST).contains(&cap) {
            Err(NotAPace::Cap)
        } else {
            Ok(Allotment { bank, increment, cap })
        }
    }

    /// What a seat has before its first question.
    pub fn bank(self) -> Span {
        Span::hours(self.bank)
    }

    /// What every new or changed question brings.
    pub fn increment(self) -> Span {
        Span::hours(self.increment)
    }

    /// What a question brings that has this share of it.
    pub fn increment_of(self, share: Share) -> Span {
        match share {
            Share::Whole => self.increment(),
            Share::Half => Span::minutes(self.increment().in_minutes() / 2),
        }
    }

    /// No question has more.
    pub fn cap(self) -> Span {
        Span::hours(self.cap)
    }

    pub fn bank_hours(self) -> u16 {
        self.bank
    }

    pub fn increment_hours(self) -> u16 {
        self.increment
    }

    pub fn cap_hours(self) -> u16 {
        self.cap
    }
}

impl fmt::Display for Pace {
    /// As it stands in the database and in forms: a name, or `24+8<48`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Own(Allotment { bank, increment, cap }) => write!(f, "{bank}+{increment}<{cap}"),
            Pace::Brisk | Pace::Steady | Pace::Leisurely | Pace::None => f.write_str(self.kind()),
        }
    }
}

/// A text that names no pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPace;

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(text: &str) -> Result<Pace, UnknownPace> {
        if let Some(pace) = Pace::NAMED.into_iter().find(|pace| pace.to_string() == text) {
            return Ok(pace);
        }
        let number = |text: &str| text.parse::<u16>().map_err(|_| UnknownPace);
        let (bank, rest) = text.split_once('+').ok_or(UnknownPace)?;
        let (increment, cap) = rest.split_once('<').ok_or(UnknownPace)?;
        let allotment = Allotment::new(number(bank)?, number(increment)?, number(cap)?).map_err(|_| UnknownPace)?;
        let pace = Pace::Own(allotment);
        // One spelling only: no sign, no leading zero.
        if pace.to_string() == text { Ok(pace) } else { Err(UnknownPace) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_reads_back_and_has_bounds() {
        let own = Pace::Own(Allotment::new(24, 8, 48).unwrap());
        for pace in Pace::NAMED.into_iter().chain([own]) {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for text in ["", "quick", "24+8", "24+8<31", "+24+8<48", "024+8<48", "24+0<48", "24+8<673", "999999+8<48"] {
            assert_eq!(text.parse::<Pace>(), Err(UnknownPace), "{text}");
        }
        assert_eq!(Allotment::new(337, 8, 400), Err(NotAPace::Bank));
        assert_eq!(Allotment::new(u16::MAX, u16::MAX, u16::MAX), Err(NotAPace::Bank));
        assert_eq!(Allotment::new(24, 3, 48), Err(NotAPace::Increment));
        assert_eq!(Allotment::new(24, 73, 100), Err(NotAPace::Increment));
        assert_eq!(Allotment::new(24, 8, 31), Err(NotAPace::Cap));
        assert_eq!(Allotment::new(24, 8, 673), Err(NotAPace::Cap));
        assert!(Allotment::new(0, 4, 4).is_ok() && Allotment::new(336, 72, 672).is_ok());
    }

    #[test]
    fn the_named_ones_keep_to_the_bounds_of_own_numbers() {
        for allotment in Pace::NAMED.into_iter().filter_map(Pace::allotment) {
            let Allotment { bank, increment, cap } = allotment;
            assert_eq!(Allotment::new(bank, increment, cap), Ok(allotment));
        }
        assert_eq!(Pace::None.allotment(), None);
    }
}
