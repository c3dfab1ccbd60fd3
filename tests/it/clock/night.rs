//! A night, by a clock that the test moves: nobody is reminded in it, nobody's time runs out in it.

use chrono::TimeDelta;
use penelope::deadline::waking::Waking;

use super::house::{Clocks, moment};

#[tokio::test(flavor = "multi_thread")]
async fn clk_08_over_a_night_nobody_is_woken_and_nobody_is_late() {
    let hours = ["Europe/Prague 08:00-22:00"; 4];
    let clocks = Clocks::open("4+8<12", hours).await;
    let active = clocks.active().await;
    let to = clocks.house.addresses[usize::from(active.number())].clone();
    // Asked at 10:06 with 12 hours: half of it is at 16:06, and then it is night before it is out.
    let row = clocks.row(active).await.unwrap();
    assert_eq!(row.due_at, Some(moment("2026-11-17T07:06:00Z")), "at 8:06 in Prague");
    assert_eq!(row.remind_at, Some(moment("2026-11-16T15:06:00Z")));
    clocks.pass_until(moment("2026-11-16T15:00:00Z"), TimeDelta::minutes(20)).await;
    assert_eq!(clocks.letters("reminder").await, []);
    clocks.pass_until(moment("2026-11-16T15:10:00Z"), TimeDelta::minutes(5)).await;
    let first = clocks.letters("reminder").await;
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].to, to);
    // Restarted in the middle of the night, by servers that know nothing of before.
    let waking: Waking = hours[0].parse().unwrap();
    while clocks.now() < moment("2026-11-17T06:50:00Z") {
        clocks.pass(TimeDelta::minutes(20)).await;
        clocks.server().round(true).await.unwrap();
        assert_eq!(clocks.entries().await, 1, "at {}", clocks.now());
    }
    let reminders = clocks.letters("reminder").await;
    assert!(reminders.len() <= 2, "one a day: {reminders:?}");
    for letter in &reminders {
        assert!(waking.is_awake(letter.done_at.unwrap()), "{letter:?}");
    }
    clocks.pass_until(moment("2026-11-17T07:05:00Z"), TimeDelta::minutes(5)).await;
    assert_eq!(clocks.entries().await, 1);
    clocks.pass(TimeDelta::minutes(1)).await;
    assert_eq!(clocks.entries().await, 2, "at 8:06 the caretaker proposes");
    clocks.pass_until(clocks.now() + TimeDelta::days(1), TimeDelta::hours(1)).await;
    let late = "SELECT count(*) FROM outbox o JOIN questions q ON q.id = o.question_id \
                WHERE o.kind = 'reminder' AND o.state = 'sent' AND q.closed_at < o.done_at";
    assert_eq!(clocks.number(late).await, 0, "none after the answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn clk_02_a_question_never_gets_less_time_than_its_letter_said() {
    let clocks = Clocks::open("brisk", ["Europe/Prague 08:00-22:00"; 4]).await;
    let active = clocks.active().await;
    let due = clocks.row(active).await.unwrap().due_at.unwrap();
    // Hours that are changed hold from the next question on.
    clocks.sql("UPDATE players SET waking = 'Asia/Tokyo 06:00-10:00'").await;
    clocks.pass(TimeDelta::hours(1)).await;
    assert_eq!(clocks.row(active).await.unwrap().due_at, Some(due));
    assert!(clocks.answer_plainly(active).await);
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let other = clocks.row(active.left(4)).await.unwrap();
    let calendar = penelope::deadline::calendar::Calendar::new("Asia/Tokyo 06:00-10:00".parse().unwrap(), []);
    let wanted = calendar.after(other.started_at.unwrap(), penelope::deadline::Span::hours(32));
    assert_eq!(other.due_at, Some(wanted));
}
