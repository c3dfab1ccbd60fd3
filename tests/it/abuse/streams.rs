//! Open pages that are told of news: how many one client and one table have (S-5).

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use crate::support::app::{TestApp, client};
use crate::support::player::Player;

/// The stream of a table's page for a client that the proxy names.
async fn open(app: &TestApp, code: &str, from: &str) -> reqwest::Response {
    let url = app.url(&format!("/table/{code}/events?seq=1&talk=0"));
    client().get(url).header("x-forwarded-for", from).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn s_5_nobody_takes_all_the_streams_and_closed_ones_are_free_at_once() {
    let app = TestApp::behind(IpAddr::V4(Ipv4Addr::LOCALHOST)).await;
    let codes = [Player::start(&app).await.code(), Player::start(&app).await.code()];
    let mut held = Vec::new();
    let refused = loop {
        let response = open(&app, &codes[held.len() % 2], "203.0.113.9").await;
        if response.status() != 200 {
            break response;
        }
        held.push(response);
        assert!(held.len() < 200, "one client has an end");
    };
    assert_eq!(refused.status(), 204, "a browser does not come again");
    assert!(held.len() >= 16, "enough for a household: {}", held.len());
    assert_eq!(open(&app, &codes[0], "203.0.113.10").await.status(), 200, "others are not in it");
    let all = held.len();
    drop(held);
    let again = async {
        let mut again = Vec::new();
        while again.len() < all {
            let response = open(&app, &codes[0], "203.0.113.9").await;
            if response.status() == 200 {
                again.push(response);
            }
        }
    };
    // Long before a line is written that would tell the server.
    tokio::time::timeout(Duration::from_secs(15), again).await.expect("places are free at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_5_one_table_leaves_streams_for_the_others() {
    let app = TestApp::behind(IpAddr::V4(Ipv4Addr::LOCALHOST)).await;
    let codes = [Player::start(&app).await.code(), Player::start(&app).await.code()];
    let mut held = Vec::new();
    loop {
        let from = format!("198.51.100.{}", held.len() / 10);
        let response = open(&app, &codes[0], &from).await;
        if response.status() == 204 {
            break;
        }
        held.push(response);
        assert!(held.len() < 500, "one table has an end");
    }
    assert!(held.len() >= 100, "a game that many look at: {}", held.len());
    assert_eq!(open(&app, &codes[1], "198.51.100.1").await.status(), 200);
}
