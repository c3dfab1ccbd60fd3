//! The host confirms the address; only then is anybody invited, and not without end.

use chrono::TimeDelta;
use futures_util::future::join_all;
use penelope::id::{PlayerId, TableId};
use penelope::link::Errand;
use reqwest::{Method, StatusCode};

use super::house::*;
use crate::support::app::{TestApp, client};

#[tokio::test(flavor = "multi_thread")]
async fn looking_changes_nothing_and_the_button_invites() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let before = rows(&app).await;
    for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
        client().request(method, app.url(&path)).send().await.unwrap();
    }
    assert_eq!(rows(&app).await, before, "LINK-01");
    let page = app.get(&path).await.text().await.unwrap();
    assert!(page.contains("Anna, with this you confirm") && page.contains("3 people get your invitation"), "{page}");
    assert_eq!(first_button_method(&page), "get", "LINK-02");
    let link = location(&post(&app, &path, &greenwich()).await);
    assert_eq!(
        mail(&app).await,
        ["confirm to host", "invitation to berta", "invitation to cyril", "invitation to dora", "seated to host"]
    );
    let gathering = super::house::page(&app, &link).await;
    assert!(gathering.contains("The table waits for 3 more people"), "{gathering}");
    let sql = "SELECT count(*) FROM players WHERE name = 'Anna' AND confirmed_at IS NOT NULL AND locale = 'en'";
    assert_eq!(number(&app, sql).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_doubled_confirmation_invites_once_and_leads_to_the_same_seat() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let zone = greenwich();
    let answers = join_all((0..10).map(|_| post(&app, &path, &zone))).await;
    let places: Vec<String> = answers.iter().map(location).collect();
    assert!(places.iter().all(|place| *place == places[0]));
    assert_eq!(mail(&app).await.len(), 5);
    let seated = app.get(&path).await.text().await.unwrap();
    assert!(seated.contains("You have a seat at this table") && seated.contains("href=\"/l/"), "{seated}");
    app.db.execute("UPDATE seats SET epoch = 1").await;
    assert_eq!(app.get(&path).await.status(), StatusCode::NOT_FOUND);
    assert_eq!(
        post(&app, &path, &greenwich()).await.status(),
        StatusCode::NOT_FOUND,
        "LINK-07: older letters open nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn link_04_05_08_foreign_and_expired_passes_confirm_nothing() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let berta = number(&app, "SELECT id FROM players WHERE address = 'berta@example.org'").await;
    let foreign = pass(&app, Errand::Confirm(TableId(1), PlayerId(berta)), berta).await;
    let block = pass(&app, Errand::Block(PlayerId(1)), 1).await;
    let before = rows(&app).await;
    for token in [foreign, block, "A".repeat(56), "short".to_owned()] {
        let path = format!("/confirm/{token}");
        assert_eq!(post(&app, &path, &greenwich()).await.status(), StatusCode::NOT_FOUND);
    }
    app.clock.advance(TimeDelta::days(1));
    assert_eq!(post(&app, &path, &greenwich()).await.status(), StatusCode::GONE);
    assert_eq!(rows(&app).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn link_16_blocked_addresses_are_left_out_and_the_host_sees_no_difference() {
    let app = TestApp::start().await;
    app.db
        .execute("INSERT INTO players (address, created_at, blocked_at) VALUES ('berta@example.org', now(), now())")
        .await;
    let link = open_confirmed(&app, &[]).await;
    assert!(!mail(&app).await.contains(&"invitation to berta".to_owned()));
    let page = page(&app, &link).await;
    for address in ["berta@example.org", "cyril@example.org", "dora@example.org"] {
        assert!(page.contains(&format!("<p>{address} <span class=\"badge\">invited</span></p>")), "WEB-07: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn link_16_a_person_gets_so_many_invitations_a_day() {
    let app = TestApp::start().await;
    for number in 0..9 {
        let host = format!("host{number}@example.org");
        open_confirmed(&app, &[("address", &host), ("guests", "berta@example.org")]).await;
    }
    let to_berta: Vec<Written> = letters(&app).await.into_iter().filter(|letter| letter.kind == "invitation").collect();
    let sent = to_berta.iter().filter(|letter| letter.state == "waiting").count();
    assert_eq!((to_berta.len(), sent), (9, 6), "the others are noted and not sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_16_a_host_invites_so_many_people_a_day_and_hears_it() {
    let app = TestApp::start().await;
    let guests = |round: usize| (0..4).map(|n| format!("g{round}x{n}@example.org ")).collect::<String>();
    let mut refused = None;
    for round in 0..8 {
        app.clock.advance(TimeDelta::hours(1));
        open(&app, &[("places", "5"), ("guests", &guests(round))]).await;
        // Confirmations are limited too, but their links are ours to make here.
        let table = number(&app, "SELECT max(id) FROM tables").await;
        let path = confirm_path(&app, table).await;
        let response = post(&app, &path, &greenwich()).await;
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(response.headers().contains_key("retry-after"));
            refused = Some((round, path));
            break;
        }
    }
    let (round, path) = refused.expect("there is a limit");
    assert_eq!(round, 6, "24 people a day");
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE confirmed_at IS NULL").await, 1, "nothing was changed");
    let invited = mail(&app).await.into_iter().filter(|line| line.starts_with("invitation")).count();
    assert_eq!(invited, 24);
    app.db.execute("UPDATE invitations SET sent_at = sent_at - interval '1 day'").await;
    assert_eq!(post(&app, &path, &greenwich()).await.status(), StatusCode::SEE_OTHER, "the next day it works");
}

#[tokio::test(flavor = "multi_thread")]
async fn p_20_however_many_others_invite_nobody_is_held_up() {
    let app = TestApp::start().await;
    open(&app, &[("address", "other@example.org"), ("guests", "")]).await;
    app.db
        .execute(
            "INSERT INTO players (address, created_at) SELECT 'p' || n || '@example.org', now() FROM generate_series(1, 600) n; \
             INSERT INTO invitations (table_id, player_id, created_at, sent_at) \
             SELECT 1, id, now(), '2026-11-16T08:30:00Z' FROM players WHERE address LIKE 'p%'",
        )
        .await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 2).await;
    assert_eq!(post(&app, &path, &greenwich()).await.status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn p_20_so_many_may_wish_to_join_one_table_within_an_hour() {
    let app = TestApp::start().await;
    for address in [HOST, "other@example.org"] {
        open_confirmed(&app, &[("address", address), ("guests", ""), ("audience", "open")]).await;
    }
    let codes = app.db.client().await.query("SELECT code FROM tables ORDER BY id", &[]).await.unwrap();
    let [busy, quiet] = [0, 1].map(|row: usize| codes[row].get::<_, String>(0));
    app.db
        .execute(
            "INSERT INTO players (address, created_at) SELECT 'p' || n || '@example.org', now() FROM generate_series(1, 60) n; \
             INSERT INTO invitations (table_id, player_id, is_own_wish, created_at, sent_at) \
             SELECT 1, id, true, now(), '2026-11-16T08:30:00Z' FROM players WHERE address LIKE 'p%'",
        )
        .await;
    let wish = async |code: &str| {
        post(&app, &format!("/table/{code}/join"), &[("address", "berta@example.org".to_owned())]).await.status()
    };
    assert_eq!(wish(&busy).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(wish(&quiet).await, StatusCode::SEE_OTHER, "the others are not held up");
    app.db.execute("UPDATE invitations SET sent_at = sent_at - interval '1 hour'").await;
    assert_eq!(wish(&busy).await, StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_alone_with_bots_begins_at_once() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[("places", "3"), ("bots", "2"), ("guests", "")]).await;
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE status = 'playing'").await, 1);
    assert!(page(&app, &link).await.contains("id=\"ask\""), "the link leads to the dealt table");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_may_choose_another_language_here_and_is_written_to_in_it() {
    let app = TestApp::start().await;
    open(&app, &[]).await;
    let path = confirm_path(&app, 1).await;
    let chosen = post(&app, "/language", &[("locale", "cs".to_owned()), ("back", path.clone())]).await;
    assert_eq!(location(&chosen), path);
    let cookie = chosen.headers()["set-cookie"].to_str().unwrap().split_once(';').unwrap().0.to_owned();
    let page = client().get(app.url(&path)).header("cookie", &cookie).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("<html lang=\"cs\">") && page.contains(&format!("name=\"back\" value=\"{path}\"")), "{page}");
    let confirmed = client().post(app.url(&path)).header("cookie", &cookie).form(&[("zone", "Europe/Prague")]);
    assert_eq!(confirmed.send().await.unwrap().status(), StatusCode::SEE_OTHER);
    let sql = format!("SELECT count(*) FROM players WHERE address = '{HOST}' AND locale = 'cs'");
    assert_eq!(number(&app, &sql).await, 1);
}
