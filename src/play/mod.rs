//! What people do, for pages and commands alike: the only place that opens transactions.

pub mod account;
mod ask;
mod clock;
pub mod due;
pub mod fresh_link;
pub mod gift;
pub mod heir;
mod held;
pub mod hours;
pub mod leave;
mod letter;
pub mod letters;
mod live;
pub mod lobby;
pub mod look;
mod marks;
pub mod notes;
pub mod offer;
pub mod post;
mod presence;
pub mod rekey;
pub mod retention;
pub mod talk;
pub mod turn;
pub mod words;

use thiserror::Error;

use crate::engine::SetupError;
use crate::id::LetterId;
use crate::settle::sheet::TooLong;
use crate::store::word::Unreadable;
use crate::store::{QueryError, StoreError};
use crate::vault::Broken;

/// What is wrong with us rather than with what somebody wanted.
#[derive(Debug, Error)]
pub enum PlayFault {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Vault(#[from] Broken),
    #[error("the stored state of table {0} does not fit its digest")]
    Digest(String),
    #[error("the stored log of table {0} cannot be replayed")]
    Log(String),
    #[error("table {table} takes no such entry: {cause}")]
    Unwritten { table: String, cause: String },
    #[error("table {0} holds something this program does not know: {1}")]
    Unknown(String, String),
    #[error(transparent)]
    Words(TooLong),
    #[error("letter {} cannot be written from its rows", .0.0)]
    Letter(LetterId),
    #[error("no table can be dealt: {0}")]
    Setup(SetupError),
    #[error("the operating system gives no random bytes: {0}")]
    NoRandomness(getrandom::Error),
}

impl PlayFault {
    /// Whether only the database was not there: nothing is wrong with the table or the letter.
    pub fn is_trouble(&self) -> bool {
        matches!(self, PlayFault::Store(error) if error.is_trouble())
    }
}

impl From<Unreadable> for PlayFault {
    fn from(error: Unreadable) -> PlayFault {
        PlayFault::Store(error.into())
    }
}

impl From<QueryError> for PlayFault {
    fn from(error: QueryError) -> PlayFault {
        PlayFault::Store(error.into())
    }
}

/// Random bytes for seeds, codes and nonces: chance enters here, at the rim.
fn random<const N: usize>() -> Result<[u8; N], PlayFault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(PlayFault::NoRandomness)?;
    Ok(bytes)
}
