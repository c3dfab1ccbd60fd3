//! About how many days a game will take, before it begins. A small model stands in for `simulate --people`, which plays whole
//! games and is too slow for a page: a game is so many waits, one after the other, and in each some of the people have to
//! look into their mail. How many waits, and how many people each, is fitted to what the modelled people come to; where the
//! players live, when they sleep, who is a bot and how patient the clock is come from the table. See `docs/people.md`.

use chrono::{DateTime, TimeDelta, Utc};

use super::calendar::Calendar;
use super::pace::Pace;
use super::reminder;
use super::waking::Waking;
use crate::engine::{DealKey, Digest, Stream};

/// Of a hundred seats, how many have to be waited for in one of them; one at least.
const ASKED_PERCENT: u32 = 15;

/// As in the modelled people: a letter is noticed after a log-normal delay.
const MEDIAN_HOURS: f64 = 2.5;
const SIGMA: f64 = 1.2;

/// Enough for a median that hardly moves.
const GAMES: u64 = 65;
/// A game that would take longer is told as this long.
const DAYS_MOST: i64 = 999;

/// Days of a game whose first question is asked now, in the middle of many such games. `people` are the players who are no
/// bots; nothing if there are none. `waits` is how often the game waits for somebody with so many seats.
pub fn days(now: DateTime<Utc>, (seats, waits): (u8, u32), people: &[Waking], pace: Pace) -> Option<u16> {
    if people.is_empty() {
        return None;
    }
    let calendars: Vec<Calendar> = people.iter().map(|waking| Calendar::new(*waking, [])).collect();
    // The same people get the same number, however often somebody looks.
    let key: DealKey = Digest::of(b"forecast").into();
    let mut lengths: Vec<TimeDelta> = (0..GAMES)
        .map(|game| {
            let (mut chance, mut at) = (key.stream(game), now);
            for _ in 0..waits {
                at = wait(&mut chance, at, u32::from(seats), &calendars, pace);
            }
            at - now
        })
        .collect();
    lengths.sort_unstable();
    let hours = lengths[lengths.len() / 2].num_hours();
    let days = ((hours + 12) / 24).clamp(1, DAYS_MOST);
    u16::try_from(days).ok()
}

/// When the last of those who are asked has answered, or has run out of time.
fn wait(chance: &mut Stream, at: DateTime<Utc>, seats: u32, people: &[Calendar], pace: Pace) -> DateTime<Utc> {
    let asked: Vec<u32> = (0..seats).filter(|_| chance.index(100) < ASKED_PERCENT).collect();
    let asked = if asked.is_empty() { vec![chance.index(seats)] } else { asked };
    // The seats after the people's are bots', who answer at once.
    let people = asked.into_iter().filter_map(|seat| people.get(seat as usize));
    people.map(|calendar| answered(chance, at, calendar, pace)).max().unwrap_or(at)
}

fn answered(chance: &mut Stream, at: DateTime<Utc>, calendar: &Calendar, pace: Pace) -> DateTime<Utc> {
    let mut noticed = |from: DateTime<Utc>| calendar.awake_from(from + delay(chance));
    let (by_letter, reminded_at) = (noticed(at), reminder::first(at, calendar));
    let opened = if by_letter > reminded_at { by_letter.min(noticed(reminded_at)) } else { by_letter };
    match pace.allotment() {
        // Nobody's time is out before so many hours have passed, awake or asleep.
        Some(allotment) if opened - at > TimeDelta::hours(allotment.increment_hours().into()) => {
            opened.min(calendar.after(at, allotment.bank().plus(allotment.increment())))
        }
        Some(_) | None => opened,
    }
}

fn delay(chance: &mut Stream) -> TimeDelta {
    let mut uniform = || (f64::from(chance.index(u32::MAX)) + 0.5) / f64::from(u32::MAX);
    let (one, two) = (uniform(), uniform());
    // Box and Muller.
    let normal = (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos();
    let seconds = MEDIAN_HOURS * (SIGMA * normal).exp() * 3600.0;
    // Far beyond what chance ever brings.
    TimeDelta::seconds(seconds.min(1e8) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: &str = "2026-11-16T12:00:00Z";
    const ZONES: [&str; 5] =
        ["Europe/London", "America/Chicago", "Asia/Singapore", "Europe/Berlin", "America/Los_Angeles"];

    fn people(hours: &str, count: usize) -> Vec<Waking> {
        ZONES[..count].iter().map(|zone| format!("{zone} {hours}").parse().unwrap()).collect()
    }

    /// As a game of three to five seats waits whose people were modelled.
    fn forecast(people: &[Waking], seats: u8, pace: Pace) -> u16 {
        let waits = [16, 22, 28][usize::from(seats) - 3];
        days(NOON.parse().unwrap(), (seats, waits), people, pace).unwrap()
    }

    /// What `simulate --people` came to with its 200 games: 4.2, 5.6 and 7.5 days.
    #[test]
    fn it_says_what_the_modelled_people_come_to() {
        let told = [3, 4, 5].map(|seats| forecast(&people("08:00-23:00", usize::from(seats)), seats, Pace::Steady));
        assert!((4..=5).contains(&told[0]) && (5..=6).contains(&told[1]) && (7..=8).contains(&told[2]), "{told:?}");
    }

    #[test]
    fn sleep_costs_days_and_bots_save_them() {
        let four = people("08:00-22:00", 4);
        let usual = forecast(&four, 4, Pace::Steady);
        assert!(forecast(&people("08:00-12:00", 4), 4, Pace::Steady) > usual + 2);
        assert!(forecast(&people("08:00-22:00 sa su", 4), 4, Pace::Steady) > usual);
        assert!(forecast(&four[..1], 4, Pace::Steady) < usual);
        let together: Vec<Waking> = four.iter().map(|waking| waking.in_zone(four[0].zone())).collect();
        assert!(forecast(&together, 4, Pace::Steady) <= usual);
        assert!(forecast(&four, 4, Pace::Brisk) <= forecast(&four, 4, Pace::None));
    }

    #[test]
    fn nobody_to_wait_for_has_no_forecast() {
        assert_eq!(days(NOON.parse().unwrap(), (4, 32), &[], Pace::Steady), None);
    }
}
