//! Vacations: days on which no clock of a player ticks, from a yearly allowance. They begin on a day or at once, and end by
//! themselves.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, Utc};

use super::calendar::Pause;
use super::zone::Zone;

/// From a first day to a last one, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    first: NaiveDate,
    last: NaiveDate,
}

/// Why these days are no vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoVacation {
    /// The last day is before the first.
    Backwards,
    /// It would begin before today.
    Past,
    /// It would begin more than a year from now.
    TooFar,
    /// Some of these days are taken already.
    Twice,
    /// The year has fewer days left.
    Allowance { year: i32, left: u32 },
}

/// Days a year.
pub const ALLOWANCE: u32 = 30;
const AHEAD_DAYS: u64 = 366;

impl Vacation {
    /// New days beside those that were taken before.
    pub fn announce(
        today: NaiveDate,
        first: NaiveDate,
        last: NaiveDate,
        taken: &[Vacation],
    ) -> Result<Vacation, NoVacation> {
        if last < first {
            return Err(NoVacation::Backwards);
        }
        if first < today {
            return Err(NoVacation::Past);
        }
        if today.checked_add_days(Days::new(AHEAD_DAYS)).is_none_or(|end| first > end) {
            return Err(NoVacation::TooFar);
        }
        let new = Vacation { first, last };
        if taken.iter().any(|other| other.first <= last && first <= other.last) {
            return Err(NoVacation::Twice);
        }
        for year in first.year()..=last.year() {
            let left = left(year, taken);
            if new.days_in(year) > left {
                return Err(NoVacation::Allowance { year, left });
            }
        }
        Ok(new)
    }

    /// As it was stored.
    pub fn stored(first: NaiveDate, last: NaiveDate) -> Option<Vacation> {
        (first <= last).then_some(Vacation { first, last })
    }

    pub fn first(self) -> NaiveDate {
        self.first
    }

    pub fn last(self) -> NaiveDate {
        self.last
    }

    /// When clocks stand still. What has ticked before it was announced stays so: a pause adds no time.
    pub fn pause(self, zone: Zone, announced_at: DateTime<Utc>) -> Option<Pause> {
        let after = self.last.succ_opt().unwrap_or(NaiveDate::MAX);
        Pause::new(zone.start_of(self.first).max(announced_at), zone.start_of(after))
    }

    fn days_in(self, year: i32) -> u32 {
        let bounds = (NaiveDate::from_ymd_opt(year, 1, 1), NaiveDate::from_ymd_opt(year, 12, 31));
        let (Some(begin), Some(end)) = bounds else { return 0 };
        let days = (self.last.min(end) - self.first.max(begin)).num_days() + 1;
        u32::try_from(days).unwrap_or(0)
    }
}

/// Days of a year that are not taken.
pub fn left(year: i32, taken: &[Vacation]) -> u32 {
    let days: u32 = taken.iter().map(|vacation| vacation.days_in(year)).sum();
    ALLOWANCE.saturating_sub(days)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_vacation_lies_ahead_and_within_the_allowance() {
        let today = day("2026-11-16");
        let announce = |first, last, taken: &[Vacation]| Vacation::announce(today, day(first), day(last), taken);
        let autumn = announce("2026-11-16", "2026-11-25", &[]).unwrap();
        assert_eq!(left(2026, &[autumn]), 20);
        assert_eq!(announce("2026-11-15", "2026-11-20", &[]), Err(NoVacation::Past));
        assert_eq!(announce("2026-11-20", "2026-11-19", &[]), Err(NoVacation::Backwards));
        assert_eq!(announce("2028-01-01", "2028-01-02", &[]), Err(NoVacation::TooFar));
        assert_eq!(announce("2026-11-25", "2026-11-26", &[autumn]), Err(NoVacation::Twice));
        // Each year counts for itself: six days of the old one, thirty of the new.
        assert!(announce("2026-12-26", "2027-01-30", &[autumn]).is_ok());
        let much = announce("2026-12-26", "2027-01-31", &[autumn]);
        assert_eq!(much, Err(NoVacation::Allowance { year: 2027, left: 30 }));
        let all = announce("2026-12-01", "2026-12-21", &[autumn]);
        assert_eq!(all, Err(NoVacation::Allowance { year: 2026, left: 20 }));
    }

    #[test]
    fn a_vacation_at_once_gives_back_nothing_of_the_morning() {
        let (zone, now) = ("Europe/Berlin".parse().unwrap(), "2028-02-28T14:30:00Z".parse().unwrap());
        let days = Vacation::announce(day("2028-02-28"), day("2028-02-28"), day("2028-02-29"), &[]).unwrap();
        let pause = days.pause(zone, now).unwrap();
        assert_eq!((pause.from_at(), pause.until_at().to_rfc3339()), (now, "2028-02-29T23:00:00+00:00".to_owned()));
    }
}
