//! Connections on loan. One whose work was broken off in mid-statement is thrown away and never lent again: its database may
//! be silent, and whoever came next would wait behind the silence.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ::deadpool::managed::{Object, QueueMode};
use diesel::connection::{Instrumentation, InstrumentationEvent};
use diesel_async::pooled_connection::deadpool;
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod};
use diesel_async::{AsyncConnection as _, AsyncPgConnection};

use super::migrations::{self, Survey};
use super::trouble::is_trouble;
use super::{Connection, StoreError, tls};
use crate::config::DatabaseUrl;

/// How long a request waits for a free connection before it says so.
const WAIT: Duration = Duration::from_secs(5);
/// Whoever gave up on a statement after so long did not do so lightly.
const SILENT: Duration = Duration::from_secs(5);
/// No request and no sweep has a use for a statement that takes longer, and a transaction that nobody goes on with holds
/// locks that others need. For lent connections only: migrations and backups take as long as they take.
const SESSION: &str = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'";

/// Connections to one database, shared by everything in the process.
#[derive(Clone)]
pub struct Pool(deadpool::Pool<AsyncPgConnection>);

/// A connection on loan.
pub struct Conn {
    /// There until it is given back or thrown away.
    loan: Option<Object<AsyncDieselConnectionManager<AsyncPgConnection>>>,
    under_way: UnderWay,
    lent_at: Instant,
    pool: Pool,
}

impl Pool {
    /// No connection is made yet, so that a server can start before its database.
    pub fn new(url: &DatabaseUrl, size: usize) -> Pool {
        // The default method asks the server «SELECT 1» at every loan; a broken connection is noticed anyway.
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
        config.custom_setup = tls::setup(url, SESSION);
        let manager = AsyncDieselConnectionManager::new_with_config(url.reveal(), config);
        let pool = deadpool::Pool::builder(manager)
            .max_size(size)
            // The one used last knows its statements already, and its backend is awake.
            .queue_mode(QueueMode::Lifo)
            .wait_timeout(Some(WAIT))
            .create_timeout(Some(WAIT))
            .runtime(::deadpool::Runtime::Tokio1)
            .build();
        Pool(pool.expect("timeouts have their runtime"))
    }

    pub async fn get(&self) -> Result<Conn, StoreError> {
        let mut loan = self.0.get().await?;
        let under_way = UnderWay::default();
        loan.set_instrumentation(under_way.clone());
        Ok(Conn { loan: Some(loan), under_way, lent_at: Instant::now(), pool: self.clone() })
    }

    /// Whether the database answers, and how far it is.
    pub async fn survey(&self) -> Result<Survey, StoreError> {
        migrations::survey(&mut *self.get().await?).await
    }

    pub fn close(&self) {
        self.0.close();
    }
}

impl Deref for Conn {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.loan.as_ref().expect("a loan ends with its value")
    }
}

impl DerefMut for Conn {
    fn deref_mut(&mut self) -> &mut Connection {
        self.loan.as_mut().expect("a loan ends with its value")
    }
}

impl Drop for Conn {
    fn drop(&mut self) {
        let (broken_off, broken) = (self.under_way.is_any(), self.under_way.has_ended_badly.load(Ordering::Relaxed));
        if !broken_off && !broken {
            return;
        }
        drop(self.loan.take().map(Object::take));
        if broken_off && self.lent_at.elapsed() > SILENT {
            // Somebody waited for the database in vain, and the lines that lie here idle may be as dead.
            self.pool.0.retain(|_, _| false);
        }
    }
}

/// Counts the statements of a loan that were begun and have not ended, because whoever waited for them was dropped; and whether
/// one ended because the line did.
#[derive(Clone, Debug, Default)]
struct UnderWay {
    begun: Arc<AtomicUsize>,
    has_ended_badly: Arc<AtomicBool>,
}

impl UnderWay {
    fn is_any(&self) -> bool {
        self.begun.load(Ordering::Relaxed) > 0
    }
}

impl Instrumentation for UnderWay {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartQuery { .. } => {
                self.begun.fetch_add(1, Ordering::Relaxed);
            }
            InstrumentationEvent::FinishQuery { error, .. } => {
                if error.is_some_and(is_trouble) {
                    self.has_ended_badly.store(true, Ordering::Relaxed);
                }
                // One that was begun before the loan is not ours to count.
                let less = |count: usize| count.checked_sub(1);
                let _was_none = self.begun.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
            }
            _ => {}
        }
    }
}
