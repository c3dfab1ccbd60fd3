//! What is stored in words is read as what it means. A word that this program does not know is a fault that says where it
//! stands, and the fault of that table alone: nothing is guessed, and the others go on.

use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::worker::tick::Tick;

use crate::clock::house::Clocks;
use crate::gather::house::number;
use crate::support::app::TestApp;
use crate::support::desk::{Desk, work_off};
use crate::support::player::Player;

const ANY_STATUS: &str = "ALTER TABLE tables DROP CONSTRAINT tables_status_known, DROP CONSTRAINT tables_seq_fits, \
                          DROP CONSTRAINT tables_ended_when_over";

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
