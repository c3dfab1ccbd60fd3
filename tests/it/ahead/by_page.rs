//! The same by pages: choosing is a GET, only the review posts, and what lies sealed is shown to its owner alone.

use reqwest::StatusCode;

use super::house::{House, seat};
use crate::support::app::client;
use crate::support::player::hidden_fields;

/// The seat's own link, without the query that says it was offered a cookie.
fn link(house: &House, number: u8) -> String {
    house.page_of(seat(number)).trim_end_matches("?here").to_owned()
}

async fn get(house: &House, path: &str) -> (StatusCode, String) {
    let response = client().get(house.app.url(path)).send().await.unwrap();
    (response.status(), response.text().await.unwrap())
}

/// Chooses, reviews, commits; what the review posted.
pub(crate) async fn say(house: &House, number: u8, below: &str, query: &str) -> Vec<(String, String)> {
    let link = link(house, number);
    let (status, review) = get(house, &format!("{link}/{below}?{query}")).await;
    assert_eq!(status, StatusCode::OK, "{query}: {review}");
    let fields = hidden_fields(&review);
    let (_, rest) = review.split_once("method=\"post\" action=\"").unwrap();
    let action = rest.split_once('"').unwrap().0;
    let response = client().post(house.app.url(action)).form(&fields).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::SEE_OTHER, "{query}");
    fields
}

async fn page(house: &House, number: u8) -> String {
    get(house, &house.page_of(seat(number))).await.1
}

/// The first place that the active player may propose.
async fn first_place(house: &House) -> String {
    let page = page(house, 0).await;
    let (_, rest) = page.split_once("name=\"place\" value=\"").expect("seat 0 begins");
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_answered_ahead_in_any_order_and_read_as_a_whole() {
    let house = House::open().await;
    let place = first_place(&house).await;
    let (status, begun) = get(&house, &format!("{}/review?do=propose&place={place}", link(&house, 0))).await;
    assert!(status == StatusCode::OK && begun.contains(&format!("value=\"{place}\" required checked")), "{status}");
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let (plain, entries) = (page(&house, 2).await, house.number("SELECT count(*) FROM entries").await);
    assert!(plain.contains("ask-waits") && plain.contains("Answering early loses nothing"));

    let said = say(&house, 3, "review", "do=agree&c=blue&c-most=2&c-third=same").await;
    assert!(said.contains(&("envelope".to_owned(), "contested red * back blue 2 third same".to_owned())), "{said:?}");
    let own = page(&house, 3).await;
    assert!(own.contains("Your answer lies sealed in its envelope.") && !own.contains("ask-waits"));
    assert!(own.contains("you back blue with at most 2 cards in all"));
    assert_eq!(house.number("SELECT count(*) FROM entries").await, entries, "nothing is read yet");

    // Changed, taken back, said again.
    say(&house, 3, "review", "do=agree&c=pass").await;
    assert!(!page(&house, 3).await.contains("you back blue"));
    say(&house, 3, "review", "do=withdraw").await;
    assert!(page(&house, 3).await.contains("ask-waits"), "asked again");
    say(&house, 3, "review", &format!("do=agree&c=pass&n-{place}=fine")).await;
    assert!(page(&house, 3).await.contains("Whatever is proposed at"));
    say(&house, 2, "review", "do=agree&c=pass").await;
    assert_eq!(house.number("SELECT count(*) FROM entries").await, entries);
    say(&house, 1, "review", "do=agree&c=pass").await;
    assert!(house.number("SELECT count(*) FROM entries").await >= entries + 4, "three answers and no wind, at once");
    assert!(page(&house, 2).await.contains("So your envelope said."), "the owner hears of it");
    let code = house.look(seat(2)).await.code;
    assert!(!get(&house, &format!("/table/{code}")).await.1.contains("envelope said"), "nobody else does");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_without_a_question_and_standing_orders_are_kept() {
    let house = House::open().await;
    let ship = house.look(seat(0)).await;
    let game = ship.record.game();
    let at = game.board().id(penelope::engine::Game::view(game, penelope::engine::Eye::Public).ship).to_owned();
    let said = say(&house, 2, "review", &format!("do=ahead&n-{at}=fine")).await;
    assert!(said.iter().any(|(name, value)| name == "next" && value.starts_with(&format!("at {at} on * agree"))));
    say(&house, 2, "orders", "do=order&o=agree&o-until=turn").await;
    say(&house, 2, "orders", "do=order&o=contested&o-c=pass&o-until=turn").await;
    say(&house, 2, "orders", "do=patience&hours=14").await;
    assert_eq!(house.look(seat(2)).await.said.orders.len(), 2);
    let (_, orders) = get(&house, &format!("{}/orders", link(&house, 2))).await;
    assert!(orders.contains("You agree to every proposal.") && orders.contains("14 waking hours"), "{orders}");
    say(&house, 2, "orders", "do=drop&n=0").await;
    assert_eq!(house.look(seat(2)).await.said.orders.len(), 1);
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    assert!(!page(&house, 2).await.contains("ask-waits"), "what was said before it was proposed covers it");
    assert!(page(&house, 1).await.contains("ask-waits"));
    // Bad words change nothing.
    let (_, review) = get(&house, &format!("{}/orders?do=patience-off", link(&house, 2))).await;
    let capability = hidden_fields(&review).remove(0);
    let before = house.look(seat(2)).await.said;
    for (name, value) in [("orders", "agree until never"), ("patience", "never"), ("next", "x"), ("plan", "propose")] {
        let form = [capability.clone(), (name.to_owned(), value.to_owned())];
        let url = house.app.url(&format!("{}/ahead", link(&house, 2)));
        let response = client().post(url).form(&form).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    assert_eq!(house.look(seat(2)).await.said, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn web_11_a_stale_answer_shows_what_was_said_again() {
    let house = House::open().await;
    let place = first_place(&house).await;
    say(&house, 0, "review", &format!("do=propose&place={place}&c=pass&won=rest")).await;
    let (_, review) = get(&house, &format!("{}/review?do=agree&c=red&c-most=3", link(&house, 2))).await;
    let fields = hidden_fields(&review);
    say(&house, 2, "review", "do=agree&c=pass").await;
    let response =
        client().post(house.app.url(&format!("{}/act", link(&house, 2)))).form(&fields).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::CONFLICT);
    let page = response.text().await.unwrap();
    assert!(page.contains("The table has moved on") && page.contains("value=\"3\""), "the ceiling is still there");
    let said = house.look(seat(2)).await.said;
    assert!(
        said.envelope.is_some_and(|kept| format!("{:?}", kept.word.contested).contains("Pass")),
        "and nothing changed"
    );
}
