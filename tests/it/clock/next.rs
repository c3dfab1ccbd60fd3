//! «Next letter at …»: said to its reader while a letter is held back, and to nobody else.

use chrono::TimeDelta;
use penelope::id::PlayerId;
use penelope::play::dispatch::next_letter;

use super::house::{Clocks, moment};
use crate::support::desk::work_off;

const PRAGUE: &str = "Europe/Prague 08:00-22:00";

async fn own(clocks: &Clocks, seat: penelope::engine::Seat) -> PlayerId {
    let row = clocks.house.seats[usize::from(seat.number())].0;
    PlayerId(clocks.number(&format!("SELECT player_id FROM seats WHERE id = {row}")).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_16_whoever_waits_for_a_letter_reads_when_it_leaves_and_nobody_else_does() {
    let clocks = Clocks::open("brisk", [PRAGUE; 4]).await;
    let (active, house) = (clocks.active().await, &clocks.house);
    let (held, other) = (active.left(4), active.left(4).left(4));
    let player = own(&clocks, held).await;
    clocks.pass_until(moment("2026-11-16T22:20:00Z"), TimeDelta::hours(1)).await;
    clocks.sql(&format!("UPDATE players SET quiet = true WHERE id = {}", player.0)).await;
    assert!(clocks.answer_plainly(active).await);
    let next = async || next_letter(&house.pool, clocks.now(), player, None).await.unwrap();
    let sentence = "The next letter to you about this table leaves on ";
    // Nobody has looked into the outbox yet: what it will do is known all the same.
    assert_eq!(next().await, Some(moment("2026-11-17T07:00:00Z")));
    let page = clocks.page(held).await;
    assert!(page.contains(&format!("{sentence}Tuesday 17 November, 08:00 (Europe/Prague), in 8 hours.")), "{page}");
    work_off(&house.post).await;
    assert_eq!(next().await, Some(moment("2026-11-17T07:00:00Z")), "and so it does");
    for page in [clocks.page(other).await, clocks.page(active).await] {
        assert!(!page.contains(sentence), "{page}");
    }
    // A digest at noon, and no letter left for the day until one in the afternoon.
    clocks.sql(&format!("UPDATE players SET gathers = 'daily 12:00' WHERE id = {}", player.0)).await;
    assert_eq!(next().await, Some(moment("2026-11-17T11:00:00Z")));
    clocks.sql(&format!("UPDATE players SET letters_a_day = 1 WHERE id = {}", player.0)).await;
    clocks
        .sql(&format!(
            "INSERT INTO outbox (player_id, kind, message_id, send_at, written_at, state, done_at) VALUES \
             ({}, 'talk', 'x', '2026-11-16T12:00:00Z', '2026-11-16T12:00:00Z', 'sent', '2026-11-16T12:00:00Z')",
            player.0
        ))
        .await;
    assert_eq!(next().await, Some(moment("2026-11-17T12:00:00Z")));
    clocks.pass_until(moment("2026-11-17T11:50:00Z"), TimeDelta::minutes(30)).await;
    assert_eq!(next().await, Some(moment("2026-11-17T12:00:00Z")), "gathered, and the same is said");
    clocks.pass_until(moment("2026-11-17T12:00:00Z"), TimeDelta::minutes(10)).await;
    let left =
        "SELECT count(*) FROM outbox WHERE kind = 'digest' AND state = 'sent' AND done_at = '2026-11-17T12:00:00Z'";
    assert_eq!((clocks.number(left).await, next().await), (1, None));
    assert!(!clocks.page(held).await.contains(sentence));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_on_the_page_reads_when_a_letter_would_follow() {
    let clocks = Clocks::open("brisk", [PRAGUE; 4]).await;
    let active = clocks.active().await;
    let held = active.left(4);
    let row = clocks.house.seats[usize::from(held.number())].0;
    clocks.sql(&format!("UPDATE seats SET acted_at = '{}' WHERE id = {row}", clocks.now().to_rfc3339())).await;
    assert!(clocks.answer_plainly(active).await);
    let (player, now) = (own(&clocks, held).await, clocks.now());
    let next = next_letter(&clocks.house.pool, now, player, Some(clocks.house.table)).await.unwrap();
    assert_eq!(next, Some(now + TimeDelta::minutes(5)));
}
