//! What a seat does besides answering: talk, new links, leaving; and what an old link still shows.

use chrono::TimeDelta;
use penelope::id::{QuestionId, SeatId, TableId};
use penelope::link::{self, Claims, Purpose};
use reqwest::StatusCode;

use crate::support::app::TestApp;
use crate::support::client::{Client, Document, first_button_posts};
use crate::support::player::{Player, hidden_field};

async fn page(app: &TestApp, path: &str) -> String {
    app.get(path).await.text().await.unwrap()
}

/// The page right behind a link, without cookies.
async fn seat_page(app: &TestApp, player: &Player) -> String {
    page(app, &format!("{}?here", player.link)).await
}

async fn post(app: &TestApp, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
    let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    let response = Client::without_cookies(&app.base).post(path, &fields).await;
    (response.status(), response.text().await.unwrap())
}

async fn count(app: &TestApp, sql: &str) -> i64 {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}

/// The visitor's seat at the only table there is.
async fn claims(app: &TestApp, purpose: Purpose, question: i64) -> Claims {
    let row = app.db.connect().await;
    let row = row.query_one("SELECT table_id, id FROM seats WHERE bot IS NULL", &[]).await.unwrap();
    Claims {
        purpose,
        table: TableId(row.get(0)),
        seat: SeatId(row.get(1)),
        epoch: app.db.epoch("seats", row.get(1)).await,
        question: QuestionId(question),
        revision: 0,
        expires_at: app.clock.now() + TimeDelta::days(1),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn web_05_talk_is_escaped_limited_doubled_once_and_can_be_taken_back() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let own = seat_page(&app, &player).await;
    let capability = hidden_field(&own, "capability");
    let talk = format!("{}/talk", player.link);
    let words = "<b>Ahoi</b> & \"fair winds\"";
    for _ in 0..3 {
        let (status, _) = post(&app, &talk, &[("capability", &capability), ("words", words)]).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "a doubled form gets the answer of the first");
    }
    assert_eq!(count(&app, "SELECT count(*) FROM talk").await, 1);
    let table = format!("/table/{}", player.code());
    assert!(!page(&app, &table).await.contains("Ahoi"), "a table that is not open talks to its seats");
    app.db.execute("UPDATE tables SET is_open = true").await;
    let public = page(&app, &table).await;
    assert!(public.contains("&#60;b&#62;Ahoi&#60;/b&#62; &#38; &#34;fair winds&#34;"), "{public}");
    assert!(!public.contains("talk/remove"), "a spectator takes nothing back");

    let long = "o".repeat(501);
    for (words, status) in [(" \r\n\t", 422), (long.as_str(), 422)] {
        let (got, answer) = post(&app, &talk, &[("capability", &capability), ("words", words)]).await;
        assert_eq!(got.as_u16(), status);
        assert!(answer.contains("role=\"alert\"") && answer.contains(words.trim()), "nothing typed is lost");
    }
    for number in 1..20 {
        post(&app, &talk, &[("capability", &capability), ("words", &format!("again {number}"))]).await;
    }
    let (status, answer) = post(&app, &talk, &[("capability", &capability), ("words", "one more")]).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.contains("one more"));

    let (status, _) = post(&app, &format!("{talk}/remove"), &[("capability", &capability), ("id", "1")]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert!(!page(&app, &table).await.contains("Ahoi"));

    // Only a capability of this kind, for this seat.
    let foreign = link::sign(&app.keys, &Claims { seat: SeatId(4711), ..claims(&app, Purpose::Deed, 0).await });
    let answer = link::sign(&app.keys, &claims(&app, Purpose::Answer, 0).await);
    for wrong in [foreign.as_str(), answer.as_str(), "", "x"] {
        let (status, _) = post(&app, &talk, &[("capability", wrong), ("words", "I am not here")]).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(count(&app, "SELECT count(*) FROM talk").await, 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn link_08_a_link_whose_question_is_closed_shows_what_everyone_sees_and_what_was_answered() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let question = count(&app, "SELECT id FROM questions WHERE closed_at IS NULL").await;
    let open = link::sign(&app.keys, &claims(&app, Purpose::Seat, question).await);
    let closed = link::sign(&app.keys, &claims(&app, Purpose::Seat, question + 1000).await);
    assert!(page(&app, &format!("/l/{open}?here")).await.contains("/review"), "an open question's link asks it");
    player.answer_plainly().await;
    let old = page(&app, &format!("/l/{closed}?here")).await;
    assert!(old.contains("class=\"past\"") && old.contains("Your last answer:"), "{old}");
    assert!(!old.contains("/review") && !old.contains("class=\"hand\""), "no choice and no hand behind it");
    assert!(!first_button_posts(&Document::read(&old)), "F6: a scanner's click sends no letter");
    let (status, answer) = post(&app, &format!("/l/{closed}/letter"), &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(answer.contains("on its way"), "{answer}");
    assert_eq!(count(&app, "SELECT count(*) FROM outbox WHERE kind = 'fresh link'").await, 1);
    post(&app, &format!("/l/{closed}/letter"), &[]).await;
    assert_eq!(count(&app, "SELECT count(*) FROM outbox WHERE kind = 'fresh link'").await, 1, "one is enough");
    let (status, _) = post(&app, &format!("/l/{closed}/talk"), &[("capability", &closed), ("words", "hm")]).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "a link is no capability");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_15_not_me_revokes_every_link_and_sends_a_fresh_one_to_the_player() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let own = seat_page(&app, &player).await;
    assert!(own.contains("Not you, or a link went astray?"));
    let capability = hidden_field(&own, "capability");
    let (status, answer) = post(&app, &format!("{}/links", player.link), &[("capability", &capability)]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{answer}");
    assert_eq!(app.get(&format!("{}?here", player.link)).await.status(), StatusCode::GONE, "the old link is dead");
    let letters = "SELECT count(*) FROM outbox WHERE kind = 'fresh link' AND player_id = 1";
    assert_eq!(count(&app, letters).await, 1);
    let (status, _) = post(&app, &format!("{}/links", player.link), &[("capability", &capability)]).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "and so are its forms");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_person_who_leaves_closes_the_table_without_a_winner() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let asked = page(&app, &format!("{}/resign", player.link)).await;
    let first = asked.find("<button").unwrap();
    assert!(asked[first..].starts_with("<button class=\"button button-quiet\""), "LINK-02: the first button stays");
    let capability = hidden_field(&asked, "capability");
    for _ in 0..2 {
        let (status, _) = post(&app, &format!("{}/resign", player.link), &[("capability", &capability)]).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
    }
    let code = player.code();
    assert!(page(&app, &format!("/table/{code}")).await.contains("closed before the game was over"));
    let archive = page(&app, &format!("/table/{code}/archive.json")).await;
    penelope::archive::verify(&archive).expect("a closed table's archive is complete and verifies");
    assert_eq!(count(&app, "SELECT count(*) FROM questions WHERE closed_at IS NULL").await, 0);
    assert_eq!(count(&app, "SELECT count(*) FROM entries WHERE form = 'closed'").await, 1);
}
