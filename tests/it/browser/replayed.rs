//! A replay on the site: arrow keys, and a button that lets it run (U-24).

use fantoccini::Locator;
use penelope::engine::Game as _;

use crate::odyssee::voyage::Voyage;
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};
use crate::support::player::Player;

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const ENTER: &str = "\u{e007}";

async fn press(browser: &Browser, what: &str, key: &str) {
    browser.client.find(Locator::Css(what)).await.unwrap().send_keys(key).await.unwrap();
}

/// Where the browser is once it has come to this step, and what its button is called.
async fn at_step(browser: &Browser, step: u32) -> (String, String) {
    let script = "const done = arguments[1], step = String(arguments[0]); const look = () => { \
         const there = location.pathname.split('/')[4] === step && document.readyState === 'complete'; \
         if (performance.now() > 120000) return done(null); \
         if (!there) return requestAnimationFrame(look); \
         done([location.pathname + location.hash, document.querySelector('[data-play] button').getAttribute('aria-label')]); }; look()";
    loop {
        // A page that goes away in the middle takes the script with it.
        if let Ok(found) = browser.client.execute_async(script, vec![step.into()]).await {
            return serde_json::from_value(found).expect("it comes to the step");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn u_24_arrow_keys_walk_and_a_button_plays_the_game_on_the_site() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    for _ in 0..4 {
        player.answer_plainly().await;
    }
    let base = format!("/table/{}/replay", player.code());
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    browser.goto(&app.url(&format!("{base}/3"))).await;
    press(&browser, "body", RIGHT).await;
    assert_eq!(at_step(&browser, 4).await.0, format!("{base}/4"));
    for step in [3, 2] {
        press(&browser, "body", LEFT).await;
        at_step(&browser, step).await;
    }
    // In a field the keys are the field's.
    press(&browser, "#go", RIGHT).await;
    press(&browser, "#go", "7").await;
    press(&browser, "#go", ENTER).await;
    assert_eq!(at_step(&browser, 7).await.0, format!("{base}/7"), "neither 3 nor 8");
    browser.goto(&app.url(&format!("{base}/1"))).await;
    press(&browser, "body", LEFT).await;
    assert_eq!(
        at_step(&browser, 1).await,
        (format!("{base}/1"), "Play by itself".to_owned()),
        "there is nothing before"
    );

    browser.client.find(Locator::Css("[data-play] button")).await.unwrap().click().await.unwrap();
    assert_eq!(at_step(&browser, 1).await, (format!("{base}/1#play"), "Stop".to_owned()));
    assert_eq!(at_step(&browser, 2).await, (format!("{base}/2#play"), "Stop".to_owned()), "it goes on by itself");
    assert_eq!(at_step(&browser, 3).await.0, format!("{base}/3#play"));
    browser.client.find(Locator::Css("[data-play] button")).await.unwrap().click().await.unwrap();
    let (address, button) = at_step(&browser, 3).await;
    assert_eq!(
        (address.as_str(), button.as_str()),
        (format!("{base}/3").as_str(), "Play by itself"),
        "until it is stopped"
    );
    // At the end there is nothing to play.
    let last: i64 = app.db.client().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0);
    browser.goto(&app.url(&format!("{base}/{}#play", last - 1))).await;
    at_step(&browser, u32::try_from(last).unwrap()).await;
    let shown = browser.client.find(Locator::Css("[data-play]")).await.unwrap().is_displayed().await.unwrap();
    assert!(!shown, "the last step has no button");
    assert_eq!(browser.console().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_many_turns_is_a_short_list_on_a_phone() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    let voyage = Voyage::begin(&app, 6, &[("rounds", "9")]).await;
    voyage.until(|game| game.to_act().is_empty()).await;
    browser.view(360, 740, Scheme::Light).await;
    let code = voyage.code().await;
    for (page, most) in [("replay", 4_700), ("log", 3_500)] {
        browser.goto(&app.url(&format!("/table/{code}/{page}"))).await;
        let script = "const folds = [...document.querySelectorAll('.log .bundle')]; \
             const turns = document.querySelectorAll('.bundle > details > summary').length; \
             return [folds.length, turns, document.documentElement.scrollHeight, \
             folds.map(one => one.querySelector('summary').textContent)]";
        let seen = browser.client.execute(script, vec![]).await.unwrap();
        let [folds, turns, height] = [0, 1, 2].map(|at| seen[at].as_u64().unwrap());
        println!("{page}: {height} px, {turns} turns in {folds} folds: {}", seen[3]);
        assert!(turns >= 50 && folds <= 6 && height <= most, "{page}: {seen}");
        assert!(seen[3].as_array().unwrap().iter().any(|words| words == "Turns 11 to 20"), "{seen}");
    }
}
