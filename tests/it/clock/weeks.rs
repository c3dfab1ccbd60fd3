//! Three weeks at one table: four zones, two changes of clocks, a vacation, and somebody who vanishes and comes back.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use penelope::deadline::waking::Waking;
use penelope::engine::Seat;
use penelope::play::hours;

use super::house::{Clocks, moment, seat};

/// In the order of the seats. America sets its clocks on 14 March 2027, Europe on the 28th.
const HOURS: [&str; 4] = [
    "Europe/Prague 08:00-22:00",
    "America/New_York 07:00-23:00 su",
    "Asia/Tokyo 09:00-23:00",
    "Australia/Sydney 20:00-06:00",
];
const BEGIN: &str = "2027-03-10T09:00:00Z";
const STEP: TimeDelta = TimeDelta::hours(1);

/// The one who is away from here to there without a word.
const VANISHED: (u8, &str, &str) = (3, "2027-03-10T12:00:00Z", "2027-03-24T12:00:00Z");
/// The one who announces a vacation.
const RESTS: (u8, &str, &str) = (2, "2027-03-20", "2027-03-23");

fn vanished(seat: Seat, now: DateTime<Utc>) -> bool {
    seat.number() == VANISHED.0 && now > moment(VANISHED.1) && now < moment(VANISHED.2)
}

fn rests(seat: Seat, now: DateTime<Utc>) -> bool {
    let tokyo: Waking = HOURS[2].parse().unwrap();
    let today = tokyo.zone().today(now).to_string();
    seat.number() == RESTS.0 && (RESTS.1..=RESTS.2).contains(&today.as_str())
}

#[tokio::test(flavor = "multi_thread")]
async fn three_weeks_with_four_zones_a_vacation_and_somebody_who_vanishes() {
    let clocks = Clocks::open("brisk", HOURS).await;
    // The service stands still over the winter: that costs nobody anything.
    clocks.house.app.clock.advance(moment(BEGIN) - clocks.now());
    assert_eq!(clocks.tick().await.silenced, 0);
    let (mut answered, mut back, mut away_at) = (BTreeMap::new(), false, None);
    let end = moment(BEGIN) + TimeDelta::weeks(3);
    while clocks.now() < end {
        clocks.pass(STEP).await;
        let now = clocks.now();
        for number in 0..4 {
            let (own, hours) = (seat(number), HOURS[usize::from(number)].parse::<Waking>().unwrap());
            let row = clocks.row(own).await;
            if let Some(due) = row.as_ref().and_then(|row| row.due_at) {
                assert!(hours.is_awake(due - TimeDelta::seconds(1)), "{hours} is due at {due}");
            }
            // People answer in their own time: two hours after the letter at the soonest, awake, and not on a free day.
            let told = row.and_then(|row| row.started_at).is_some_and(|since| now > since + TimeDelta::hours(2));
            if told
                && hours.is_awake(now)
                && !vanished(own, now)
                && !rests(own, now)
                && clocks.answer_plainly(own).await
            {
                *answered.entry(number).or_insert(0) += 1;
            }
        }
        let away = "SELECT coalesce(sum(seat), -1)::bigint FROM seats WHERE away_at IS NOT NULL";
        if away_at.is_none() && clocks.number(away).await == i64::from(VANISHED.0) {
            away_at = Some(now);
        }
        if !back && now > moment(VANISHED.2) {
            assert_eq!(clocks.press(seat(VANISHED.0), "back").await, 303);
            back = true;
        }
        if now == moment("2027-03-15T09:00:00Z") {
            let sql = format!("SELECT player_id FROM seats WHERE id = {}", clocks.house.seats[usize::from(RESTS.0)].0);
            let player = penelope::id::PlayerId(clocks.number(&sql).await);
            let days = (RESTS.1.parse().unwrap(), RESTS.2.parse().unwrap());
            hours::announce(&clocks.house.pool, now, player, days).await.unwrap().unwrap();
        }
    }
    assert!(away_at.is_some_and(|at| at > moment(VANISHED.1) && at < moment(VANISHED.2)), "{away_at:?}");
    assert!(!clocks.house.look(seat(0)).await.book.table().away().contains(seat(VANISHED.0)), "and came back");
    assert!(answered.values().all(|answers| *answers >= 3), "everyone plays: {answered:?}");
    // Only the one who vanished ever ran out of time; not the one who rested.
    let silent = "SELECT count(DISTINCT seat_id) FROM clocks WHERE out_at IS NOT NULL";
    assert_eq!(clocks.number(silent).await, 1);
    // No reminder in anybody's night, none on a vacation, at most one a day.
    let mut days = BTreeMap::new();
    for letter in clocks.letters("reminder").await {
        let number = clocks.house.addresses.iter().position(|address| *address == letter.to).unwrap();
        let (hours, at) = (HOURS[number].parse::<Waking>().unwrap(), letter.done_at.unwrap());
        assert!(hours.is_awake(at), "{} at {at}", letter.to);
        assert!(!rests(seat(u8::try_from(number).unwrap()), at), "{} rests at {at}", letter.to);
        *days.entry((number, letter.question, hours.zone().today(at))).or_insert(0) += 1;
    }
    assert!(!days.is_empty() && days.values().all(|count| *count == 1), "{days:?}");
    clocks.house.look(seat(1)).await;
}
