//! Pages that stay open are told of what everyone may know, and of nothing else.

use std::time::Duration;

use crate::support::app::{TestApp, client};
use crate::support::player::Player;

/// The next line of the stream that says something.
async fn next(stream: &mut reqwest::Response) -> Option<String> {
    let mut text = String::new();
    loop {
        let chunk =
            tokio::time::timeout(Duration::from_secs(600), stream.chunk()).await.expect("news in time").unwrap()?;
        text += std::str::from_utf8(&chunk).unwrap();
        if text.contains("event: news\n") && text.ends_with("\n\n") {
            return text.lines().find_map(|line| line.strip_prefix("data: ")).map(str::to_owned);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_is_told_of_entries_and_messages_and_not_of_envelopes() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let code = player.code();
    let seq = app.db.client().await.query_one("SELECT seq FROM tables", &[]).await.unwrap().get::<_, i32>(0);
    let path = format!("/table/{code}/events?seq={seq}&talk=0");
    // Bare, since it has no end that a browser's reading of a page could wait for.
    let mut stream = client().get(app.url(&path)).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    assert_eq!(stream.headers()["content-type"], "text/event-stream");
    // What is kept for a seat alone is no news.
    app.db.execute("UPDATE questions SET revision = revision + 1, waits = NOT waits").await;
    app.db.execute("UPDATE questions SET waits = NOT waits").await;
    player.refresh().await;
    player.answer_plainly().await;
    let entries: i32 = app.db.client().await.query_one("SELECT seq FROM tables", &[]).await.unwrap().get(0);
    assert!(entries > seq);
    assert_eq!(next(&mut stream).await.unwrap(), format!("{entries} 0"), "one line, for all that was published");

    let behind = format!("/table/{code}/events?seq={seq}&talk=0");
    let mut late = client().get(app.url(&behind)).send().await.unwrap();
    assert_eq!(next(&mut late).await.unwrap(), format!("{entries} 0"), "a page that is behind is told at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_dealt_table_has_news_and_only_with_numbers() {
    let app = TestApp::start().await;
    let code = Player::start(&app).await.code();
    for (path, status) in [
        ("/table/ZZZZZZ/events?seq=1&talk=0".to_owned(), 404),
        ("/table/nothing/events?seq=1&talk=0".to_owned(), 404),
        (format!("/table/{code}/events"), 400),
        (format!("/table/{code}/events?seq=many&talk=0"), 400),
    ] {
        assert_eq!(app.get(&path).await.status(), status, "{path}");
    }
    let posted = client().post(app.url(&format!("/table/{code}/events"))).send().await.unwrap();
    assert_eq!(posted.status(), 405);
}
