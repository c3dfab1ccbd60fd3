//! Invitations: answered by a button, once, and clearly when it is too late.

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};

use super::house::*;
use crate::support::app::{TestApp, client};

const BERTA: &str = "berta@example.org";
const CYRIL: &str = "cyril@example.org";
const DORA: &str = "dora@example.org";

#[tokio::test(flavor = "multi_thread")]
async fn it_says_who_asks_and_to_what_and_looking_changes_nothing() {
    let app = TestApp::start().await;
    open_confirmed(
        &app,
        &[("name", "Anna <b>"), ("pace", "brisk"), ("ruleset", "ulysses-cs/1"), ("places", "5"), ("bots", "1")],
    )
    .await;
    let path = invitation_path(&app, BERTA).await;
    let before = rows(&app).await;
    for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
        client().request(method, app.url(&path)).send().await.unwrap();
    }
    assert_eq!(rows(&app).await, before, "LINK-01");
    let page = app.get(&path).await.text().await.unwrap();
    assert!(page.contains("Anna &#60;b&#62; invites you") && !page.contains("Anna <b>"), "WEB-05: {page}");
    for words in ["5 seats, 1 of them for a bot", "Brisk", "The Czech rules", "/rules/ulysses", "b…@example.org"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let seal: String = number_text(&app, "SELECT encode(seal, 'hex') FROM tables").await;
    assert!(page.contains(&seal), "ENG-04: the seal is there from the first letter on");
    assert_eq!(first_button_method(&page), "get", "LINK-02");
    assert!(!page.contains(HOST) && !page.contains("cyril"), "no addresses of others");
    let german = client().get(app.url(&path)).header("accept-language", "de").send().await.unwrap();
    assert!(german.text().await.unwrap().contains("lädt Sie zu einer Partie Ulysses ein"));
}

#[tokio::test(flavor = "multi_thread")]
async fn accepting_takes_a_seat_and_a_doubled_form_gets_the_answer_of_the_first() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, BERTA).await;
    let form = newcomer("Berta");
    let answers = join_all((0..10).map(|_| post(&app, &path, &form))).await;
    let places: Vec<String> = answers.iter().map(location).collect();
    assert!(places.iter().all(|place| *place == places[0]), "the same answer");
    assert_eq!(number(&app, "SELECT count(*) FROM seats").await, 2, "one seat");
    assert_eq!(
        mail(&app).await.iter().filter(|line| line.contains("seated")).collect::<Vec<_>>(),
        ["seated to berta", "seated to host"]
    );
    assert!(answers[0].headers()["set-cookie"].to_str().unwrap().contains("penelope-language=de"));
    let own = page(&app, &places[0]).await;
    assert!(own.contains("You sit here as Berta.") && own.contains("fig and honey"), "{own}");
    let other = page(&app, &host).await;
    assert!(other.contains("Berta") && !other.contains("fig and honey"), "a word is its owner's until the start");
    let seated = app.get(&path).await.text().await.unwrap();
    assert!(seated.contains("You have a seat at this table") && seated.contains("/l/"), "{seated}");
    let sql = "SELECT count(*) FROM players WHERE name = 'Berta' AND locale = 'de' AND confirmed_at IS NOT NULL";
    assert_eq!(number(&app, sql).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_take_the_last_seat_at_once_and_exactly_one_has_it() {
    let app = TestApp::start().await;
    // Three guests for two seats: one was invited after the others kept silent.
    let host = open_confirmed(&app, &[("places", "3"), ("guests", "berta@example.org cyril@example.org")]).await;
    accept(&app, BERTA, "Berta").await;
    let answer = deed(&app, &host, "invite", &[("guests", DORA)]).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    let paths = [invitation_path(&app, CYRIL).await, invitation_path(&app, DORA).await];
    let forms = [newcomer("Cyril"), newcomer("Dora")];
    let answers = join_all(paths.iter().zip(&forms).map(|(path, form)| post(&app, path, form))).await;
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status().as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    assert_eq!(number(&app, "SELECT count(*) FROM seats WHERE player_id IS NOT NULL").await, 3);
    assert_eq!(number(&app, "SELECT count(*) FROM entries WHERE seq = 1").await, 1, "one deal");
    for (answer, path) in answers.into_iter().zip(&paths) {
        if answer.status() == StatusCode::CONFLICT {
            assert!(answer.text().await.unwrap().contains("The game has begun"));
            let late = app.get(path).await;
            assert_eq!(late.status(), StatusCode::OK);
            assert!(late.text().await.unwrap().contains("The game has begun"));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_stand_beside_their_field_and_names_are_told_apart() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, BERTA).await;
    let before = rows(&app).await;
    for (field, value, sentence) in [
        ("name", "", "Please say how you want to be called."),
        ("name", "a@b.org", "A name has letters in it"),
        ("name", "aNNa", "Somebody at the table is called that already."),
        ("word", "", "Please choose a word"),
        ("locale", "xx", "Please choose one of these."),
    ] {
        let form = with(newcomer("Berta"), &[(field, value)]);
        let response = post(&app, &path, &form).await;
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{field}={value}");
        let page = response.text().await.unwrap();
        assert!(page.contains(sentence), "{field}={value}: {page}");
        let kept = if field == "word" { "value=\"Berta\"" } else { "value=\"fig and honey\"" };
        assert!(page.contains(kept), "{field}={value}: {page}");
    }
    assert_eq!(rows(&app).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn declining_is_seen_by_the_host_and_may_be_thought_over() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, BERTA).await;
    for _ in 0..2 {
        let response = post(&app, &path, &[("do", "decline".to_owned())]).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert!(response.text().await.unwrap().contains("You have declined"));
    }
    let shown = page(&app, &host).await;
    assert!(shown.contains("<p>berta@example.org <span class=\"badge\">declined</span></p>"), "{shown}");
    assert_eq!(deed(&app, &host, "invite", &[("guests", BERTA)]).await.status(), StatusCode::SEE_OTHER);
    let to_berta = mail(&app).await.into_iter().filter(|line| line == "invitation to berta").count();
    assert_eq!(to_berta, 1, "a no is an answer: the host cannot ask again");
    accept(&app, BERTA, "Berta").await;
    assert!(page(&app, &host).await.contains("Berta"), "but Berta may come after all");
    post(&app, &path, &[("do", "decline".to_owned())]).await;
    assert_eq!(
        number(&app, "SELECT count(*) FROM seats").await,
        2,
        "a seat is left at the table, not by an old letter"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn never_again_declines_blocks_and_can_be_taken_back() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, BERTA).await;
    let never = location(&post(&app, &path, &[("do", "never".to_owned())]).await);
    assert!(never.starts_with("/never/"));
    let shown = app.get(&never).await.text().await.unwrap();
    assert!(shown.contains("We shall not write to you again") && shown.contains("value=\"again\""), "{shown}");
    let blocked = "SELECT count(*) FROM players WHERE blocked_at IS NOT NULL AND address = 'berta@example.org'";
    assert_eq!(number(&app, blocked).await, 1);
    assert!(page(&app, &host).await.contains("<p>berta@example.org <span class=\"badge\">declined</span></p>"));
    post(&app, &never, &[("do", "again".to_owned())]).await;
    assert_eq!(number(&app, blocked).await, 0);
    post(&app, &never, &[("do", "never".to_owned())]).await;
    accept(&app, BERTA, "Berta").await;
    assert_eq!(number(&app, blocked).await, 0, "whoever takes a seat wants its letters");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_late_is_said_clearly() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let path = invitation_path(&app, BERTA).await;
    let id =
        number(&app, "SELECT i.id FROM invitations i JOIN players p ON p.id = player_id WHERE address LIKE 'berta%'")
            .await;
    deed(&app, &host, "withdraw", &[("invitation", &id.to_string())]).await;
    assert!(app.get(&path).await.text().await.unwrap().contains("This invitation was taken back"));
    assert_eq!(post(&app, &path, &newcomer("Berta")).await.status(), StatusCode::GONE);
    deed(&app, &host, "invite", &[("guests", BERTA)]).await;
    assert_eq!(app.get(&path).await.status(), StatusCode::OK, "and invited once more");
    deed(&app, &host, "leave", &[]).await;
    for response in [app.get(&path).await, post(&app, &path, &newcomer("Berta")).await] {
        assert_eq!(response.status(), StatusCode::GONE);
        assert!(response.text().await.unwrap().contains("This table was called off"));
    }
    assert_eq!(number(&app, "SELECT count(*) FROM seats").await, 1);
}

async fn number_text(app: &TestApp, sql: &str) -> String {
    app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
}
