//! Zones of the IANA database, as the binary carries them.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Offset as _, TimeDelta, TimeZone as _, Utc};
use chrono_tz::{TZ_VARIANTS, Tz};

use super::waking::TimeOfDay;

pub(super) const DAY: i64 = 24 * 60 * 60;

/// A zone that we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone(Tz);

/// A name that the IANA database does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownZone;

impl Zone {
    pub const UTC: Zone = Zone(Tz::UTC);

    /// As the IANA database calls it.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// All of them, old names included, in the order of their names.
    pub fn all() -> impl Iterator<Item = Zone> {
        TZ_VARIANTS.iter().copied().map(Zone)
    }

    /// What clocks on the wall show.
    pub fn local(self, at: DateTime<Utc>) -> DateTime<Tz> {
        at.with_timezone(&self.0)
    }

    pub fn today(self, now: DateTime<Utc>) -> NaiveDate {
        self.local(now).date_naive()
    }

    /// How many days the calendar there is past 1970-01-01 at this second.
    pub fn day_at(self, at: i64) -> i64 {
        (at + self.offset_at(at)).div_euclid(DAY)
    }

    /// The first moment of a day: if midnight comes twice, by the second the day before is really over.
    pub fn start_of(self, day: NaiveDate) -> DateTime<Utc> {
        self.when(day.and_time(NaiveTime::MIN))
    }

    /// When the clocks of a day show this time.
    pub fn moment_of(self, day: NaiveDate, time: TimeOfDay) -> DateTime<Utc> {
        self.when(day.and_time(NaiveTime::MIN) + TimeDelta::minutes(i64::from(time.in_minutes())))
    }

    /// When clocks show this. Where it is skipped, the moment after the gap; where it comes twice, the second.
    fn when(self, local: NaiveDateTime) -> DateTime<Utc> {
        if let Some(at) = self.0.from_local_datetime(&local).latest() {
            return at.to_utc();
        }
        let wanted = local.and_utc().timestamp();
        // No zone is further than this from Greenwich. Around a gap local time only rises.
        let (mut before, mut after) = (wanted - DAY, wanted + DAY);
        while after - before > 1 {
            let middle = i64::midpoint(before, after);
            if middle + self.offset_at(middle) < wanted { before = middle } else { after = middle }
        }
        moment(after)
    }

    /// Seconds that local time is ahead of UTC.
    pub(super) fn offset_at(self, at: i64) -> i64 {
        let offset = self.0.offset_from_utc_datetime(&moment(at).naive_utc());
        i64::from(offset.fix().local_minus_utc())
    }

    /// Until when, at most a day ahead, the offset stays what it is. No zone changes its clocks twice in a day.
    pub(super) fn steady_until(self, at: i64) -> i64 {
        let offset = self.offset_at(at);
        let (mut same, mut other) = (at, at.saturating_add(DAY));
        if self.offset_at(other) == offset {
            return other;
        }
        while other - same > 1 {
            let middle = i64::midpoint(same, other);
            if self.offset_at(middle) == offset { same = middle } else { other = middle }
        }
        other
    }
}

/// A moment by its seconds since 1970; beyond the calendar, its end.
pub(super) fn moment(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, 0).unwrap_or(DateTime::<Utc>::MAX_UTC)
}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(name: &str) -> Result<Zone, UnknownZone> {
        name.parse().map(Zone).map_err(|_| UnknownZone)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(zone: &str, day: &str) -> String {
        let start = zone.parse::<Zone>().unwrap().start_of(day.parse().unwrap());
        start.format("%FT%H:%M").to_string()
    }

    #[test]
    fn a_day_begins_when_the_clocks_say_so() {
        assert_eq!(start("Europe/Prague", "2026-11-16"), "2026-11-15T23:00");
        // In Cairo clocks jump from midnight to one, and half a year later from midnight back to eleven.
        assert_eq!(start("Africa/Cairo", "2026-04-24"), "2026-04-23T22:00");
        assert_eq!(start("Africa/Cairo", "2026-10-30"), "2026-10-29T22:00");
        // In Havana midnight comes twice: clocks go back from one.
        assert_eq!(start("America/Havana", "2026-11-01"), "2026-11-01T05:00");
        // The day that Samoa left out.
        assert_eq!(start("Pacific/Apia", "2011-12-30"), start("Pacific/Apia", "2011-12-31"));
    }

    #[test]
    fn names_are_the_databases_own() {
        for name in ["Europe/Berlin", "Asia/Calcutta", "America/Argentina/Ushuaia", "UTC"] {
            assert_eq!(name.parse::<Zone>().map(Zone::name), Ok(name));
        }
        for name in ["", "Berlin", "europe/berlin", "Europe/Atlantis", "Europe/Berlin ", "../etc/passwd"] {
            assert_eq!(name.parse::<Zone>(), Err(UnknownZone), "{name}");
        }
        assert!(Zone::all().count() > 500);
    }
}
