//! Postgres, and the only user of diesel: the pool, the migrations, one file for each table.
//!
//! Functions here take a connection, do one thing and return rows or outcomes; they never open transactions.

pub mod clocks;
pub mod cluster;
pub mod entries;
pub mod erasure;
pub mod finished;
pub mod former_hours;
pub mod formers;
pub mod heartbeat;
pub mod invitations;
pub mod keys;
pub mod migrations;
pub mod notes;
pub mod offers;
pub mod outbox;
pub mod players;
pub mod post;
mod prepared;
pub mod probe;
pub mod questions;
pub mod schema;
pub mod seats;
pub mod sessions;
pub mod tables;
pub mod talk;
pub mod vacations;
pub mod words;

use std::time::Duration;

use ::deadpool::managed::QueueMode;
/// For use cases, which alone open transactions: `conn.transaction(async |conn| …)`.
pub use diesel_async::AsyncConnection;
use diesel_async::pooled_connection::deadpool;
use diesel_async::pooled_connection::{AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use thiserror::Error;

use crate::config::DatabaseUrl;

/// How long a request waits for a free connection before it says so.
const WAIT: Duration = Duration::from_secs(5);

/// Connections to one database, shared by everything in the process.
#[derive(Clone)]
pub struct Pool(deadpool::Pool<AsyncPgConnection>);

/// What store's functions work with: a connection on loan, or the one of a transaction.
pub type Connection = AsyncPgConnection;

/// Why a query failed.
pub type QueryError = diesel::result::Error;

/// A connection on loan.
pub type Conn = deadpool::Object<AsyncPgConnection>;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("no database connection: {0}")]
    Pool(#[from] deadpool::PoolError),
    #[error("database connection failed: {0}")]
    Connection(#[from] diesel::ConnectionError),
    #[error("query failed: {0}")]
    Query(#[from] diesel::result::Error),
    #[error("migration failed: {0}")]
    Migration(String),
    #[error("the database was made by a newer version of Penelope (it has the migration {0}); use that version")]
    Newer(String),
}

impl Pool {
    /// No connection is made yet, so that a server can start before its database.
    pub fn new(url: &DatabaseUrl, size: usize) -> Pool {
        // The default method asks the server «SELECT 1» at every loan; a broken connection is noticed anyway.
        let mut config = ManagerConfig::default();
        config.recycling_method = RecyclingMethod::Fast;
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
        Ok(self.0.get().await?)
    }

    /// Whether the database answers and has exactly the migrations this program knows.
    pub async fn is_ready(&self) -> Result<bool, StoreError> {
        let conn = &mut self.get().await?;
        diesel::sql_query("SELECT 1").execute(conn).await?;
        Ok(migrations::pending(conn).await?.is_empty())
    }

    pub fn close(&self) {
        self.0.close();
    }
}
