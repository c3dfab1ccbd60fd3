//! Whether a fault is the database's for now, or ours for good: what was wanted may be tried again after the one.

use diesel::result::DatabaseErrorKind as Kind;
use diesel::result::Error;

use super::StoreError;

/// Whether the database was away, stopped, too busy or silent.
pub fn is_trouble(error: &StoreError) -> bool {
    match error {
        StoreError::Pool(_) | StoreError::Connection(_) => true,
        StoreError::Query(error) => is_query_trouble(error),
        StoreError::Migration(_) | StoreError::Newer(_) => false,
    }
}

fn is_query_trouble(error: &Error) -> bool {
    match error {
        // A rule of the schema was broken: that is our doing, and stays so.
        Error::DatabaseError(
            Kind::UniqueViolation
            | Kind::ForeignKeyViolation
            | Kind::NotNullViolation
            | Kind::CheckViolation
            | Kind::ExclusionViolation
            | Kind::RestrictViolation,
            _,
        ) => false,
        // Whatever else the server says: it is being stopped, has no room, cannot get a lock in time.
        Error::DatabaseError(..) | Error::BrokenTransactionManager | Error::RollbackTransaction => true,
        Error::RollbackErrorOnCommit { rollback_error, commit_error } => {
            is_query_trouble(rollback_error) || is_query_trouble(commit_error)
        }
        _ => false,
    }
}
