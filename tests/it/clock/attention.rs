//! How many letters, and when: nothing is dropped, only later, and a clock begins with its letter.

use chrono::TimeDelta;

use super::house::{Clocks, moment};
use crate::support::desk::{Desk, work_off};
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;

#[tokio::test(flavor = "multi_thread")]
async fn mail_16_quiet_hours_hold_letters_back_and_the_clock_with_them() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 08:00-22:00"; 4]).await;
    clocks.sql("UPDATE players SET quiet = true").await;
    let active = clocks.active().await;
    clocks.pass_until(moment("2026-11-16T22:30:00Z"), TimeDelta::hours(1)).await;
    // Half past eleven at night in Prague: the active player is awake all the same.
    assert!(clocks.answer_plainly(active).await);
    let other = active.left(4);
    clocks.pass_until(moment("2026-11-17T06:50:00Z"), TimeDelta::minutes(20)).await;
    assert_eq!(clocks.row(other).await.unwrap().started_at, None, "the letter waits, and so does the clock");
    clocks.pass(TimeDelta::minutes(15)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let row = clocks.row(other).await.unwrap();
    assert_eq!(row.started_at, Some(moment("2026-11-17T07:05:00Z")));
}

#[tokio::test(flavor = "multi_thread")]
async fn more_letters_than_wanted_wait_for_the_next_day_and_none_is_lost() {
    let desk = Desk::new().await;
    let first = desk.seated("anna@example.org").await;
    desk.execute("UPDATE players SET letters_a_day = 2").await;
    let mut letters = vec![desk.question(first).await];
    for _ in 0..3 {
        let seated = desk.seat_of(first.player).await;
        letters.push(desk.question(seated).await);
    }
    let memory = Memory::default();
    let post = desk.post(Transport::Memory(memory.clone()));
    while work_off(&post).await > 0 {}
    assert_eq!(memory.take().len(), 2);
    let sign_in = desk.sign_in(first.player).await;
    work_off(&post).await;
    assert_eq!((memory.take().len(), desk.row(sign_in).await.state.as_str()), (1, "sent"), "what one asks for comes");
    desk.clock.advance(TimeDelta::hours(23));
    work_off(&post).await;
    assert_eq!(memory.take().len(), 0);
    desk.clock.advance(TimeDelta::hours(2));
    while work_off(&post).await > 0 {}
    assert_eq!(memory.take().len(), 2);
    for letter in letters {
        assert_eq!(desk.row(letter).await.state, "sent");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_16_the_days_letters_are_counted_exactly_however_many_workers_send() {
    let desk = Desk::new().await;
    let first = desk.seated("anna@example.org").await;
    desk.execute("UPDATE players SET letters_a_day = 3").await;
    // More than one worker takes in hand at once.
    for number in 0..40 {
        let seated = if number == 0 { first } else { desk.seat_of(first.player).await };
        desk.question(seated).await;
    }
    let memory = Memory::default();
    let posts: Vec<_> = (0..4).map(|_| desk.post(Transport::Memory(memory.clone()))).collect();
    for day in 1..=3 {
        futures_util::future::join_all(posts.iter().map(work_off)).await;
        assert_eq!(memory.take().len(), 3, "on day {day}");
        desk.clock.advance(TimeDelta::hours(23));
        futures_util::future::join_all(posts.iter().map(work_off)).await;
        assert_eq!(memory.take().len(), 0);
        desk.clock.advance(TimeDelta::hours(1));
    }
    let counted = "SELECT count(*) FROM outbox WHERE counted_at IS NOT NULL AND state = 'waiting'";
    assert_eq!(desk.client.query_one(counted, &[]).await.unwrap().get::<_, i64>(0), 0, "nothing counts that waits");
}
