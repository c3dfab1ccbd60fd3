//! The deal: when the last seat is taken, or when the host has waited enough.

use futures_util::future::join_all;
use penelope::archive::verify;
use reqwest::StatusCode;

use super::house::*;
use crate::support::app::TestApp;
use crate::support::player::Player;

const GUESTS: [(&str, &str); 3] = [("berta", "Berta"), ("cyril", "Cyril"), ("dora", "Dora")];

async fn everybody_comes(app: &TestApp) {
    for (address, name) in GUESTS {
        accept(app, &format!("{address}@example.org"), name).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_last_seat_the_game_begins_and_everyone_gets_one_letter() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    everybody_comes(&app).await;
    let table = app.db.connect().await;
    let table = table.query_one("SELECT code, status, started_at IS NOT NULL, seq, host_id IS NULL FROM tables", &[]);
    let table = table.await.unwrap();
    assert_eq!((table.get::<_, &str>(1), table.get::<_, bool>(2), table.get::<_, bool>(4)), ("playing", true, false));
    let mut since: Vec<Written> = letters(&app).await;
    since.retain(|letter| ["begins", "question"].contains(&letter.kind.as_str()));
    let mut people: Vec<&str> = since.iter().map(|letter| letter.to.as_str()).collect();
    people.sort_unstable();
    assert_eq!(people, ["berta@example.org", "cyril@example.org", "dora@example.org", HOST]);
    let questions = number(&app, "SELECT count(*) FROM questions").await;
    let asked = since.iter().filter(|letter| letter.kind == "question").count();
    assert_eq!(i64::try_from(asked).unwrap(), questions, "whoever is asked gets the question instead");
    assert!(
        since.iter().all(|letter| letter.seat.is_some() && (letter.kind == "question") == letter.question.is_some())
    );
    let seated: Vec<String> = mail(&app).await.into_iter().filter(|line| line.starts_with("seated")).collect();
    assert_eq!(
        seated,
        ["seated to berta", "seated to cyril", "seated to host"],
        "the last one is at the table already"
    );
    let code: String = table.get(0);
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the dealt table verifies");
    for name in ["Anna", "Berta", "Cyril", "Dora"] {
        assert!(archive.contains(name), "{archive}");
    }
    assert!(page(&app, &host).await.contains("id=\"ask\""), "the host's link leads to the dealt table");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_of_those_who_left_do_not_count_and_the_numbers_close_up() {
    let app = TestApp::start().await;
    let host =
        open_confirmed(&app, &[("places", "5"), ("guests", "berta@example.org cyril@example.org dora@example.org")])
            .await;
    everybody_comes(&app).await;
    let berta = format!("/l/{}", seat_token(&app, "Berta", penelope::link::Purpose::Seat).await);
    assert_eq!(deed(&app, &berta, "leave", &[]).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(deed(&app, &host, "word", &[("word", "swallow salt")]).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(deed(&app, &host, "start", &[]).await.status(), StatusCode::SEE_OTHER);
    let sql = "SELECT string_agg(name || ' ' || participant, ', ' ORDER BY participant) FROM seats";
    let numbers: String = app.db.client().await.query_one(sql, &[]).await.unwrap().get(0);
    assert_eq!(numbers, "Anna 0, Cyril 1, Dora 2, Eurylochus 3, Polites 4");
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("the words open under their new numbers");
    assert!(archive.contains("swallow salt") && archive.contains("fig and honey"), "shown to all from the start on");
}

#[tokio::test(flavor = "multi_thread")]
async fn starting_twice_at_once_deals_once_and_only_the_host_may() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let berta = accept(&app, "berta@example.org", "Polites").await;
    let before = rows(&app).await;
    assert_eq!(deed(&app, &berta, "start", &[]).await.status(), StatusCode::NOT_FOUND, "WEB-04");
    assert_eq!(rows(&app).await, before);
    let form = vec![("capability", capability(&app, &host).await)];
    let path = format!("{host}/start");
    let answers = join_all((0..10).map(|_| post(&app, &path, &form))).await;
    assert!(answers.iter().all(|answer| answer.status() == StatusCode::SEE_OTHER));
    assert_eq!(number(&app, "SELECT count(*) FROM entries WHERE form LIKE 'deal %'").await, 1);
    assert_eq!(number(&app, "SELECT count(*) FROM seats").await, 4);
    let bots = "SELECT string_agg(name, ' ' ORDER BY participant) FROM seats WHERE bot IS NOT NULL";
    let bots: String = app.db.client().await.query_one(bots, &[]).await.unwrap().get(0);
    assert_eq!(bots, "Eurylochus Elpenor", "no bot has the name of a person");
    assert_eq!(app.get(&invitation_path(&app, "cyril@example.org").await).await.status(), StatusCode::OK);
    let late = post(&app, &invitation_path(&app, "cyril@example.org").await, &newcomer("Cyril")).await;
    assert_eq!(late.status(), StatusCode::CONFLICT);
    for deed in ["word", "invite", "leave"] {
        let mut form = form.clone();
        match deed {
            "word" => form.push(("word", "late".to_owned())),
            "invite" => form.push(("guests", "late@example.org".to_owned())),
            _ => {}
        }
        let answer = post(&app, &format!("{host}/{deed}"), &form).await;
        assert!(answer.status().is_client_error(), "{deed}: {}", answer.status());
    }
    assert_eq!(number(&app, "SELECT count(*) FROM seats").await, 4, "nobody leaves a dealt table by this door");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_demo_writes_the_letters_that_a_visitor_would_get() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let code = player.code().to_lowercase();
    let written = letters(&app).await;
    assert_eq!(written.len(), 1, "{written:?}");
    assert_eq!((written[0].kind.as_str(), &written[0].to), ("question", &format!("guest-{code}@ithaca.example")));
    player.answer_plainly().await;
    let row = "SELECT count(*) FROM tables WHERE status = 'playing' AND host_id IS NULL AND places = 4 AND bots = 3";
    assert_eq!(number(&app, row).await, 1);
}
