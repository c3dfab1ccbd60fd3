//! When somebody is awake: from one time of day to another, on most days of the week, in a zone.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc, Weekday};

use super::Span;
use super::zone::{DAY, Zone};

/// A time of day, to the minute; written `08:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay(u16);

/// Days of the week; written `sa su`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Weekdays(u8);

/// Waking hours. They may go past midnight (22:00 to 06:00): such hours belong to the day on which they begin. Awake is
/// whoever's own clock on the wall says so: where clocks are set back, an hour of sleep may come twice, too. Written
/// `Europe/Prague 08:00-22:00 sa su`, with the free days at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Waking {
    zone: Zone,
    from: TimeOfDay,
    to: TimeOfDay,
    free: Weekdays,
}

/// Why these are no waking hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotWaking {
    /// Begin and end are the same: nobody can tell whether that is no hour or all of them.
    Same,
    /// Less than [`Waking::LEAST`].
    TooShort,
    /// More than [`Waking::MOST`].
    TooLong,
    /// Every day of the week is free.
    NoDay,
}

impl Waking {
    /// With less, a question could stay open for months.
    pub const LEAST: Span = Span::hours(4);
    /// With more, a deadline could fall into the night of anybody.
    pub const MOST: Span = Span::hours(20);

    pub fn new(zone: Zone, from: TimeOfDay, to: TimeOfDay, free: Weekdays) -> Result<Waking, NotWaking> {
        let waking = Waking { zone, from, to, free };
        let hours = waking.a_day();
        if from == to {
            Err(NotWaking::Same)
        } else if hours < Waking::LEAST {
            Err(NotWaking::TooShort)
        } else if hours > Waking::MOST {
            Err(NotWaking::TooLong)
        } else if free == Weekdays::ALL {
            Err(NotWaking::NoDay)
        } else {
            Ok(waking)
        }
    }

    /// From 8 to 22, every day.
    pub fn usual(zone: Zone) -> Waking {
        Waking { zone, from: TimeOfDay(8 * 60), to: TimeOfDay(22 * 60), free: Weekdays::NONE }
    }

    /// The same hours elsewhere.
    #[must_use]
    pub fn in_zone(self, zone: Zone) -> Waking {
        Waking { zone, ..self }
    }

    pub fn zone(&self) -> Zone {
        self.zone
    }

    pub fn from(&self) -> TimeOfDay {
        self.from
    }

    pub fn to(&self) -> TimeOfDay {
        self.to
    }

    pub fn free(&self) -> Weekdays {
        self.free
    }

    /// Waking time of a day that is not free.
    pub fn a_day(&self) -> Span {
        let minutes = (i32::from(self.to.0) - i32::from(self.from.0)).rem_euclid(24 * 60);
        Span::minutes(minutes.unsigned_abs())
    }

    pub fn is_awake(&self, at: DateTime<Utc>) -> bool {
        self.piece(at.timestamp()).0
    }

    /// Whether awake at a moment, and until when at least that stays so.
    pub(super) fn piece(&self, at: i64) -> (bool, i64) {
        let local = at.saturating_add(self.zone.offset_at(at));
        let (day, second) = (local.div_euclid(DAY), local.rem_euclid(DAY));
        let (from, to) = (self.from.seconds(), self.to.seconds());
        let (awake, until) = if from < to {
            match second {
                early if early < from => (false, from),
                awake if awake < to => (!self.is_free(day), to),
                _late => (false, DAY),
            }
        } else {
            match second {
                early if early < to => (!self.is_free(day - 1), to),
                asleep if asleep < from => (false, from),
                _late => (!self.is_free(day), DAY),
            }
        };
        (awake, self.zone.steady_until(at).min(at.saturating_add(until - second)))
    }

    /// By the number of days since 1970 began, which was on a Thursday.
    fn is_free(&self, day: i64) -> bool {
        let weekday = (day + 3).rem_euclid(7);
        self.free.0 >> weekday & 1 == 1
    }
}

impl TimeOfDay {
    pub fn new(hour: u8, minute: u8) -> Option<TimeOfDay> {
        (hour < 24 && minute < 60).then(|| TimeOfDay(u16::from(hour) * 60 + u16::from(minute)))
    }

    pub fn in_minutes(self) -> u16 {
        self.0
    }

    fn seconds(self) -> i64 {
        i64::from(self.0) * 60
    }
}

impl Weekdays {
    pub const NONE: Weekdays = Weekdays(0);
    pub const ALL: Weekdays = Weekdays(0b111_1111);
    /// In the order of the week.
    pub const WEEK: [Weekday; 7] =
        [Weekday::Mon, Weekday::Tue, Weekday::Wed, Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun];

    #[must_use]
    pub fn with(self, day: Weekday) -> Weekdays {
        Weekdays(self.0 | 1 << day.num_days_from_monday())
    }

    pub fn contains(self, day: Weekday) -> bool {
        self.0 >> day.num_days_from_monday() & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = Weekday> {
        Weekdays::WEEK.into_iter().filter(move |day| self.contains(*day))
    }
}

/// Two letters, for forms and the database.
pub fn short_name(day: Weekday) -> &'static str {
    match day {
        Weekday::Mon => "mo",
        Weekday::Tue => "tu",
        Weekday::Wed => "we",
        Weekday::Thu => "th",
        Weekday::Fri => "fr",
        Weekday::Sat => "sa",
        Weekday::Sun => "su",
    }
}

pub fn weekday_named(name: &str) -> Option<Weekday> {
    Weekdays::WEEK.into_iter().find(|day| short_name(*day) == name)
}

/// A text in another form than ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl FromStr for TimeOfDay {
    type Err = Unreadable;

    /// Browsers add seconds if they like, and people leave out a zero.
    fn from_str(text: &str) -> Result<TimeOfDay, Unreadable> {
        let mut parts = text.trim().split(':');
        let mut number = || {
            let part = parts.next()?;
            let plain = (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse::<u8>().ok().filter(|_| plain)
        };
        let (hour, minute) = (number().ok_or(Unreadable)?, number().ok_or(Unreadable)?);
        let whole = match parts.next() {
            None | Some("00") => parts.next().is_none(),
            Some(_) => false,
        };
        TimeOfDay::new(hour, minute).filter(|_| whole).ok_or(Unreadable)
    }
}

impl fmt::Display for Weekdays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(short_name).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Weekdays {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Weekdays, Unreadable> {
        let mut days = text.split_ascii_whitespace();
        days.try_fold(Weekdays::NONE, |days, name| Some(days.with(weekday_named(name)?))).ok_or(Unreadable)
    }
}

impl fmt::Display for Waking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}-{}", self.zone, self.from, self.to)?;
        if self.free == Weekdays::NONE { Ok(()) } else { write!(f, " {}", self.free) }
    }
}

impl FromStr for Waking {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Waking, Unreadable> {
        let mut parts = text.splitn(3, ' ');
        let mut next = || parts.next().ok_or(Unreadable);
        let zone = next()?.parse().map_err(|_| Unreadable)?;
        let (from, to) = next()?.split_once('-').ok_or(Unreadable)?;
        let free = parts.next().unwrap_or_default().parse()?;
        Waking::new(zone, from.parse()?, to.parse()?, free).map_err(|_| Unreadable)
    }
}
