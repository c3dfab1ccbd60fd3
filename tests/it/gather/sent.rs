//! «Look into your mail», and «that was not me»: what a page says after which nothing more is to be done here (U-25).

use chrono::TimeDelta;
use reqwest::StatusCode;

use super::house::*;
use crate::support::app::{TestApp, client};
use crate::support::client::Client;

const WRITTEN: &str = "SELECT count(*) FROM outbox WHERE state <> 'unwanted'";

#[tokio::test(flavor = "multi_thread")]
async fn u_25_the_page_repeats_the_address_and_sends_the_letter_again_within_limits() {
    let (app, address) = (TestApp::start().await, "anna@example.org");
    let mut browser = Client::new(&app.base);
    let mut form = browser.open("/sign-in").await.form("/sign-in");
    let page = browser.press(form.fill("address", address), None).await.clone();
    assert!(page.path() == "/sent" && page.html.contains(&format!("It goes to {address}.")), "{}", page.html);
    assert!(!page.html.contains("It was sent"), "nothing was sent again yet: {}", page.html);
    let again = page.form("/sent");
    let page = browser.press(&again, None).await.clone();
    assert!(page.html.contains("It was sent once more.") && page.html.contains(address), "{}", page.html);
    assert_eq!(mail(&app).await, ["sign in to anna", "sign in to anna"]);

    // Whoever has typed nothing here knows of no address, and sends nothing; nor does somebody else's page.
    let mut other = Client::new(&app.base);
    assert!(!other.open("/sent").await.html.contains(address));
    assert_eq!(location(&other.post("/sent", &[]).await), "/sent");
    let forged = client().post(app.url("/sent")).header("cookie", "penelope-sent=MSBhIGI.AAAA");
    assert_eq!(location(&forged.send().await.unwrap()), "/sent");
    assert_eq!(number(&app, WRITTEN).await, 2);

    // Not without end, and the page is the same: nobody finds out how much an address has had.
    for _ in 0..8 {
        assert_eq!(browser.press(&again, None).await.html, page.html);
    }
    let written = number(&app, WRITTEN).await;
    assert!((3..=6).contains(&written), "{written}");
    // An hour later it knows nothing any more.
    app.clock.advance(TimeDelta::minutes(61));
    assert!(!browser.open("/sent").await.html.contains(address));
    browser.press(&again, None).await;
    assert_eq!(number(&app, WRITTEN).await, written);
}

#[tokio::test(flavor = "multi_thread")]
async fn u_25_a_confirmation_that_comes_twice_leads_to_one_table() {
    let app = TestApp::start().await;
    let mut browser = Client::new(&app.base);
    let mut form = browser.open("/new").await.form("/new");
    let page = browser.press(form.fill_all(&new_table()), None).await.clone();
    assert!(page.html.contains(&format!("It goes to {HOST}.")), "{}", page.html);
    browser.press(&page.form("/sent"), None).await;
    assert_eq!(mail(&app).await, ["confirm to host", "confirm to host"]);
    let same = "SELECT count(DISTINCT table_id) FROM outbox WHERE kind = 'confirm' AND table_id = 1";
    assert_eq!((number(&app, same).await, number(&app, "SELECT count(*) FROM tables").await), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn u_25_that_was_not_me_has_its_word_and_changes_nothing() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let before = rows(&app).await;
    let mut browser = Client::new(&app.base);
    let form = browser.open_from_letter(&path).await.form("/");
    let page = browser.press(&form, None).await.clone();
    assert_eq!((page.status, page.path().as_str()), (StatusCode::OK, "/?not-me="));
    assert!(page.html.contains("Nothing was done, and nobody was written to"), "{}", page.html);
    assert!(!browser.open("/").await.html.contains("Nothing was done"), "who just comes is told nothing of it");
    assert_eq!(rows(&app).await, before);
}
