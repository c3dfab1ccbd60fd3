//! Web Push: browsers are told what a webhook is told, by the same promises. What arrives is opened by another implementation.

use chrono::{DateTime, TimeDelta};
use serde_json::json;

use super::browsers::Browser;
use super::house::Told;
use crate::ahead::house::by_hand;
use crate::ahead::unseen::{all_but, propose};
use crate::support::app::client;

#[tokio::test(flavor = "multi_thread")]
async fn another_implementation_opens_what_is_pushed_and_finds_one_line_signed_by_us() {
    let (told, browser) = (Told::nowhere().await, Browser::new());
    assert_eq!(browser.subscribe(&told, "/p/1?x=2").await, (303, "/my/pings?saved".to_owned()));
    let page = told.page().await;
    assert!(page.contains("A browser, through hooks.test") && !page.contains("/p/1"), "{page}");
    propose(&told.house).await;
    assert_eq!(told.work_off().await, 1);
    let got = told.receiver.take();
    assert_eq!(got.len(), 1);
    assert!(got[0].head.starts_with("POST /p/1?x=2 HTTP/1.1\r\nHost: hooks.test\r\n"), "{}", got[0].head);
    assert_eq!(got[0].header("Content-Encoding"), Some("aes128gcm"));
    let ttl: i64 = got[0].header("TTL").unwrap().parse().unwrap();
    assert!((23 * 3600..24 * 3600).contains(&ttl), "what is a day old tells nobody anything: {ttl}");
    let code = told.house.look(told.seat).await.code.to_string();
    let opened = browser.open(&got[0]);
    let key = told.text("SELECT key FROM pings").await;
    let said = json!({
        "id": key, "tag": code, "line": format!("Ulysses {code}: it is up to you."),
        "url": format!("{}/table/{code}", told.house.app.base), "lang": "en",
    });
    assert_eq!(opened["said"], said, "one line and where to go: nothing hidden, no link that opens a seat");
    assert_eq!(got[0].header("Topic"), Some(key.replace('-', "").as_str()));
    assert_eq!((&opened["signed"], &opened["header"]["alg"]), (&json!(true), &json!("ES256")));
    assert_eq!(opened["claims"]["aud"], "https://hooks.test");
    let until = DateTime::from_timestamp(opened["claims"]["exp"].as_i64().unwrap(), 0).unwrap();
    let left = until - told.house.app.clock.now();
    assert!(left > TimeDelta::hours(11) && left <= TimeDelta::hours(24), "RFC 8292 allows a day: {left}");
    assert!(
        page.contains(&format!("data-key=\"{}\"", opened["key"].as_str().unwrap())),
        "the key that it subscribed to"
    );
    assert_eq!(told.states().await, "sent 1");
    assert_eq!(told.work_off().await, 0, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retry_pushes_the_same_under_the_same_topic_and_a_doubted_signature_ends_nothing() {
    let (told, browser) = (Told::nowhere().await, Browser::new());
    browser.subscribe(&told, "/p/1").await;
    propose(&told.house).await;
    told.receiver.answer("500 Oops");
    told.receiver.answer("403 Who are you?");
    told.receiver.answer("429 Slow down\r\nRetry-After: 3600");
    for (state, wait) in [("waiting 1 HTTP 500", 0), ("waiting 2 HTTP 403", 30), ("waiting 3 HTTP 429", 60)] {
        told.house.app.clock.advance(TimeDelta::minutes(wait));
        assert_eq!(told.work_off().await, 1, "{state}");
        assert_eq!(told.states().await, state);
    }
    assert_eq!(told.work_off().await, 0, "an hour is an hour");
    told.house.app.clock.advance(TimeDelta::hours(1));
    assert_eq!(told.work_off().await, 1);
    assert_eq!(told.states().await, "sent 4");
    let got = told.receiver.take();
    assert_eq!(got.len(), 4);
    let opened: Vec<_> = got.iter().map(|got| browser.open(got)).collect();
    assert!(opened.iter().all(|again| again["said"] == opened[0]["said"]), "{opened:?}");
    assert!(got.iter().all(|again| again.header("Topic") == got[0].header("Topic")));
    assert!(got.iter().skip(1).all(|again| again.bytes != got[0].bytes), "each is sealed anew");
    let ttl = |at: usize| got[at].header("TTL").unwrap().parse::<i64>().unwrap();
    assert!(ttl(3) < ttl(0) - 3600, "it is kept the shorter, the later it comes: {} {}", ttl(0), ttl(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_ends_alone_and_the_page_says_so() {
    for answer in ["404 Not Found", "410 Gone"] {
        let (told, gone, other) = (Told::open("json").await, Browser::new(), Browser::new());
        gone.subscribe(&told, "/p/gone").await;
        other.subscribe(&told, "/p/other").await;
        propose(&told.house).await;
        let number = "SELECT count(*) FROM pings";
        assert_eq!(told.house.number(number).await, 3, "one for each place");
        told.house.app.clock.advance(TimeDelta::minutes(6));
        told.house.app.db.execute("UPDATE pings SET send_at = send_at + interval '1 hour' WHERE channel_id <> (SELECT id FROM channels WHERE kind = 'push' ORDER BY id LIMIT 1)").await;
        told.receiver.answer(answer);
        assert_eq!(told.pinger.work_off().await.unwrap(), 1);
        let page = told.page().await;
        assert!(page.contains("can no longer be reached (HTTP 4"), "{page}");
        told.house.app.clock.advance(TimeDelta::hours(1));
        assert_eq!(told.work_off().await, 2);
        assert_eq!(told.receiver.take().len(), 3);
        assert_eq!(told.house.number("SELECT count(*) FROM channels WHERE refused_at IS NOT NULL").await, 1);
        // Nothing more is even written for it, until it subscribes again: then its old row goes.
        told.house.answer(told.seat, &by_hand("agree")).await.unwrap();
        for other in told.seat.left(4).round(4).take(2) {
            told.house.answer(other, &by_hand("agree")).await.unwrap();
        }
        let to_gone =
            "SELECT count(*) FROM pings p JOIN channels c ON c.id = p.channel_id WHERE c.refused_at IS NOT NULL";
        assert_eq!(told.house.number(to_gone).await, 1);
        assert_eq!(gone.subscribe(&told, "/p/gone").await.0, 303);
        assert_eq!(told.house.number("SELECT count(*) FROM channels WHERE refused_at IS NULL").await, 3);
        assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_five_browsers_which_end_with_their_session() {
    let told = Told::open("ntfy").await;
    let browsers: Vec<Browser> = (0..6).map(|_| Browser::new()).collect();
    for (number, browser) in browsers.iter().enumerate() {
        assert_eq!(browser.subscribe(&told, &format!("/p/{number}")).await.0, 303);
    }
    browsers[5].subscribe(&told, "/p/5").await;
    let number = "SELECT count(*) FROM channels WHERE kind = 'push'";
    assert_eq!(told.house.number(number).await, 5, "the same one twice is one, and the oldest has gone");
    propose(&told.house).await;
    assert_eq!(told.work_off().await, 6);
    let mut paths: Vec<String> =
        told.receiver.take().iter().map(|got| got.head.split(' ').nth(1).unwrap().to_owned()).collect();
    paths.sort();
    assert_eq!(paths, ["/p/1", "/p/2", "/p/3", "/p/4", "/p/5", "/topic?key=s3cret"]);
    // One is ended on the page, the others with the session; the webhook is nobody's browser.
    let ids = "SELECT id FROM channels WHERE kind = 'push' ORDER BY id LIMIT 1";
    let one = told.house.number(ids).await.to_string();
    assert_eq!(told.post("/my/pings/end", &[("channel", &one)]).await.0, 303);
    assert_eq!(told.house.number(number).await, 4);
    assert_eq!(told.post("/my/sign-out", &[]).await.0, 303);
    assert_eq!(told.house.number(number).await, 0);
    assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_subscribes_or_ends_for_another_and_no_address_leads_inside() {
    let (told, browser) = (Told::nowhere().await, Browser::new());
    let keys = [("p256dh", browser.p256dh.as_str()), ("auth", browser.auth.as_str())];
    for endpoint in ["http://hooks.test/p/1", "https://127.0.0.1/p", "https://[::1]/p", "https://10.0.0.1/", "x", ""] {
        let form = [keys[0], keys[1], ("endpoint", endpoint)];
        let (status, page) = told.post("/my/pings/browser", &form).await;
        assert!(status == 422 && page.contains("could not be subscribed"), "{endpoint}: {page}");
    }
    let elsewhere = [("endpoint", "https://hooks.test/p/1"), keys[0], ("auth", "short")];
    assert_eq!(told.post("/my/pings/browser", &elsewhere).await.0, 422);
    let form = [("endpoint", "https://hooks.test/p/1"), keys[0], keys[1]];
    let post = || client().post(told.house.app.url("/my/pings/browser")).form(&form);
    assert_eq!(post().send().await.unwrap().status(), 404, "without a session");
    let foreign = post().header("cookie", &told.cookie).header("sec-fetch-site", "cross-site").send().await.unwrap();
    assert_eq!(foreign.status(), 403, "a page of somebody else's");
    assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 0);

    browser.subscribe(&told, "/p/1").await;
    let other = crate::gather::session::sign_in(
        &told.house.app,
        &told.house.addresses[usize::from(told.seat.left(4).number())],
    )
    .await;
    let id = told.house.number("SELECT id FROM channels").await.to_string();
    for path in ["/my/pings/end", "/my/pings/test"] {
        let request = client().post(told.house.app.url(path)).header("cookie", &other).form(&[("channel", &id)]);
        assert_eq!(request.send().await.unwrap().status(), 303, "{path}");
    }
    assert_eq!(told.house.number("SELECT count(*) FROM channels").await, 1, "it is not theirs to end");
    assert_eq!(told.house.number("SELECT count(*) FROM pings").await, 0, "nor to try");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_worlds_who_is_pushed_to_shows_to_no_other_eye() {
    let (told, browser) = (Told::nowhere().await, Browser::new());
    propose(&told.house).await;
    told.house.app.clock.advance(TimeDelta::minutes(6));
    let before = all_but(&told.house, told.seat).await;
    assert_eq!(browser.subscribe(&told, "/p/1").await.0, 303);
    assert_eq!(told.press("/my/pings/test").await.1, "/my/pings?tried");
    assert!(all_but(&told.house, told.seat).await == before, "that a browser is subscribed");
    told.receiver.answer("410 Gone");
    assert_eq!(told.pinger.work_off().await.unwrap(), 1);
    assert!(all_but(&told.house, told.seat).await == before, "that it is gone");
}
