//! Pages in a real Chromium.

use crate::support::app::TestApp;
use crate::support::browser::{Browser, Scheme};

#[tokio::test(flavor = "multi_thread")]
async fn the_landing_page_is_clean_at_360_and_1280_pixels_in_light_and_dark() {
    let app = TestApp::start().await;
    let browser = Browser::start().await;
    for (width, height) in [(360, 740), (1280, 900)] {
        for scheme in [Scheme::Light, Scheme::Dark] {
            browser.view(width, height, scheme).await;
            browser.client.goto(&app.url("/")).await.unwrap();
            let heading = browser.client.find(fantoccini::Locator::Css("h1")).await.unwrap();
            assert_eq!(heading.text().await.unwrap(), "Penelope");
            let script = "return [document.documentElement.scrollWidth, innerWidth, \
                          getComputedStyle(document.body).backgroundColor, \
                          document.querySelector('.hero-ship').naturalWidth]";
            let measured = browser.client.execute(script, vec![]).await.unwrap();
            assert_eq!(measured[1], width, "the window has the width we asked for");
            assert!(measured[0].as_u64() <= Some(width.into()), "sideways scrolling at {width} px");
            let background = match scheme {
                Scheme::Light => "rgb(247, 239, 226)",
                Scheme::Dark => "rgb(23, 19, 17)",
            };
            assert_eq!(measured[2], background, "the style sheet is there and follows {scheme:?}");
            assert!(measured[3].as_u64() > Some(0), "the picture is there");
            assert_eq!(browser.violations().await, [""; 0], "axe at {width} px, {scheme:?}");
            assert_eq!(browser.console().await, [""; 0], "console at {width} px, {scheme:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_error_page_is_accessible_too() {
    let app = TestApp::start().await;
    let browser = Browser::start().await;
    browser.view(360, 740, Scheme::Light).await;
    browser.client.goto(&app.url("/nowhere")).await.unwrap();
    assert_eq!(browser.violations().await, [""; 0]);
    browser.click("main a", ".hero").await;
    assert_eq!(browser.client.current_url().await.unwrap().path(), "/");
}
