//! Postgres, and the only user of diesel: the pool, the migrations, one file for each table.
//!
//! Functions here take a connection, do one thing and return rows or outcomes; they never open transactions.

pub mod arrivals;
pub mod channels;
pub mod clocks;
pub mod cluster;
pub mod crews;
pub mod entries;
pub mod erasure;
pub mod finished;
pub mod former_hours;
pub mod formers;
pub mod heartbeat;
pub mod hindsights;
pub mod invitations;
pub mod keys;
pub mod mail_pause;
pub mod migrations;
pub mod notes;
pub mod offers;
pub mod outbox;
pub mod own_seats;
pub mod pings;
pub mod players;
mod pool;
mod prepared;
pub mod probe;
pub mod questions;
pub mod replica;
pub mod retention;
pub mod schema;
pub mod seats;
pub mod sessions;
pub mod tables;
pub mod talk;
pub mod thoughts;
mod tls;
mod trouble;
pub mod unsent;
pub mod vacations;
pub mod vapid;
pub mod word;
pub mod words;

/// For use cases, which alone open transactions: `conn.transaction(async |conn| …)`.
pub use diesel_async::AsyncConnection;
use diesel_async::AsyncPgConnection;
use diesel_async::pooled_connection::deadpool;
use thiserror::Error;

pub use pool::{Conn, Pool};

/// What store's functions work with: a connection on loan, or the one of a transaction.
pub type Connection = AsyncPgConnection;

/// Why a query failed.
pub type QueryError = diesel::result::Error;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("no database connection: {0}")]
    Pool(deadpool::PoolError),
    #[error("database connection failed: {0}")]
    Connection(diesel::ConnectionError),
    #[error("query failed: {}", with_causes(.0))]
    Query(QueryError),
    #[error(transparent)]
    Unreadable(#[from] word::Unreadable),
    #[error("migration failed: {0}")]
    Migration(String),
    #[error("the database was made by a newer version of Penelope (it has the migration {0}); use that version")]
    Newer(String),
}

// They are said with their causes, so that one line of a log has all of it; as sources they would be told twice.
impl From<deadpool::PoolError> for StoreError {
    fn from(error: deadpool::PoolError) -> StoreError {
        StoreError::Pool(error)
    }
}

impl From<diesel::ConnectionError> for StoreError {
    fn from(error: diesel::ConnectionError) -> StoreError {
        StoreError::Connection(error)
    }
}

impl From<QueryError> for StoreError {
    fn from(error: QueryError) -> StoreError {
        StoreError::Query(error)
    }
}

/// A value that cannot be read is told by its field alone; which column and which value stands below it.
fn with_causes(error: &QueryError) -> String {
    let mut told = error.to_string();
    if let QueryError::DeserializationError(error) = error {
        let mut cause = error.source();
        while let Some(error) = cause {
            told += &format!(": {error}");
            cause = error.source();
        }
    }
    told
}
