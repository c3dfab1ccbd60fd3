//! Whether a fault is the database's for now, or ours for good: what was wanted may be tried again after the one.

use diesel::result::DatabaseErrorKind as Kind;
use diesel::result::Error;

use super::StoreError;

/// How a server says that it is going down, has no room, or breaks off what takes too long. Its codes do not reach us.
const WORDS: [&str; 12] = [
    "terminating connection",
    "canceling statement",
    "the database system is",
    "too many",
    "remaining connection slots",
    "out of memory",
    "out of shared memory",
    "No space left",
    "could not extend",
    "could not write",
    "deadlock detected",
    "cannot execute",
];

impl StoreError {
    /// Whether the database was away, stopped, too busy or silent: worth another try, and nobody's fault. Anything else would
    /// be the same the next time.
    pub fn is_trouble(&self) -> bool {
        match self {
            StoreError::Pool(_) | StoreError::Connection(_) => true,
            StoreError::Query(error) => is_trouble(error),
            StoreError::Migration(_) | StoreError::Newer(_) | StoreError::Unreadable(_) => false,
        }
    }
}

pub(super) fn is_trouble(error: &Error) -> bool {
    match error {
        Error::BrokenTransactionManager | Error::RollbackTransaction => true,
        Error::DatabaseError(kind, about) => match kind {
            Kind::ClosedConnection
            | Kind::UnableToSendCommand
            | Kind::SerializationFailure
            | Kind::ReadOnlyTransaction => true,
            _ => WORDS.iter().any(|words| about.message().contains(words)),
        },
        Error::RollbackErrorOnCommit { rollback_error, commit_error } => {
            is_trouble(rollback_error) || is_trouble(commit_error)
        }
        _ => false,
    }
}
