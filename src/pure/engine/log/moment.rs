//! Points in time, in UTC, and their written forms. The engine asks no clock: whoever has one passes a moment in.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Seconds since 1970-01-01T00:00:00Z; written `2026-11-16T09:30:05Z` (RFC 3339). Only the years 0 to 9999 read back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Moment(pub i64);

/// The minute in which something became known to all; written `2026-11-16T09:30Z`. Seconds would tell who answered at
/// once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Minute(i64);

impl Moment {
    pub fn minute(self) -> Minute {
        Minute(self.0.div_euclid(60))
    }

    /// So many seconds later.
    pub fn after(self, seconds: u32) -> Self {
        Self(self.0.saturating_add(i64::from(seconds)))
    }
}

impl Minute {
    /// Its first second.
    pub fn begins_at(self) -> Moment {
        Moment(self.0.saturating_mul(60))
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_minutes(self.0.div_euclid(60), f)?;
        write!(f, ":{:02}Z", self.0.rem_euclid(60))
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_minutes(self.0, f)?;
        f.write_str("Z")
    }
}

impl FromStr for Moment {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Self, NotATime> {
        let (minutes, seconds) = text.strip_suffix('Z').and_then(|text| text.rsplit_once(':')).ok_or(NotATime)?;
        let moment = Self(read_minutes(minutes)? * 60 + number(seconds, 2)?);
        if moment.to_string() == text { Ok(moment) } else { Err(NotATime) }
    }
}

impl FromStr for Minute {
    type Err = NotATime;

    fn from_str(text: &str) -> Result<Self, NotATime> {
        let minute = Self(read_minutes(text.strip_suffix('Z').ok_or(NotATime)?)?);
        // What does not come back as it was is a 30th of February or a 24th hour.
        if minute.to_string() == text { Ok(minute) } else { Err(NotATime) }
    }
}

impl TryFrom<String> for Moment {
    type Error = NotATime;

    fn try_from(text: String) -> Result<Self, NotATime> {
        text.parse()
    }
}

impl TryFrom<String> for Minute {
    type Error = NotATime;

    fn try_from(text: String) -> Result<Self, NotATime> {
        text.parse()
    }
}

impl From<Moment> for String {
    fn from(moment: Moment) -> String {
        moment.to_string()
    }
}

impl From<Minute> for String {
    fn from(minute: Minute) -> String {
        minute.to_string()
    }
}

/// A text that is no point in time in the one spelling we write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATime;

impl fmt::Display for NotATime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a time like 2026-11-16T09:30Z, or with seconds where it is exact")
    }
}

impl std::error::Error for NotATime {}

const MINUTES_PER_DAY: i64 = 24 * 60;

fn write_minutes(minutes: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (year, month, day) = date(minutes.div_euclid(MINUTES_PER_DAY));
    let of_day = minutes.rem_euclid(MINUTES_PER_DAY);
    write!(f, "{year:04}-{month:02}-{day:02}T{:02}:{:02}", of_day / 60, of_day % 60)
}

fn read_minutes(text: &str) -> Result<i64, NotATime> {
    let (date, time) = text.split_once('T').ok_or(NotATime)?;
    let mut date = date.splitn(3, '-');
    let mut part = |length| number(date.next().ok_or(NotATime)?, length);
    let days = days(part(4)?, part(2)?, part(2)?);
    let (hours, minutes) = time.split_once(':').ok_or(NotATime)?;
    Ok(days * MINUTES_PER_DAY + number(hours, 2)? * 60 + number(minutes, 2)?)
}

fn number(digits: &str, length: usize) -> Result<i64, NotATime> {
    if digits.len() == length && digits.bytes().all(|digit| digit.is_ascii_digit()) {
        digits.parse().map_err(|_| NotATime)
    } else {
        Err(NotATime)
    }
}

// The Gregorian calendar repeats every 400 years. Years are counted from March, so that the leap day is the last one,
// and days from 0000-03-01.
const DAYS_PER_ERA: i64 = 146_097;
const DAYS_TO_1970: i64 = 719_468;

/// Year, month and day of the day that many days after 1970-01-01.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + DAYS_TO_1970;
    let (era, day_of_era) = (days.div_euclid(DAYS_PER_ERA), days.rem_euclid(DAYS_PER_ERA));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

/// Days from 1970-01-01 to a date; a day or month that does not exist gives that of another date.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let from_march = (month + 9) % 12;
    let day_of_year = (153 * from_march + 2) / 5 + day - 1;
    era * DAYS_PER_ERA + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - DAYS_TO_1970
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Golden values of `date -u -d @SECONDS`.
    #[test]
    fn moments_are_written_as_the_calendar_says() {
        let golden = [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_794_821_405, "2026-11-16T09:30:05Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
            (-62_167_219_200, "0000-01-01T00:00:00Z"),
        ];
        for (seconds, text) in golden {
            assert_eq!(Moment(seconds).to_string(), text);
            assert_eq!(text.parse(), Ok(Moment(seconds)));
        }
        assert_eq!(Moment(1_794_821_405).minute().to_string(), "2026-11-16T09:30Z");
        assert_eq!(Moment(-1).minute().to_string(), "1969-12-31T23:59Z");
    }

    #[test]
    fn every_day_of_four_centuries_follows_the_one_before() {
        let mut before = Moment(-86_400).to_string();
        for day in 0..146_097 {
            let moment = Moment(day * 86_400);
            let text = moment.to_string();
            assert!(text > before, "{text} follows {before}");
            assert_eq!(text.parse(), Ok(moment));
            assert_eq!(moment.minute().to_string().parse(), Ok(moment.minute()));
            before = text;
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in [
            "2026-11-16T09:30:05",
            "2026-11-16T09:30:05+00:00",
            "2026-11-16t09:30:05Z",
            "2026-11-16 09:30:05Z",
            "2026-11-16T9:30:05Z",
            "2026-11-16T09:30:60Z",
            "2026-11-16T24:00:00Z",
            "2026-02-30T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z",
            "+026-11-16T09:30:05Z",
            "12026-11-16T09:30:05Z",
            "2026-11-16T09:30Z",
            "",
            "Z",
        ] {
            assert_eq!(text.parse::<Moment>(), Err(NotATime), "{text}");
        }
        for text in ["2026-11-16T09:30:05Z", "2026-11-16T09:60Z", "2026-11-31T09:30Z", "T:Z"] {
            assert_eq!(text.parse::<Minute>(), Err(NotATime), "{text}");
        }
    }

    #[test]
    fn far_away_moments_do_not_panic() {
        for seconds in [i64::MIN, i64::MAX] {
            assert!(!Moment(seconds).to_string().is_empty());
            assert!(!Moment(seconds).after(u32::MAX).minute().to_string().is_empty());
        }
    }
}
