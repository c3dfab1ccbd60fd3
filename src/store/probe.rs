//! Whether the database takes writes, and whether a connection to it is one. Reading may go on for hours while every commit hangs: a full disk, a standby that is
//! waited for and does not come.

use std::time::{Duration, Instant};

use diesel::sql_types::Integer;
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection as _};
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::prepared::verbatim;
use super::{Pool, StoreError};

/// A commit that takes longer hangs.
const WITHIN: Duration = Duration::from_secs(3);
/// However often somebody asks, the database is asked this often.
const EVERY: Duration = Duration::from_secs(5);

/// Asked by many, one at a time.
#[derive(Default)]
pub struct Probe {
    /// When it was looked at last, and whether a write went through.
    last: Mutex<Option<(Instant, bool)>>,
}

impl Probe {
    pub async fn takes_writes(&self, pool: &Pool) -> Result<bool, StoreError> {
        let mut last = self.last.lock().await;
        if let Some((_, well)) = last.filter(|(at, _)| at.elapsed() < EVERY) {
            return Ok(well);
        }
        let well = write(pool).await?;
        *last = Some((Instant::now(), well));
        Ok(well)
    }
}

/// Commits a message of the log that nobody reads and that leaves nothing behind.
async fn write(pool: &Pool) -> Result<bool, StoreError> {
    let mut conn = pool.get().await?;
    let message = diesel::sql_query("SELECT pg_logical_emit_message(true, 'penelope ready', '')");
    if let Ok(done) = timeout(WITHIN, message.execute(&mut *conn)).await {
        done?;
        return Ok(true);
    }
    // It hangs in the middle of a statement; its pool throws it away.
    Ok(false)
}

/// Whether somebody in between lends connections out for single transactions (PgBouncer in transaction mode). What is prepared or
/// set on one is then unknown on the next. The pool must have two.
pub async fn is_lent_by_transaction(pool: &Pool) -> Result<bool, StoreError> {
    let (mut one, mut other) = (pool.get().await?, pool.get().await?);
    let before = backend(&mut one).await?;
    // It takes the backend that was idle last, which is the one that just answered.
    other.batch_execute("BEGIN").await?;
    backend(&mut other).await?;
    let after = backend(&mut one).await;
    other.batch_execute("ROLLBACK").await?;
    // Another backend, or one that does not know our statement.
    Ok(after.ok() != Some(before))
}

/// By a statement that is kept: to give one up is said to the database a moment later, which would have a backend of its own then.
async fn backend(conn: &mut AsyncPgConnection) -> diesel::QueryResult<i32> {
    diesel::select(verbatim::<Integer>("pg_backend_pid()")).get_result(conn).await
}
