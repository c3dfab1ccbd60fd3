//! Pages in a real Chromium.

mod hand;
mod lesson;
mod printed;
mod push;
mod replayed;
mod said;
mod taps;
mod voyage;

use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

#[tokio::test(flavor = "multi_thread")]
async fn the_style_sheet_and_the_picture_are_there_in_light_and_dark() {
    let app = TestApp::start().await;
    let browser = Browser::start().await;
    for (width, height) in [(360, 740), (1280, 900)] {
        for scheme in [Scheme::Light, Scheme::Dark] {
            browser.view(width, height, scheme).await;
            browser.goto(&app.url("/")).await;
            let heading = browser.client.find(fantoccini::Locator::Css("h1")).await.unwrap();
            assert_eq!(heading.text().await.unwrap(), "Penelope");
            let script = "return [innerWidth, getComputedStyle(document.body).backgroundColor, \
                          document.querySelector('.hero-ship').naturalWidth]";
            let measured = browser.client.execute(script, vec![]).await.unwrap();
            assert_eq!(measured[0], width, "the window has the width we asked for");
            let background = match scheme {
                Scheme::Light => "rgb(247, 239, 226)",
                Scheme::Dark => "rgb(23, 19, 17)",
            };
            assert_eq!(measured[1], background, "the style sheet is there and follows {scheme:?}");
            assert!(measured[2].as_u64() > Some(0), "the picture is there");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_page_leads_home() {
    let app = TestApp::start().await;
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    browser.goto(&app.url("/nowhere")).await;
    browser.click("main a", ".hero").await;
    assert_eq!(browser.client.current_url().await.unwrap().path(), "/");
}
