//! Whoever sits at a table for the first time is led through the first turns, until they say that it is enough.

use reqwest::{Response, StatusCode};

use crate::ahead::house::{House, seat};
use crate::support::app::{TestApp, client};
use crate::support::client::Client;
use crate::support::player::Player;

const TIP: &str = "class=\"tip\"";

async fn page(app: &TestApp, path: &str, cookie: &str) -> String {
    let response = client().get(app.url(path)).header("cookie", cookie).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

async fn end_hints(app: &TestApp, path: &str) -> Response {
    let mut client = Client::without_cookies(&app.base);
    let form = client.open(path).await.form("/hints");
    client.press_only(&form, None).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_led_at_each_place_and_one_button_ends_it_in_this_browser() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    // In a demo a guest gets letters and is a player; elsewhere nobody is known.
    app.db.execute("UPDATE seats SET player_id = NULL").await;
    let path = format!("{}?here", player.link);
    let shown = page(&app, &path, "").await;
    assert!(shown.matches(TIP).count() >= 3, "at the question, the chart and the hand: {shown}");
    let question = shown.find(TIP).unwrap();
    assert!(question < shown.find("class=\"chart-box\"").unwrap(), "the first stands with the question");
    let public = page(&app, &format!("/table/{}", player.code()), "").await;
    assert!(!public.contains(TIP), "who only watches is not led");
    let ended = end_hints(&app, &path).await;
    assert_eq!(ended.headers()["location"], path);
    let cookie = ended.headers()["set-cookie"].to_str().unwrap().split_once(';').unwrap().0.to_owned();
    assert!(!page(&app, &path, &cookie).await.contains(TIP));
    assert!(page(&app, &path, "").await.contains(TIP), "another guest begins anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_them_at_the_first_table_only_and_never_again_once_switched_off() {
    let house = House::open().await;
    let (own, other) = (seat(0), seat(1));
    let before = page(&house.app, &house.page_of(other), "").await;
    assert!(before.contains(TIP));
    assert_eq!(end_hints(&house.app, &house.page_of(own)).await.status(), StatusCode::SEE_OTHER);
    assert!(!page(&house.app, &house.page_of(own), "").await.contains(TIP), "also without the cookie");
    assert_eq!(page(&house.app, &house.page_of(other), "").await, before, "nobody else sees anything of it");
    // An older game of the same player makes this one the second.
    let elsewhere = "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at) \
                     SELECT 'K7QM2X', game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at FROM tables";
    house.app.db.execute(elsewhere).await;
    let sit = format!(
        "INSERT INTO seats (id, table_id, participant, seat, name, word, player_id) OVERRIDING SYSTEM VALUE \
         SELECT 0, (SELECT max(id) FROM tables), 0, 0, name, word, player_id FROM seats WHERE id = {}",
        house.seats[1].0
    );
    house.app.db.execute(&sit).await;
    assert!(!page(&house.app, &house.page_of(other), "").await.contains(TIP));
}

#[tokio::test(flavor = "multi_thread")]
async fn they_end_when_everyone_has_had_a_turn() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let mut led = 0;
    while !player.is_over() {
        let shown = page(&app, &format!("{}?here", player.link), "").await;
        if !shown.contains(TIP) {
            break;
        }
        led += 1;
        player.answer_plainly().await;
    }
    assert!(led > 0 && !player.is_over(), "{led} pages with hints, then play goes on without");
}
