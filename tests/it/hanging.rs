//! A database that answers every question and finishes no commit, as one that waits for a lost standby (N2, N3).

use std::time::{Duration, Instant};

use nix::sys::signal::Signal;

use crate::support::app::client;
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope};

/// What a server promises that is told to end, 25 s for requests in flight and 5 s for its workers, and some patience.
const ENDS_WITHIN: Duration = Duration::from_secs(45);

/// From now on every commit waits while somebody holds the lock: that of a new table, of a letter, of the clocks' keeper, and
/// of a message in the database's own log.
const TRAP: &str = "
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER wait AFTER INSERT OR UPDATE ON tables DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait();
    CREATE CONSTRAINT TRIGGER wait AFTER INSERT OR UPDATE ON outbox DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait();
    CREATE CONSTRAINT TRIGGER wait AFTER INSERT OR UPDATE ON heartbeat DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait();
    CREATE FUNCTION pg_logical_emit_message(boolean, text, text) RETURNS pg_lsn LANGUAGE plpgsql AS
        $$ BEGIN
            PERFORM pg_advisory_xact_lock_shared(4711);
            RETURN pg_catalog.pg_logical_emit_message($1, $2, $3);
        END $$;
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$;
";

#[tokio::test(flavor = "multi_thread")]
async fn n_2_n_3_where_commits_hang_readiness_says_so_and_the_server_still_ends() {
    let (db, data) = (TestDb::new().await, Folder::new());
    db.execute(TRAP).await;
    let mut server = Running::start(penelope(data.path()).env("DATABASE_URL", db.url.reveal()));
    assert_eq!(server.get("/readyz").await.unwrap().status(), 200);
    let holder = db.connect().await;
    holder.batch_execute("SELECT pg_advisory_lock(4711)").await.unwrap();
    let url = format!("{}/try", server.base);
    let post = tokio::spawn(async move { client().post(url).header("accept-language", "en").send().await.unwrap() });
    let begun = Instant::now();
    let not_ready = loop {
        let response = server.get("/readyz").await.unwrap();
        if response.status() != 200 {
            break response;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "ready although no commit goes through");
    };
    assert_eq!(not_ready.status(), 503);
    assert!(not_ready.text().await.unwrap().starts_with("not ready: the database"));
    assert_eq!(server.get("/healthz").await.unwrap().status(), 200);
    assert_eq!(server.get("/tables").await.unwrap().status(), 200, "reading goes on");
    let page = post.await.unwrap().text().await.unwrap();
    assert!(!page.contains("Nothing was changed"), "it may have been: {page}");
    server.signal(Signal::SIGTERM);
    server.wait_for_log("requests in flight will be finished");
    let told = Instant::now();
    let output = tokio::task::spawn_blocking(|| server.wait()).await.unwrap();
    assert!(told.elapsed() < ENDS_WITHIN, "it took {:?}", told.elapsed());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
