//! Private notes: kept for their writer, and nothing of them for anybody else.

use penelope::engine::ulysses::Ulysses;
use penelope::link::{self, Purpose};
use penelope::play::glance::Glance;
use penelope::play::rekey;
use penelope::vault::Vault;
use reqwest::{Response, StatusCode};

use crate::ahead::house::{House, seat};
use crate::ahead::unseen::{all_but, propose};
use crate::gather::session::sign_in;
use crate::support::app::{TestApp, client};
use crate::support::client::{Client, Document, forms};
use crate::support::player::{Player, hidden_field};

const WORDS: &str = "Berta wants Ithaca?\n\n  <3 winds> & no plague";

/// Posts the form as it stands on the page, with these words.
async fn note(app: &TestApp, path: &str, words: &str) -> Response {
    let page = app.get(path).await.text().await.unwrap();
    post(app, path, &page, words).await
}

async fn post(app: &TestApp, path: &str, page: &str, words: &str) -> Response {
    let forms = forms(&Document::read(page));
    let mut form = forms.into_iter().find(|form| form.action.ends_with("/notes")).expect("the seat has notes");
    let mut client = Client::without_cookies(&app.base);
    client.open(path).await;
    client.press_only(form.fill("words", words), None).await
}

async fn text(app: &TestApp, path: &str) -> String {
    app.get(path).await.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_can_tell_that_anything_was_noted() {
    let house = House::open().await;
    propose(&house).await;
    let writer = seat(2);
    let page = house.page_of(writer);
    let rows = async || {
        let mut rows = Vec::new();
        for table in ["outbox", "questions", "clocks", "seats", "talk", "entries", "tables", "words"] {
            let sql = format!("SELECT string_agg(xmin::text || r::text, '' ORDER BY r::text) FROM {table} r");
            let row = house.app.db.client().await.query_one(&sql, &[]).await.unwrap();
            rows.push((table, row.get::<_, Option<String>>(0)));
        }
        rows
    };
    let (before, rows_before) = (all_but(&house, writer).await, rows().await);
    for words in [WORDS, "x", &"\u{10348}".repeat(2_000), ""] {
        let kept = note(&house.app, &page, words).await;
        assert_eq!(kept.status(), StatusCode::SEE_OTHER);
        assert!(all_but(&house, writer).await == before, "«{words}» shows");
        assert_eq!(rows().await, rows_before, "no row tells that anything was done");
        assert_eq!(house.number("SELECT octet_length(sealed)::bigint FROM notes").await, 8_040, "length tells nothing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_writer_reads_them_without_cookies_changes_them_and_takes_them_along() {
    let app = TestApp::start().await;
    let mut player = Player::start(&app).await;
    let page = format!("{}?here", player.link);
    let kept = note(&app, &page, &WORDS.replace('\n', "\r\n")).await;
    assert_eq!(kept.headers()["location"], format!("{page}#notes"));
    let shown = text(&app, &page).await;
    assert!(shown.contains("Berta wants Ithaca?\n\n  &#60;3 winds&#62; &#38; no plague</textarea>"), "{shown}");
    let download = app.get(&format!("{}/notes.txt", player.link)).await;
    assert!(download.headers()["content-disposition"].to_str().unwrap().starts_with("attachment"));
    assert_eq!(download.text().await.unwrap(), format!("{WORDS}\n"));
    let code = player.code();
    assert_eq!(app.get(&format!("/table/{code}/notes.txt")).await.status(), StatusCode::NOT_FOUND);

    // The seat goes on with its notes after its last answer, and after the end.
    player.answer_plainly().await;
    assert!(text(&app, &format!("{}?here", player.link)).await.contains("Berta wants"));
    let resign = player.url(&format!("{}/resign", player.link));
    let form = [(
        "capability",
        hidden_field(&client().get(&resign).send().await.unwrap().text().await.unwrap(), "capability"),
    )];
    client().post(&resign).form(&form).send().await.unwrap();
    for path in ["", "/log", "/replay", "/archive.json", "/archive.txt", "/archive.html"] {
        assert!(!text(&app, &format!("/table/{code}{path}")).await.contains("Berta"), "{path}");
    }
    let row = app.db.client().await.query_one("SELECT table_id, id FROM seats WHERE bot IS NULL", &[]).await.unwrap();
    let claims = link::Claims {
        purpose: Purpose::Seat,
        table: penelope::id::TableId(row.get(0)),
        seat: penelope::id::SeatId(row.get(1)),
        epoch: app.db.epoch("seats", row.get(1)).await,
        question: penelope::id::QuestionId(0),
        revision: 0,
        expires_at: app.clock.now() + chrono::TimeDelta::days(1),
    };
    let own = format!("/l/{}?here", link::sign(&app.keys, &claims));
    assert!(text(&app, &own).await.contains("Berta wants"), "their writer still reads them");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_and_a_sheet_changed_elsewhere_lose_nothing_that_was_typed() {
    let app = TestApp::start().await;
    let player = Player::start(&app).await;
    let path = format!("{}?here", player.link);
    let open_elsewhere = text(&app, &path).await;
    let long = note(&app, &path, &"a".repeat(2_001)).await;
    assert_eq!(long.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(long.text().await.unwrap().contains(&format!("\n{}</textarea>", "a".repeat(2_001))));
    assert_eq!(note(&app, &path, "from the phone").await.status(), StatusCode::SEE_OTHER);
    let stale = post(&app, &path, &open_elsewhere, "from the desk").await;
    assert_eq!(stale.status(), StatusCode::CONFLICT);
    let page = stale.text().await.unwrap();
    assert!(page.contains("from the desk</textarea>") && page.contains("from the phone</pre>"));
    assert!(text(&app, &path).await.contains("from the phone</textarea>"), "nothing was replaced");
    assert_eq!(post(&app, &path, &page, "both").await.status(), StatusCode::SEE_OTHER);
    assert_eq!(post(&app, &path, &page, "both").await.status(), StatusCode::SEE_OTHER, "a doubled form is one");
}

#[tokio::test(flavor = "multi_thread")]
async fn they_stay_with_their_writer_when_the_seat_goes_to_somebody_else_and_go_with_the_account() {
    let house = House::open().await;
    let (own, next) = (seat(0), seat(1));
    note(&house.app, &house.page_of(own), WORDS).await;
    let seat_id = house.seats[0].0;
    let player = house.number(&format!("SELECT player_id FROM seats WHERE id = {seat_id}")).await;
    let newcomer = "INSERT INTO players (address, created_at) VALUES ('new@example.org', now()) RETURNING id";
    let other = house.number(newcomer).await;
    let give = async |player: i64| {
        house.app.db.execute(&format!("UPDATE seats SET player_id = {player} WHERE id = {seat_id}")).await;
    };
    give(other).await;
    assert!(!text(&house.app, &house.page_of(own)).await.contains("Berta wants"));
    assert_eq!(note(&house.app, &house.page_of(own), "mine").await.status(), StatusCode::SEE_OTHER);
    assert_eq!(house.number("SELECT count(*) FROM notes").await, 2, "a sheet for each");
    give(player).await;
    assert!(text(&house.app, &house.page_of(own)).await.contains("Berta wants"), "and back");
    assert!(!text(&house.app, &house.page_of(next)).await.contains("Berta wants"));

    let cookie = sign_in(&house.app, &house.addresses[0]).await;
    house.app.db.execute("UPDATE tables SET status = 'closed', ended_at = now()").await;
    let erased = client().post(house.app.url("/my/erase")).header("cookie", cookie).send().await.unwrap();
    assert_eq!(erased.headers()["location"], "/");
    assert_eq!(house.number(&format!("SELECT count(*) FROM notes WHERE player_id = {player}")).await, 0);
    assert_eq!(house.number("SELECT count(*) FROM notes").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_opens_them_once_the_old_one_is_gone() {
    let house = House::open().await;
    let own = seat(3);
    note(&house.app, &house.page_of(own), WORDS).await;
    let both = house.app.keys.with_new_key().unwrap();
    let old = house.app.keys.newest().id();
    rekey::reseal(&house.pool, &Vault::new(both.clone()), old).await.unwrap();
    let vault = Vault::new(both.without_oldest_key().unwrap());
    let claims = house.claims(own, Purpose::Seat);
    let glance = penelope::play::glance::by_id(&house.pool, &vault, house.table, Some(&claims)).await;
    let glance: Glance<Ulysses> = glance.unwrap().unwrap().try_into().unwrap();
    assert_eq!(glance.notes, WORDS);
}
