//! How long a game of Odyssee takes, as a table's page says it before the game begins.

use crate::deadline::forecast;
use crate::deadline::pace::Pace;
use crate::deadline::waking::Waking;
use crate::engine::odyssee::Odyssee;
use crate::settle::words::Words as _;

/// Where the modelled people live.
const ZONES: [&str; 6] =
    ["Europe/London", "America/Chicago", "Asia/Singapore", "Europe/Berlin", "America/Los_Angeles", "Europe/Moscow"];

/// The medians of `simulate --people --game odyssee`, in days.
const DAYS: [f64; 5] = [1.8, 4.1, 6.3, 9.1, 12.2];

#[test]
fn the_forecast_says_what_the_modelled_people_come_to() {
    for (people, (waits, days)) in (2..).zip(Odyssee::WAITS.iter().zip(DAYS)) {
        let waking = |zone: &&str| -> Waking { format!("{zone} 08:00-23:00").parse().unwrap() };
        let hours: Vec<Waking> = ZONES[..people].iter().map(waking).collect();
        let seats = u8::try_from(people).unwrap();
        let now = "2026-11-16T12:00:00Z".parse().unwrap();
        let told = forecast::days(now, (seats, *waits), &hours, Pace::Steady).unwrap();
        assert!((f64::from(told) - days).abs() <= 1.0, "{people} people: {told} days, not {days}");
    }
}
