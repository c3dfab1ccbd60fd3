//! The rules: every language, one set of anchors, and the way there from every question.

use penelope::text::Locale;
use reqwest::StatusCode;

use crate::support::app::{TestApp, client};
use crate::support::browser::{Browser, Scheme};
use crate::support::player::Player;

/// The ids of chapters, in their order.
fn anchors(page: &str) -> Vec<&str> {
    page.split("<section id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_have_the_same_chapters_and_pictures_in_every_language() {
    let app = TestApp::start().await;
    let english = app.get("/rules/ulysses/en").await.text().await.unwrap();
    assert!(anchors(&english).starts_with(&["short", "goals", "turn", "actions", "proposal", "asking", "discussion"]));
    for language in Locale::ALL.map(Locale::tag) {
        let response = app.get(&format!("/rules/ulysses/{language}")).await;
        assert_eq!(response.status(), StatusCode::OK);
        let page = response.text().await.unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
        assert!(page.contains("href=\"/rules/ulysses/specification\""), "{language}");
        assert_eq!(anchors(&page), anchors(&english), "{language}");
        let (pictures, words) = (page.matches("<svg ").count(), page.matches("<desc>").count());
        assert_eq!((pictures, words), (5, 5), "{language}: every picture says what it shows");
        assert_eq!(page.matches("<figcaption>").count(), pictures, "{language}");
        // Who asks without naming a language gets that of the browser.
        let asked = client().get(app.url("/rules/ulysses")).header("accept-language", language);
        let asked = asked.send().await.unwrap().text().await.unwrap();
        let back = format!("value=\"/rules/ulysses/{language}\"");
        assert_eq!(
            asked,
            page.replace(&back, "value=\"/rules/ulysses\""),
            "{language}: the languages at the foot aside"
        );
    }
    assert_eq!(app.get("/rules/ulysses/xx").await.status(), StatusCode::NOT_FOUND);
    let specification = app.get("/rules/ulysses/specification").await.text().await.unwrap();
    assert!(specification.contains("U-DISC-12"), "the rules to the letter are there");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_leads_to_the_chapter_that_explains_it() {
    let app = TestApp::start().await;
    let rules = app.get("/rules/ulysses/en").await.text().await.unwrap();
    let known = anchors(&rules);
    let mut player = Player::start(&app).await;
    let mut met = Vec::new();
    while !player.is_over() {
        let page = app.get(&format!("/table/{}", player.code())).await.text().await.unwrap();
        let anchor = page.split_once("/rules/ulysses/en#").expect("a way to the rules").1.split('"').next().unwrap();
        assert!(known.contains(&anchor), "{anchor}");
        if !met.iter().any(|one| one == anchor) {
            met.push(anchor.to_owned());
        }
        player.answer_plainly().await;
    }
    let page = app.get(&format!("/table/{}", player.code())).await.text().await.unwrap();
    assert!(page.contains("/rules/ulysses/en#winning"));
    for anchor in ["turn", "asking"] {
        assert!(met.iter().any(|one| one == anchor), "{anchor} was never met, only {met:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_chapter_brings_it_into_sight() {
    let (app, browser) = (TestApp::start().await, Browser::start().await);
    browser.view(360, 740, Scheme::Light).await;
    browser.goto(&app.url("/rules/ulysses/de#discussion")).await;
    let top = "return document.getElementById('discussion').getBoundingClientRect().top";
    let top = browser.client.execute(top, vec![]).await.unwrap();
    assert!(top.as_f64().is_some_and(|top| (0.0..740.0).contains(&top)), "{top}");
}
