//! An answer that waits, and then something else: whoever leaves, new links, time that runs out, words that are changed, a
//! question that is another one by then.

use chrono::TimeDelta;
use penelope::engine::log::How;
use penelope::link::Purpose;
use penelope::play::take_back::{Became, Wish};
use penelope::play::{leave, words};

use super::house::{asked, decide, leaves_at, opened, places, proposal, waits};
use crate::ahead::house::{by_hand, envelope, spoken};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_nothing_back() {
    let clocks = opened().await;
    let house = &clocks.house;
    let active = clocks.active().await;
    house.answer(active, &proposal(house).await).await.unwrap();
    let claims = house.claims(active, Purpose::Deed);
    leave::resign(&house.pool, &house.clock(), &house.vault, &claims).await.unwrap();
    let record = house.record().await;
    let lines: Vec<_> = record.entries().skip(1).map(|(entry, _)| entry.hidden.clone()).collect();
    assert!(lines[0].written.starts_with("propose ") && lines[0].how == How::Hand, "{lines:?}");
    assert!(lines[1].written.starts_with("away"), "{lines:?}");
    assert_eq!(clocks.number("SELECT count(*) FROM unsent").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_runs_out_meanwhile_does_no_harm_and_the_answer_counts() {
    let clocks = opened().await;
    let active = clocks.active().await;
    let due = clocks.row(active).await.unwrap().due_at.unwrap();
    clocks.pass_until(due - TimeDelta::minutes(1), TimeDelta::minutes(30)).await;
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    assert_eq!(clocks.pass(TimeDelta::minutes(2)).await.silenced, 0, "it was given in time");
    assert_eq!(clocks.pass(TimeDelta::minutes(2)).await.sent_off, 1);
    assert_eq!(clocks.number("SELECT max(silences)::bigint FROM seats").await, 0);
    let record = clocks.house.record().await;
    assert_eq!(record.entries().last().unwrap().0.hidden.how, How::Hand);
    // Whose time was out before he answered and who takes it back is silent again.
    let others: Vec<_> = active.left(4).round(4).take(3).collect();
    clocks.pass(TimeDelta::minutes(1)).await;
    let due = clocks.row(others[2]).await.unwrap().due_at.unwrap();
    clocks.house.answer(others[0], &by_hand("agree")).await.unwrap();
    clocks.pass(TimeDelta::minutes(4)).await;
    clocks.pass_until(due - TimeDelta::minutes(9), TimeDelta::minutes(30)).await;
    clocks.house.answer(others[1], &by_hand("agree")).await.unwrap();
    clocks.house.answer(others[2], &by_hand("agree")).await.unwrap();
    let before = clocks.entries().await;
    assert_eq!(decide(&clocks, others[2], Wish::TakeBack).await, Became::Done);
    clocks.pass(TimeDelta::minutes(30)).await;
    assert_eq!(clocks.entries().await, before, "whoever takes an answer back has an hour at least");
    assert!(waits(&clocks, others[2]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_links_and_given_time_change_nothing_about_it() {
    let clocks = opened().await;
    let active = clocks.active().await;
    clocks.house.answer(active, &proposal(&clocks.house).await).await.unwrap();
    for button in ["links", "more-time"] {
        clocks.press(active, button).await;
    }
    assert_eq!(clocks.number("SELECT count(*) FROM unsent WHERE leaves_at IS NOT NULL").await, 1);
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_said_meanwhile_go_with_it_and_taking_it_back_takes_them_back() {
    let clocks = opened().await;
    let house = &clocks.house;
    let (_, others) = asked(&clocks).await;
    let own = others[2];
    let claims = house.claims(own, Purpose::Deed);
    let keep = async |text: &str| {
        let spoken = spoken(&[("orders", text)]);
        words::keep(&house.pool, &house.clock(), &house.vault, &claims, &spoken).await.unwrap();
    };
    house.answer(own, &by_hand("agree")).await.unwrap();
    keep("contested red * pass until turn").await;
    let said = house.look(own).await.said;
    assert!(said.envelope.is_some() && said.orders.len() == 1, "{said:?}");
    assert_eq!(decide(&clocks, own, Wish::TakeBack).await, Became::Done);
    let said = house.look(own).await.said;
    assert!(said.envelope.is_none() && said.orders.is_empty(), "{said:?}");

    // What was sealed before holds again; and while something waits it is not read.
    house.answer(own, &envelope("quiet agree")).await.unwrap();
    clocks.pass(TimeDelta::minutes(4)).await;
    let place = places(house).await.pop().unwrap();
    let objected = house.answer(own, &by_hand(&format!("object {place} 1o"))).await.is_ok()
        || house.answer(own, &by_hand(&format!("object {place} 1z"))).await.is_ok();
    assert!(objected);
    for other in &others[..2] {
        house.answer(*other, &by_hand("agree")).await.unwrap();
        decide(&clocks, *other, Wish::SendOff).await;
    }
    let before = clocks.entries().await;
    assert!(leaves_at(&clocks, own).await.is_some(), "the objection waits, and the agreement before it is not read");
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
    assert!(clocks.entries().await > before);
    let record = house.record().await;
    let last = record.entries().filter(|(entry, _)| entry.line.seat == Some(own)).last().unwrap().0.clone();
    assert!(last.hidden.written.starts_with("object "), "{last:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_any_more_comes_back_and_its_owner_is_asked_with_the_reason() {
    let clocks = opened().await;
    let house = &clocks.house;
    let active = clocks.active().await;
    house.answer(active, &proposal(house).await).await.unwrap();
    // As if a server that knows nothing of waiting answers had gone on.
    clocks.sql("CREATE TABLE aside AS TABLE unsent").await;
    decide(&clocks, active, Wish::SendOff).await;
    for other in active.left(4).round(4).take(3) {
        house.answer(other, &by_hand("agree")).await.unwrap();
        decide(&clocks, other, Wish::SendOff).await;
    }
    assert!(waits(&clocks, active).await, "a wind is asked for");
    let before = clocks.entries().await;
    clocks.sql("INSERT INTO unsent TABLE aside").await;
    assert!(!clocks.page(active).await.contains("does not count"));
    assert_eq!(clocks.pass(TimeDelta::minutes(4)).await.sent_off, 1);
    assert_eq!(clocks.entries().await, before, "it is never bent");
    assert!(waits(&clocks, active).await, "its owner is asked");
    let page = clocks.page(active).await;
    assert!(
        page.contains("What you were asked has changed before your answer was sent, so it does not count."),
        "{page}"
    );
    assert!(page.contains("You propose") && !page.contains("/take-back"), "{page}");
    house.answer(active, &by_hand("rest")).await.unwrap();
    assert!(!clocks.page(active).await.contains("does not count"), "said once something else is");
}
