//! Every page of gathering in a real Chromium: narrow and wide, light and dark, by keyboard, without a word from axe.

use fantoccini::Locator;
use penelope::link::{Errand, Purpose};

use super::house::*;
use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

#[tokio::test(flavor = "multi_thread")]
async fn web_09_every_page_is_clean_at_320_and_1280_pixels_in_light_and_dark() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("name", "Anna Magdalena von und zu Ithaka-Ogygia"), ("audience", "open")]).await;
    let berta = accept(&app, "berta@example.org", "Berta").await;
    open(&app, &[("address", "other@example.org"), ("name", "Otto")]).await;
    let code: String =
        app.db.connect().await.query_one("SELECT code FROM tables WHERE id = 1", &[]).await.unwrap().get(0);
    let paths = [
        "/".to_owned(),
        "/tables".to_owned(),
        "/new".to_owned(),
        "/sent".to_owned(),
        "/sign-in".to_owned(),
        pass_path(&app, "sign-in", Errand::SignIn, HOST).await,
        confirm_path(&app, 2).await,
        invitation_path(&app, "cyril@example.org").await,
        invitation_path(&app, "berta@example.org").await,
        format!("/table/{code}"),
        format!("{host}?here"),
        format!("{berta}?here"),
        pass_path(&app, "never", Errand::Block, HOST).await,
        format!("/unsubscribe/{}", seat_token(&app, "Berta", Purpose::Unsubscribe).await),
    ];
    let browser = Browser::start().await;
    for path in paths {
        browser.client.delete_all_cookies().await.unwrap();
        for (width, scheme) in [(320, Scheme::Light), (1280, Scheme::Dark)] {
            check(&app, &browser, &path, width, scheme).await;
        }
    }
    // My tables are behind the button of the sign-in link.
    let path = pass_path(&app, "sign-in", Errand::SignIn, HOST).await;
    browser.client.goto(&app.url(&path)).await.unwrap();
    browser.click("main form button", "form[action='/my/settings']").await;
    for (width, scheme) in [(320, Scheme::Dark), (1280, Scheme::Light)] {
        for path in ["/my", "/my/hours", "/my/letters"] {
            check(&app, &browser, path, width, scheme).await;
        }
    }
    assert_eq!(browser.console().await, [""; 0]);
}

async fn check(app: &TestApp, browser: &Browser, path: &str, width: u32, scheme: Scheme) {
    browser.view(width, 900, scheme).await;
    browser.client.goto(&app.url(path)).await.unwrap();
    assert_eq!(browser.violations().await, [""; 0], "{path} at {width} px, {scheme:?}");
    let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert!(wide.as_u64() <= Some(u64::from(width)), "sideways scrolling at {width} px: {path} {wide}");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_02_a_scanner_that_presses_the_first_button_does_no_harm() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let confirm = confirm_path(&app, 1).await;
    let browser = Browser::start().await;
    press_first(&app, &browser, &confirm).await;
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE confirmed_at IS NOT NULL").await, 0);
    let host = location(&post(&app, &confirm, &greenwich()).await);
    // Known to us already, so that every field of the form is filled in.
    app.db.execute("UPDATE players SET name = 'Berta' WHERE address = 'berta@example.org'").await;
    press_first(&app, &browser, &invitation_path(&app, "berta@example.org").await).await;
    press_first(&app, &browser, &host).await;
    press_first(&app, &browser, &pass_path(&app, "never", Errand::Block, HOST).await).await;
    let unsubscribe = seat_token(&app, "Anna", Purpose::Unsubscribe).await;
    press_first(&app, &browser, &format!("/unsubscribe/{unsubscribe}")).await;
    let harm = "SELECT (SELECT count(*) FROM invitations WHERE answer IS NOT NULL) + (SELECT count(*) FROM seats) - 1 \
                + (SELECT count(*) FROM players WHERE blocked_at IS NOT NULL) + (SELECT count(*) FROM seats WHERE NOT letters) \
                + (SELECT count(*) FROM tables WHERE status <> 'gathering')";
    assert_eq!(number(&app, harm).await, 0);
    assert!(page(&app, &host).await.contains("value=\"olive thread\""), "the word was kept as it was");
}

async fn press_first(app: &TestApp, browser: &Browser, path: &str) {
    browser.client.goto(&app.url(path)).await.unwrap();
    browser.client.find(Locator::Css("main button")).await.unwrap().click().await.unwrap();
    browser.client.wait().for_element(Locator::Css("footer")).await.unwrap();
}
