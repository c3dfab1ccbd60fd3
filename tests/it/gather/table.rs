//! The table while it gathers: what a guest, the host and everybody else see and may do.

use futures_util::future::join_all;
use penelope::id::TableId;
use penelope::link::Purpose;
use penelope::play::lobby::sight;
use penelope::play::rekey;
use penelope::vault::Vault;
use reqwest::StatusCode;

use super::house::*;
use crate::support::app::{TestApp, client};

const BERTA: &str = "berta@example.org";

async fn code(app: &TestApp) -> String {
    app.db.client().await.query_one("SELECT code FROM tables ORDER BY id DESC LIMIT 1", &[]).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sees_whom_and_everybody_else_how_many() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let berta = accept(&app, BERTA, "Berta").await;
    let (host, berta) = (page(&app, &host).await, page(&app, &berta).await);
    let public = app.get(&format!("/table/{}", code(&app).await)).await.text().await.unwrap();
    assert!(host.contains("cyril@example.org") && host.contains("/start"), "{host}");
    for other in [&berta, &public] {
        assert!(!other.contains("@example.org") && !other.contains("/start"), "{other}");
        assert!(other.contains("2 people are invited and have not answered yet."), "{other}");
    }
    assert!(berta.contains("/leave") && !public.contains("/leave") && !public.contains("capability"));
    assert!(public.contains("This table is for invited people"), "{public}");
    for page in [&host, &berta, &public] {
        assert!(page.contains("Anna") && page.contains("Berta") && page.contains("this is its seal"), "{page}");
        assert!(!page.contains(HOST), "{page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_cookies_the_token_leaves_the_address_bar_here_too() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[]).await;
    let first = app.get(&link).await;
    let cookie = first.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let (pair, _) = cookie.split_once(';').unwrap();
    let again = location(&first);
    let second = client().get(app.url(&again)).header("cookie", pair).send().await.unwrap();
    let plain = location(&second);
    assert_eq!(plain, format!("/table/{}", code(&app).await));
    let own = client().get(app.url(&plain)).header("cookie", pair).send().await.unwrap();
    assert_eq!(own.headers()["cache-control"], "no-store", "WEB-02");
    let own = own.text().await.unwrap();
    assert!(own.contains("You sit here as Anna."), "LINK-15: {own}");
    assert!(own.contains(&format!("action=\"{plain}/word\"")), "forms lead back to where one is: {own}");
    assert!(app.get(&link.replace("/l/", "/l/A")).await.status().is_client_error());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lucky_word_may_be_changed_until_the_start() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[]).await;
    let long = "w".repeat(65);
    for (word, sentence) in [("", "Please choose a word"), (long.as_str(), "at most 64 characters")] {
        let answer = deed(&app, &link, "word", &[("word", word)]).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
        let page = answer.text().await.unwrap();
        assert!(page.contains(sentence) && page.contains(&format!("value=\"{word}\"")), "{page}");
    }
    let answer = deed(&app, &link, "word", &[("word", "  Žluťoučký kůň ")]).await;
    assert_eq!(location(&answer), format!("{link}?here"), "WEB-01: back to the link where there are no cookies");
    assert!(page(&app, &link).await.contains("value=\"Žluťoučký kůň\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn inviting_more_has_its_mistakes_and_its_limit() {
    let app = TestApp::start().await;
    let link = open_confirmed(&app, &[("guests", "")]).await;
    let many = "a@example.org b@example.org c@example.org d@example.org";
    for (guests, sentence) in [
        ("", "Please write at least one address."),
        ("anna", "“anna” does not look like an email address."),
        (many, "Only 3 seats are free for guests."),
    ] {
        let answer = deed(&app, &link, "invite", &[("guests", guests)]).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{guests}");
        let page = answer.text().await.unwrap();
        assert!(page.contains(sentence) && page.contains(&format!(">{guests}</textarea>")), "{page}");
    }
    assert_eq!(number(&app, "SELECT count(*) FROM invitations").await, 0);
    let same =
        join_all((0..5).map(|_| deed(&app, &link, "invite", &[("guests", "berta@example.org, host@example.org")])))
            .await;
    assert!(same.iter().all(|answer| answer.status() == StatusCode::SEE_OTHER));
    assert_eq!(
        mail(&app).await,
        ["confirm to host", "invitation to berta", "seated to host"],
        "once, and not to oneself"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn web_04_a_seat_has_no_say_at_another_table() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    let foreign = number(&app, "SELECT min(id) FROM invitations").await;
    let other = open_confirmed(&app, &[("address", "other@example.org"), ("name", "Otto")]).await;
    let before = rows(&app).await;
    let answer = deed(&app, &other, "withdraw", &[("invitation", &foreign.to_string())]).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    for purpose in [Purpose::Seat, Purpose::Cookie, Purpose::Answer, Purpose::Unsubscribe] {
        let form = vec![("capability", seat_token(&app, "Otto", purpose).await)];
        for deed in ["start", "leave", "links"] {
            let answer = post(&app, &format!("{other}/{deed}"), &form).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "LINK-05: {purpose:?} {deed}");
        }
    }
    assert_eq!(rows(&app).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_leaves_and_may_come_back() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let berta = accept(&app, BERTA, "Berta").await;
    let form = vec![("capability", capability(&app, &berta).await)];
    for _ in 0..2 {
        let answer = post(&app, &format!("{berta}/leave"), &form).await;
        assert_eq!(location(&answer), format!("/table/{}", code(&app).await), "a doubled form gets the same answer");
    }
    assert_eq!(app.get(&berta).await.status(), StatusCode::GONE);
    assert!(page(&app, &host).await.contains("The table waits for 3 more people"));
    let again = accept(&app, BERTA, "Berta").await;
    assert_ne!(again, berta);
    assert!(page(&app, &again).await.contains("You sit here as Berta."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_calls_the_table_off_and_those_who_came_are_told() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("audience", "open")]).await;
    let berta = accept(&app, BERTA, "Berta").await;
    let form = vec![("capability", capability(&app, &host).await)];
    for _ in 0..2 {
        assert_eq!(post(&app, &format!("{host}/leave"), &form).await.status(), StatusCode::SEE_OTHER);
    }
    let off: Vec<String> = mail(&app).await.into_iter().filter(|line| line.starts_with("called off")).collect();
    assert_eq!(off, ["called off to berta"]);
    assert_eq!(number(&app, "SELECT count(*) FROM tables WHERE status = 'closed' AND ended_at IS NOT NULL").await, 1);
    for path in [host, berta, format!("/table/{}", code(&app).await)] {
        let answer = app.get(&path).await;
        assert_eq!(answer.status(), StatusCode::GONE, "{path}");
        assert!(answer.text().await.unwrap().contains("This table was called off"));
    }
    assert!(!app.get("/tables").await.text().await.unwrap().contains(&code(&app).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn link_15_new_links_revoke_the_old_ones_and_come_by_letter() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    let berta = accept(&app, BERTA, "Berta").await;
    assert_eq!(location(&deed(&app, &berta, "links", &[]).await), "/sent");
    assert_eq!(app.get(&berta).await.status(), StatusCode::GONE, "LINK-07");
    assert_eq!(app.get(&format!("{host}?here")).await.status(), StatusCode::OK, "others live");
    assert!(mail(&app).await.contains(&"fresh link to berta".to_owned()));
    let invitation = app.get(&invitation_path(&app, BERTA).await).await.text().await.unwrap();
    assert!(!invitation.contains("href=\"/l/"), "an older letter opens the seat no more: {invitation}");
    let fresh = format!("/l/{}", seat_token(&app, "Berta", Purpose::Seat).await);
    assert!(page(&app, &fresh).await.contains("You sit here as Berta."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_came_back_is_shown_to_the_host() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[]).await;
    app.db
        .execute(
            "UPDATE players SET refused_at = '2026-11-16T10:00:00Z', refusal = '550' WHERE address = 'berta@example.org'; \
             UPDATE players SET refused_at = '2026-11-15T10:00:00Z', refusal = '550' WHERE address = 'cyril@example.org'",
        )
        .await;
    let page = page(&app, &host).await;
    assert!(page.contains("berta@example.org <span class=\"badge\">the letter came back"), "{page}");
    assert!(page.contains("cyril@example.org <span class=\"badge\">invited"), "what was before is nobody's business");
}

#[tokio::test(flavor = "multi_thread")]
async fn link_06_a_table_that_gathers_is_sealed_anew_when_a_key_goes() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    let both = app.keys.with_new_key().unwrap();
    let pool = app.db.pool();
    let resealed = rekey::reseal(&pool, &Vault::new(both.clone()), app.keys.newest().id()).await.unwrap();
    assert_eq!(resealed, 1);
    let last = Vault::new(both.without_oldest_key().unwrap());
    let gathering = sight::by_id(&pool, TableId(1)).await.unwrap().unwrap();
    assert_eq!(gathering.word(&last, &gathering.seats[0]).unwrap(), "olive thread");
}
