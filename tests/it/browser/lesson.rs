//! The guided first table on a phone: one button, one sentence, one thing to do, until the table of one's own.

use fantoccini::Locator;

use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

/// Where the thing to do ends, how high the page is, and how far it reaches sideways.
const MEASURE: &str = "const box = document.querySelector('.lesson').getBoundingClientRect(); \
     return [Math.ceil(box.bottom + scrollY), document.documentElement.scrollWidth]";

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_two_taps_a_question_on_a_phone_and_ends_at_a_table_of_ones_own() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    for action in ["/lesson", "/lesson?game=odyssee"] {
        learn(&app, &browser, action).await;
    }
}

async fn learn(app: &TestApp, browser: &Browser, action: &str) {
    browser.goto(&app.url("/")).await;
    browser.click(&format!("form[action='{action}'] button"), ".lesson").await;
    let mut answers = 0;
    loop {
        let measured = browser.client.execute(MEASURE, Vec::new()).await.unwrap();
        assert!(measured[0].as_u64() <= Some(740), "it is seen without scrolling: {measured}");
        assert_eq!(measured[1], 360, "nothing sideways");
        if browser.client.find(Locator::Css(".lesson a.button")).await.is_err() {
            break;
        }
        browser.click(".lesson a.button", ".review-ways").await;
        browser.click(".review-ways form[method=post] button", ".lesson").await;
        answers += 1;
        assert!(answers <= 8, "a lesson is short");
    }
    assert!(answers >= 6, "every kind of answer once: {answers}");
    browser.click(".lesson form button", ".table:not(:has(.lesson))").await;
    assert_eq!(browser.console().await, [""; 0]);
}
