//! A visitor without an address, who plays in one browser and wants to find the game again.

use penelope::id::{PlayerId, SeatId};
use penelope::link::Errand;
use reqwest::StatusCode;

use super::list::Pages;
use super::town::Housed;
use crate::again::played;
use crate::gather::house::{number, pass, post};
use crate::lesson::Learner;
use crate::support::app::TestApp;
use crate::support::player::{Player, hidden_field};

pub(super) async fn guest() -> Housed {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let link = player.link.clone();
    let mut pages = Pages::of(&app);
    pages.add("home-guest", "/").seated(&link);
    pages.add("my-guest", "/my").seated(&link);
    pages.add("table-guest", format!("/table/{}", player.code())).seated(&link);
    let page = app.get(&format!("{link}?here")).await.text().await.unwrap();
    let capability = ("capability", hidden_field(&page, "capability"));
    let mistyped = [capability.clone(), ("address", "nobody".to_owned())];
    pages.add("keep-refused", format!("{link}/keep")).posted(&mistyped).answered(StatusCode::UNPROCESSABLE_ENTITY);
    post(&app, &format!("{link}/keep"), &[capability, ("address", "anna@example.org".to_owned())]).await;
    let owner = number(&app, "SELECT id FROM players WHERE address = 'anna@example.org'").await;
    let seat = number(&app, "SELECT id FROM seats WHERE bot IS NULL").await;
    let errand = Errand::Keep(SeatId(seat), app.db.epoch("seats", seat).await, PlayerId(owner));
    pages.add("keep", format!("/keep/{}", pass(&app, errand, owner).await));
    // Three people whose game is over, and who may play once more.
    let [anna, ..] = played(&app).await;
    pages.add("table-over-people", format!("{}?here", anna.split('?').next().unwrap()));
    (pages.list, Box::new(app))
}

/// Lessons: at every question of one that is followed, and one that is over.
pub(crate) async fn lesson() -> Housed {
    let app = TestApp::start().await;
    let mut pages = Pages::of(&app);
    let odyssee = Learner::begin_by(&app, "/lesson?game=odyssee").await;
    pages.add("table-lesson-odyssee", format!("{}?here", odyssee.link()));
    let mut number = 0;
    loop {
        // Each is the same deal; one stays behind at each question.
        let mut learner = Learner::begin(&app).await;
        for _ in 0..number {
            learner.follow_advice().await;
        }
        let name = if learner.is_done() { "table-lesson-done".to_owned() } else { format!("table-lesson-{number}") };
        pages.add(&name, format!("{}?here", learner.link()));
        if learner.is_done() {
            return (pages.list, Box::new(app));
        }
        number += 1;
    }
}
