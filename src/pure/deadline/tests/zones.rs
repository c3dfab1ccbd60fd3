//! Every zone of the database, at every change of its clocks (CLK-01).

use chrono::TimeDelta;

use super::{count, transitions};
use crate::deadline::Span;
use crate::deadline::calendar::Calendar;
use crate::deadline::waking::{Waking, Weekdays};
use crate::deadline::zone::{DAY, Zone, moment};

/// Awake while most clocks are set, and once over midnight.
const HOURS: [(&str, &str); 3] = [("08:00", "22:00"), ("22:00", "06:00"), ("02:30", "22:00")];

#[test]
fn clk_01_at_every_change_of_clocks_in_every_zone() {
    let mut changes = 0;
    for zone in Zone::all() {
        for change in transitions(zone, 2027..=2027) {
            changes += 1;
            let start = moment(change - 14 * 60 * 60);
            for (from, to) in HOURS {
                let waking = Waking::new(zone, from.parse().unwrap(), to.parse().unwrap(), Weekdays::NONE).unwrap();
                let calendar = Calendar::new(waking, []);
                let due = calendar.after(start, Span::hours(12));
                assert_eq!(count(&calendar, start, due), Span::hours(12), "{waking} from {start}");
                assert!(waking.is_awake(due - TimeDelta::seconds(1)), "{waking} from {start} is due at {due}");
            }
        }
    }
    assert!(changes > 250, "{changes} changes");
}

#[test]
fn no_zone_changes_its_clocks_twice_in_a_day() {
    for zone in Zone::all() {
        // Two changes within a day that cancel each other out would be seen by nobody who looks once a day.
        let step = 6 * 60 * 60;
        let mut second = moment(0).timestamp() + 55 * 365 * DAY;
        let end = second + 13 * 365 * DAY;
        let mut changed_at = 0;
        let mut offset = zone.offset_at(second);
        while second < end {
            second += step;
            if zone.offset_at(second) != offset {
                assert!(second - changed_at > DAY + step, "{zone} at {}", moment(second));
                (changed_at, offset) = (second, zone.offset_at(second));
            }
        }
    }
}
