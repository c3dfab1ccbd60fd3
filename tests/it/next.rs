//! From a table where nothing is left to do to the next one that waits: for whoever is signed in, or holds the seats' cookies.

use reqwest::StatusCode;

use crate::gather::house::{HOST, open_confirmed};
use crate::gather::session::sign_in;
use crate::support::app::{TestApp, client};

async fn get(app: &TestApp, path: &str, cookie: &str) -> reqwest::Response {
    client().get(app.url(path)).header("cookie", cookie).send().await.unwrap()
}

/// Follows a seat's link as a browser does: the cookie, and the table's own address.
async fn seat(app: &TestApp, link: &str) -> (String, String) {
    let first = get(app, link, "").await;
    let cookie = first.headers()["set-cookie"].to_str().unwrap().split_once(';').unwrap().0.to_owned();
    let second = get(app, first.headers()["location"].to_str().unwrap(), &cookie).await;
    (cookie, second.headers()["location"].to_str().unwrap().to_owned())
}

async fn page(app: &TestApp, path: &str, cookie: &str) -> String {
    let response = get(app, path, cookie).await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

/// Where «next table» leads, if it is offered.
fn next(page: &str) -> Option<String> {
    let (before, _) = page.split_once("\">Next table that waits for you</a>")?;
    Some(before.rsplit_once("href=\"").unwrap().1.to_owned())
}

/// A table against two bots at which it is the host's turn at once, or will be.
async fn table(app: &TestApp) -> (String, String) {
    seat(app, &open_confirmed(app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await).await
}

/// Everything is answered at this table, for the time being.
async fn answer(app: &TestApp, path: &str) {
    let code = path.rsplit_once('/').unwrap().1;
    let sql =
        format!("UPDATE questions SET waits = false WHERE table_id = (SELECT id FROM tables WHERE code = '{code}')");
    app.db.execute(&sql).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookies_of_the_seats_lead_on_and_nothing_leads_to_a_table_that_does_not_wait() {
    let app = TestApp::start().await;
    let ((one_cookie, one), (two_cookie, two)) = (table(&app).await, table(&app).await);
    let both = format!("{one_cookie}; {two_cookie}");
    assert_eq!(next(&page(&app, &one, &both).await), None, "there is something to do here");
    answer(&app, &one).await;
    assert_eq!(next(&page(&app, &one, &both).await), Some(two.clone()));
    assert!(page(&app, &two, &both).await.contains("ask-waits"));
    assert_eq!(next(&page(&app, &one, &one_cookie).await), None, "the link of one seat opens no other");
    assert_eq!(next(&page(&app, &one, &two_cookie).await), None, "a watcher has no next table");
    let code = two.rsplit_once('/').unwrap().1;
    let revoke = |by: i8| {
        format!("UPDATE seats SET epoch = epoch + {by} WHERE table_id = (SELECT id FROM tables WHERE code = '{code}')")
    };
    app.db.execute(&revoke(1)).await;
    assert_eq!(next(&page(&app, &one, &both).await), None, "a cookie that was revoked opens nothing");
    app.db.execute(&revoke(-1)).await;
    assert!(next(&page(&app, &one, &both).await).is_some());
    answer(&app, &two).await;
    assert_eq!(next(&page(&app, &one, &both).await), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_in_is_led_by_links_to_the_most_urgent_table_first() {
    let app = TestApp::start().await;
    let ((cookie, one), (_, two), (_, three)) = (table(&app).await, table(&app).await, table(&app).await);
    answer(&app, &one).await;
    let due = "UPDATE clocks c SET allotted = 3600, waking = 'UTC 08:00-22:00', started_at = now(), due_at = '2026-11-18T20:00Z' FROM tables t WHERE t.id = c.table_id AND t.code = ";
    app.db.execute(&format!("{due}'{}'", three.rsplit_once('/').unwrap().1)).await;
    let session = sign_in(&app, HOST).await;
    let href = next(&page(&app, &one, &format!("{cookie}; {session}")).await).expect("two tables wait");
    assert!(href.starts_with("/l/"), "{href}");
    assert_eq!(seat(&app, &href).await.1, three, "where time runs comes first");

    let mine = page(&app, "/my", &session).await;
    let waiting = mine.split_once("Waiting for you").unwrap().1.split_once("<h2>").unwrap().0;
    let (two, three) = (two.rsplit_once('/').unwrap().1, three.rsplit_once('/').unwrap().1);
    assert!(waiting.find(three).unwrap() < waiting.find(two).unwrap(), "{waiting}");
    assert!(waiting.contains("Answer by Wednesday 18 November, 20:00 (UTC), in 2 days"), "{waiting}");
}

#[tokio::test(flavor = "multi_thread")]
async fn below_a_link_who_reads_is_known_by_session_and_cookies_and_never_by_the_link() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    let (_, one) = seat(&app, &link).await;
    let (cookie, two) = table(&app).await;
    let here = format!("{}?here", link.split('?').next().unwrap());
    let session = sign_in(&app, HOST).await;
    assert_eq!(next(&page(&app, &here, &session).await), None, "there is something to do here");
    answer(&app, &one).await;
    assert_eq!(next(&page(&app, &here, "").await), None, "the same player's, but a link proves one seat");
    assert_eq!(next(&page(&app, &here, &cookie).await), Some(two.clone()));
    let href = next(&page(&app, &here, &session).await).expect("the other table waits");
    assert_eq!(seat(&app, &href).await.1, two);
}
