//! Patience: «if I have not looked after so many waking hours: agree, then pass».

use chrono::TimeDelta;
use penelope::engine::Seat;
use penelope::engine::log::How;
use penelope::link::Purpose;
use penelope::play::words;

use super::house::Clocks;
use crate::ahead::house::spoken;

const USUAL: [&str; 4] = ["UTC 08:00-22:00"; 4];

async fn have_patience(clocks: &Clocks, seat: Seat, hours: u16) {
    let house = &clocks.house;
    let words = spoken(&[("patience", &format!("after {hours} agree"))]);
    let claims = house.claims(seat, Purpose::Deed);
    words::keep(&house.pool, &house.clock(), &house.vault, &claims, &words).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn r_14_patience_answers_for_whoever_has_not_looked_and_for_nobody_else() {
    let clocks = Clocks::open("steady", USUAL).await;
    let active = clocks.active().await;
    let others: Vec<Seat> = active.left(4).round(4).take(3).collect();
    have_patience(&clocks, others[2], 6).await;
    clocks.answer_plainly(active).await;
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let proposed = clocks.entries().await;
    for other in &others[..2] {
        assert!(clocks.answer_plainly(*other).await);
    }
    clocks.pass(TimeDelta::hours(5)).await;
    assert_eq!(clocks.entries().await, proposed, "an hour is left");
    clocks.pass(TimeDelta::minutes(90)).await;
    assert!(clocks.entries().await >= proposed + 3, "the round is read");
    let record = clocks.house.record().await;
    let answers: Vec<_> = record.entries().filter(|(entry, _)| entry.line.seat == Some(others[2])).collect();
    assert_eq!(answers.iter().map(|(entry, _)| entry.hidden.how).collect::<Vec<_>>(), [How::Patience]);
}

#[tokio::test(flavor = "multi_thread")]
async fn r_14_whoever_did_something_since_the_letter_is_waited_for() {
    let clocks = Clocks::open("steady", USUAL).await;
    let active = clocks.active().await;
    let others: Vec<Seat> = active.left(4).round(4).take(3).collect();
    clocks.answer_plainly(active).await;
    clocks.pass(TimeDelta::minutes(6)).await;
    clocks.pass(TimeDelta::minutes(1)).await;
    let proposed = clocks.entries().await;
    have_patience(&clocks, others[2], 6).await;
    for other in &others[..2] {
        assert!(clocks.answer_plainly(*other).await);
    }
    clocks.pass(TimeDelta::hours(9)).await;
    assert_eq!(clocks.entries().await, proposed);
}
