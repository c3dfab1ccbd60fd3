//! Every kind of form of the table page, filled and committed once by a real browser (U-1).

use super::hand::Hand;
use crate::ahead::by_page::{first_place, object, say};
use crate::ahead::house::{House, seat};
use crate::support::browser::Browser;

/// The seat's own link, as letters have it.
fn link(house: &House, number: u8) -> String {
    house.page_of(seat(number)).trim_end_matches("?here").to_owned()
}

/// Somebody has proposed, and the three others are asked. The place.
async fn proposed(house: &House) -> String {
    let place = first_place(house).await;
    say(house, 0, "review", &format!("do=propose&place={place}&c=ask&won=ask")).await;
    place
}

/// The ship's places of the next movement: each can be spoken about by itself.
async fn next_places(hand: &Hand<'_>) -> Vec<String> {
    let mut places = Vec::new();
    for name in hand.names("n-").await {
        if hand.offers(&name, "ways").await {
            places.push(name);
        }
    }
    places
}

/// By the way on: the first is fine, about the second one wants to be asked. Two lines for one place.
async fn by_the_way_on(hand: &Hand<'_>, place: &str) -> (String, String) {
    hand.tap(place, "ways").await;
    let mut rows = Vec::new();
    for name in hand.names(&format!("{place}-")).await {
        if hand.offers(&name, "ask").await && hand.offers(&name, "fine").await {
            rows.push(name);
        }
    }
    hand.tap(&rows[0], "fine").await;
    hand.tap(&rows[1], "ask").await;
    hand.pick(&format!("{place}-c"), "pass").await;
    (rows[0].clone(), rows[1].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_an_envelope_by_ways_is_committed_withdrawn_and_comes_back_whole_when_refused() {
    let (house, browser) = (House::open().await, Browser::start().await);
    let place = proposed(&house).await;
    let hand = Hand::new(&browser, &house.app.base).await;
    hand.open(&link(&house, 3)).await;
    let table = hand.path().await;
    hand.pick("c", "pass").await;
    // With exceptions by the place that red takes.
    let reds: Vec<String> = hand.names("c-").await;
    let mut rows = Vec::new();
    for red in reds {
        if hand.offers(&red, "pass").await && hand.offers(&red, "ask").await {
            rows.push(red);
        }
    }
    assert!(rows.len() > 1, "{rows:?}");
    for (number, row) in rows.iter().enumerate() {
        hand.tap(row, if number == 0 { "ask" } else { "pass" }).await;
    }
    let (fine, ask) = by_the_way_on(&hand, &format!("n-{place}")).await;
    hand.review("c", &["agree"]).await;
    assert_eq!(hand.commit().await, table, "{:?}", hand.problems().await);
    assert_eq!(hand.problems().await, [""; 0]);
    assert!(hand.words("ask").await.contains("Your answer lies sealed in its envelope."));
    for (name, value) in [("c", "pass"), (rows[0].as_str(), "ask"), (&fine, "fine"), (&ask, "ask")] {
        assert!(hand.holds(name, value).await, "it stands on the sheet again: {name}={value}");
    }

    hand.follow("do=withdraw", ".review-ways").await;
    assert_eq!(hand.commit().await, table);
    assert!(!hand.words("ask").await.contains("Your answer lies sealed in its envelope."));

    // Meanwhile the same is answered elsewhere: nothing is changed, nothing is lost.
    let listed = hand.listed("c").await;
    let back = listed.iter().find(|value| value.starts_with("blue.")).expect("somebody to back").clone();
    hand.pick("c", &back).await;
    let (fine, ask) = by_the_way_on(&hand, &format!("n-{place}")).await;
    hand.review("c", &["agree"]).await;
    say(&house, 3, "review", "do=agree&c=pass").await;
    assert_eq!(hand.commit().await, format!("{table}/act"));
    let problems = hand.problems().await;
    assert!(problems.len() == 1 && problems[0].contains("has moved on"), "{problems:?}");
    for (name, value) in [("c", back.as_str()), (&fine, "fine"), (&ask, "ask")] {
        assert!(hand.holds(name, value).await, "it is chosen still: {name}={value}");
    }
    hand.review("c", &["agree"]).await;
    assert_eq!(hand.commit().await, table, "and can be sent as it is");
    assert_eq!(browser.console().await.len(), 1, "the refusal itself: {:?}", browser.console().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn u_1_what_comes_then_is_said_for_two_places_and_so_is_a_plan() {
    let (house, browser) = (House::open().await, Browser::start().await);
    proposed(&house).await;
    // The first who can objects, so that blue and red lie and nothing is decided.
    let mut number = 1;
    while !object(&house, number).await {
        say(&house, number, "review", "do=agree&c=ask").await;
        number += 1;
    }
    let hand = Hand::new(&browser, &house.app.base).await;
    // The next turn is the second seat's: a plan.
    hand.open(&link(&house, 1)).await;
    let table = hand.path().await;
    let ways: Vec<String> = hand.names("p-").await.into_iter().filter(|name| name.ends_with("-1")).collect();
    assert_eq!(ways.len(), 2, "from blue and from red");
    let mut planned = Vec::new();
    for name in &ways {
        let place = hand.listed(name).await.remove(0);
        hand.pick(name, &place).await;
        planned.push((name.clone(), place));
    }
    hand.pick("p-c", "pass").await;
    hand.pick("p-won", "rest").await;
    hand.review("p-c", &LEAST).await;
    assert_eq!(hand.commit().await, table, "{:?}", hand.problems().await);
    for (name, place) in &planned {
        assert!(hand.holds(name, place).await, "the plan stands on the sheet: {name}={place}");
    }
    // The others are asked about it.
    hand.open(&link(&house, 3)).await;
    let places = next_places(&hand).await;
    assert_eq!(places.len(), 2, "{places:?}");
    let (fine, ask) = by_the_way_on(&hand, &places[0]).await;
    hand.tap(&places[1], "fine").await;
    hand.review(&places[0], &LEAST).await;
    assert_eq!(hand.commit().await, table, "{:?}", hand.problems().await);
    for (name, value) in [(&fine, "fine"), (&ask, "ask"), (&places[1], "fine")] {
        assert!(hand.holds(name, value).await, "{name}={value}");
    }
    assert_eq!(browser.console().await, [""; 0]);
}

/// Where the sheet asks something besides, the least that can be said: to pass in turn, or to be asked when it comes to that.
const LEAST: [&str; 3] = ["pass", "say.ask", "ask"];

#[tokio::test(flavor = "multi_thread")]
async fn u_1_standing_orders_and_patience_are_committed() {
    let (house, browser) = (House::open().await, Browser::start().await);
    let hand = Hand::new(&browser, &house.app.base).await;
    hand.open(&link(&house, 2)).await;
    let table = hand.path().await;
    for order in ["agree", "contested"] {
        hand.follow("/orders", "#sheet-order").await;
        hand.tap("o", order).await;
        if order == "contested" {
            hand.pick("o-c", "pass").await;
        }
        hand.tap("o-until", "turn").await;
        hand.review("o", &[]).await;
        assert_eq!(hand.commit().await, table, "{:?}", hand.problems().await);
    }
    hand.follow("/orders", "#sheet-patience").await;
    hand.type_in("hours", "14").await;
    hand.review("hours", &[]).await;
    assert_eq!(hand.commit().await, table);
    hand.follow("/orders", "#sheet-order").await;
    assert!(hand.words("said").await.contains("You agree to every proposal."), "{}", hand.words("said").await);
    assert!(hand.holds("hours", "14").await);
    // Taken back, one by one.
    hand.follow("do=drop&n=0", ".review-ways").await;
    assert_eq!(hand.commit().await, table);
    hand.follow("/orders", "#sheet-order").await;
    assert!(!hand.words("said").await.contains("You agree to every proposal."));
    assert_eq!(browser.console().await, [""; 0]);
}
