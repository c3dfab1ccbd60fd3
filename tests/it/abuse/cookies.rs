//! Signing out where others use the browser too, and everywhere (S-6, S-13).

use chrono::TimeDelta;
use penelope::link::{Errand, Purpose};

use crate::gather::house::*;
use crate::support::app::{TestApp, client};

/// What a browser keeps of an answer: names and values.
fn kept(response: &reqwest::Response) -> Vec<(String, String)> {
    let set = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let ended = |cookie: &&str| cookie.contains("Max-Age=0");
    let pairs =
        set.filter(|cookie| !ended(cookie)).map(|cookie| cookie.split(';').next().unwrap().split_once('=').unwrap());
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn ended(response: &reqwest::Response) -> Vec<String> {
    let set = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    set.filter(|cookie| cookie.contains("Max-Age=0"))
        .map(|cookie| cookie.split('=').next().unwrap().to_owned())
        .collect()
}

fn header(cookies: &[(String, String)]) -> String {
    cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
}

async fn sign_in(app: &TestApp) -> Vec<(String, String)> {
    // Another letter, another link: each signs in once.
    app.clock.advance(TimeDelta::seconds(1));
    kept(&post(app, &pass_path(app, "sign-in", Errand::SignIn, HOST).await, &[]).await)
}

/// Follows a seat's link and keeps its cookie.
async fn sit_down(app: &TestApp, link: &str) -> (String, String) {
    let mut cookies = kept(&app.get(link).await);
    cookies.pop().expect("the link gives its cookie")
}

/// Whether a browser with these cookies sees the seat's own page.
async fn is_seated(app: &TestApp, code: &str, cookies: &[(String, String)]) -> bool {
    let request = client().get(app.url(&format!("/table/{code}"))).header("cookie", header(cookies));
    request.send().await.unwrap().text().await.unwrap().contains("Your cards and goals")
}

fn code_of(cookie: &str) -> String {
    cookie.rsplit('-').next().unwrap().to_owned()
}

async fn dealt(app: &TestApp) -> String {
    open_confirmed(app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await
}

async fn act(app: &TestApp, path: &str, cookies: &[(String, String)]) -> reqwest::Response {
    client().post(app.url(path)).header("cookie", header(cookies)).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn s_6_signing_out_also_leaves_the_seats_of_this_browser() {
    let app = TestApp::start().await;
    let links = [dealt(&app).await, dealt(&app).await];
    let mut cookies = sign_in(&app).await;
    for link in &links {
        cookies.push(sit_down(&app, link).await);
    }
    let out = act(&app, "/my/sign-out", &cookies).await;
    let ended = ended(&out);
    for (name, _) in cookies.iter().filter(|(name, _)| name != "penelope-language") {
        assert!(ended.contains(name), "{name} of {ended:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn s_6_signing_out_everywhere_ends_cookies_of_seats_in_every_browser_and_letters_still_lead_back() {
    let app = TestApp::start().await;
    let link = dealt(&app).await;
    let session = sign_in(&app).await;
    let elsewhere = vec![sit_down(&app, &link).await];
    let code = code_of(&elsewhere[0].0);
    let other_seat = crate::support::player::Player::start(&app).await;
    let others = vec![sit_down(&app, &other_seat.link).await];
    let others_code = code_of(&others[0].0);
    assert!(is_seated(&app, &code, &elsewhere).await);
    act(&app, "/my/sign-out", &session).await;
    assert!(is_seated(&app, &code, &elsewhere).await, "this browser only");
    let session = sign_in(&app).await;
    assert_eq!(act(&app, "/my/sign-out-everywhere", &session).await.status(), 303);
    assert!(!is_seated(&app, &code, &elsewhere).await, "a cookie in a browser that was left behind");
    assert!(is_seated(&app, &others_code, &others).await, "nobody else's");
    let again = vec![sit_down(&app, &link).await];
    assert!(is_seated(&app, &code, &again).await, "the link of a letter opens the seat again");
    app.clock.advance(TimeDelta::days(1));
    assert!(is_seated(&app, &code, &again).await);
    let token = seat_token(&app, "Anna", Purpose::Cookie).await;
    let forged = vec![(again[0].0.clone(), token)];
    assert!(!is_seated(&app, &code, &forged).await, "one as they were before");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_13_over_https_seats_cookies_are_bound_to_this_host_too() {
    let app = TestApp::with_base_url(Some("https://penelope.example.org")).await;
    let link = dealt(&app).await;
    let cookie = sit_down(&app, &link).await;
    assert!(cookie.0.starts_with("__Host-penelope-"), "{}", cookie.0);
    let code = code_of(&cookie.0);
    assert!(is_seated(&app, &code, std::slice::from_ref(&cookie)).await);
    let planted = (format!("penelope-{code}"), cookie.1);
    assert!(!is_seated(&app, &code, &[planted]).await, "a name that another host of the domain could set");
}

#[tokio::test(flavor = "multi_thread")]
async fn s_13_sessions_are_listed_and_each_can_be_ended_by_its_player_only() {
    let app = TestApp::start().await;
    dealt(&app).await;
    let mut browsers = Vec::new();
    for _ in 0..3 {
        browsers.push(sign_in(&app).await);
        app.clock.advance(TimeDelta::days(2));
    }
    let look = async |cookies: &[(String, String)]| {
        let request = client().get(app.url("/my/sessions")).header("cookie", header(cookies));
        request.send().await.unwrap()
    };
    let page = look(&browsers[2]).await.text().await.unwrap();
    assert_eq!(page.matches("name=\"session\"").count(), 3, "{page}");
    assert_eq!(page.matches("This browser").count(), 1, "{page}");
    let ids: Vec<String> = page
        .split("name=\"session\" value=\"")
        .skip(1)
        .map(|rest| rest.split_once('"').unwrap().0.to_owned())
        .collect();
    let end = async |cookies: &[(String, String)], id: &str, site: &str| {
        let request =
            client().post(app.url("/my/sessions")).header("cookie", header(cookies)).header("sec-fetch-site", site);
        request.form(&[("session", id)]).send().await.unwrap()
    };
    assert_eq!(end(&browsers[2], &ids[2], "cross-site").await.status(), 403);
    // The newest first, so the last is the oldest.
    assert_eq!(location(&end(&browsers[2], &ids[2], "same-origin").await), "/my/sessions");
    assert_eq!(location(&look(&browsers[0]).await), "/sign-in");
    assert_eq!(look(&browsers[1]).await.status(), 200);
    post(&app, "/sign-in", &[("address", "other@example.org".to_owned())]).await;
    let stranger = kept(&post(&app, &pass_path(&app, "sign-in", Errand::SignIn, "other@example.org").await, &[]).await);
    end(&stranger, &ids[1], "same-origin").await;
    assert_eq!(look(&browsers[1]).await.status(), 200, "nobody ends another's");
    let own = end(&browsers[2], &ids[0], "same-origin").await;
    assert!(!ended(&own).is_empty(), "one's own is signing out");
    assert_eq!(location(&look(&browsers[2]).await), "/sign-in");
    assert_eq!(end(&browsers[1], "no number", "same-origin").await.status(), 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn s_9_an_address_that_nobody_ever_confirmed_gets_few_letters_a_day() {
    let app = TestApp::start().await;
    let written = async |address: &str| {
        let sql = format!(
            "SELECT count(*) FROM outbox o JOIN players p ON p.id = o.player_id \
             WHERE p.address = '{address}' AND o.state = 'waiting'"
        );
        number(&app, &sql).await
    };
    let ask = async |address: &str| {
        for _ in 0..8 {
            app.db.execute("UPDATE outbox SET written_at = written_at - interval '61 minutes'").await;
            post(&app, "/sign-in", &[("address", address.to_owned())]).await;
        }
    };
    ask("stranger@example.org").await;
    assert_eq!(written("stranger@example.org").await, 5, "and no more within a day");
    app.db.execute("UPDATE outbox SET written_at = written_at - interval '1 day'").await;
    post(&app, "/sign-in", &[("address", "stranger@example.org".to_owned())]).await;
    assert_eq!(written("stranger@example.org").await, 6, "the next day");
    post(&app, "/sign-in", &[("address", "known@example.org".to_owned())]).await;
    app.db.execute("UPDATE players SET confirmed_at = now() WHERE address = 'known@example.org'").await;
    ask("known@example.org").await;
    assert_eq!(written("known@example.org").await, 9, "whoever came by a letter may forget where it lies");
}
