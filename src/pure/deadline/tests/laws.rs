//! Laws that hold for every zone, all waking hours, any pauses.

use chrono::{TimeDelta, Timelike as _};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

use super::{any_calendar, count};
use crate::deadline::Span;
use crate::deadline::calendar::{Calendar, Pause};
use crate::deadline::clock::{Clock, latest};
use crate::deadline::pace::{Allotment, Pace, Share};
use crate::deadline::reminder::{next, reminders};
use crate::deadline::zone::moment;

const CASES: u32 = if cfg!(feature = "soak") { 100_000 } else { 400 };

fn any_span() -> impl Strategy<Value = Span> {
    (0..400u32 * 60).prop_map(Span::minutes)
}

fn steady() -> Allotment {
    Pace::Steady.allotment().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        ..ProptestConfig::with_cases(CASES)
    })]

    /// Never inside sleep or a pause, and neither less nor more than was given.
    #[test]
    fn a_deadline_is_waking_time_to_the_minute((calendar, start) in any_calendar(), span in any_span()) {
        let due = calendar.after(start, span);
        prop_assert!(due >= start);
        prop_assert_eq!(calendar.between(start, due), span);
        if span == Span::ZERO {
            prop_assert!(calendar.is_ticking(due));
        } else {
            prop_assert!(calendar.is_ticking(due - TimeDelta::seconds(1)));
        }
    }

    #[test]
    fn waking_time_adds_up((calendar, start) in any_calendar(), minutes in prop::array::uniform2(0..30i64 * 1440)) {
        let start = start.with_second(0).unwrap();
        let middle = start + TimeDelta::minutes(minutes[0].min(minutes[1]));
        let end = start + TimeDelta::minutes(minutes[0].max(minutes[1]));
        // Pauses begin and end at any second, so that each part may lose one minute.
        let (sum, whole) = (calendar.between(start, middle).plus(calendar.between(middle, end)), calendar.between(start, end));
        prop_assert!(sum <= whole && whole <= sum.plus(Span::minutes(1)));
        prop_assert_eq!(calendar.between(end, start), Span::ZERO);
    }

    /// The arithmetic says what looking at the wall every minute says.
    #[test]
    fn the_wall_clock_is_the_judge((calendar, start) in any_calendar()) {
        let calendar = Calendar::new(*calendar.waking(), []);
        let start = start.with_second(0).unwrap();
        let end = start + TimeDelta::days(2);
        prop_assert_eq!(calendar.between(start, end), count(&calendar, start, end));
    }

    #[test]
    fn a_pause_never_adds_time((calendar, start) in any_calendar(), span in any_span(), days in (0..30i64, 1..20i64)) {
        let start = start.with_second(0).unwrap();
        let pause = Pause::new(start + TimeDelta::days(days.0), start + TimeDelta::days(days.0 + days.1)).unwrap();
        let paused = Calendar::new(*calendar.waking(), [pause]);
        let free = Calendar::new(*calendar.waking(), []);
        let (due, later) = (free.after(start, span), paused.after(start, span));
        // The moment moves, never to the front; the time to think is the same.
        prop_assert!(later >= due);
        prop_assert_eq!(paused.between(start, later), span);
        prop_assert_eq!(free.between(start, later).minus(free.between(start.max(pause.from_at()), later.min(pause.until_at()))), span);
        // A pause announced twice is one pause.
        prop_assert_eq!(&Calendar::new(*calendar.waking(), [pause, pause]), &paused);
    }

    #[test]
    fn an_answered_clock_stands_still((calendar, start) in any_calendar(), bank in any_span(), minutes in 0..60i64 * 1440) {
        let clock = Clock::asked(bank, steady(), Share::Whole);
        prop_assert_eq!((clock.due(&calendar, None), clock.left(&calendar, start)), (None, clock.allotted()));
        prop_assert!(clock.allotted() <= steady().cap() && clock.allotted() >= steady().increment());
        let ticking = clock.started(start);
        prop_assert_eq!(ticking.started(start + TimeDelta::days(9)), ticking, "a second letter gives no time");
        let answered_at = start + TimeDelta::minutes(minutes);
        let left = ticking.left(&calendar, answered_at);
        let due = ticking.due(&calendar, None).unwrap();
        prop_assert_eq!(left.plus(calendar.between(start, answered_at.min(due))), clock.allotted());
        // Time is out exactly when nothing is left; before that the next question brings more than it would after.
        prop_assert_eq!(left == Span::ZERO, answered_at >= due);
        prop_assert!(Clock::asked(left, steady(), Share::Whole).allotted() >= steady().increment());
    }

    #[test]
    fn what_a_letter_promised_is_kept((calendar, start) in any_calendar(), bank in any_span()) {
        let clock = Clock::asked(bank, steady(), Share::Whole).started(start);
        let promised = clock.due(&calendar, None).unwrap();
        // Every pause is taken back.
        let bare = Calendar::new(*calendar.waking(), []);
        prop_assert_eq!(clock.due(&bare, Some(promised)), Some(promised));
        let pause = Pause::new(start, start + TimeDelta::days(3)).unwrap();
        let paused = Calendar::new(*calendar.waking(), [pause]);
        prop_assert!(clock.due(&paused, Some(promised)).unwrap() >= promised);
        prop_assert!(clock.with_more(Span::hours(24)).due(&bare, None).unwrap() > clock.due(&bare, None).unwrap());
        // Nobody is waited for longer than the table was told.
        prop_assert!(latest(start, steady(), [&calendar]).unwrap() >= promised);
    }

    /// CLK-08: in a fixed order, at most one a day, awake, before time is out.
    #[test]
    fn clk_08_reminders((calendar, start) in any_calendar(), bank in any_span()) {
        let clock = Clock::asked(bank, steady(), Share::Whole).started(start);
        let (times, due) = (reminders(&clock, &calendar), clock.due(&calendar, None).unwrap());
        let zone = calendar.waking().zone();
        prop_assert!(times.len() <= 3);
        prop_assert!(times.windows(2).all(|pair| pair[0] < pair[1] && zone.today(pair[0]) != zone.today(pair[1])));
        for time in &times {
            prop_assert!(start < *time && *time < due);
            // On the stroke of bedtime is early enough for a letter; a second later is not.
            prop_assert!(calendar.is_ticking(*time) || calendar.is_ticking(*time - TimeDelta::seconds(1)));
        }
        // After each comes the one that was next from the beginning.
        let mut sent = Vec::new();
        while let Some(time) = next(&clock, &calendar, sent.last().copied()) {
            sent.push(time);
        }
        prop_assert_eq!(sent, times);
    }

    #[test]
    fn no_number_of_seconds_is_too_large(seconds in any::<i64>(), (calendar, _) in any_calendar(), span in any_span()) {
        let start = moment(seconds.rem_euclid(chrono::DateTime::<chrono::Utc>::MAX_UTC.timestamp()));
        prop_assert!(calendar.after(start, span) >= start);
        calendar.between(moment(seconds), start);
    }
}
