//! What is stored in words is read as what it means. A word that this program does not know is a fault that says where it
//! stands, and the fault of that table alone: nothing is guessed, and the others go on.

use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::worker::tick::Tick;

use crate::clock::house::Clocks;
use crate::gather::house::{invitation_path, number, open_confirmed};
use crate::gather::session::sign_in;
use crate::support::app::{TestApp, client};
use crate::support::desk::{Desk, work_off};
use crate::support::player::Player;

const ANY_STATUS: &str = "ALTER TABLE tables DROP CONSTRAINT tables_status_known, DROP CONSTRAINT tables_seq_fits, \
                          DROP CONSTRAINT tables_ended_when_over";

/// In the form that the column wants, of a city and an hour that there are not.
const NO_HOURS: &str = "Atlantis/Poseidonia 08:00-22:00";
const NO_WISH: &str = "daily 29:00";

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_status_nobody_knows_is_a_fault_of_its_own() {
    let app = TestApp::start().await;
    let (frozen, mut other) = (Player::start(&app).await, Player::start(&app).await);
    app.db.execute(ANY_STATUS).await;
    app.db.execute(&format!("UPDATE tables SET status = 'frozen' WHERE code = '{}'", frozen.code())).await;
    for path in [format!("/table/{}", frozen.code()), format!("{}?here", frozen.link)] {
        assert_eq!(app.get(&path).await.status(), 500, "{path}");
    }
    other.answer_plainly().await;
    assert_eq!(app.get(&format!("/table/{}", other.code())).await.status(), 200);
    assert_eq!(app.get("/tables").await.status(), 200);
    let sql = "SELECT count(*) FROM tables WHERE status = 'frozen' AND seq = 1";
    assert!(number(&app, sql).await <= 1, "nobody has written there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_of_a_table_whose_status_nobody_knows_says_so_and_the_others_leave() {
    let desk = Desk::new().await;
    let (anna, bruno) = (desk.seated("anna@example.org").await, desk.seated("bruno@example.org").await);
    let (lost, well) = (desk.question(anna).await, desk.question(bruno).await);
    desk.execute(ANY_STATUS).await;
    desk.execute(&format!("UPDATE tables SET status = 'frozen' WHERE id = {}", anna.table)).await;
    let post = desk.post(Transport::Memory(Memory::default()));
    work_off(&post).await;
    assert_eq!(desk.row(well).await.state, "sent", "both were in one handful");
    let row = desk.row(lost).await;
    assert_eq!((row.state.as_str(), row.attempts), ("waiting", 1), "{row:?}");
    let reason = row.reason.unwrap();
    assert!(reason.contains("tables.status") && reason.contains("«frozen»"), "{reason}");
    // Nobody looks after its clocks either, and nothing else waits for that.
    let tick = Tick::beside(&post);
    tick.round(true).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_by_a_guess() {
    let clocks = Clocks::open("4+4<8", ["Europe/London 08:00-22:00"; 4]).await;
    let active = clocks.active().await;
    clocks.answer_plainly(active).await;
    while work_off(&clocks.house.post).await > 0 {}
    clocks
        .sql("ALTER TABLE tables DROP CONSTRAINT tables_pace_known; UPDATE tables SET pace = 'as the wind blows'")
        .await;
    let unstarted = "SELECT count(*) FROM clocks WHERE started_at IS NULL AND stopped_at IS NULL";
    clocks.house.app.clock.advance(chrono::TimeDelta::minutes(10));
    while work_off(&clocks.house.post).await > 0 {}
    let before = clocks.number(unstarted).await;
    assert!(before > 0);
    assert_eq!(
        (clocks.tick().await.started, clocks.number(unstarted).await),
        (0, before),
        "rather none than a wrong one"
    );
    clocks.sql("UPDATE tables SET pace = '4+4<8'").await;
    assert!(clocks.tick().await.started > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pace_or_language_that_nobody_knows_is_a_fault_of_its_table() {
    let app = TestApp::start().await;
    let gathering = open_confirmed(&app, &[]).await;
    let other = Player::start(&app).await;
    let playing = Player::start(&app).await;
    app.db.execute("ALTER TABLE tables DROP CONSTRAINT tables_pace_known").await;
    for (column, word) in [("pace", "as the wind blows"), ("locale", "la")] {
        let (well, lost) = (format!("/table/{}", other.code()), format!("/table/{}", playing.code()));
        let lost = [format!("{gathering}?here"), lost, format!("{}?here", playing.link)];
        for path in &lost {
            assert_eq!(app.get(path).await.status(), 200, "{path}");
        }
        let stored = format!("UPDATE tables SET {column} = '{word}' WHERE code <> '{}'", other.code());
        app.db.execute(&format!("CREATE TABLE before AS SELECT * FROM tables; {stored}")).await;
        for path in &lost {
            assert_eq!(app.get(path).await.status(), 500, "{column}: {path}");
        }
        assert_eq!(app.get(&well).await.status(), 200);
        let again = format!("UPDATE tables SET {column} = before.{column} FROM before WHERE before.id = tables.id");
        app.db.execute(&format!("{again}; DROP TABLE before")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_player_has_said_is_never_guessed_at() {
    let app = TestApp::start().await;
    open_confirmed(&app, &[]).await;
    let cookie = sign_in(&app, "berta@example.org").await;
    let invitation = invitation_path(&app, "berta@example.org").await;
    let cases = [
        ("waking", NO_HOURS, vec!["/my", "/my/hours", "/my/letters", "/my/sessions", &invitation]),
        ("gathers", NO_WISH, vec!["/my/letters"]),
        ("locale", "la", vec!["/new", &invitation]),
    ];
    let status =
        async |path: &str| client().get(app.url(path)).header("cookie", &cookie).send().await.unwrap().status();
    for (column, word, paths) in cases {
        let store = |word: &str| format!("UPDATE players SET {column} = {word} WHERE address = 'berta@example.org'");
        for path in &paths {
            assert_eq!(status(path).await, 200, "{path}");
        }
        app.db.execute(&store(&format!("'{word}'"))).await;
        for path in &paths {
            assert_eq!(status(path).await, 500, "{column}: {path}");
        }
        app.db.execute(&store("NULL")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn until_when_a_table_waits_is_not_told_by_a_guess() {
    let clocks = Clocks::open("4+4<8", ["Europe/London 08:00-22:00"; 4]).await;
    let path = format!("/table/{}", clocks.text("SELECT code FROM tables").await);
    assert_eq!(clocks.house.app.get(&path).await.status(), 200);
    clocks.sql(&format!("UPDATE players SET waking = '{NO_HOURS}'")).await;
    assert_eq!(clocks.house.app.get(&path).await.status(), 500);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_by_hours_or_wishes_that_nobody_knows_says_so_and_the_others_leave() {
    let desk = Desk::new().await;
    let mut letters = Vec::new();
    for name in ["anna", "bruno", "cyril"] {
        let seated = desk.seated(&format!("{name}@example.org")).await;
        letters.push(desk.question(seated).await);
    }
    for (column, word, name) in [("waking", NO_HOURS, "anna"), ("gathers", NO_WISH, "bruno")] {
        desk.execute(&format!("UPDATE players SET {column} = '{word}' WHERE address = '{name}@example.org'")).await;
    }
    work_off(&desk.post(Transport::Memory(Memory::default()))).await;
    for (letter, word) in letters.iter().zip([NO_HOURS, NO_WISH]) {
        let row = desk.row(*letter).await;
        assert_eq!((row.state.as_str(), row.attempts), ("waiting", 1), "{row:?}");
        assert!(row.reason.as_deref().unwrap().contains(&format!("«{word}»")), "{row:?}");
    }
    assert_eq!(desk.row(letters[2]).await.state, "sent");
}
