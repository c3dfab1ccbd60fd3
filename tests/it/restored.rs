//! A database that goes back to an older state gives out the numbers of lost tables and seats again; no link of those opens
//! anything.

use reqwest::StatusCode;

use crate::by_mail::table::PEOPLE;
use crate::gather::house::pass_path;
use crate::support::app::{TestApp, client};
use crate::support::player::Player;
use penelope::link::Errand;

/// Forgets all tables, seats and players, and begins to count them anew: as after a restore from before they came.
const GO_BACK: &str = "TRUNCATE tables, seats, players, entries, questions, outbox, clocks, words, invitations, talk, sessions \
                       RESTART IDENTITY CASCADE";

#[tokio::test(flavor = "multi_thread")]
async fn n_6_a_link_of_a_lost_table_opens_nobody_elses_seat() {
    let app = TestApp::start().await;
    let lost = Player::start(&app).await.link;
    let page = client().get(app.url(&format!("{lost}?here"))).send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    let page = page.text().await.unwrap();
    let deed = page.split("name=\"capability\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let cookie = client().get(app.url(&lost)).send().await.unwrap();
    let cookie = cookie.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();

    app.db.execute(GO_BACK).await;
    let nothing = app.get(&lost).await;
    assert_eq!(nothing.status(), StatusCode::GONE);
    assert!(nothing.text().await.unwrap().contains("The table of this link is no longer here"));

    // Somebody else sits down, at the same numbers.
    let other = Player::start(&app).await.link;
    assert_ne!(lost, other);
    assert_eq!(app.get(&other).await.status(), StatusCode::SEE_OTHER);
    let refused = app.get(&lost).await;
    assert_eq!(refused.status(), StatusCode::GONE);
    let words = refused.text().await.unwrap();
    assert!(words.contains("The table of this link is no longer here"), "{words}");
    for button in ["resign", "talk", "notes"] {
        let path = format!("{other}/{button}");
        let form = [("capability", deed.as_str()), ("words", "mine"), ("text", "mine")];
        let answer = client().post(app.url(&path)).form(&form).send().await.unwrap();
        assert!(answer.status().is_client_error(), "{button}: {}", answer.status());
    }
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let (name, value) = cookie.split_once('=').unwrap();
    for name in [name.to_owned(), name.replace(&name[name.len() - 6..], &code)] {
        let cookie = format!("{name}={value}");
        let page = client().get(app.url(&format!("/table/{code}"))).header("cookie", cookie).send().await.unwrap();
        assert!(!page.text().await.unwrap().contains("Your hand"), "the cookie opens nothing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn n_6_a_pass_of_a_lost_player_signs_nobody_in() {
    let app = TestApp::start().await;
    let (_, address) = PEOPLE[0];
    let sign_in = async |address: &str| pass_path(&app, "sign-in", Errand::SignIn, address).await;
    let insert = |address: &str| format!("INSERT INTO players (address, created_at) VALUES ('{address}', now())");
    app.db.execute(GO_BACK).await;
    app.db.execute(&insert(address)).await;
    let lost = sign_in(address).await;
    app.db.execute(GO_BACK).await;
    app.db.execute(&insert("somebody@example.org")).await;
    let theirs = sign_in("somebody@example.org").await;
    assert_eq!(app.get(&theirs).await.status(), StatusCode::OK);
    assert!(app.get(&lost).await.status().is_client_error());
    let pressed = client().post(app.url(&lost)).send().await.unwrap();
    assert!(pressed.status().is_client_error(), "{}", pressed.status());
    assert_eq!(pressed.headers().get("set-cookie"), None);
}
