//! Letters about Odyssee: what is asked, with its chart and its choices; several tables in one; what was said ahead.

use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::engine::odyssee::{Odyssee, Question};
use penelope::engine::{Eye, Game as _};
use penelope::mail::transport::Transport;
use penelope::mail::transport::mailbox::Mailbox;

use super::voyage::{Voyage, address};
use crate::by_mail::postman::Postman;
use crate::support::app::TestApp;
use crate::support::client::Client;
use crate::support::folder::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_asks_with_the_chart_in_letters_and_its_choice_leads_to_the_review() {
    let (app, folder) = (TestApp::start().await, Folder::new());
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let voyage = Voyage::begin(&app, 2, &[]).await;
    postman.deliver().await;
    // The other's turn is over, so that this one is asked for its own.
    let first = voyage.until(|game: &Odyssee| game.view(Eye::Public).question == Some(Question::Turn)).await;
    let second = voyage
        .until(|game: &Odyssee| {
            let view = game.view(Eye::Public);
            view.question == Some(Question::Turn) && !view.to_act.contains(first)
        })
        .await;
    app.clock.advance(TimeDelta::minutes(6));
    let letters = postman.deliver().await;
    let name = voyage.look(second).await.seats[usize::from(second.number())].name.clone();
    let letter = letters.iter().find(|letter| letter.to == address(&name, 0)).expect("whoever is asked is written to");
    assert!(letter.text.contains("It is your turn") && letter.text.contains("\nh ·"), "{}", letter.text);
    assert!(letter.html.contains("<img"), "with the chart as a picture");
    let choice = letter.links().into_iter().find(|link| link.contains("/review?do=die")).expect("the die is a link");
    let mut client = Client::without_cookies(&app.base);
    let review = client.open(&choice).await;
    assert_eq!(review.status, 200, "{}", review.html);
    let act = review.form("/act");
    assert_eq!(act.value("action").as_deref(), Some("die"));
    assert!(client.press(&act, None).await.shows("ask-waits"), "the roll, and where to");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_questions_of_two_tables_come_in_one_letter() {
    let (app, folder) = (TestApp::start().await, Folder::new());
    let mailbox = Mailbox::new(folder.path().to_owned(), Clock::Fixed(app.clock.clone()));
    let mut postman = Postman::new(&app, Transport::Mailbox(mailbox), folder.path().to_owned());
    let anna = address("Anna", 0);
    let mut codes = Vec::new();
    for _ in 0..2 {
        let voyage = Voyage::begin(&app, 2, &[("address", &anna)]).await;
        app.db.execute("UPDATE players SET gathers = 'every 6'").await;
        let own = voyage.seat_of("Anna").await;
        voyage.until(|game: &Odyssee| game.to_act().contains(own)).await;
        codes.push(voyage.code().await);
    }
    for _ in 0..24 {
        app.clock.advance(TimeDelta::hours(1));
        for letter in postman.deliver().await.iter().filter(|letter| letter.to == anna) {
            if codes.iter().all(|code| letter.text.contains(code)) {
                assert!(letter.text.contains("Odyssee"), "{}", letter.text);
                return;
            }
        }
    }
    panic!("no letter holds both");
}
