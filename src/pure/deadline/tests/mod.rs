//! The laws of the clock, in every zone, and examples that a person can check with a calendar.

mod examples;
mod laws;
mod zones;

use chrono::{DateTime, Utc};
use proptest::prelude::*;

use super::Span;
use super::calendar::{Calendar, Pause};
use super::waking::{TimeOfDay, Waking, Weekdays};
use super::zone::{DAY, Zone, moment};

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

/// Seconds at which clocks of a zone are set, in these years.
fn transitions(zone: Zone, years: std::ops::RangeInclusive<i32>) -> Vec<i64> {
    let begin = |year: i32| at(&format!("{year}-01-01T00:00:00Z")).timestamp();
    let (mut second, end) = (begin(*years.start()), begin(years.end() + 1));
    let mut found = Vec::new();
    while second < end {
        let next = zone.steady_until(second);
        if zone.offset_at(next) != zone.offset_at(second) {
            found.push(next);
        }
        second = next;
    }
    found
}

fn any_zone() -> impl Strategy<Value = Zone> {
    let zones: Vec<Zone> = Zone::all().collect();
    (0..zones.len()).prop_map(move |index| zones[index])
}

fn any_waking() -> impl Strategy<Value = Waking> {
    let times = (0..24u16 * 60, Waking::LEAST.in_minutes()..=Waking::MOST.in_minutes());
    (any_zone(), times, 0..127u8).prop_map(|(zone, (from, length), free)| {
        let to = (u32::from(from) + length) % (24 * 60);
        let time = |minutes: u16| TimeOfDay::new((minutes / 60) as u8, (minutes % 60) as u8).unwrap();
        let day = |days: Weekdays, day: chrono::Weekday| {
            if free >> day.num_days_from_monday() & 1 == 1 { days.with(day) } else { days }
        };
        let free = Weekdays::WEEK.into_iter().fold(Weekdays::NONE, day);
        Waking::new(zone, time(from), time(u16::try_from(to).unwrap()), free).unwrap()
    })
}

/// Moments of many years, most of them near a change of clocks in the zone, the end of a year or a leap day.
fn any_start(zone: Zone) -> impl Strategy<Value = DateTime<Utc>> {
    let mut days: Vec<i64> = ["2027-12-31T12:00:00Z", "2028-02-29T00:00:00Z", "2026-06-15T00:00:00Z"]
        .map(|text| at(text).timestamp())
        .to_vec();
    days.extend(transitions(zone, 2025..=2029));
    let near = -2 * DAY..2 * DAY;
    (0..days.len(), near).prop_map(move |(day, seconds)| moment(days[day] + seconds))
}

fn any_calendar() -> impl Strategy<Value = (Calendar, DateTime<Utc>)> {
    any_waking().prop_flat_map(|waking| {
        let pauses = prop::collection::vec((0..40 * DAY, 1..20 * DAY), 0..4);
        (Just(waking), any_start(waking.zone()), pauses).prop_map(|(waking, start, pauses)| {
            let begin = start.timestamp() - 10 * DAY;
            let pause = |(from, length): (i64, i64)| Pause::new(moment(begin + from), moment(begin + from + length));
            (Calendar::new(waking, pauses.into_iter().filter_map(pause)), start)
        })
    })
}

/// Minute by minute, by what the clock on the wall shows: the meaning of waking time, without any of its arithmetic.
fn count(calendar: &Calendar, start: DateTime<Utc>, end: DateTime<Utc>) -> Span {
    let minutes = (start.timestamp()..end.timestamp()).step_by(60);
    let ticking = minutes.filter(|second| calendar.is_ticking(moment(*second))).count();
    Span::minutes(u32::try_from(ticking).unwrap())
}
