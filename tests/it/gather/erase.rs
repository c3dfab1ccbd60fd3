//! Being forgotten: the address and the name go, the games stay.

use penelope::archive::verify;
use reqwest::StatusCode;

use super::house::*;
use super::session::sign_in;
use crate::support::app::{TestApp, client};
use crate::support::player::{Player, hidden_field};

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_player_leaves_an_alias_and_nothing_else() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let cookie = sign_in(&app, HOST).await;
    let sql = format!(
        "UPDATE seats SET name = 'Anna Nováková', player_id = (SELECT id FROM players WHERE address = '{HOST}') \
         WHERE bot IS NULL; UPDATE players SET name = 'Anna Nováková', quiet = true, calendar = true, letters_a_day = 3, \
         gathers = 'daily 07:30', hints = false, talk_letters = true, hand_in_letters = false, blocked_at = now() \
         WHERE address = '{HOST}'; INSERT INTO invitations (table_id, player_id, is_own_wish, created_at) \
         SELECT t.id, p.id, false, now() FROM tables t, players p WHERE address = '{HOST}'; \
         INSERT INTO former_hours (player_id, until_at) SELECT id, now() FROM players WHERE address = '{HOST}'"
    );
    app.db.execute(&sql).await;
    let erase = async || client().post(app.url("/my/erase")).header("cookie", &cookie).send().await.unwrap();
    let asked = client().get(app.url("/my/erase")).header("cookie", &cookie).send().await.unwrap();
    let asked = asked.text().await.unwrap();
    let first = asked.find("<button").unwrap();
    assert!(asked[first..].starts_with("<button class=\"button button-quiet\""), "the first button stays");

    assert_eq!(erase().await.status(), StatusCode::CONFLICT, "the game goes on");
    let kept = format!("SELECT count(*) FROM players WHERE address = '{HOST}' AND name IS NOT NULL");
    assert_eq!(number(&app, &kept).await, 1);
    let foreign = client().post(app.url("/my/erase")).header("cookie", &cookie).header("sec-fetch-site", "cross-site");
    assert_eq!(foreign.send().await.unwrap().status(), StatusCode::FORBIDDEN);

    let resign = player.url(&format!("{}/resign", player.link));
    let form = client().get(&resign).send().await.unwrap().text().await.unwrap();
    let form = [("capability", hidden_field(&form, "capability"))];
    client().post(&resign).form(&form).send().await.unwrap();
    assert_eq!(location(&erase().await), "/");

    let row = "SELECT count(*) FROM players WHERE address IS NULL AND name IS NULL AND locale IS NULL AND blocked_at IS NULL \
               AND gathers IS NULL AND letters_a_day IS NULL AND hand_in_letters AND hints \
               AND NOT (quiet OR calendar OR talk_letters)";
    assert_eq!(number(&app, row).await, 1, "settings tell of a person, too");
    assert_eq!(number(&app, "SELECT count(*) FROM invitations WHERE answer IS NULL").await, 0);
    assert_eq!(number(&app, "SELECT count(*) FROM former_hours").await, 0);
    let dump = format!(
        "SELECT (SELECT count(*) FROM seats s WHERE s::text LIKE '%Nov%') \
         + (SELECT count(*) FROM players p WHERE p::text LIKE '%{HOST}%' OR p::text LIKE '%Nov%')"
    );
    assert_eq!(number(&app, &dump).await, 0, "neither name nor address is left");
    let code = player.code();
    let archive = app.get(&format!("/table/{code}/archive.json")).await.text().await.unwrap();
    verify(&archive).expect("names are outside the chain");
    assert!(archive.contains("\"Outis 1\""), "an alias took the name's place");
    assert_eq!(app.get(&player.link).await.status(), StatusCode::GONE, "links of the seat are void");
    assert_eq!(erase().await.status(), StatusCode::NOT_FOUND, "and so is the session");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_left_a_running_game_may_be_forgotten_and_whoever_plays_may_not() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("places", "3"), ("guests", "berta@example.org\ncyril@example.org")]).await;
    let berta = accept(&app, "berta@example.org", "Berta").await;
    accept(&app, "cyril@example.org", "Cyril").await;
    let cookie = sign_in(&app, "berta@example.org").await;
    let erase = async || client().post(app.url("/my/erase")).header("cookie", &cookie).send().await.unwrap();
    assert_eq!(erase().await.status(), StatusCode::CONFLICT);
    // Signed in, the plain address of a table shows one's own seat; to anybody else it does not.
    let code: String = app.db.client().await.query_one("SELECT code FROM tables", &[]).await.unwrap().get(0);
    let plain = app.url(&format!("/table/{code}"));
    let own = client().get(&plain).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    assert!(own.contains("<ul class=\"hand\">") && own.contains("Berta"), "{own}");
    assert!(!client().get(&plain).send().await.unwrap().text().await.unwrap().contains("<ul class=\"hand\">"));

    let form = [("capability", capability(&app, &berta).await)];
    assert_eq!(post(&app, &format!("{berta}/resign"), &form).await.status(), StatusCode::SEE_OTHER);
    assert_eq!(location(&erase().await), "/");
    let page = page(&app, &host).await;
    assert!(page.contains("Outis 2") && !page.contains("Berta"), "an alias plays on: {page}");
}
