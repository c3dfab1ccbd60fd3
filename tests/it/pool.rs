//! The pool of connections: lines that fall silent, and databases that go away in the middle of a sentence.

use std::time::{Duration, Instant};

use penelope::store::Pool;
use penelope::store::heartbeat::read_clock;
use tokio::time::timeout;

use crate::support::app::TestApp;
use crate::support::db::TestDb;
use crate::support::moment::a_moment;
use crate::support::proxy::Proxy;

/// For what must come; a failure ends here, whatever the machine does besides.
const COMES: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread")]
async fn n_1_a_connection_that_was_given_up_in_mid_statement_is_never_lent_again() {
    let db = TestDb::new().await;
    let proxy = Proxy::start(&db.url).await;
    let pool = Pool::new(&proxy.url, 3);
    {
        let mut loans = [pool.get().await.unwrap(), pool.get().await.unwrap(), pool.get().await.unwrap()];
        for conn in &mut loans {
            read_clock(conn).await.unwrap();
        }
    }
    proxy.swallow_what_is_open();
    // Three requests whose patience ends.
    for _ in 0..3 {
        let conn = &mut *pool.get().await.unwrap();
        assert!(timeout(Duration::from_millis(50), read_clock(conn)).await.is_err(), "silence");
    }
    for _ in 0..6 {
        let conn = &mut *pool.get().await.unwrap();
        timeout(COMES, read_clock(conn)).await.expect("a fresh line").unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn n_1_pages_come_again_as_soon_as_somebody_has_waited_in_vain() {
    let (app, proxy) = TestApp::counted().await;
    for _ in 0..4 {
        assert_eq!(app.get("/readyz").await.status(), 200);
    }
    proxy.swallow_what_is_open();
    let begun = Instant::now();
    // Whoever comes first learns it the hard way; all lines that lay idle go with the first that was given up.
    let first = app.get("/readyz").await.status();
    assert!(first.is_server_error() || first == 408, "{first}");
    assert!(begun.elapsed() < COMES);
    for _ in 0..14 {
        assert_eq!(app.get("/readyz").await.status(), 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn n_1_a_transaction_that_was_dropped_leaves_no_lock_behind() {
    let db = TestDb::new().await;
    let pool = Pool::new(&db.url, 1);
    let client = db.connect().await;
    client.batch_execute("BEGIN; LOCK TABLE heartbeat").await.unwrap();
    let waiting = async {
        let conn = &mut *pool.get().await.unwrap();
        penelope::store::heartbeat::lock(conn).await
    };
    assert!(timeout(Duration::from_millis(50), waiting).await.is_err());
    client.batch_execute("ROLLBACK").await.unwrap();
    let conn = &mut *timeout(COMES, pool.get()).await.unwrap().unwrap();
    timeout(COMES, penelope::store::heartbeat::lock(conn)).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn n_5_a_database_that_goes_away_in_mid_query_is_503_and_worth_another_try() {
    let app = TestApp::start().await;
    let mut holder = app.db.connect().await;
    let holding = holder.transaction().await.unwrap();
    holding.batch_execute("LOCK TABLE tables").await.unwrap();
    let watcher = app.db.connect().await;
    let cut = "SELECT count(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE \
               datname = current_database() AND wait_event_type = 'Lock') AS cut";
    let (answer, ()) = tokio::join!(app.get("/archive"), async {
        while watcher.query_one(cut, &[]).await.unwrap().get::<_, i64>(0) == 0 {
            a_moment().await;
        }
    });
    assert_eq!(answer.status(), 503);
    assert_eq!(answer.headers()["retry-after"], "5");
    holding.rollback().await.unwrap();
    assert_eq!(app.get("/archive").await.status(), 200);
}
