//! Days and times in the reader's zone and language: weekday, date, time, the zone's name, and how far away it is.

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveTime, TimeDelta, Utc};

use super::Text;
use crate::deadline::waking::short_name;
use crate::deadline::zone::Zone;

/// Up to here minutes are told, then hours, then days.
const MINUTES_MOST: TimeDelta = TimeDelta::minutes(90);
const HOURS_MOST: TimeDelta = TimeDelta::hours(48);

impl Text {
    /// «Monday 16 November 2026».
    pub(crate) fn date(self, day: NaiveDate) -> String {
        self.time_date(day.day(), self.month(day), self.weekday(day), day.year().to_string())
    }

    /// «Tuesday 17 November, 20:00 (Europe/Prague)».
    pub(crate) fn moment(self, at: DateTime<Utc>, zone: Zone) -> String {
        let local = zone.local(at);
        let (day, time) = (local.date_naive(), self.clock(local.time()));
        self.time_moment(day.day(), self.month(day), time, self.weekday(day), zone_name(zone))
    }

    /// «20:00», «20 h 00».
    pub(crate) fn clock(self, time: NaiveTime) -> String {
        self.time_clock(time.format("%H").to_string(), time.format("%M").to_string())
    }

    /// «in 9 hours», or «9 hours ago»: whole units only, so that nobody is promised more than there is.
    pub(crate) fn relative(self, at: DateTime<Utc>, now: DateTime<Utc>) -> String {
        let (ahead, distance) = if at >= now { (true, at - now) } else { (false, now - at) };
        let tell = |count: i64, unit: &'static str| {
            if ahead { self.time_ahead(count, unit) } else { self.time_ago(count, unit) }
        };
        if distance < TimeDelta::minutes(1) {
            self.time_now()
        } else if distance < MINUTES_MOST {
            tell(distance.num_minutes(), "minute")
        } else if distance < HOURS_MOST {
            tell(distance.num_hours(), "hour")
        } else {
            tell(distance.num_days(), "day")
        }
    }

    /// Both, as every deadline is told: «Tuesday 17 November, 20:00 (Europe/Prague), in 9 hours».
    pub(crate) fn deadline(self, due: DateTime<Utc>, now: DateTime<Utc>, zone: Zone) -> String {
        format!("{}, {}", self.moment(due, zone), self.relative(due, now))
    }

    pub(crate) fn weekday(self, day: NaiveDate) -> String {
        self.time_weekday(short_name(day.weekday()))
    }

    fn month(self, day: NaiveDate) -> String {
        self.time_month(format!("m{}", day.month()))
    }
}

/// As people write it: «America/New York».
pub(crate) fn zone_name(zone: Zone) -> String {
    zone.name().replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Locale;

    const NOON: &str = "2026-11-16T12:00:00Z";

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn mail_20_a_deadline_has_weekday_date_time_zone_and_distance_in_every_language() {
        let zone: Zone = "America/New_York".parse().unwrap();
        let expected = [
            ("en", "Tuesday 1 December, 16:05 (America/New York), in 15 days"),
            ("de", "Dienstag, 1. Dezember, 16:05 Uhr (America/New York), in 15 Tagen"),
            ("fr", "mardi 1er décembre à 16\u{a0}h\u{a0}05 (America/New York), dans 15 jours"),
            ("cs", "úterý 1. prosince, 16:05 (America/New York), za 15 dní"),
            ("nl", "dinsdag 1 december, 16:05 uur (America/New York), over 15 dagen"),
            ("it", "martedì 1º dicembre, ore 16:05 (America/New York), tra 15 giorni"),
        ];
        for locale in Locale::ALL {
            let told = Text::of(locale).deadline(at("2026-12-01T21:05:59Z"), at(NOON), zone);
            let known = expected.iter().find(|(tag, _)| *tag == locale.tag()).map(|(_, words)| *words);
            assert_eq!(Some(told.as_str()), known, "{locale:?}");
        }
    }

    #[test]
    fn distances_have_whole_units_and_right_plurals() {
        let told =
            |locale: Locale, minutes: i64| Text::of(locale).relative(at(NOON) + TimeDelta::minutes(minutes), at(NOON));
        for (minutes, words) in [
            (0, "within a minute"),
            (1, "in 1 minute"),
            (89, "in 89 minutes"),
            (90, "in 1 hour"),
            (9 * 60 + 59, "in 9 hours"),
            (48 * 60 - 1, "in 47 hours"),
            (48 * 60, "in 2 days"),
            (-5, "5 minutes ago"),
            (-90, "1 hour ago"),
            (-3 * 1440, "3 days ago"),
        ] {
            assert_eq!(told(Locale::English, minutes), words);
        }
        assert_eq!([1, 3, 5].map(|count| told(Locale::Czech, count)), ["za 1 minutu", "za 3 minuty", "za 5 minut"]);
        assert_eq!(
            [100, 200, 300].map(|count| told(Locale::Czech, count)),
            ["za 1 hodinu", "za 3 hodiny", "za 5 hodin"]
        );
        assert_eq!([-2880, -120].map(|count| told(Locale::German, count)), ["vor 2 Tagen", "vor 2 Stunden"]);
    }

    #[test]
    fn every_month_and_weekday_has_its_name() {
        for locale in Locale::ALL {
            let days = (0..366).filter_map(|day| NaiveDate::from_yo_opt(2028, day + 1));
            let told: Vec<String> = days.map(|day| Text::of(locale).date(day)).collect();
            let word = |at: usize| {
                let words = told.iter().filter_map(|date| date.split(' ').nth(at)).map(|word| word.trim_matches(','));
                words.collect::<std::collections::BTreeSet<_>>().len()
            };
            assert_eq!((told.len(), word(0), word(2)), (366, 7, 12), "{locale:?}");
        }
    }
}
