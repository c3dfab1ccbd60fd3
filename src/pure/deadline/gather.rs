//! When the questions of all tables come in one letter.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, TimeDelta, Utc};

use super::waking::TimeOfDay;
use super::zone::Zone;

/// So long a letter waits for company at least: what happens at several tables at once belongs together.
const COMPANY: TimeDelta = TimeDelta::minutes(5);

/// How often; written `every 6` and `daily 07:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gather {
    /// Hours after the last one, at least.
    Every(u8),
    /// Once a day, by the clock on the reader's wall.
    Daily(TimeOfDay),
}

/// No way to gather letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotGathering;

impl Gather {
    pub const HOURS_MOST: u8 = 24;

    /// Up to a day.
    pub fn every(hours: u8) -> Option<Gather> {
        (1..=Gather::HOURS_MOST).contains(&hours).then_some(Gather::Every(hours))
    }

    /// When a letter that is begun now leaves, if the last one left then.
    pub fn next(self, now: DateTime<Utc>, last: Option<DateTime<Utc>>, zone: Zone) -> DateTime<Utc> {
        match self {
            Gather::Every(hours) => {
                let soon = now + COMPANY;
                last.map_or(soon, |last| soon.max(last + TimeDelta::hours(i64::from(hours))))
            }
            Gather::Daily(time) => {
                let today = zone.today(now);
                let days = (0..4).filter_map(|days| today.checked_add_days(chrono::Days::new(days)));
                let mut times = days.map(|day| zone.moment_of(day, time));
                let next = times.find(|at| *at >= now && last.is_none_or(|last| last < *at));
                next.unwrap_or(now)
            }
        }
    }

    /// The same for what was written a while ago: an hour that came meanwhile is made up for, after a little time for company.
    pub fn next_for(
        self,
        now: DateTime<Utc>,
        written_at: DateTime<Utc>,
        last: Option<DateTime<Utc>>,
        zone: Zone,
    ) -> DateTime<Utc> {
        let at = self.next(written_at, last, zone);
        if at > now { at } else { now + COMPANY }
    }
}

impl fmt::Display for Gather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gather::Every(hours) => write!(f, "every {hours}"),
            Gather::Daily(time) => write!(f, "daily {time}"),
        }
    }
}

impl FromStr for Gather {
    type Err = NotGathering;

    fn from_str(text: &str) -> Result<Gather, NotGathering> {
        match text.split_once(' ') {
            Some(("every", hours)) => hours.parse().ok().and_then(Gather::every).ok_or(NotGathering),
            Some(("daily", time)) => time.parse().map(Gather::Daily).map_err(|_| NotGathering),
            Some(_) | None => Err(NotGathering),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn next(gather: &str, now: &str, last: Option<&str>) -> String {
        let zone: Zone = "Europe/Prague".parse().unwrap();
        gather.parse::<Gather>().unwrap().next(at(now), last.map(at), zone).format("%FT%H:%M").to_string()
    }

    #[test]
    fn letters_leave_so_many_hours_after_the_last_and_wait_a_little_for_company() {
        assert_eq!(next("every 6", "2026-11-16T09:00:00Z", None), "2026-11-16T09:05");
        assert_eq!(next("every 6", "2026-11-16T09:00:00Z", Some("2026-11-16T08:00:00Z")), "2026-11-16T14:00");
        assert_eq!(next("every 6", "2026-11-16T09:00:00Z", Some("2026-11-15T08:00:00Z")), "2026-11-16T09:05");
    }

    #[test]
    fn clk_01_once_a_day_is_by_the_clock_on_the_wall_also_where_it_is_set() {
        assert_eq!(next("daily 07:30", "2026-11-16T06:00:00Z", None), "2026-11-16T06:30");
        assert_eq!(next("daily 07:30", "2026-11-16T06:31:00Z", Some("2026-11-16T06:30:00Z")), "2026-11-17T06:30");
        assert_eq!(next("daily 07:30", "2026-11-16T06:30:00Z", Some("2026-11-16T06:30:00Z")), "2026-11-17T06:30");
        assert_eq!(next("daily 07:30", "2026-10-24T12:00:00Z", None), "2026-10-25T06:30", "winter time");
        // Half past two does not come on this day, and twice on that one.
        assert_eq!(next("daily 02:30", "2026-03-28T12:00:00Z", None), "2026-03-29T01:00");
        assert_eq!(next("daily 02:30", "2026-10-24T12:00:00Z", None), "2026-10-25T01:30");
    }

    #[test]
    fn the_written_form_comes_back_and_nothing_else_is_one() {
        for text in ["every 1", "every 24", "daily 00:00", "daily 23:59"] {
            assert_eq!(text.parse::<Gather>().unwrap().to_string(), text);
        }
        for text in ["", "every 0", "every 25", "every", "daily 24:00", "weekly 3", "every 6h"] {
            assert_eq!(text.parse::<Gather>(), Err(NotGathering), "{text}");
        }
    }
}
