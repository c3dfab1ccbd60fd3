//! Tables whose seats a browser holds stand on the front page and on *my tables*, with who plays, how far and whose turn.

use reqwest::StatusCode;

use crate::gather::house::*;
use crate::gather::session::sign_in;
use crate::support::app::{TestApp, client};
use crate::support::client::Client;

/// A visitor who has pressed «try it now», with cookies.
pub(super) async fn guest(app: &TestApp) -> (Client, String) {
    let mut guest = Client::new(&app.base);
    let form = guest.open("/").await.form("/try");
    let table = guest.press(&form, None).await.path();
    assert!(table.starts_with("/table/"), "{table}");
    (guest, table)
}

async fn get(app: &TestApp, path: &str, cookie: &str) -> String {
    let response = client().get(app.url(path)).header("cookie", cookie).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    response.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn u_5_a_guest_finds_the_table_on_the_front_page_and_at_my_tables() {
    let app = TestApp::start().await;
    let (mut guest, table) = guest(&app).await;
    let front = guest.open("/").await;
    assert!(front.html.contains("Your tables") && front.html.contains(&format!("href=\"{table}\"")), "{}", front.html);
    assert!(front.html.contains("Ulysses with ") && front.html.contains("Eurylochus"), "{}", front.html);
    assert_eq!(front.headers["cache-control"], "no-store", "what is the reader's own is kept nowhere");
    let mine = guest.open("/my").await;
    assert_eq!((mine.status, mine.path()), (StatusCode::OK, "/my".to_owned()));
    assert!(mine.html.contains(&format!("href=\"{table}\"")) && mine.html.contains("You are not signed in."));
    assert!(mine.html.contains("Only this browser leads there."), "{}", mine.html);
    assert!(!mine.html.contains("id=\"settings\""), "settings need a session");

    let stranger = app.get("/").await;
    assert_eq!(stranger.headers()["cache-control"], "no-cache");
    assert!(!stranger.text().await.unwrap().contains("Your tables"));
    assert_eq!(location(&app.get("/my").await), "/sign-in");

    app.db.execute("UPDATE seats SET epoch = epoch + 1").await;
    assert!(!guest.open("/").await.html.contains("Your tables"), "a cookie that was revoked leads nowhere");
    assert!(!guest.open("/my").await.html.contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn u_14_my_tables_say_with_whom_how_far_whose_turn_and_until_when_the_soonest_first() {
    let app = TestApp::start().await;
    let wish = [("places", "3"), ("bots", "2"), ("guests", "")];
    for _ in 0..2 {
        open_confirmed(&app, &wish).await;
    }
    let codes = app.db.client().await.query("SELECT code FROM tables ORDER BY id", &[]).await.unwrap();
    let [first, second]: [String; 2] = codes.iter().map(|row| row.get(0)).collect::<Vec<_>>().try_into().unwrap();
    let due = "UPDATE clocks SET allotted = 3600, waking = 'UTC 08:00-22:00', started_at = now(), due_at = ";
    app.db.execute(&format!("{due}'2026-11-18T20:00Z' WHERE table_id = 1")).await;
    app.db.execute(&format!("{due}'2026-11-19T20:00Z' WHERE table_id = 2")).await;
    app.db.execute("UPDATE questions SET waits = true").await;
    let session = sign_in(&app, HOST).await;
    let mine = get(&app, "/my", &session).await;
    assert!(mine.find(&first).unwrap() < mine.find(&second).unwrap(), "{mine}");
    let row = mine.split("<li>").find(|row| row.contains(&first)).unwrap();
    assert!(
        ["Eurylochus, Polites", "Polites, Eurylochus"].iter().any(|with| row.contains(&format!("Ulysses with {with}"))),
        "{row}"
    );
    assert!(row.contains("Wednesday 18 November, 20:00 (UTC), in 2 days"), "{row}");
    assert!(row.contains("Turn 1 · "), "{row}");
    let mover: String = {
        let sql = "SELECT s.name FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.mover WHERE t.id = 1";
        app.db.client().await.query_one(sql, &[]).await.unwrap().get(0)
    };
    let told = if mover == "Anna" { "your turn".to_owned() } else { format!("{mover}’s turn") };
    assert!(row.contains(&told), "{told}: {row}");

    // The same from a browser that is not signed in and holds the seat: in its player's zone.
    let link = format!("/l/{}", seat_token(&app, "Anna", penelope::link::Purpose::Seat).await);
    let mut browser = Client::new(&app.base);
    browser.open(&link).await;
    let front = browser.open("/").await;
    assert!(front.html.contains(&second) && front.html.contains("Thursday 19 November, 20:00 (UTC)"), "{}", front.html);
    assert!(!front.html.contains(&first), "a cookie of one seat leads to no other of the same player");
}

/// What is told of a table is what every eye knows: what others hold or have said ahead changes no byte.
#[tokio::test(flavor = "multi_thread")]
async fn eng_05_two_worlds_lists_are_the_same_whatever_others_have_said() {
    let app = TestApp::start().await;
    let host = open_confirmed(&app, &[("places", "3"), ("guests", "berta@example.org, cyril@example.org")]).await;
    accept(&app, "berta@example.org", "Berta").await;
    accept(&app, "cyril@example.org", "Cyril").await;
    let mut browser = Client::new(&app.base);
    browser.open(&host).await;
    let look =
        async |browser: &mut Client| (browser.open("/").await.html.clone(), browser.open("/my").await.html.clone());
    let before = look(&mut browser).await;
    assert!(before.0.contains("Ulysses with Berta, Cyril") || before.0.contains("Ulysses with Cyril, Berta"));
    // Somebody else has answered ahead, has come, has been told.
    let others = "(SELECT id FROM seats WHERE name <> 'Anna')";
    app.db
        .execute(&format!(
            "UPDATE questions SET waits = NOT waits, came = 1, told_at = now(), revision = 7 WHERE seat_id IN {others}"
        ))
        .await;
    app.db
        .execute(&format!("UPDATE seats SET acted_at = now() + interval '1 hour', silences = 1 WHERE id IN {others}"))
        .await;
    app.db.execute("UPDATE tables SET acted_at = now() + interval '1 hour'").await;
    assert_eq!(look(&mut browser).await, before);
}
