//! Signing in by letter, my tables, settings, signing out.

use chrono::TimeDelta;
use penelope::link::Errand;
use reqwest::{Response, StatusCode};

use super::house::*;
use crate::support::app::{TestApp, client};
use crate::support::client::Client;
use crate::support::player::Player;

/// The cookie of a browser that is signed in.
pub(crate) async fn sign_in(app: &TestApp, address: &str) -> String {
    sign_in_with(app, &mut Client::new(&app.base), address).await
}

/// In this browser; its cookie.
pub(crate) async fn sign_in_with(app: &TestApp, client: &mut Client, address: &str) -> String {
    let mut form = client.open("/sign-in").await.form("/sign-in");
    assert_eq!(client.press(form.fill("address", address), None).await.path(), "/sent");
    let mut path = sign_in_path(app, address).await;
    if client.open_from_letter(&path).await.status == StatusCode::GONE {
        // No two letters to one address leave in the same second.
        app.clock.advance(TimeDelta::seconds(1));
        path = sign_in_path(app, address).await;
        client.open_from_letter(&path).await;
    }
    let form = client.page().form(&path);
    session_cookie(&client.press_only(&form, None).await)
}

async fn sign_in_path(app: &TestApp, address: &str) -> String {
    pass_path(app, "sign-in", Errand::SignIn, address).await
}

fn session_cookie(response: &Response) -> String {
    assert!(["/my", "/my/hours"].contains(&location(response).as_str()), "{}", location(response));
    let cookies = response.headers().get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    let cookie = cookies.into_iter().find(|cookie| cookie.contains("penelope-session")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    cookie.split_once(';').unwrap().0.to_owned()
}

async fn my(app: &TestApp, cookie: &str) -> Response {
    client().get(app.url("/my")).header("cookie", cookie).send().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_new_is_written_to_in_the_language_of_the_page_and_nobody_else_is() {
    let app = TestApp::start().await;
    for language in ["de", "fr"] {
        let form = client().post(app.url("/sign-in")).header("accept-language", language);
        let form = form.header("origin", app.base.as_str()).form(&[("address", HOST)]);
        assert_eq!(location(&form.send().await.unwrap()), "/sent");
    }
    let told = app.db.connect().await.query_one("SELECT locale FROM players", &[]).await.unwrap();
    assert_eq!(told.get::<_, Option<String>>(0).as_deref(), Some("de"), "a stranger changes nobody's language");
}

#[tokio::test(flavor = "multi_thread")]
async fn f_5_the_link_works_for_half_an_hour_and_once_and_looking_signs_nobody_in() {
    let app = TestApp::start().await;
    assert_eq!(location(&app.get("/my").await), "/sign-in");
    post(&app, "/sign-in", &[("address", HOST.to_owned())]).await;
    assert_eq!(mail(&app).await, ["sign in to host"]);
    let path = sign_in_path(&app, HOST).await;
    let page = app.get(&path).await;
    assert!(page.headers().get("set-cookie").is_none());
    assert!(page.text().await.unwrap().contains("h…@example.org"));
    assert_eq!(number(&app, "SELECT count(*) FROM sessions").await, 0, "LINK-01");
    let foreign = client().post(app.url(&path)).header("sec-fetch-site", "cross-site").send().await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
    let mut reader = Client::new(&app.base);
    assert!(!reader.open_from_letter(&path).await.first_button_posts(), "a scanner's click signs nobody in");
    let form = reader.page().form(&path);
    let pressed = reader.press_only(&form, None).await;
    assert_eq!(location(&pressed), "/my/hours", "nobody knows yet where this player lives");
    let cookie = session_cookie(&pressed);
    assert_eq!(my(&app, &cookie).await.status(), StatusCode::OK);
    let sessions = "SELECT count(*) FROM sessions";
    // Here it leads on; elsewhere it makes no other session, and leads to another letter.
    assert_eq!(reader.open_from_letter(&path).await.path(), "/my");
    let mut other = Client::new(&app.base);
    for used in [app.get(&path).await, other.press_only(&form, None).await, post(&app, &path, &[]).await] {
        assert_eq!(used.status(), StatusCode::GONE);
        assert!(used.headers().get("set-cookie").is_none());
        assert!(used.text().await.unwrap().contains("This link was used already"));
    }
    assert_eq!(number(&app, sessions).await, 1);
    let again = other.open_from_letter(&path).await.form("/sign-in");
    assert!(!again.posts);
    let mut form = other.press(&again, None).await.form("/sign-in");
    assert_eq!(other.press(form.fill("address", HOST), None).await.path(), "/sent");
    app.clock.advance(TimeDelta::seconds(1));
    let fresh = sign_in_path(&app, HOST).await;
    let form = other.open_from_letter(&fresh).await.form(&fresh);
    assert_eq!(other.press(&form, None).await.path(), "/my/hours", "until it is said");
    assert_eq!(number(&app, sessions).await, 2);
    let token = cookie.split_once('=').unwrap().1;
    let dumped = number(&app, &format!("SELECT count(*) FROM sessions s WHERE s::text LIKE '%{token}%'")).await;
    assert_eq!((token.len(), dumped), (64, 0), "LINK-14: only its hash is stored");
    app.clock.advance(TimeDelta::minutes(31));
    assert_eq!(post(&app, &path, &[]).await.status(), StatusCode::GONE);
    app.clock.advance(TimeDelta::days(91));
    assert_eq!(location(&my(&app, &cookie).await), "/sign-in", "a session ends by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn web_07_signing_in_answers_the_same_and_does_the_same_for_every_address() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    app.db.execute("UPDATE players SET blocked_at = now() WHERE address = 'berta@example.org'").await;
    let mut answers = Vec::new();
    for address in [HOST, "berta@example.org", "nobody@example.org"] {
        let before = number(&app, "SELECT count(*) FROM outbox").await;
        let response = post(&app, "/sign-in", &[("address", address.to_owned())]).await;
        let written = number(&app, "SELECT count(*) FROM outbox").await - before;
        answers.push((written, location(&response), response.text().await.unwrap()));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert!(!mail(&app).await.contains(&"sign in to berta".to_owned()));
    for _ in 0..10 {
        post(&app, "/sign-in", &[("address", HOST.to_owned())]).await;
    }
    let to_host = mail(&app).await.into_iter().filter(|line| line == "sign in to host").count();
    assert_eq!(to_host, 5, "nobody's mailbox is filled");
    let wrong = post(&app, "/sign-in", &[("address", "no <address>".to_owned())]).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = wrong.text().await.unwrap();
    assert!(page.contains("value=\"no &#60;address&#62;\""), "WEB-05, and nothing typed is lost: {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_asks_for_sign_in_letters_up_to_a_limit() {
    let app = TestApp::start().await;
    let mut refused = None;
    for number in 0..40 {
        let response = post(&app, "/sign-in", &[("address", format!("p{number}@example.org"))]).await;
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            refused = Some(response);
            break;
        }
    }
    let refused = refused.expect("there is a limit");
    assert!(refused.headers().contains_key("retry-after"));
    assert!(refused.text().await.unwrap().contains("a little too often"));
}

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_show_what_waits_for_me_first_and_lead_there() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, HOST).await;
    let empty = my(&app, &cookie).await.text().await.unwrap();
    assert!(empty.contains("You have no table yet."), "{empty}");
    open(&app, &[("guests", "")]).await; // unconfirmed: not mine yet
    open_confirmed(&app, &[("guests", "berta@example.org")]).await;
    open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    let off = open_confirmed(&app, &[("guests", "")]).await;
    deed(&app, &off, "leave", &[]).await;
    open_confirmed(&app, &[("address", "other@example.org"), ("name", "Otto"), ("guests", HOST)]).await;
    let page = my(&app, &cookie).await.text().await.unwrap();
    let titles = ["Waiting for you", "You are invited", "Waiting for players", "Over"];
    let places: Vec<usize> = titles.iter().map(|title| page.find(&format!("<h2>{title}</h2>")).expect(title)).collect();
    assert!(places.is_sorted(), "{page}");
    assert_eq!(page.matches("href=\"/l/").count(), 3, "{page}");
    assert_eq!(page.matches("href=\"/invitation/").count(), 1, "{page}");
    let (_, rest) = page.split_once("href=\"/l/").unwrap();
    let link = format!("/l/{}", rest.split_once('"').unwrap().0);
    let followed = app.get(&link).await;
    assert!(followed.headers()["set-cookie"].to_str().unwrap().starts_with("penelope-"), "the seat's cookie is set");
    assert!(super::house::page(&app, &link).await.contains("id=\"ask\""), "what waits is first");
    // A table to try belongs to its visitor, not to whoever looks.
    Player::start(&app).await;
    assert_eq!(my(&app, &cookie).await.text().await.unwrap().matches("href=\"/l/").count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn p_13_more_than_a_hundred_tables_have_pages_and_what_waits_is_on_the_first() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, HOST).await;
    let waits = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    app.db
        .execute(
            "INSERT INTO tables (code, game, ruleset, options, status, seal, seed, seq, head, digest, snapshot, created_at, \
             ended_at, host_id, confirmed_at, started_at) SELECT lpad(n::text, 6, '0'), game, ruleset, options, 'over', seal, \
             seed, seq, head, digest, snapshot, created_at, created_at, host_id, confirmed_at, started_at \
             FROM tables, generate_series(1, 130) AS n; \
             INSERT INTO seats (table_id, participant, seat, name, word, player_id) \
             SELECT id, 0, 0, 'Hanna', '\\x00', host_id FROM tables WHERE status = 'over'",
        )
        .await;
    let page = async |path: &str| {
        client().get(app.url(path)).header("cookie", &cookie).send().await.unwrap().text().await.unwrap()
    };
    let (first, second) = (page("/my").await, page("/my?page=2").await);
    assert_eq!((first.matches("href=\"/l/").count(), second.matches("href=\"/l/").count()), (100, 31));
    assert!(first.contains("<h2>Waiting for you</h2>") && !second.contains("<h2>Waiting for you</h2>"));
    assert!(first.contains("href=\"/my?page=2\" rel=\"next\"") && !first.contains("rel=\"prev\""), "{first}");
    assert!(second.contains("href=\"/my?page=1\" rel=\"prev\"") && !second.contains("rel=\"next\""), "{second}");
    assert!(super::house::page(&app, &waits).await.contains("id=\"ask\""), "the oldest of all is the one that waits");
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_and_mistakes_are_told() {
    let app = TestApp::start().await;
    let cookie = sign_in(&app, HOST).await;
    let save = async |form: &[(&str, &str)]| {
        client().post(app.url("/my/settings")).header("cookie", &cookie).form(form).send().await.unwrap()
    };
    let wrong = save(&[("name", "x@y.org"), ("locale", "cs"), ("talk", "yes")]).await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = wrong.text().await.unwrap();
    assert!(page.contains("value=\"x@y.org\"") && page.contains("value=\"cs\" selected"), "{page}");
    assert!(page.contains("name=\"talk\" value=\"yes\" checked"), "{page}");
    assert_eq!(save(&[("name", "Anna"), ("locale", "xx")]).await.status(), StatusCode::BAD_REQUEST);
    let saved = save(&[("name", "Anna"), ("locale", "cs"), ("talk", "yes")]).await;
    let language = saved.headers()["set-cookie"].to_str().unwrap().split_once(';').unwrap().0.to_owned();
    assert_eq!((location(&saved).as_str(), language.as_str()), ("/my?saved", "penelope-language=cs"));
    let sql =
        "SELECT count(*) FROM players WHERE name = 'Anna' AND locale = 'cs' AND talk_letters AND NOT hand_in_letters";
    assert_eq!(number(&app, sql).await, 1);
    let both = format!("{cookie}; {language}");
    let page = client().get(app.url("/my?saved")).header("cookie", &both).header("accept-language", "de");
    let page = page.send().await.unwrap().text().await.unwrap();
    assert!(
        page.contains("lang=\"cs\"") && page.contains("Uloženo."),
        "the chosen language stands above the browser's"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_this_session_or_all_of_them() {
    let app = TestApp::start().await;
    let cookies = [sign_in(&app, HOST).await, sign_in(&app, HOST).await, sign_in(&app, HOST).await];
    let path = sign_in_path(&app, HOST).await;
    let act = async |cookie: &str, path: &str, site: &str| {
        let request = client().post(app.url(path)).header("cookie", cookie).header("sec-fetch-site", site);
        request.send().await.unwrap()
    };
    for path in ["/my/sign-out", "/my/sign-out-everywhere", "/my/settings"] {
        let status = act(&cookies[0], path, "cross-site").await.status();
        assert!(status.is_client_error(), "WEB-03: {path} {status}");
    }
    let older = async |origin: &str| {
        let request = client().post(app.url("/my/sign-out")).header("cookie", &cookies[0]).header("origin", origin);
        request.send().await.unwrap().status()
    };
    for origin in ["https://evil.example", "null", &format!("{}.evil.example", app.base)] {
        assert_eq!(older(origin).await, StatusCode::FORBIDDEN, "WEB-03, in browsers that name the site: {origin}");
    }
    assert_eq!(my(&app, &cookies[0]).await.status(), StatusCode::OK);
    assert_eq!(older(&app.base).await, StatusCode::SEE_OTHER);
    assert_eq!(my(&app, &cookies[0]).await.status(), StatusCode::SEE_OTHER);
    let cookies = [sign_in(&app, HOST).await, cookies[1].clone(), cookies[2].clone()];
    let out = act(&cookies[0], "/my/sign-out", "same-origin").await;
    assert!(out.headers()["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    let signed_in = async |cookie: &str| my(&app, cookie).await.status() == StatusCode::OK;
    assert!(!signed_in(&cookies[0]).await && signed_in(&cookies[1]).await && signed_in(&cookies[2]).await);
    act(&cookies[1], "/my/sign-out-everywhere", "same-origin").await;
    assert!(!signed_in(&cookies[1]).await && !signed_in(&cookies[2]).await);
    assert_eq!(app.get(&path).await.status(), StatusCode::NOT_FOUND, "links to sign in are void too");
    for path in ["/my/sign-out", "/my/sign-out-everywhere"] {
        assert_eq!(post(&app, path, &[]).await.status(), StatusCode::NOT_FOUND, "without a session: {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_the_cookie_is_bound_to_this_host() {
    let app = TestApp::with_base_url(Some("https://penelope.example.org")).await;
    let cookie = sign_in(&app, HOST).await;
    assert!(cookie.starts_with("__Host-penelope-session="), "{cookie}");
}
