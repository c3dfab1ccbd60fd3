//! Deadlines beside a second implementation, in another language and with another zone database: a script under
//! `tests/outside` that looks at the clock on the wall every quarter of an hour. Where the machine's zones have other rules
//! than ours (a newer or an older release), the two are not compared, and that must stay rare.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use chrono::{DateTime, Offset as _, Utc};
use penelope::deadline::Span;
use penelope::deadline::calendar::{Calendar, Pause};
use penelope::deadline::waking::{TimeOfDay, Waking, Weekdays};
use penelope::deadline::zone::Zone;
use serde_json::json;

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// Zones that every release has with the same rules are far more than this share of all.
const COMPARED_PERCENT: usize = 90;

struct Case {
    calendar: Calendar,
    pauses: Vec<Pause>,
    start: i64,
    quarters: u32,
}

fn moment(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, 0).unwrap()
}

/// A small generator of our own: the same cases in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(end)).unwrap()
    }
}

fn offset(zone: Zone, second: i64) -> i32 {
    zone.local(moment(second)).offset().fix().local_minus_utc()
}

/// From autumn 2026 to the year 2029: leap day, year ends, and all changes of clocks. Later than the releases know for sure.
fn cases() -> Vec<Case> {
    let mut chance = Chance(20_261_116);
    let begin = "2026-10-01T00:00:00Z".parse::<DateTime<Utc>>().unwrap().timestamp();
    let mut cases = Vec::new();
    for zone in Zone::all() {
        let days: Vec<i64> = (0..820).map(|day| begin + day * DAY).collect();
        let changes = days.iter().filter(|day| offset(zone, **day) != offset(zone, **day + DAY));
        // A week around each change, and two days by lot.
        let mut starts: Vec<i64> = changes.take(3).map(|day| day - 2 * DAY).collect();
        starts.extend([0; 2].map(|_| days[chance.below(800) as usize]));
        for day in starts {
            let from = chance.below(96) * 15;
            let to = (from + 240 + chance.below(65) * 15) % 1440;
            let time = |minutes: u32| TimeOfDay::new((minutes / 60) as u8, (minutes % 60) as u8).unwrap();
            let free = Weekdays::WEEK.into_iter().filter(|_| chance.below(5) == 0).take(6);
            let free = free.fold(Weekdays::NONE, Weekdays::with);
            let waking = Waking::new(zone, time(from), time(to), free).unwrap();
            let start = day + i64::from(chance.below(96)) * 900;
            let pauses: Vec<Pause> = (0..chance.below(3))
                .filter_map(|_| {
                    let from = start - 5 * DAY + i64::from(chance.below(2000)) * 900;
                    Pause::new(moment(from), moment(from + i64::from(chance.below(800)) * 900))
                })
                .collect();
            let calendar = Calendar::new(waking, pauses.clone());
            cases.push(Case { calendar, pauses, start, quarters: 1 + chance.below(240) });
        }
    }
    cases
}

impl Case {
    fn due(&self) -> i64 {
        self.calendar.after(moment(self.start), Span::minutes(self.quarters * 15)).timestamp()
    }

    fn line(&self) -> String {
        let waking = self.calendar.waking();
        let end = self.due() + DAY;
        let offsets = (self.start..end).step_by(6 * 3600).map(|second| (second, offset(waking.zone(), second)));
        let pauses = self.pauses.iter().map(|pause| (pause.from_at().timestamp(), pause.until_at().timestamp()));
        let case = json!({
            "zone": waking.zone().name(),
            "from": waking.from().in_minutes(),
            "to": waking.to().in_minutes(),
            "free": waking.free().iter().map(|day| day.num_days_from_monday()).collect::<Vec<_>>(),
            "pauses": pauses.collect::<Vec<_>>(),
            "start": self.start,
            "span": self.quarters * 900,
            "offsets": offsets.collect::<Vec<_>>(),
        });
        format!("{case}\n")
    }
}

#[test]
fn clk_01_a_second_implementation_finds_the_same_deadlines() {
    let cases = cases();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/outside/waking.py");
    let mut python = Command::new("python3");
    python.arg("-B").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = python.spawn().expect("python3 runs");
    let lines: String = cases.iter().map(Case::line).collect();
    let mut input = child.stdin.take().unwrap();
    let feeding = std::thread::spawn(move || input.write_all(lines.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    feeding.join().unwrap();
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(told.lines().count(), cases.len());
    let mut compared = 0;
    for (case, told) in cases.iter().zip(told.lines()) {
        if told != "other zone" {
            compared += 1;
            assert_eq!(told, case.due().to_string(), "{}", case.line());
        }
    }
    assert!(compared * 100 > cases.len() * COMPARED_PERCENT, "{compared} of {} cases", cases.len());
}
