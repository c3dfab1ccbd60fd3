//! A table to try: dealt by one click, played to its end by links alone, and what must not work.

use chrono::TimeDelta;
use fantoccini::Locator;
use futures_util::future::join_all;
use penelope::archive::verify;
use penelope::id::{Epoch, QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Purpose};
use reqwest::StatusCode;

use crate::support::app::{TestApp, client};
use crate::support::browser::{Browser, Scheme};
use crate::support::client::Client;
use crate::support::player::{Player, hidden_field};

#[tokio::test(flavor = "multi_thread")]
async fn web_01_a_whole_game_is_played_without_cookies_and_without_script() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let mut answers = 0;
    let public = async |code: &str| app.get(&format!("/table/{code}")).await.text().await.unwrap();
    let running = public(&player.code()).await;
    assert!(running.contains("Hidden goals:") && !running.contains("Goals not reached:"));
    while !player.is_over() {
        player.answer_plainly().await;
        answers += 1;
        assert!(answers < 2_000, "the game does not end");
    }
    assert!(answers > 5, "a game takes more than {answers} answers");
    let code = player.code();
    let over = public(&code).await;
    assert!(!over.contains("Hidden goals:") && over.contains("Goals not reached:"), "everyone's goals lie open");
    assert!(over.contains(&format!("action=\"/table/{code}/replay\"")), "and the replay is one click away");
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the archive of a finished table verifies");
    assert!(archive.contains("\"hand\"") && archive.contains("\"bot\""), "it says how every answer came");
    let text = app.get(&format!("/table/{code}/archive.txt")).await.text().await.unwrap();
    assert!(text.contains(&code), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_cookies_the_token_leaves_the_address_bar_and_a_spectator_sees_less() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let first = client().get(app.url(&player.link)).send().await.unwrap();
    assert_eq!(first.status(), StatusCode::SEE_OTHER);
    let cookie = first.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    let (pair, _) = cookie.split_once(';').unwrap();
    let again = first.headers()["location"].to_str().unwrap();
    let second = client().get(app.url(again)).header("cookie", pair).send().await.unwrap();
    let plain = second.headers()["location"].to_str().unwrap().to_owned();
    assert_eq!(plain, format!("/table/{}", player.code()));
    let own = client().get(app.url(&plain)).header("cookie", pair).send().await.unwrap();
    assert_eq!(own.headers()["cache-control"], "no-store");
    let (own, public) = (own.text().await.unwrap(), app.get(&plain).await.text().await.unwrap());
    assert!(own.contains("/review"), "the owner is asked");
    assert!(!public.contains("/review"), "a spectator is asked nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_10_fifty_identical_posts_at_once_make_one_move_and_fifty_friendly_answers() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let review = player.review_plainly().await;
    let form = [("capability", hidden_field(&review, "capability")), ("action", hidden_field(&review, "action"))];
    let questions = "SELECT coalesce(sum(revision + 1), 0) FROM questions";
    let before = number(&app, questions).await;
    let url = player.url(&format!("{}/act", player.link));
    let posts = (0..50).map(|_| client().post(url.clone()).form(&form).send());
    let statuses: Vec<StatusCode> = join_all(posts).await.into_iter().map(|answer| answer.unwrap().status()).collect();
    // A busy machine may ask some of them for another try, and does not lose the others.
    let busy = [StatusCode::SERVICE_UNAVAILABLE, StatusCode::REQUEST_TIMEOUT, StatusCode::TOO_MANY_REQUESTS];
    let is_friendly = |status: &StatusCode| *status == StatusCode::SEE_OTHER || busy.contains(status);
    assert!(statuses.iter().all(is_friendly) && statuses.contains(&StatusCode::SEE_OTHER), "{statuses:?}");
    let own = "SELECT count(*) FROM entries JOIN seats USING (table_id, seat) WHERE bot IS NULL";
    assert_eq!(number(&app, own).await, 1, "one move");
    assert!(number(&app, questions).await <= before + 1, "one question followed at most");
    player.refresh().await;
    let code = player.code();
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the public side of a running table verifies");
    assert!(!archive.contains("\"seed\""), "ENG-08");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_form_changes_nothing_and_gets_the_fresh_page() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let review = player.review_plainly().await;
    let capability = hidden_field(&review, "capability");
    player.answer_plainly().await;
    let before = number(&app, "SELECT count(*) FROM entries").await;
    let form = [("capability", capability.as_str()), ("action", "plague troy x")];
    let response = client().post(player.url(&format!("{}/act", player.link))).form(&form).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::CONFLICT);
    let page = response.text().await.unwrap();
    assert!(page.contains("The table has moved on") && page.contains("class=\"table"), "{page}");
    assert_eq!(number(&app, "SELECT count(*) FROM entries").await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_06_bad_answers_get_a_clear_page_and_change_nothing() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let capability = hidden_field(&player.review_plainly().await, "capability");
    let before = number(&app, "SELECT count(*) FROM entries").await;
    let act = player.url(&format!("{}/act", player.link));
    for action in ["dance", "wind w", "propose nowhere", ""] {
        let form = [("capability", capability.as_str()), ("action", action)];
        let response = client().post(&act).form(&form).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{action}");
        let page = response.text().await.unwrap();
        assert!(page.contains("class=\"problem\""), "{action}: {page}");
    }
    let missing = client().post(&act).form(&[("action", "pass")]).send().await.unwrap();
    assert_eq!(missing.status(), StatusCode::BAD_REQUEST);
    let doubled = client().post(&act).header("content-type", "application/x-www-form-urlencoded");
    let doubled = doubled.body("action=pass&action=agree&capability=x").send().await.unwrap();
    assert_eq!(doubled.status(), StatusCode::BAD_REQUEST);
    let forged = [("capability", "A".repeat(56)), ("action", "pass".to_owned())];
    assert_eq!(client().post(&act).form(&forged).send().await.unwrap().status(), StatusCode::NOT_FOUND);
    for query in ["", "do=dance", "do=agree&do=pass", "do=propose", "do=propose&place=%ff%fe", "x=1"] {
        let response = client().get(player.url(&format!("{}/review?{query}", player.link))).send().await.unwrap();
        assert!(response.status().is_client_error(), "{query}: {}", response.status());
    }
    assert_eq!(number(&app, "SELECT count(*) FROM entries").await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn link_04_05_07_08_forged_foreign_revoked_and_expired_links_open_nothing() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let seat = number(&app, "SELECT id FROM seats WHERE bot IS NULL").await;
    let table = number(&app, "SELECT id FROM tables").await;
    let bot = number(&app, "SELECT min(id) FROM seats WHERE bot IS NOT NULL").await;
    let claims = Claims {
        purpose: Purpose::Seat,
        table: TableId(table),
        seat: SeatId(seat),
        epoch: app.db.epoch("seats", seat).await,
        question: QuestionId(0),
        revision: 0,
        expires_at: app.clock.now() + TimeDelta::days(1),
    };
    let status = async |claims: &Claims| app.get(&format!("/l/{}", link::sign(&app.keys, claims))).await.status();
    assert_eq!(status(&claims).await, StatusCode::SEE_OTHER, "the right link works");
    assert_eq!(status(&Claims { purpose: Purpose::Cookie, ..claims }).await, StatusCode::NOT_FOUND);
    // Signed by us, so there was such a seat: its links were replaced, or it was left.
    let revoked = Epoch::from(u64::from(claims.epoch) + 1);
    let lost = [Claims { seat: SeatId(seat + 100), ..claims }, Claims { table: TableId(table + 1), ..claims }];
    for old in [Claims { epoch: revoked, ..claims }].into_iter().chain(lost) {
        assert_eq!(status(&old).await, StatusCode::GONE, "LINK-07: {old:?}");
    }
    assert_eq!(app.get("/l/short").await.status(), StatusCode::NOT_FOUND);
    assert_eq!(app.get("/table/K7QM2X").await.status(), StatusCode::NOT_FOUND);
    assert_eq!(app.get("/table/nonsense").await.status(), StatusCode::NOT_FOUND);
    assert_ne!(bot, seat);
    app.db.execute("UPDATE seats SET epoch = 1").await;
    assert_eq!(app.get(&player.link).await.status(), StatusCode::GONE, "LINK-07");
    app.db.execute("UPDATE seats SET epoch = 0").await;
    app.clock.advance(TimeDelta::days(2));
    assert_eq!(status(&claims).await, StatusCode::GONE, "LINK-08");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_01_looking_changes_no_row() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let rows = "SELECT (SELECT count(*) FROM entries) * 1000 + (SELECT sum(revision) FROM questions) \
                + (SELECT sum(xmin::text::bigint) FROM tables)::bigint";
    let before = number(&app, rows).await;
    for path in [player.link.clone(), format!("{}?here", player.link), format!("{}/review?do=stay", player.link)] {
        for method in [reqwest::Method::GET, reqwest::Method::HEAD, reqwest::Method::OPTIONS] {
            for _ in 0..10 {
                client().request(method.clone(), player.url(&path)).send().await.unwrap();
            }
        }
    }
    assert_eq!(number(&app, rows).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn eng_11_a_dump_shows_neither_hand_nor_seed_nor_word_nor_token() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    for _ in 0..5 {
        player.answer_plainly().await;
    }
    let rows = app.db.client().await.query("SELECT seed, snapshot FROM tables", &[]).await.unwrap();
    let (seed, snapshot): (Vec<u8>, Vec<u8>) = (rows[0].get(0), rows[0].get(1));
    assert_eq!(seed.len(), 2 + 12 + 32 + 16);
    assert!(!String::from_utf8_lossy(&snapshot).contains("ulysses"), "the snapshot is not readable");
    let rows = app.db.client().await.query("SELECT hidden FROM entries", &[]).await.unwrap();
    for row in rows {
        let hidden: Vec<u8> = row.get(0);
        assert!(!String::from_utf8_lossy(&hidden).contains("2026"), "an exact time in the clear");
    }
    let word = app.db.client().await.query_one("SELECT word FROM seats WHERE bot IS NULL", &[]).await.unwrap();
    assert!(word.get::<_, Vec<u8>>(0).len() > 2 + 12 + 16);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_cannot_open_tables_and_nobody_too_many() {
    let app = TestApp::start().await;
    let foreign = client().post(app.url("/try")).header("sec-fetch-site", "cross-site").send().await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    let mut last = StatusCode::SEE_OTHER;
    let mut opened = 0;
    while last == StatusCode::SEE_OTHER {
        let response = client().post(app.url("/try")).send().await.unwrap();
        last = response.status();
        if last == StatusCode::TOO_MANY_REQUESTS {
            let wait: u64 = response.headers()["retry-after"].to_str().unwrap().parse().unwrap();
            assert!((1..=3600).contains(&wait));
        }
        opened += 1;
        assert!(opened < 100, "there is no limit");
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_plays_a_turn_on_a_phone_and_the_pages_are_clean() {
    let app = TestApp::start().await;
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    browser.goto(&app.url("/")).await;
    browser.click(".hero-game form[action='/try'] button", "#ask").await;
    // Until the visitor has been asked and has had the turn: who begins is drawn by lot.
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < 2 {
        let address = browser.client.current_url().await.unwrap();
        assert!(address.path().starts_with("/table/"), "the token left the address bar: {address}");
        let proposes = browser.client.find(Locator::Css("button[value^='propose.']")).await.is_ok();
        if seen.insert(proposes) {
            // All that unfolds is looked at, too.
            browser.client.execute(UNFOLD, Vec::new()).await.unwrap();
            for (width, scheme) in [(1280, Scheme::Dark), (360, Scheme::Light)] {
                browser.view(width, 800, scheme).await;
                assert_eq!(browser.violations().await, [""; 0], "table at {width} px, turn: {proposes}");
                let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
                assert!(wide.as_u64() <= Some(u64::from(width)), "sideways scrolling at {width} px: {wide}");
            }
        }
        let plain = ".bar > :is([value=agree], [value=pass], [value=rest], [value^='propose.'])";
        browser.click(plain, "form[method=post] button").await;
        assert_eq!(browser.violations().await, [""; 0], "review");
        if seen.len() == 2 {
            // LINK-02: a scanner that opens a review and presses the first button gets the table, and nothing was done.
            let before = number(&app, "SELECT count(*) FROM entries").await;
            browser.click("main button", "#ask").await;
            assert_eq!(number(&app, "SELECT count(*) FROM entries").await, before);
            break;
        }
        browser.click("form[method=post] button", "#ask").await;
    }
    assert_eq!(browser.console().await, [""; 0]);
}

/// Opens and chooses what has most below it.
const UNFOLD: &str = "for (const found of document.querySelectorAll('details')) found.open = true; \
                      for (const field of ['[value=ways]', '.pill-red input', '.pill-object input', '[name=p-temple]']) \
                      for (const found of document.querySelectorAll(`.sheet-form ${field}`)) found.click()";
async fn number(app: &TestApp, sql: &str) -> i64 {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn web_01_whoever_plays_without_cookies_stays_in_the_seat_when_the_next_question_opens() {
    let app = TestApp::start().await;
    Player::start(&app).await;
    let sql = "SELECT s.table_id, s.id, q.id FROM questions q JOIN seats s ON s.id = q.seat_id WHERE closed_at IS NULL";
    let row = app.db.client().await.query_one(sql, &[]).await.unwrap();
    let (table, seat, first): (i64, i64, i64) = (row.get(0), row.get(1), row.get(2));
    // As it stands in the letter about this question.
    let claims = Claims {
        purpose: Purpose::Seat,
        table: TableId(table),
        seat: SeatId(seat),
        epoch: app.db.epoch("seats", seat).await,
        question: QuestionId(first),
        revision: 0,
        expires_at: app.clock.now() + TimeDelta::days(1),
    };
    let letter = format!("/l/{}", link::sign(&app.keys, &claims));
    let mut player = Player::at(&app, letter.clone()).await;
    let mut questions = vec![first];
    while questions.len() < 4 {
        assert!(player.is_seated(), "after {questions:?}");
        player.answer_plainly().await;
        let open: i64 = app.db.client().await.query_one(sql, &[]).await.unwrap().get(2);
        if !questions.contains(&open) {
            questions.push(open);
        }
    }
    assert_ne!(player.link, letter);
    assert!(!Player::at(&app, letter).await.is_seated(), "the letter's own link shows what everyone may see");
}

#[tokio::test(flavor = "multi_thread")]
async fn u_29_against_bots_a_review_says_the_answer_and_nothing_about_somebody_who_might_object() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let mut reviews = 0;
    for _ in 0..6 {
        if player.is_over() {
            break;
        }
        let review = player.review_plainly().await;
        assert!(review.contains("review-deed") && !review.contains("class=\"said\""), "{review}");
        player.answer_plainly().await;
        reviews += 1;
    }
    assert!(reviews >= 3);
}

/// Whoever goes back in the browser after an answer comes to the address of its review. By then something else may be asked, to which
/// the same words would be another answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_in_the_browsers_history_asks_for_no_other_answer() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let mut client = Client::new(&app.base);
    client.open_from_letter(&player.link).await;
    for _ in 0..4 {
        let sheet = client.page().forms().into_iter().find(|form| form.reviews() && form.id == "sheet").unwrap();
        let answer = sheet.offered("do").into_iter().find(|word| !word.starts_with("say.")).unwrap();
        let review = client.press(&sheet, Some(&answer)).await;
        let (path, act) = (review.path(), review.form("/act"));
        assert!(path.starts_with("/table/"), "the browser knows the seat: {path}");
        assert_eq!(client.open(&path).await.status, StatusCode::OK, "as often as one likes before: {path}");
        assert_eq!(client.press(&act, None).await.status, StatusCode::OK);
        assert!(client.page().shows("ask-waits"), "something else is asked");
        let again = client.clone().open(&path).await.clone();
        assert_eq!(again.status, StatusCode::CONFLICT, "{path}");
        assert!(again.html.contains("The table has moved on since this form was shown."), "{}", again.html);
        assert!(!again.forms().iter().any(|form| form.action.ends_with("/act")), "nothing to commit: {}", again.html);
    }
}
