//! The languages at the foot of every page: kept for strangers, and for players in their letters too.

use penelope::engine::Seat;
use penelope::engine::ulysses::Ulysses;
use penelope::play::glance::Glance;
use reqwest::{Response, StatusCode};

use crate::ahead::house::House;
use crate::support::app::{TestApp, client};
use crate::support::player::{Player, hidden_field};

async fn choose(app: &TestApp, locale: &str, back: &str, cookie: &str) -> Response {
    let form = [("locale", locale), ("back", back)];
    client().post(app.url("/language")).header("cookie", cookie).form(&form).send().await.unwrap()
}

fn cookie_of(response: &Response) -> String {
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    cookie.split_once(';').unwrap().0.to_owned()
}

async fn page(app: &TestApp, path: &str, cookie: &str) -> String {
    client().get(app.url(path)).header("cookie", cookie).send().await.unwrap().text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_who_looks_around_keeps_the_language() {
    let app = TestApp::start().await;
    for path in
        ["/", "/new", "/tables", "/archive?player=A", "/rules/ulysses", "/sign-in", "/sent", "/mailbox", "/nowhere"]
    {
        let before = page(&app, path, "").await;
        assert!(before.contains("<html lang=\"en\">"), "{path}");
        let back = hidden_field(&before, "back");
        assert_eq!(back, path, "the switch leads back to the page it stands on");
        let chosen = choose(&app, "cs", &back, "").await;
        assert_eq!(chosen.status(), StatusCode::SEE_OTHER);
        assert_eq!(chosen.headers()["location"], path);
        let after = page(&app, path, &cookie_of(&chosen)).await;
        assert!(
            after.contains("<html lang=\"cs\">") && after.contains("<strong lang=\"cs\">Čeština</strong>"),
            "{path}"
        );
    }
    let rules = choose(&app, "nl", "/rules/ulysses/de", "").await;
    assert_eq!(rules.headers()["location"], "/rules/ulysses/nl");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_at_a_table_to_try_keeps_it_in_the_cookie_and_what_is_posted_is_not_posted_again() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let chosen = choose(&app, "fr", &format!("{}?here", player.link), "").await;
    let cookie = cookie_of(&chosen);
    assert!(page(&app, &format!("{}?here", player.link), &cookie).await.contains("<html lang=\"fr\">"));
    let form = [("capability", "nonsense"), ("words", "x")];
    let refused = client().post(app.url(&format!("{}/talk", player.link))).form(&form).send().await.unwrap();
    assert_eq!(hidden_field(&refused.text().await.unwrap(), "back"), player.link);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_of_a_seat_is_written_to_in_the_language_chosen_there() {
    let house = House::open().await;
    let (own, other) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let locale = async |seat: Seat| {
        let glance: Glance<Ulysses> = house.look(seat).await;
        let id = house.seats[usize::from(seat.number())];
        glance.players.iter().find(|player| player.seat == id).unwrap().locale.clone().unwrap()
    };
    let before = locale(other).await;
    for tag in ["nl", "fr"] {
        let chosen = choose(&house.app, tag, &house.page_of(own), "").await;
        assert_eq!(chosen.headers()["location"], house.page_of(own));
        assert_eq!(locale(own).await, tag);
        let shown = page(&house.app, &house.page_of(own), "").await;
        assert!(shown.contains(&format!("<html lang=\"{tag}\">")), "without a cookie as well");
    }
    assert_eq!(locale(other).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_in_keeps_it_everywhere() {
    let house = House::open().await;
    let cookie = crate::gather::session::sign_in(&house.app, &house.addresses[0]).await;
    let chosen = choose(&house.app, "de", "/my", &cookie).await;
    assert!(page(&house.app, "/my", &format!("{cookie}; {}", cookie_of(&chosen))).await.contains("<html lang=\"de\">"));
    let sql = format!("SELECT count(*) FROM players WHERE locale = 'de' AND address = '{}'", house.addresses[0]);
    assert_eq!(house.number(&sql).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_other_site_chooses_and_nobody_is_led_to_one() {
    let app = TestApp::start().await;
    assert_eq!(choose(&app, "de", "//example.org/", "").await.headers()["location"], "/");
    assert_eq!(choose(&app, "xx", "/", "").await.status(), StatusCode::BAD_REQUEST);
    let form = [("locale", "de"), ("back", "/")];
    let foreign = client().post(app.url("/language")).header("sec-fetch-site", "cross-site").form(&form);
    assert_eq!(foreign.send().await.unwrap().status(), StatusCode::FORBIDDEN);
}
