//! A game looked at once more: every step at an address of its own, through the eyes that may see it.

use reqwest::StatusCode;

use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};
use crate::support::player::Player;

/// A table played to its end, plainly.
async fn finished(app: &TestApp) -> String {
    let mut player = Player::start(app).await;
    while !player.is_over() {
        player.answer_plainly().await;
    }
    player.code()
}

async fn page(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

async fn entries(app: &TestApp) -> i64 {
    app.db.connect().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0)
}

/// The address behind a way, if there is one.
fn way<'a>(page: &'a str, words: &str) -> Option<&'a str> {
    let link = page.split("<a href=\"").find(|link| link.split("</a>").next().unwrap().ends_with(words))?;
    link.split('"').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_walked_step_by_step_by_turn_and_by_ship_through_all_eyes() {
    let app = TestApp::start().await;
    let code = finished(&app).await;
    let last = entries(&app).await;
    let base = format!("/table/{code}/replay");
    assert!(page(&app, &format!("/table/{code}")).await.contains(&base), "the table leads here");
    let whole = page(&app, &base).await;
    assert!(whole.contains(&format!("Look at all {last} steps")), "{whole}");

    // By single steps to the end; every page leads to the next, and the last to none.
    let (mut path, mut steps) = (format!("{base}/1"), 1);
    loop {
        let step = page(&app, &path).await;
        assert!(step.contains(&format!("step {steps} of {last}")), "{path}");
        match way(&step, "Next →") {
            Some(next) => (path, steps) = (next.to_owned(), steps + 1),
            None => break,
        }
    }
    assert_eq!(steps, last);

    // By turns and by the ship's movements: fewer steps, each of them one of its kind.
    for (words, sign) in [("Turn →", "tone-turn"), ("Ship sails →", "The ship sails from")] {
        let (mut path, mut leaps) = (format!("{base}/1/open"), 0);
        while let Some(next) = way(&page(&app, &path).await, words) {
            path = next.to_owned();
            leaps += 1;
            assert!(path.ends_with("/open"), "the eyes stay the same: {path}");
            let step = page(&app, &path).await;
            assert!(step.contains(sign), "{path}: {step}");
        }
        assert!(leaps > 3 && leaps < last, "{leaps} of {last} for {words}");
    }

    // Each seat sees its own cards, and nobody else's; the open eyes see all.
    let hands = |page: &str| page.matches("<ul class=\"hand\">").count();
    let seats = whole.matches("<li class=\"seat").count();
    for (eyes, count) in [("", 0), ("/seat-1", 1), ("/seat-2", 1), ("/open", seats)] {
        let step = page(&app, &format!("{base}/7{eyes}")).await;
        assert_eq!(hands(&step), count, "{eyes}");
    }
    // Who was how close when: a line for each seat, and the winner's four goals.
    assert_eq!(whole.matches("<polyline class=\"curve-line").count(), seats);
    assert!(whole.contains("(4 of 4)</a>") || whole.contains("(3 of 4)</a>"), "milestones lead to their steps");
    // How each answer came is told now.
    assert!(whole.contains("How the answers came") && whole.contains(" by hand") && whole.contains(" by a bot"));
    assert!(page(&app, &format!("{base}/2")).await.contains("class=\"hint replay-how\""));
    for wrong in ["0", "x", "-1", "1/seat-9", "1/nobody", "4294967296", &(last + 1).to_string()] {
        assert_eq!(app.get(&format!("{base}/{wrong}")).await.status(), StatusCode::NOT_FOUND, "{wrong}");
    }
    let gone = app.get(&format!("{base}?step=999999")).await;
    assert_eq!(gone.headers()["location"].to_str().unwrap(), format!("{base}/{last}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_only_everybodys_eyes_look_back() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    player.answer_plainly().await;
    let base = format!("/table/{}/replay", player.code());
    let last = entries(&app).await;
    for path in [base.clone(), format!("{base}/1"), format!("{base}/{last}")] {
        let public = page(&app, &path).await;
        assert!(public.contains("still being played"), "{path}");
        for hidden in ["seat-1", "/open", "class=\"hand\"", "replay-how", "by hand", "archive.html"] {
            assert!(!public.contains(hidden), "{hidden} at {path}");
        }
    }
    for eyes in ["seat-1", "seat-2", "open"] {
        assert_eq!(app.get(&format!("{base}/1/{eyes}")).await.status(), StatusCode::NOT_FOUND, "{eyes}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_pages_are_clean_on_small_and_large_screens_in_light_and_dark() {
    let app = TestApp::start().await;
    let code = finished(&app).await;
    let browser = Browser::start().await;
    let base = format!("/table/{code}/replay");
    for (path, width, scheme) in [
        (format!("{base}/1/open"), 320, Scheme::Light),
        (format!("{base}/12/seat-2"), 1280, Scheme::Dark),
        (format!("{base}/9"), 320, Scheme::Dark),
        (base.clone(), 320, Scheme::Light),
        (base.clone(), 1280, Scheme::Dark),
    ] {
        browser.view(width, 900, scheme).await;
        browser.client.goto(&app.url(&path)).await.unwrap();
        let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
        assert!(wide.as_u64() <= Some(width.into()), "sideways scrolling at {width} px: {wide}, {path}");
        assert_eq!(browser.violations().await, [""; 0], "axe at {width} px, {scheme:?}, {path}");
        assert_eq!(browser.console().await, [""; 0], "console at {width} px, {scheme:?}, {path}");
    }
}
