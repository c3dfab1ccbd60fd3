//! A replica of the database, asked for what may be a little old. It is left alone for a while when it does not answer or is too far
//! behind; whoever gets nothing here asks the database itself.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::time::timeout;

use super::{Pool, StoreError, heartbeat};
use crate::config::DatabaseUrl;

const CONNECTIONS: usize = 4;
/// Whoever waits longer is better served by the database itself.
const WITHIN: Duration = Duration::from_secs(2);
/// How long it is left alone.
const REST: Duration = Duration::from_secs(30);
/// Servers say every few seconds that they look after the clocks. Where nobody has for so long, as far as the replica knows, it is
/// behind by as much, and would still show a name that its owner took away.
const BEHIND: TimeDelta = TimeDelta::minutes(2);

/// Clones share what is known of it.
#[derive(Clone)]
pub struct Replica {
    pool: Pool,
    rests_until: Arc<Mutex<Option<Instant>>>,
}

impl Replica {
    /// No connection is made yet.
    pub fn new(url: &DatabaseUrl) -> Replica {
        Replica { pool: Pool::new(url, CONNECTIONS), rests_until: Arc::default() }
    }

    /// Its connections, if it answers and is hardly behind.
    pub async fn lend(&self, now: DateTime<Utc>) -> Option<&Pool> {
        if self.rests_until.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| until > Instant::now()) {
            return None;
        }
        match timeout(WITHIN, self.behind(now)).await {
            Ok(Ok(Some(behind))) if behind <= BEHIND => return Some(&self.pool),
            Ok(Ok(behind)) => {
                let minutes = behind.map(|behind| behind.num_minutes());
                tracing::warn!(minutes, "the replica is too far behind; the database itself is asked");
            }
            Ok(Err(error)) => tracing::warn!(%error, "the replica cannot be asked; the database itself is"),
            Err(_) => tracing::warn!("the replica does not answer; the database itself is asked"),
        }
        self.leave_alone();
        None
    }

    /// How far behind it is; nothing if no server has ever looked after the clocks.
    pub async fn behind(&self, now: DateTime<Utc>) -> Result<Option<TimeDelta>, StoreError> {
        let conn = &mut *self.pool.get().await?;
        Ok(heartbeat::find(conn).await?.map(|beat| now - beat))
    }

    /// It has failed whoever asked.
    pub fn leave_alone(&self) {
        *self.rests_until.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + REST);
    }
}
