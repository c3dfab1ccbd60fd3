//! A game looked at once more: every step at an address of its own, through the eyes that may see it.

use fantoccini::Locator;
use penelope::archive::verify;
use reqwest::StatusCode;

use crate::again::played;
use crate::gather::session::sign_in_with;
use crate::support::app::{TestApp, client};
use crate::support::browser::{Browser, Scheme};
use crate::support::client::Client;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::player::{Player, hidden_field};
use crate::support::program::{Running, penelope, stderr, stdout};

/// A table played to its end, plainly.
async fn finished(app: &TestApp) -> String {
    let mut player = Player::start(app).await;
    while !player.is_over() {
        player.answer_plainly().await;
    }
    player.code()
}

/// Leaves the table, whose only person this is: that closes it, and opens its cards.
async fn resign(player: &Player) {
    let resign = player.url(&format!("{}/resign", player.link));
    let form = client().get(&resign).send().await.unwrap().text().await.unwrap();
    let form = [("capability", hidden_field(&form, "capability"))];
    assert_eq!(client().post(&resign).form(&form).send().await.unwrap().status(), StatusCode::SEE_OTHER);
}

async fn page(app: &TestApp, path: &str) -> String {
    let response = app.get(path).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

async fn entries(app: &TestApp) -> i64 {
    app.db.client().await.query_one("SELECT count(*) FROM entries", &[]).await.unwrap().get(0)
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
    let second = page(&app, &format!("{base}/2")).await;
    let at = "Monday 16 November 2026, 09:00 (UTC).";
    let (bot, hand) = (format!("A bot answered, {at}"), format!("Answered by hand, {at}"));
    assert!(second.contains(&bot) || second.contains(&hand), "{second}");
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

/// Times are those of where the reader lives, as far as the browser holds a seat or is signed in.
#[tokio::test(flavor = "multi_thread")]
async fn u_24_times_are_told_where_the_reader_lives() {
    let app = TestApp::start().await;
    let [anna, ..] = played(&app).await;
    app.db.execute("UPDATE players SET waking = 'Asia/Kolkata 08:00-22:00' WHERE address = 'host@example.org'").await;
    app.db.execute("UPDATE players SET waking = 'Europe/Prague 08:00-22:00' WHERE address = 'berta@example.org'").await;
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let path = format!("/table/{code}/replay/5");
    let mut seated = Client::new(&app.base);
    seated.open(&anna).await;
    let mut signed_in = Client::new(&app.base);
    sign_in_with(&app, &mut signed_in, "berta@example.org").await;
    for (html, time) in [
        (page(&app, &path).await, "Monday 16 November 2026, 09:00 (UTC)."),
        (seated.open(&path).await.html.clone(), "Monday 16 November 2026, 14:30 (Asia/Kolkata)."),
        // Berta reads German.
        (signed_in.open(&path).await.html.clone(), "Montag, 16. November 2026, 10:00 Uhr (Europe/Prague)."),
    ] {
        let (_, how) = html.split_once("replay-how\">").expect("how it came is told now");
        let how = how.split_once('<').unwrap().0;
        assert!(how.ends_with(time), "{how}");
        // For machines the moment is the same for all.
        assert!(html.contains("<time datetime=\"2026-11-16T09:00Z\">Mon"), "{html}");
    }
}

/// What stands in an element.
async fn text(browser: &Browser, selector: &str) -> String {
    browser.client.find(Locator::Css(selector)).await.unwrap().text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_file_replays_the_game_from_disk_without_the_site() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    for _ in 0..5 {
        player.answer_plainly().await;
    }
    let code = player.code();
    assert_eq!(app.get(&format!("/table/{code}/archive.html")).await.status(), StatusCode::NOT_FOUND, "not yet");
    resign(&player).await;
    let last = entries(&app).await;
    let response = app.get(&format!("/table/{code}/archive.html")).await;
    assert!(response.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let file = response.text().await.unwrap();
    for address in ["http:", "https:", "src=", "url("] {
        let outside = file.replace("http://www.w3.org/2000/svg", "").replace("url(\"data:", "");
        assert!(!outside.contains(address), "nothing is fetched: {address}");
    }
    let folder = Folder::new();
    let path = folder.path().join("game.html");
    std::fs::write(&path, &file).unwrap();

    let browser = Browser::start().await;
    for (step, eyes, width, scheme) in
        [(1, "", 320, Scheme::Light), (7, "seat-2", 1280, Scheme::Dark), (last, "open", 320, Scheme::Dark)]
    {
        browser.view(width, 900, scheme).await;
        let site = if eyes.is_empty() { format!("{step}") } else { format!("{step}/{eyes}") };
        browser.goto(&app.url(&format!("/table/{code}/replay/{site}"))).await;
        let on_site = (text(&browser, "h1").await, text(&browser, ".facts").await);
        let fragment = site.replace('/', "-");
        browser.goto(&format!("file://{}#{fragment}", path.display())).await;
        assert_eq!((text(&browser, "h1").await, text(&browser, ".facts").await), on_site, "{site}");
        let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
        assert!(wide.as_u64() <= Some(width.into()), "sideways scrolling at {width} px: {wide}");
        assert_eq!(browser.violations().await, [""; 0], "axe at {width} px, {scheme:?}");
        assert_eq!(browser.console().await, [""; 0], "console at {width} px, {scheme:?}");
    }

    // Seal, deal key and every entry are checked by the reader's own browser, on the site and from disk.
    for address in [app.url(&format!("/table/{code}/replay")), format!("file://{}", path.display())] {
        browser.goto(&address).await;
        browser.client.find(Locator::Css("#check")).await.unwrap().click().await.unwrap();
        browser.wait_for("#checked:not(:empty)").await;
        assert!(text(&browser, "#checked").await.starts_with("All is right"), "{}", text(&browser, "#checked").await);
    }
    let forged = folder.path().join("forged.html");
    std::fs::write(&forged, file.replace("\"written\":\"propose ", "\"written\":\"propose x")).unwrap();
    browser.goto(&format!("file://{}", forged.display())).await;
    browser.client.find(Locator::Css("#check")).await.unwrap().click().await.unwrap();
    browser.wait_for("#checked:not(:empty)").await;
    assert!(text(&browser, "#checked").await.starts_with("This is not right"));

    // By links and by keys; the eyes stay the same.
    browser.goto(&format!("file://{}#3-seat-1", path.display())).await;
    // A step is shown a moment after its address; its links come with it.
    browser.client.find(Locator::Css("[data-way=next]")).await.unwrap().click().await.unwrap();
    browser.wait_for("[data-way=next][href='#5-seat-1']").await;
    assert!(text(&browser, ".kicker").await.contains("step 4 of"));
    browser.client.find(Locator::Css("body")).await.unwrap().send_keys("\u{e014}").await.unwrap();
    browser.wait_for("[data-way=next][href='#6-seat-1']").await;
    assert!(text(&browser, ".kicker").await.contains("step 5 of"), "the right arrow goes on");
    assert!(browser.client.current_url().await.unwrap().as_str().ends_with("#5-seat-1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn export_writes_a_table_in_each_form() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let mut command = penelope(data.path());
    let server = Running::start(command.env("DATABASE_URL", db.url.reveal()));
    let player = Player::start_at(&server.base).await;
    let code = player.code();
    let export = async |arguments: &[&str]| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", db.url.reveal()).arg("export").args(arguments);
        tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
    };
    let running = export(&[&code]).await;
    verify(&stdout(&running)).expect("the public side verifies");
    let early = export(&[&code, "--form", "html"]).await;
    assert_eq!(early.status.code(), Some(1));
    assert!(stderr(&early).contains("the game still runs"), "{}", stderr(&early));
    resign(&player).await;
    let archive = stdout(&export(&[&code]).await);
    verify(&archive).expect("the archive verifies");
    assert!(archive.contains("\"seed\""), "it is complete");
    assert!(stdout(&export(&[&code, "--form", "text"]).await).contains(&code));
    let page = data.path().join("game.html");
    let written = export(&[&code, "--form", "html", "--language", "cs", "--to", page.to_str().unwrap()]).await;
    assert_eq!(written.status.code(), Some(0), "{}", stderr(&written));
    assert!(std::fs::read_to_string(page).unwrap().contains("<html lang=\"cs\">"));
    for (wrong, words) in [("nonsense", "is no table's code"), ("K7QM2X", "there is no dealt table K7QM2X")] {
        let refused = export(&[wrong]).await;
        assert_eq!(refused.status.code(), Some(1));
        assert!(stderr(&refused).contains(words), "{}", stderr(&refused));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_proof_is_a_promise_before_the_end_and_can_be_checked_in_a_shell_after_it() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let path = format!("/table/{}/replay", player.code());
    let before = page(&app, &path).await;
    assert!(before.contains("Was the deal fair?") && !before.contains("hashlib"), "the seed stays secret");
    resign(&player).await;
    let after = page(&app, &path).await;
    let values: Vec<&str> = after.split("<dd><code>").skip(1).map(|rest| &rest[..64]).collect();
    let [seal, seed, key, head] = values[..] else { panic!("{values:?}") };
    assert!(before.contains(seal) && !before.contains(seed) && !before.contains(key));
    let commands: Vec<String> = after
        .split("<pre tabindex=\"0\"><code>")
        .skip(1)
        .map(|rest| rest.split_once('<').unwrap().0.replace("&#39;", "'").replace("&#34;", "\""))
        .collect();
    for (command, expected) in commands.iter().zip([seal, key]) {
        let output = std::process::Command::new("sh").args(["-c", command]).output().unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        assert_eq!(printed.trim_end(), expected, "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(page(&app, &format!("{}/archive.txt", path.trim_end_matches("/replay"))).await.contains(head));
}
