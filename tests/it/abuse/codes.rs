//! Codes of tables: who guesses them, and what they show (S-8, U-11).

use crate::gather::house::*;
use crate::support::app::{TestApp, client};
use crate::support::player::{Player, hidden_field};

#[tokio::test(flavor = "multi_thread")]
async fn s_8_whoever_guesses_codes_has_to_wait_and_whoever_sits_there_does_not() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let table = format!("/table/{}", player.code());
    let cookie = client().get(app.url(&player.link)).send().await.unwrap();
    let cookie = cookie.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let mut guesses = 0;
    let refused = loop {
        let response = app.get(&format!("/table/{:06}", guesses)).await;
        if response.status() == 429 {
            break response;
        }
        assert_eq!(response.status(), 404);
        guesses += 1;
        assert!(guesses < 200, "guessing has an end");
    };
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(app.get(&table).await.status(), 429, "a right guess looks like a wrong one");
    assert_eq!(app.get(&format!("{table}/archive.json")).await.status(), 429);
    let code = player.code();
    let encoded_code = format!("/table/%{:02x}{}", code.as_bytes()[0], &code[1..]);
    let encoded_table = format!("/t%61ble/{code}");
    for path in [encoded_table, encoded_code] {
        assert_eq!(app.get(&path).await.status(), 429, "{path}");
    }
    let seated = client().get(app.url(&table)).header("cookie", &cookie).send().await.unwrap();
    assert_eq!(seated.status(), 200, "who holds the seat is not in it");
    assert_eq!(app.get(&format!("{}?here", player.link)).await.status(), 200, "nor is a link of ours");
    assert_eq!(app.get("/tables").await.status(), 200);
}

/// A dealt table with one line of talk; the seat's page and everybody's.
async fn talked(app: &TestApp, audience: &'static str) -> [String; 2] {
    let wish = [("places", "3"), ("bots", "2"), ("guests", ""), ("audience", audience)];
    let link = open_confirmed(app, &wish).await;
    let page = app.get(&format!("{link}?here")).await.text().await.unwrap();
    let form = [("capability", hidden_field(&page, "capability")), ("words", "a whispered word".to_owned())];
    assert_eq!(post(app, &format!("{link}/talk"), &form).await.status(), 303);
    let code = Player::at(app, link.clone()).await.code();
    let mut pages = Vec::new();
    for path in [format!("{link}?here"), format!("/table/{code}")] {
        pages.push(app.get(&path).await.text().await.unwrap());
    }
    pages.try_into().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn s_8_u_11_talk_of_a_table_by_invitation_is_for_its_seats() {
    let app = TestApp::start().await;
    let [own, everybodys] = talked(&app, "invited").await;
    assert!(own.contains("a whispered word"));
    assert!(!everybodys.contains("whispered"), "{everybodys}");
    let [own, everybodys] = talked(&app, "open").await;
    assert!(own.contains("a whispered word") && everybodys.contains("a whispered word"));
}

#[tokio::test(flavor = "multi_thread")]
async fn s_8_only_open_games_that_are_over_are_for_search_engines() {
    let app = TestApp::start().await;
    let wish = |audience| [("places", "3"), ("bots", "2"), ("guests", ""), ("audience", audience)];
    let (mut codes, mut links) = (Vec::new(), Vec::new());
    for audience in ["open", "invited"] {
        let player = Player::at(&app, open_confirmed(&app, &wish(audience)).await).await;
        codes.push(player.code());
        links.push(player.link);
    }
    let gathering = open_confirmed(&app, &[("audience", "open")]).await;
    let below = ["", "/log", "/replay", "/replay/1", "/archive.json", "/archive.txt", "/archive.html"];
    let indexed = async |path: &str| {
        let response = app.get(path).await;
        assert!(response.status().is_success() || response.status() == 404, "{path}: {}", response.status());
        response.headers().get("x-robots-tag").is_none_or(|tag| tag != "noindex")
    };
    for code in &codes {
        for below in below {
            let path = format!("/table/{code}{below}");
            assert!(!indexed(&path).await, "{path} of a running game");
        }
    }
    assert!(!indexed(&format!("{gathering}?here")).await, "a link is nobody's to index");
    for path in ["/", "/archive", "/rules/ulysses", "/tables"] {
        assert!(indexed(path).await, "{path}");
    }
    for link in &links {
        let resign = format!("{link}/resign");
        let form = [("capability", hidden_field(&app.get(&resign).await.text().await.unwrap(), "capability"))];
        assert_eq!(post(&app, &resign, &form).await.status(), 303, "the only person leaves, and the game is over");
    }
    let [open, invited] = [&codes[0], &codes[1]];
    assert!(indexed(&format!("/table/{open}/replay")).await);
    assert!(!indexed(&format!("/table/{open}")).await, "the replay is enough");
    assert!(!indexed(&format!("/table/{invited}/replay")).await);
}
