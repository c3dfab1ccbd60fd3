//! Days, for orders that end on one: written `2026-11-20`, and with the zone in which the day ends if that is not UTC.

use std::fmt;
use std::str::FromStr;

use super::word::Day;
use crate::deadline::zone::Zone;
use crate::engine::log::Moment;

const SECONDS_PER_DAY: i64 = 24 * 60 * 60;
/// The first of January of the year 10000 cannot be written.
const DAYS_MAX: i64 = 2_932_896;

impl Day {
    /// The day of a moment, as calendars there show it.
    pub fn of(moment: Moment, zone: Zone) -> Self {
        Self(zone.day_at(moment.0).clamp(0, DAYS_MAX))
    }

    fn begins_at(self) -> Moment {
        Moment(self.0 * SECONDS_PER_DAY)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moment = self.begins_at().to_string();
        f.write_str(moment.split('T').next().unwrap_or_default())
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let moment: Moment = format!("{text}T00:00:00Z").parse().map_err(|_| NotADay)?;
        let day = Self::of(moment, Zone::UTC);
        // Years before 1970 are no days of a game.
        if day.begins_at() == moment { Ok(day) } else { Err(NotADay) }
    }
}

/// A text that is no day in the one spelling we write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADay;

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a date like 2026-11-16")
    }
}

impl std::error::Error for NotADay {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_read_back() {
        for text in ["1970-01-01", "2026-02-28", "2028-02-29", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        for text in ["2026-02-29", "1969-12-31", "2026-1-1", "2026-11-16T", "tomorrow", ""] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
        assert_eq!(Day::of(Moment(86_399), Zone::UTC).to_string(), "1970-01-01");
        for (zone, day) in
            [("UTC", "2026-11-16"), ("Pacific/Auckland", "2026-11-17"), ("America/New_York", "2026-11-16")]
        {
            // Monday noon in Greenwich.
            assert_eq!(Day::of(Moment(1_794_830_400), zone.parse().unwrap()).to_string(), day, "{zone}");
        }
    }
}
