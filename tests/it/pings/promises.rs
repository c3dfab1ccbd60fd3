//! The promises of letters: written with the move, tried again with the same id, ended by whoever refuses.

use chrono::TimeDelta;

use super::house::Told;
use crate::ahead::house::by_hand;
use crate::ahead::unseen::{all_but, propose};

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_told_in_one_line_and_nothing_hidden_stands_in_it() {
    for kind in ["json", "ntfy", "discord", "matrix"] {
        let told = Told::open(kind).await;
        propose(&told.house).await;
        let written = "SELECT count(*) FROM pings p JOIN outbox o ON o.id = p.letter_id WHERE o.kind = 'question'";
        assert_eq!(told.house.number(written).await, 1, "written with the move, for whoever is told elsewhere");
        assert_eq!(told.work_off().await, 1);
        let got = told.receiver.take();
        assert_eq!(got.len(), 1);
        let code = told.house.look(told.seat).await.code.to_string();
        let url = format!("{}/table/{code}", told.house.app.base);
        let (head, body) = (&got[0].head, &got[0].body);
        assert!(head.starts_with("POST /topic?key=s3cret HTTP/1.1\r\nHost: hooks.test\r\n"), "{head}");
        assert!(body.contains(&format!("Ulysses {code}: it is up to you.")), "{body}");
        assert!(format!("{head}{body}").contains(&url), "{kind}: {head}{body}");
        assert!(!format!("{head}{body}").contains("/l/"), "no link opens a seat");
        assert!(got[0].header("Idempotency-Key").is_some_and(|key| key.len() > 30), "{head}");
        assert_eq!(told.states().await, "sent 1");
        assert_eq!(told.work_off().await, 0, "once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retry_says_the_same_with_the_same_id_and_waits_as_long_as_it_is_told() {
    let told = Told::open("json").await;
    propose(&told.house).await;
    told.receiver.answer("503 Busy");
    told.receiver.answer("429 Slow down\r\nRetry-After: 3600");
    assert_eq!(told.work_off().await, 1);
    assert_eq!(told.states().await, "waiting 1 HTTP 503");
    assert_eq!(told.work_off().await, 1, "a minute later");
    assert_eq!(told.work_off().await, 0, "an hour is an hour");
    told.house.app.clock.advance(TimeDelta::hours(1));
    assert_eq!(told.work_off().await, 1);
    let got = told.receiver.take();
    assert_eq!(got.len(), 3);
    assert!(got.iter().all(|again| again.body == got[0].body), "{got:?}");
    let key = got[0].header("Idempotency-Key").unwrap();
    assert!(got.iter().all(|again| again.header("Idempotency-Key") == Some(key)));
    assert_eq!(told.states().await, "sent 3");

    // In the hands of a server that was killed: its lease runs out, and another one sends the same.
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    let now = told.house.app.clock.now().to_rfc3339();
    told.house.app.db.execute(&format!("UPDATE pings SET attempts = 1, leased_until = '{now}'::timestamptz + interval '1 hour' WHERE letter_id IS NULL")).await;
    assert_eq!(told.work_off().await, 0, "somebody has it");
    told.house.app.clock.advance(TimeDelta::hours(1));
    assert_eq!(told.work_off().await, 1);
    assert!(told.receiver.take()[0].body.contains("A test message from Penelope: it works."));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_refuses_ends_it_and_the_page_says_so() {
    for answer in ["404 Not Found", "410 Gone", "401 No", "403 No", "301 Moved\r\nLocation: https://127.0.0.1/"] {
        let told = Told::open("json").await;
        propose(&told.house).await;
        told.receiver.answer(answer);
        assert_eq!(told.work_off().await, 1);
        assert_eq!(told.receiver.take().len(), 1, "{answer}: nothing is followed");
        let reason = format!("HTTP {}", &answer[..3]);
        assert!(told.states().await.starts_with(&format!("refused 1 {reason}")), "{}", told.states().await);
        let page = told.page().await;
        assert!(page.contains("The other end refuses our messages") && page.contains(&reason), "{page}");
        assert!(!page.contains("Send a test message"), "{page}");
        // Nothing more is even written.
        told.house.answer(told.seat, &by_hand("agree")).await.unwrap();
        for other in told.seat.left(4).round(4).take(2) {
            told.house.answer(other, &by_hand("agree")).await.unwrap();
        }
        assert_eq!(told.house.number("SELECT count(*) FROM pings").await, 1);
        // Another address, and it goes on.
        assert_eq!(told.give("ntfy", "https://hooks.test/other").await.0, 303);
        assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
        assert_eq!(told.work_off().await, 1);
        assert_eq!(told.receiver.take().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_is_told_to_nobody() {
    let told = Told::open("json").await;
    propose(&told.house).await;
    told.house.answer(told.seat, &by_hand("agree")).await.unwrap();
    assert_eq!(told.work_off().await, 1);
    assert_eq!(told.states().await, "unwanted 1 answered");
    assert!(told.receiver.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_a_day_old_or_one_of_too_many_tells_nobody_anything() {
    let told = Told::open("json").await;
    propose(&told.house).await;
    told.house.app.clock.advance(TimeDelta::hours(25));
    assert_eq!(told.work_off().await, 1);
    assert_eq!(told.states().await, "unwanted 1 too late");
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    let now = told.house.app.clock.now().to_rfc3339();
    let sent = format!(
        "INSERT INTO pings (channel_id, state, send_at, written_at, done_at) \
         SELECT id, 'sent', '{now}', '{now}', '{now}' FROM channels, generate_series(1, 60)"
    );
    told.house.app.db.execute(&sent).await;
    assert_eq!(told.pinger.work_off().await.unwrap(), 1);
    assert!(told.text("SELECT reason FROM pings WHERE state = 'unwanted' AND letter_id IS NULL").await == "too many");
    assert!(told.receiver.take().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_who_is_told_by_a_webhook_shows_to_no_other_eye() {
    let told = Told::nowhere().await;
    propose(&told.house).await;
    told.house.app.clock.advance(TimeDelta::minutes(6));
    let before = all_but(&told.house, told.seat).await;
    assert_eq!(told.give("json", "https://hooks.test/elsewhere").await.0, 303);
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    assert!(all_but(&told.house, told.seat).await == before, "that there is a webhook");
    told.receiver.answer("410 Gone");
    assert_eq!(told.pinger.work_off().await.unwrap(), 1);
    assert!(all_but(&told.house, told.seat).await == before, "that it refuses");
    assert_eq!(told.press("/my/pings/end").await.0, 303);
    assert!(all_but(&told.house, told.seat).await == before, "that it was ended");
}
