//! When somebody is reminded of an open question: after twelve hours, at half and at nine tenths of the clock, at most once a
//! day, never asleep.

use chrono::{DateTime, TimeDelta, Utc};

use super::calendar::Calendar;
use super::clock::Clock;

/// By the wall clock, then moved into waking time.
const FIRST: TimeDelta = TimeDelta::hours(12);

/// All reminders of a question whose clock ticks, in order. Of several on one of the reader's days the first is kept; none
/// comes when time is out.
pub fn reminders(clock: &Clock, calendar: &Calendar) -> Vec<DateTime<Utc>> {
    let Some(since) = clock.since() else { return Vec::new() };
    let at = |tenths| calendar.after(since, clock.allotted().tenths(tenths));
    let mut times = vec![first(since, calendar), at(5), at(9)];
    times.sort_unstable();
    let due = calendar.after(since, clock.allotted());
    times.retain(|time| *time < due);
    let zone = calendar.waking().zone();
    times.dedup_by_key(|time| zone.today(*time));
    times
}

/// The only one where no clock ticks.
pub fn first(since: DateTime<Utc>, calendar: &Calendar) -> DateTime<Utc> {
    calendar.awake_from(since + FIRST)
}

/// The first of them after what was sent; `sent` says how many were. Their order is fixed, whatever came between.
pub fn next(clock: &Clock, calendar: &Calendar, last_at: Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
    let zone = calendar.waking().zone();
    let times = reminders(clock, calendar);
    times.into_iter().find(|time| last_at.is_none_or(|last| *time > last && zone.today(*time) != zone.today(last)))
}
