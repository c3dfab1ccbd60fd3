//! Examples that a person can check with a calendar.

use super::at;
use crate::deadline::Span;
use crate::deadline::calendar::{Calendar, Pause};
use crate::deadline::clock::Clock;
use crate::deadline::pace::{Pace, Share};
use crate::deadline::reminder::reminders;
use crate::deadline::waking::{NotWaking, TimeOfDay, Unreadable, Waking, Weekdays};

fn due(waking: &str, start: &str, hours: u16) -> String {
    let calendar = Calendar::new(waking.parse().unwrap(), []);
    let due = calendar.after(at(start), Span::hours(hours));
    calendar.waking().zone().local(due).format("%a %F %H:%M").to_string()
}

#[test]
fn twenty_four_waking_hours() {
    // Monday 16 November 2026; Prague is an hour ahead.
    assert_eq!(due("Europe/Prague 08:00-22:00", "2026-11-16T09:00:00Z", 24), "Tue 2026-11-17 20:00");
    assert_eq!(due("Europe/Prague 08:00-22:00", "2026-11-16T09:00:01Z", 24), "Tue 2026-11-17 20:01");
    assert_eq!(due("Europe/Prague 08:00-22:00", "2026-11-16T02:00:00Z", 14), "Mon 2026-11-16 22:00");
    assert_eq!(due("Europe/Prague 08:00-22:00 sa su", "2026-11-20T09:00:00Z", 24), "Mon 2026-11-23 20:00");
}

#[test]
fn whoever_is_awake_is_so_from_this_very_second_on() {
    let calendar = Calendar::new("Europe/Prague 08:00-22:00".parse().unwrap(), []);
    for (asked, awake) in [
        ("2026-11-16T09:00:00Z", "2026-11-16T09:00:00Z"),
        ("2026-11-16T09:00:01Z", "2026-11-16T09:00:01Z"),
        ("2026-11-16T20:59:59Z", "2026-11-16T20:59:59Z"),
        ("2026-11-16T21:00:01Z", "2026-11-17T07:00:00Z"),
    ] {
        assert_eq!(calendar.awake_from(at(asked)), at(awake), "{asked}");
    }
}

#[test]
fn whoever_works_at_night_is_awake_at_night() {
    let hours = "Asia/Tokyo 22:00-06:00";
    assert_eq!(due(hours, "2026-11-16T09:00:00Z", 8), "Tue 2026-11-17 06:00");
    assert_eq!(due(hours, "2026-11-16T09:00:00Z", 9), "Tue 2026-11-17 23:00");
    // The night that begins on a free Saturday is free, up to Sunday morning.
    assert_eq!(due("Asia/Tokyo 22:00-06:00 sa", "2026-11-20T13:00:00Z", 10), "Mon 2026-11-23 00:00");
}

#[test]
fn an_hour_that_does_not_exist_gives_no_time_and_one_that_comes_twice_gives_two() {
    // New York, 8 March 2026: from two to three in a moment. Awake from one to six is four hours.
    assert_eq!(due("America/New_York 01:00-06:00", "2026-03-08T05:00:00Z", 4), "Sun 2026-03-08 06:00");
    // 1 November 2026: from two back to one. It is six hours.
    assert_eq!(due("America/New_York 01:00-06:00", "2026-11-01T04:00:00Z", 6), "Sun 2026-11-01 06:00");
    // Lord Howe sets its clocks by half an hour.
    assert_eq!(due("Australia/Lord_Howe 01:00-06:00", "2026-10-03T13:00:00Z", 5), "Mon 2026-10-05 01:30");
}

#[test]
fn a_vacation_in_the_middle() {
    let pause = Pause::new(at("2026-11-16T12:00:00Z"), at("2026-11-22T23:00:00Z")).unwrap();
    let waking = Waking::usual("Europe/Prague".parse().unwrap());
    let clock = Clock::asked(Pace::Brisk.allotment().unwrap().bank(), Pace::Brisk.allotment().unwrap(), Share::Whole);
    let clock = clock.started(at("2026-11-16T09:00:00Z"));
    let calendar = Calendar::new(waking, [pause]);
    // 32 hours: three before it, 14 on the Monday after, 14 on Tuesday, one on Wednesday.
    assert_eq!(clock.due(&calendar, None), Some(at("2026-11-25T08:00:00Z")));
    assert_eq!(clock.left(&calendar, at("2026-11-20T12:00:00Z")), Span::hours(29));
}

#[test]
fn a_short_word_brings_half_of_the_increment() {
    let allotted = |share| Clock::asked(Span::hours(10), Pace::Steady.allotment().unwrap(), share).allotted();
    assert_eq!([allotted(Share::Whole), allotted(Share::Half)], [Span::hours(22), Span::hours(16)]);
    let own: Pace = "0+5<9".parse().unwrap();
    assert_eq!(own.allotment().unwrap().increment_of(Share::Half), Span::minutes(150));
}

#[test]
fn reminders_of_a_steady_clock() {
    let clock = Clock::asked(Span::hours(72), Pace::Steady.allotment().unwrap(), Share::Whole);
    let clock = clock.started(at("2026-11-16T09:00:00Z"));
    let calendar = Calendar::new(Waking::usual("Europe/Prague".parse().unwrap()), []);
    // 84 hours of waking time: after twelve hours it is bedtime, so the next morning; half is 42 hours, nine tenths 75.6.
    let times: Vec<String> = reminders(&clock, &calendar).iter().map(|time| time.to_rfc3339()).collect();
    assert_eq!(times, ["2026-11-17T07:00:00+00:00", "2026-11-19T09:00:00+00:00", "2026-11-21T14:36:00+00:00"]);
}

#[test]
fn waking_hours_read_back_and_have_bounds() {
    for text in ["Europe/Prague 08:00-22:00", "Asia/Kathmandu 22:15-06:00 sa su", "UTC 00:00-20:00 mo tu we th fr sa"] {
        assert_eq!(text.parse::<Waking>().unwrap().to_string(), text);
    }
    for text in ["", "Europe/Prague", "Europe/Prague 08:00", "Mars/Olympus 08:00-22:00", "UTC 08:00-22:00 xx"] {
        assert_eq!(text.parse::<Waking>(), Err(Unreadable), "{text}");
    }
    let new = |from: &str, to: &str, free| {
        Waking::new(crate::deadline::zone::Zone::UTC, from.parse().unwrap(), to.parse().unwrap(), free).err()
    };
    assert_eq!(new("08:00", "08:00", Weekdays::NONE), Some(NotWaking::Same));
    assert_eq!(new("00:00", "00:00", Weekdays::NONE), Some(NotWaking::Same));
    assert_eq!(new("08:00", "11:59", Weekdays::NONE), Some(NotWaking::TooShort));
    assert_eq!(new("08:00", "04:01", Weekdays::NONE), Some(NotWaking::TooLong));
    assert_eq!(new("08:00", "22:00", Weekdays::ALL), Some(NotWaking::NoDay));
    assert_eq!((new("08:00", "12:00", Weekdays::NONE), new("08:00", "04:00", Weekdays::NONE)), (None, None));
    for (text, time) in
        [("8:00", Some("08:00")), ("08:30:00", Some("08:30")), ("24:00", None), ("8", None), ("-1:00", None)]
    {
        assert_eq!(text.parse::<TimeOfDay>().ok().map(|time| time.to_string()).as_deref(), time, "{text}");
    }
}
