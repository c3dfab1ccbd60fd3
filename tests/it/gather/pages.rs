//! Pages of gathering in the hands of a program that opens links and presses buttons.

use penelope::link::{Errand, Purpose};

use super::house::*;
use crate::support::app::TestApp;
use crate::support::browser::Browser;

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
    browser.goto(&app.url(path)).await;
    // However slow the machine is: the next address is not asked for while the button's page is on its way.
    browser.click("main button", "body").await;
}
