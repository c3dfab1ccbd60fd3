//! The secret address of a calendar and a feed: made, replaced and ended by its player, and telling nothing hidden.

use reqwest::{Response, StatusCode};

use crate::gather::house::*;
use crate::gather::session::sign_in_with;
use crate::support::app::{TestApp, client};
use crate::support::client::Client;

/// The two addresses that the page shows, without our own host.
async fn addresses(app: &TestApp, browser: &mut Client) -> [String; 2] {
    let page = browser.open("/my/feed").await.html.clone();
    let found = page.split('"').filter_map(|word| word.strip_prefix(app.base.as_str())).map(str::to_owned);
    let found: Vec<String> = found.filter(|path| path.starts_with("/feed/")).collect();
    found.try_into().expect("two addresses")
}

async fn get(app: &TestApp, path: &str) -> Response {
    client().get(app.url(path)).send().await.unwrap()
}

async fn text(app: &TestApp, path: &str) -> String {
    let response = get(app, path).await;
    assert_eq!(response.status(), StatusCode::OK);
    response.text().await.unwrap()
}

async fn press(browser: &mut Client, deed: &str) {
    let forms = browser.open("/my/feed").await.forms();
    let form =
        forms.into_iter().find(|form| form.value("do").as_deref() == Some(deed)).expect("there is such a button");
    assert_eq!(browser.press(&form, None).await.path(), "/my/feed");
}

#[tokio::test(flavor = "multi_thread")]
async fn u_28_deadlines_and_news_lie_behind_a_secret_address_that_can_be_replaced_and_ended() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", ""), ("name", "Anna")]).await;
    app.db.execute("UPDATE questions SET waits = true").await;
    app.db.execute("UPDATE clocks SET allotted = 3600, waking = 'UTC 08:00-22:00', started_at = now(), due_at = '2026-11-18T20:00Z'").await;
    let mut browser = Client::new(&app.base);
    sign_in_with(&app, &mut browser, HOST).await;
    assert!(!browser.open("/my/feed").await.html.contains("/feed/"), "there is none unless it is wanted");
    press(&mut browser, "new").await;
    let [calendar, news] = addresses(&app, &mut browser).await;

    let response = get(&app, &calendar).await;
    assert_eq!(response.headers()["content-type"], "text/calendar; charset=utf-8");
    assert_eq!(response.headers()["cache-control"], "no-store");
    assert_eq!(response.headers()["x-robots-tag"], "noindex");
    let ics = response.text().await.unwrap();
    assert!(
        ics.contains("DTSTART:20261118T200000Z\r\n") && ics.contains("X-WR-CALNAME:My tables at Penelope"),
        "{ics}"
    );
    let atom = text(&app, &news).await;
    assert!(atom.contains("<title>Ulysses with ") && atom.contains(": Your answer is needed</title>"), "{atom}");
    assert!(atom.contains("Eurylochus") && atom.contains("Polites"), "{atom}");
    assert!(atom.contains("The game begins.") && atom.contains("Wednesday 18 November, 20:00 (UTC)"), "{atom}");
    for file in [&ics, &atom] {
        assert!(!file.contains("/l/") && !file.contains("/feed/") && !file.contains("example.org"), "{file}");
    }

    let foreign = client().post(app.url("/my/feed")).header("sec-fetch-site", "cross-site").form(&[("do", "new")]);
    assert_eq!(foreign.send().await.unwrap().status(), StatusCode::FORBIDDEN, "WEB-03");
    press(&mut browser, "new").await;
    assert_eq!(get(&app, &calendar).await.status(), StatusCode::NOT_FOUND, "replaced");
    let [calendar, news] = addresses(&app, &mut browser).await;
    assert_eq!(get(&app, &calendar).await.status(), StatusCode::OK);
    let token = news.split('/').nth(2).unwrap();
    for changed in [format!("/feed/{}A/tables.ics", &token[..59]), format!("/my/{token}"), format!("/sign-in/{token}")]
    {
        assert_eq!(get(&app, &changed).await.status(), StatusCode::NOT_FOUND, "{changed}");
    }
    press(&mut browser, "end").await;
    for path in [calendar, news] {
        assert_eq!(get(&app, &path).await.status(), StatusCode::NOT_FOUND, "ended");
    }
    drop(host);
}

/// Two worlds that differ in what the others have said ahead, and when they did: not a byte differs.
#[tokio::test(flavor = "multi_thread")]
async fn eng_05_two_worlds_feeds_are_the_same_whatever_others_have_said() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[("places", "3"), ("guests", "berta@example.org, cyril@example.org")]).await;
    accept(&app, "berta@example.org", "Berta").await;
    accept(&app, "cyril@example.org", "Cyril").await;
    let mut browser = Client::new(&app.base);
    sign_in_with(&app, &mut browser, HOST).await;
    press(&mut browser, "new").await;
    let [calendar, news] = addresses(&app, &mut browser).await;
    let before = (text(&app, &calendar).await, text(&app, &news).await);
    assert!(before.1.contains("The game begins."), "{}", before.1);
    let others = "(SELECT id FROM seats WHERE name <> 'Anna')";
    app.db
        .execute(&format!(
            "UPDATE questions SET waits = NOT waits, came = 1, told_at = now() WHERE seat_id IN {others}"
        ))
        .await;
    app.db.execute(&format!("UPDATE clocks SET due_at = now(), allotted = 60, waking = 'UTC 08:00-22:00', started_at = now() WHERE seat_id IN {others}")).await;
    app.db.execute("UPDATE tables SET acted_at = now() + interval '1 hour'").await;
    assert_eq!((text(&app, &calendar).await, text(&app, &news).await), before);
}
