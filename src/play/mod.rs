//! What people do, for pages and commands alike: the only place that opens transactions.

pub mod account;
pub mod arrivals;
mod aside;
mod ask;
pub mod channels;
mod clock;
pub mod dispatch;
pub mod due;
pub mod feed;
pub mod fresh_link;
pub mod gift;
pub mod glance;
pub mod heir;
mod held;
pub mod hindsight;
pub mod hours;
pub mod keep;
pub mod leave;
pub mod lesson;
mod live;
pub mod lobby;
mod marks;
pub mod mend;
pub mod my_tables;
pub mod notes;
pub mod operate;
mod outbox;
pub mod pings;
mod presence;
pub mod record;
pub mod rekey;
pub mod replies;
pub mod retention;
mod say;
pub mod seat_offer;
mod stored;
pub mod take_back;
pub mod talk;
pub mod think;
pub mod turn;
pub mod vapid;
pub mod words;

use thiserror::Error;

use crate::engine::{GameKind, SetupError};
use crate::id::{ArrivalId, LetterId, TableCode, TableId};
use crate::settle::pad::TooLong;
use crate::store::tables::TableRow;
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
    #[error("table {table} contradicts itself at entry {entry}: {cause}")]
    Astray { table: String, entry: i32, cause: String },
    #[error("nothing is written at table {table} since it was found out: {cause}")]
    Halted { table: String, cause: String },
    #[error("table {table} takes no such entry: {cause}")]
    Unwritten { table: String, cause: String },
    #[error("table {0} holds something this program does not know: {1}")]
    Unknown(String, String),
    #[error(transparent)]
    Words(TooLong),
    #[error("letter {} cannot be written from its rows", .0.0)]
    Letter(LetterId),
    #[error("message {} that came in does not tell what became of it", .0.0)]
    Arrival(ArrivalId),
    #[error("no table can be dealt: {0}")]
    Setup(SetupError),
    #[error("the operating system gives no random bytes: {0}")]
    NoRandomness(getrandom::Error),
    #[error("a bot of table {} failed while it was thinking", .0.0)]
    Unthought(TableId),
    #[error("what was thought about the game of table {} cannot be read", .0.0)]
    Hindsight(TableId),
    #[error("nothing can be signed for push services, or sealed for a browser")]
    NoKey,
}

impl PlayFault {
    /// Whether one table contradicts itself, and the others are well.
    pub fn is_halt(&self) -> bool {
        matches!(self, PlayFault::Astray { .. } | PlayFault::Halted { .. })
    }

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

/// Which game a table plays.
fn game_of(table: &TableRow) -> Result<GameKind, PlayFault> {
    game_named(&table.code, &table.game)
}

/// The same for a table of which only these columns were read.
fn game_named(code: &TableCode, name: &str) -> Result<GameKind, PlayFault> {
    GameKind::named(name).ok_or_else(|| PlayFault::Unknown(code.to_string(), format!("game {name}")))
}

impl From<getrandom::Error> for PlayFault {
    fn from(error: getrandom::Error) -> PlayFault {
        PlayFault::NoRandomness(error)
    }
}

/// Random bytes for nonces and tokens, which only have to be unknown; what decides a deal comes from a [`Chance`].
fn random<const N: usize>() -> Result<[u8; N], PlayFault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
