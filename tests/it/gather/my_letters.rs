//! Letters to me: what became of them, in words and by pages, and how they may come.

use reqwest::StatusCode;

use super::house::*;
use super::session::sign_in;
use crate::support::app::{TestApp, client};

const BERTA: &str = "berta@example.org";

async fn letters(app: &TestApp, cookie: &str, query: &str) -> String {
    let path = app.url(&format!("/my/letters{query}"));
    client().get(path).header("cookie", cookie).send().await.unwrap().text().await.unwrap()
}

async fn save(app: &TestApp, cookie: &str, fields: &[(&str, &str)]) -> reqwest::Response {
    client().post(app.url("/my/letters")).header("cookie", cookie).form(fields).send().await.unwrap()
}

/// A letter to Berta in a state.
fn letter(number: u32, kind: &str, state: &str, reason: &str) -> String {
    let done = if state == "waiting" { "NULL" } else { "'2026-11-15T20:00:00Z'" };
    format!(
        "INSERT INTO outbox (player_id, kind, table_id, message_id, state, reason, send_at, written_at, done_at) \
         SELECT id, '{kind}', (SELECT min(id) FROM tables), 'secret-{number}', '{state}', nullif('{reason}', ''), \
         '2026-11-17T07:00:00Z', '2026-11-15T19:00:00Z', {done} FROM players WHERE address = '{BERTA}'; "
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reads_what_became_of_every_letter_and_nothing_that_stood_in_it() {
    let app = TestApp::start().await;
    assert_eq!(location(&app.get("/my/letters").await), "/sign-in");
    open_confirmed(&app, &[]).await;
    let cookie = sign_in(&app, BERTA).await;
    let rows = [
        letter(1, "question", "sent", ""),
        letter(2, "question", "waiting", ""),
        letter(3, "reminder", "unwanted", "answered"),
        letter(4, "begins", "refused", "550 5.1.1 no <b>such</b> user"),
        letter(5, "over", "dead", "the server does not answer"),
        letter(6, "invitation", "unwanted", "too many"),
    ];
    app.db.execute(&rows.concat()).await;
    let page = letters(&app, &cookie, "").await;
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    for sentence in [
        format!("A question for you · table {code}"),
        "Written Sunday 15 November, 19:00 (UTC). Sent Sunday 15 November, 20:00 (UTC).".to_owned(),
        "It waits until Tuesday 17 November, 07:00 (UTC), in 22 hours.".to_owned(),
        "Not sent: you had answered by then.".to_owned(),
        "There is no such address. Refused: Sunday 15 November, 20:00 (UTC). The mail server said: 550 5.1.1 no &#60;b&#62;such&#60;/b&#62; user".to_owned(),
        "Given up after many attempts, Sunday 15 November, 20:00 (UTC).".to_owned(),
        "Not sent: there were too many of this kind.".to_owned(),
        "The way to your tables".to_owned(),
    ] {
        assert!(page.contains(&sentence), "{sentence}: {page}");
    }
    assert!(!page.contains("secret-") && !page.contains("rel=\"next\"") && !page.contains("/l/"), "{page}");
    assert!(page.contains("<a href=\"/my\">"));
    let anna = sign_in(&app, HOST).await;
    assert!(!letters(&app, &anna, "").await.contains("Given up"), "nobody reads another's");
    // By pages.
    app.db.execute(&(10..80).map(|number| letter(number, "talk", "sent", "")).collect::<String>()).await;
    let shown = async |query: &str| letters(&app, &cookie, query).await.matches("class=\"tables-title\"").count();
    assert_eq!([shown("").await, shown("?page=2").await, shown("?page=99").await], [30, 30, 0]);
    assert!(letters(&app, &cookie, "?page=2").await.contains("href=\"/my/letters?page=3\" rel=\"next\""));
    for odd in ["?page=0", "?page=-1", "?page=x", "?page=99999999999", "?page=%00"] {
        assert_eq!(shown(odd).await, 30, "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn how_letters_come_is_kept_and_nonsense_is_told_beside_its_field() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, BERTA).await;
    let plain = [("gather", "each"), ("hours", "6"), ("time", "08:00"), ("most", "")];
    for (field, value, way, sentence) in [
        ("hours", "30", "every", "A whole number of hours, from 1 to 24."),
        ("hours", "", "every", "A whole number of hours, from 1 to 24."),
        ("time", "noon", "daily", "Please write a time of day, like 08:00."),
        ("most", "0", "each", "A whole number from 1 to 100, or nothing."),
        ("gather", "weekly", "weekly", "Please choose"),
    ] {
        let form = plain.map(|(name, other)| match name {
            "gather" => (name, way),
            name if name == field => (name, value),
            name => (name, other),
        });
        let answer = save(&app, &cookie, &form).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{field} {value}");
        let page = answer.text().await.unwrap();
        assert!(page.contains(sentence) && page.matches("class=\"problem\"").count() == 1, "{field}: {page}");
        assert!(field == "gather" || page.contains(&format!("value=\"{value}\"")), "nothing typed is lost: {page}");
    }
    let untouched =
        "SELECT count(*) FROM players WHERE gathers IS NOT NULL OR letters_a_day IS NOT NULL OR calendar OR quiet";
    assert_eq!(number(&app, untouched).await, 0);
    let all =
        [("gather", "daily"), ("hours", ""), ("time", "7:30"), ("most", "3"), ("quiet", "yes"), ("calendar", "yes")];
    assert_eq!(location(&save(&app, &cookie, &all).await), "/my/letters?saved");
    let kept =
        "SELECT count(*) FROM players WHERE gathers = 'daily 07:30' AND letters_a_day = 3 AND calendar AND quiet";
    assert_eq!(number(&app, kept).await, 1);
    let page = letters(&app, &cookie, "?saved").await;
    for shown in
        ["value=\"daily\" required checked", "value=\"07:30\"", "name=\"calendar\" value=\"yes\" checked", "Saved."]
    {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    // What was gathered leaves by the new wish.
    app.db.execute(&letter(1, "digest", "waiting", "")).await;
    save(&app, &cookie, &plain).await;
    let due = "SELECT count(*) FROM outbox WHERE kind = 'digest' AND send_at = '2026-11-16T09:00:00Z'";
    assert_eq!(number(&app, due).await, 1);
    let foreign =
        client().post(app.url("/my/letters")).header("cookie", &cookie).header("sec-fetch-site", "cross-site");
    assert_eq!(foreign.form(&plain).send().await.unwrap().status(), StatusCode::FORBIDDEN, "WEB-03");
}
