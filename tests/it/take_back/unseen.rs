//! Nobody else can tell a table at which an answer waits from one at which none does.

use chrono::TimeDelta;
use penelope::engine::Game as _;
use penelope::link::Purpose;
use penelope::play::take_back::Wish;
use penelope::play::words;

use super::house::{asked, decide, leaves_at, opened, places, proposal};
use crate::ahead::house::{by_hand, envelope, spoken};
use crate::ahead::unseen::{all_but, rows, same};

#[tokio::test(flavor = "multi_thread")]
async fn law_4_two_worlds_an_answer_that_waits_shows_to_no_other_eye() {
    let clocks = opened().await;
    let house = &clocks.house;
    let active = clocks.active().await;
    let (before, rows_before) = (all_but(house, active).await, rows(house, active).await);
    house.answer(active, &proposal(house).await).await.unwrap();
    same(&all_but(house, active).await, &before, "a proposal that waits shows");
    assert_eq!(rows(house, active).await, rows_before);
    decide(&clocks, active, Wish::TakeBack).await;
    same(&all_but(house, active).await, &before, "having taken it back shows");
    let claims = house.claims(active, Purpose::Deed);
    let plan = spoken(&[("orders", "agree until turn")]);
    words::keep(&house.pool, &house.clock(), &house.vault, &claims, &plan).await.unwrap();
    same(&all_but(house, active).await, &before, "orders show");
    house.answer(active, &proposal(house).await).await.unwrap();
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
    assert!(all_but(house, active).await != before, "once it counts everybody sees it");
    let bytes = "SELECT count(DISTINCT octet_length(sealed)) FROM (SELECT sealed FROM words UNION ALL SELECT sealed FROM unsent) AS all_sealed";
    assert_eq!(clocks.number(bytes).await, 1, "all that is said takes as much room");
}

#[tokio::test(flavor = "multi_thread")]
async fn law_4_two_worlds_in_a_closed_round_and_in_a_discussion_every_answer_waits_alike() {
    let clocks = opened().await;
    let house = &clocks.house;
    let (_, others) = asked(&clocks).await;
    let before = all_but(house, others[0]).await;
    for answer in [by_hand("agree"), envelope("quiet agree; contested red * pass"), envelope("quiet ask")] {
        house.answer(others[0], &answer).await.unwrap();
        same(&all_but(house, others[0]).await, &before, &format!("{answer:?} shows"));
        let waits = leaves_at(&clocks, others[0]).await.is_some();
        assert_eq!(waits, answer != envelope("quiet ask"), "{answer:?}: what answers nothing need not wait");
    }
    // Somebody objects; then a card and a pass of whoever's turn it is wait alike.
    let place = places(house).await.pop().unwrap();
    let mut objected = false;
    for cards in ["1o", "1z"] {
        let object = by_hand(&format!("object {place} {cards}"));
        objected = objected || house.answer(others[0], &object).await.is_ok();
    }
    assert!(objected);
    clocks.pass(TimeDelta::minutes(4)).await;
    let next = house.look(others[0]).await.book.game().to_act().iter().next().unwrap();
    let before = all_but(house, next).await;
    let mut tried = 0;
    for answer in ["pass", "support blue 1o", "support red 1z", "support red 1o"] {
        if house.answer(next, &by_hand(answer)).await.is_ok() {
            tried += 1;
            same(&all_but(house, next).await, &before, &format!("{answer} shows"));
            let left = leaves_at(&clocks, next).await.unwrap() - clocks.now();
            assert_eq!(left, TimeDelta::minutes(3), "{answer}");
        }
    }
    assert!(tried > 1, "more than a pass was tried");
}
