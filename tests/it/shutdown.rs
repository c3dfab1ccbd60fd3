//! Ending well, and not ending for no reason (OPS-01).

use nix::sys::signal::Signal;

use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::moment::a_moment;
use crate::support::program::{Running, penelope};

#[tokio::test(flavor = "multi_thread")]
async fn ops_01_sigterm_lets_requests_in_flight_finish_and_exits_0() {
    let db = TestDb::new().await;
    let data = Folder::new();
    let mut server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    // Readiness needs this table: a request that waits for it is in flight for as long as the test likes.
    let mut client = db.connect().await;
    let hold = client.transaction().await.unwrap();
    hold.batch_execute("LOCK TABLE __diesel_schema_migrations").await.unwrap();
    let url = format!("{}/readyz", server.base);
    let waiting = tokio::spawn(async move { crate::support::app::client().get(url).send().await.unwrap().status() });
    let watcher = db.connect().await;
    while watcher.query("SELECT 1 FROM pg_locks WHERE NOT granted", &[]).await.unwrap().is_empty() {
        a_moment().await;
    }
    server.signal(Signal::SIGTERM);
    server.wait_for_log("requests in flight will be finished");
    // Somebody is still being served, so it stays until that is done.
    assert!(!waiting.is_finished());
    hold.commit().await.unwrap();
    assert_eq!(waiting.await.unwrap(), 200);
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_terminal_has_gone_goes_on() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let mut server = Running::start_on_terminal(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    server.close_terminal();
    for _ in 0..3 {
        assert_eq!(server.get("/nowhere").await.unwrap().status(), 404);
    }
    server.signal(Signal::SIGTERM);
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
