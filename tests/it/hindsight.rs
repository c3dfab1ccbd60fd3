//! What would have been better: asked for once a game is over, thought by the worker, shown for each of its people; and nothing
//! of it, for nobody, while a game runs.

use chrono::TimeDelta;
use nix::sys::signal::Signal;
use penelope::clock::Clock;
use penelope::keyring::Keyring;
use penelope::play::{hindsight, rekey};
use penelope::vault::Vault;
use reqwest::StatusCode;
use tokio::sync::Semaphore;

use crate::support::app::{TestApp, client};
use crate::support::browser::{Browser, Scheme};
use crate::support::folder::Folder;
use crate::support::player::{Player, hidden_field};
use crate::support::program::{Running, penelope};

const LEASE: TimeDelta = TimeDelta::minutes(5);

/// A table that somebody left after so many answers: that closes it, and opens its cards.
pub(crate) async fn left_after(app: &TestApp, answers: usize) -> Player {
    let mut player = Player::start(app).await;
    for _ in 0..answers {
        if !player.is_over() {
            player.answer_plainly().await;
        }
    }
    if !player.is_over() {
        let resign = player.url(&format!("{}/resign", player.link));
        let form = client().get(&resign).send().await.unwrap().text().await.unwrap();
        let form = [("capability", hidden_field(&form, "capability"))];
        assert_eq!(client().post(&resign).form(&form).send().await.unwrap().status(), StatusCode::SEE_OTHER);
    }
    player
}

pub(crate) async fn ask(app: &TestApp, code: &str) -> reqwest::Response {
    client().post(app.url(&format!("/table/{code}/hindsight"))).send().await.unwrap()
}

/// What a worker does with all that waits.
pub(crate) async fn think_over(app: &TestApp) {
    let (pool, clock, vault) = (app.db.pool(), Clock::Fixed(app.clock.clone()), Vault::new(app.keys.clone()));
    let (now, places) = (app.clock.now(), Semaphore::new(1));
    for claimed in hindsight::claim(&pool, now, now + LEASE, 8).await.unwrap() {
        hindsight::look_back(&pool, &clock, &vault, claimed, (&places, LEASE)).await.unwrap();
    }
}

async fn page(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

async fn number(app: &TestApp, sql: &str) -> i64 {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}

/// The address of the only person's page, from that of the whole game.
pub(crate) async fn way(app: &TestApp, code: &str) -> String {
    let whole = page(app, &format!("/table/{code}/replay")).await;
    let (_, rest) = whole.split_once(&format!("\"/table/{code}/hindsight/")).expect("a way to the person's decisions");
    format!("/table/{code}/hindsight/{}", rest.split('"').next().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_it_while_a_game_runs_whoever_asks_and_however() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    player.answer_plainly().await;
    let code = player.code();
    assert_eq!(ask(&app, &code).await.status(), StatusCode::NOT_FOUND, "a form made by hand");
    assert_eq!(number(&app, "SELECT count(*) FROM hindsights").await, 0);
    // Not even somebody who writes into the database gets it.
    app.db.execute("INSERT INTO hindsights (table_id, asked_at) SELECT id, created_at FROM tables").await;
    think_over(&app).await;
    assert_eq!(number(&app, "SELECT count(*) FROM hindsights WHERE sealed IS NOT NULL").await, 0);
    for seat in 1..=4 {
        let path = format!("/table/{code}/hindsight/seat-{seat}");
        assert_eq!(app.get(&path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let own = format!("{}?here", player.link);
    for path in [&format!("/table/{code}"), &format!("/table/{code}/replay"), &format!("/table/{code}/replay/1"), &own]
    {
        let html = page(&app, path).await;
        assert!(!html.contains("hindsight") && !html.contains("judged"), "{path}");
    }
    for wrong in ["ZZZZZZ", "x", "AAAAAAAAAAAAAAAAAAA"] {
        assert_eq!(ask(&app, wrong).await.status(), StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_thought_over_once_and_every_decision_is_shown() {
    let app = TestApp::start().await;
    let code = left_after(&app, 6).await.code();
    let replay = format!("/table/{code}/replay");
    let before = page(&app, &format!("/table/{code}/archive.json")).await;
    assert!(page(&app, &format!("/table/{code}")).await.contains(&format!("{replay}#hindsight")), "the way there");
    assert!(page(&app, &replay).await.contains("Look back with the pilot"));
    let asked = ask(&app, &code).await;
    assert_eq!(asked.status(), StatusCode::SEE_OTHER);
    assert_eq!(asked.headers()["location"].to_str().unwrap(), format!("{replay}#hindsight"));
    let waiting = page(&app, &replay).await;
    assert!(waiting.contains("The pilot will look at this game in a moment."));
    // To where one is already with a place on it: there a browser would only scroll.
    assert!(waiting.contains(&format!("href=\"{replay}\">See how far it is</a>")), "{waiting}");
    assert_eq!(ask(&app, &code).await.status(), StatusCode::SEE_OTHER, "twice is no fault");
    think_over(&app).await;
    let own = way(&app, &code).await;
    let told = page(&app, &own).await;
    let shown = told.matches("<div class=\"judged").count();
    assert!((1..=6).contains(&shown), "{shown} decisions in {told}");
    // How far the game turned at a moment is another thing than how much an answer mattered: the bars are of one kind.
    let (moments, _) = told.split_once("Every decision").unwrap();
    assert!(!moments.contains("class=\"weight\""), "{moments}");
    assert!(told.contains("You ") && told.contains("The moments that decided the game"), "{told}");
    assert!(told.contains("The pilot is a bot and can be wrong."));
    // Wherever something better was found one can look at what there was to decide by.
    let then = told.matches("What lay on the table then").count();
    assert_eq!(then, told.matches("judged-weight").count(), "{told}");
    // Each leads to its step, which says the same; everybody's eyes see nothing there that they may not know.
    let eyes = own.rsplit('/').next().unwrap();
    let steps: Vec<&str> =
        told.split(&format!("<li><a href=\"{replay}/")).skip(1).map(|step| step.split('/').next().unwrap()).collect();
    assert_eq!(steps.len(), shown);
    for step in steps {
        assert!(page(&app, &format!("{replay}/{step}/{eyes}")).await.contains("class=\"judged"), "{step}");
        assert!(page(&app, &format!("{replay}/{step}/open")).await.contains("class=\"judged"), "{step}");
        assert!(!page(&app, &format!("{replay}/{step}")).await.contains("class=\"judged"), "{step}");
    }
    for nobody in ["open", "seat-9", "x", if eyes == "seat-1" { "seat-2" } else { "seat-1" }] {
        let path = format!("/table/{code}/hindsight/{nobody}");
        assert_eq!(app.get(&path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    // It is no part of the archive, and asking once more changes nothing.
    assert_eq!(page(&app, &format!("/table/{code}/archive.json")).await, before);
    assert_eq!(ask(&app, &code).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(number(&app, "SELECT count(*) FROM hindsights WHERE done_at IS NOT NULL AND attempts = 1").await, 1);
    // Whoever thinks about it anew comes to the same.
    app.db.execute("DELETE FROM hindsights").await;
    assert_eq!(ask(&app, &code).await.status(), StatusCode::SEE_OTHER);
    think_over(&app).await;
    assert_eq!(page(&app, &own).await, told);
    // It opens under the newest key once the older is gone.
    let both = app.keys.with_new_key().unwrap();
    rekey::reseal(&app.db.pool(), &Vault::new(both.clone()), app.keys.newest().id()).await.unwrap();
    let (id, table) = (number(&app, "SELECT id FROM tables").await, code.parse().unwrap());
    let found = async |keys: Keyring| {
        hindsight::find(&app.db.pool(), &Vault::new(keys), penelope::id::TableId(id), &table).await
    };
    assert!(matches!(found(both.without_oldest_key().unwrap()).await, Ok(hindsight::Hindsight::Done(_))));
    assert!(found(app.keys.clone()).await.is_err(), "it was sealed with the new one");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_asks_for_a_few_games_and_not_for_all() {
    let app = TestApp::start().await;
    let code = left_after(&app, 0).await.code();
    let nothing = "Nobody had anything to decide in this game.";
    let replay = format!("/table/{code}/replay");
    let unasked = page(&app, &replay).await;
    assert!(unasked.contains(nothing) && !unasked.contains("Look back with the pilot"), "nothing to ask for");
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(ask(&app, &code).await.status());
    }
    assert_eq!(statuses[..6], [StatusCode::SEE_OTHER; 6]);
    assert_eq!(statuses[6..], [StatusCode::TOO_MANY_REQUESTS; 2]);
    let refused = ask(&app, &code).await.text().await.unwrap();
    assert!(refused.contains("You can ask for another one in 3 minutes."), "{refused}");
    // Whoever asks all the same is told so as well.
    think_over(&app).await;
    assert!(page(&app, &replay).await.contains(nothing));
    let elsewhere = client().post(app.url(&format!("/table/{code}/hindsight"))).header("sec-fetch-site", "cross-site");
    assert_eq!(elsewhere.send().await.unwrap().status(), StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_running_tables_come_first() {
    let app = TestApp::start().await;
    let code = left_after(&app, 2).await.code();
    ask(&app, &code).await;
    let (pool, clock, vault) = (app.db.pool(), Clock::Fixed(app.clock.clone()), Vault::new(app.keys.clone()));
    let (now, places) = (app.clock.now(), std::sync::Arc::new(Semaphore::new(1)));
    let claimed = hindsight::claim(&pool, now, now + LEASE, 1).await.unwrap().remove(0);
    let thinking = places.acquire().await.unwrap();
    let there = places.clone();
    let looking = tokio::spawn(async move {
        hindsight::look_back(&pool, &clock, &vault, claimed, (&there, LEASE)).await.unwrap();
    });
    let nothing_yet = async || {
        for _ in 0..60 {
            assert_eq!(number(&app, "SELECT count(*) FROM hindsights WHERE sealed IS NOT NULL").await, 0);
        }
    };
    nothing_yet().await;
    // Another bot comes later than whoever looks back, and is served before.
    let next = places.clone();
    let next = tokio::spawn(async move { next.acquire_owned().await.unwrap() });
    drop(thinking);
    let thinking = next.await.unwrap();
    nothing_yet().await;
    drop(thinking);
    looking.await.unwrap();
    assert_eq!(number(&app, "SELECT count(*) FROM hindsights WHERE done_at IS NOT NULL").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_the_program_goes_on_where_it_was_and_comes_to_the_same() {
    let (app, data) = (TestApp::start().await, Folder::new());
    app.keys.store(&data.path().join("secret")).unwrap();
    let code = left_after(&app, 14).await.code();
    ask(&app, &code).await;
    let start = || Running::start(penelope(data.path()).env("DATABASE_URL", app.db.url.reveal()));
    let kept = "SELECT count(*) FROM hindsights WHERE sealed IS NOT NULL";
    let done = "SELECT count(*) FROM hindsights WHERE done_at IS NOT NULL";
    let server = start();
    while number(&app, kept).await == 0 {}
    server.signal(Signal::SIGKILL);
    drop(server);
    assert_eq!(number(&app, done).await, 0, "it was killed in the middle");
    assert!(page(&app, &format!("/table/{code}/replay")).await.contains("Decisions so far: 8 of "));
    // The test does not wait for the lease.
    app.db.execute("UPDATE hindsights SET leased_until = now() - interval '1 second'").await;
    let server = start();
    while number(&app, done).await == 0 {}
    drop(server);
    let own = way(&app, &code).await;
    let told = page(&app, &own).await;
    app.db.execute("DELETE FROM hindsights").await;
    ask(&app, &code).await;
    think_over(&app).await;
    assert_eq!(page(&app, &own).await, told, "on another machine as well");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_much_it_mattered_is_a_bar_that_is_seen_on_a_phone_and_by_night() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    let code = left_after(&app, 14).await.code();
    ask(&app, &code).await;
    think_over(&app).await;
    let own = way(&app, &code).await;
    for (width, scheme) in [(320, Scheme::Light), (1280, Scheme::Dark)] {
        browser.view(width, 740, scheme).await;
        browser.goto(&app.url(&own)).await;
        let script = "const size = (bar, part) => bar.querySelector(part).getBoundingClientRect(); \
             const fill = (bar, part) => getComputedStyle(bar.querySelector(part)).fill; \
             return [document.documentElement.scrollWidth, [...document.querySelectorAll('.weight')].map(bar => \
             [size(bar, '.weight-all').width, size(bar, '.weight-all').height, size(bar, '.weight-part').width, \
             fill(bar, '.weight-all') !== fill(bar, '.weight-part')])]";
        let seen = browser.client.execute(script, vec![]).await.unwrap();
        assert!(seen[0].as_u64().unwrap() <= u64::from(width), "nothing sideways: {seen}");
        let bars = seen[1].as_array().unwrap();
        assert!(!bars.is_empty(), "something mattered");
        let ways =
            "return [...document.querySelectorAll('.whole-steps .hint a')].map(way => way.getClientRects().length)";
        let lines = browser.client.execute(ways, vec![]).await.unwrap();
        let lines = lines.as_array().unwrap();
        assert!(lines.len() == bars.len() && lines.iter().all(|lines| lines == 1), "each way on a line: {lines:?}");
        for bar in bars {
            let [all, height, part] = [0, 1, 2].map(|at| bar[at].as_f64().unwrap());
            assert!(all > 100.0 && height >= 6.0 && part > 2.0 && part <= all && bar[3] == true, "{bar}");
        }
    }
}

/// Whoever asked in a browser sees how far it is and what came of it, without a hand on anything; and with a press on the button
/// where there is no script.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_pilot_found_comes_up_by_itself() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    let code = left_after(&app, 3).await.code();
    browser.goto(&app.url(&format!("/table/{code}/replay#hindsight"))).await;
    browser.click("#hindsight button", "#hindsight[data-unfinished]").await;
    browser.click("#hindsight a.button", "#hindsight[data-unfinished]").await;
    think_over(&app).await;
    browser.wait_for(&format!("#hindsight:not([data-unfinished]) a[href^='/table/{code}/hindsight/']")).await;
    assert!(browser.console().await.is_empty());
}
