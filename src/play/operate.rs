//! Looking after letters: sending given-up ones again, pausing all of them, and pausing a copy of a database by itself.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use crate::id::LetterId;
use crate::store::outbox::{LetterState, Unneeded, roundup, upkeep};
use crate::store::{AsyncConnection, Connection, mail_pause, players};

use super::PlayFault;

/// What came of the wish to send a letter again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retried {
    /// It is due now.
    Due,
    /// It was sent, and will not be sent twice.
    Sent,
    /// Nobody needs it any more.
    Unwanted,
    /// Its question has another letter waiting.
    Replaced,
    NoSuchLetter,
}

/// A dead or refused letter is tried again from the beginning, and its address with it; so is one that was not tried because
/// of its address. A waiting one is due at once. Asking twice changes nothing.
pub async fn retry(conn: &mut Connection, now: DateTime<Utc>, id: LetterId) -> Result<Retried, PlayFault> {
    conn.transaction(async |conn| {
        // One that another letter carries goes with that, which is locked first everywhere.
        let id = upkeep::find_carrier(conn, id).await?.unwrap_or(id);
        let Some(letter) = upkeep::lock(conn, id).await? else { return Ok(Retried::NoSuchLetter) };
        match letter.state {
            LetterState::Sent => Ok(Retried::Sent),
            LetterState::Unwanted if letter.reason.as_deref() != Some(Unneeded::RefusedBefore.name()) => {
                Ok(Retried::Unwanted)
            }
            LetterState::Waiting => {
                upkeep::mark_due(conn, now, id).await?;
                Ok(Retried::Due)
            }
            LetterState::Unwanted | LetterState::Refused | LetterState::Dead => {
                players::mark_accepted(conn, letter.player_id).await?;
                let due = upkeep::mark_waiting(conn, now, id).await?;
                roundup::revive_carried(conn, now, id).await?;
                Ok(if due { Retried::Due } else { Retried::Replaced })
            }
        }
    })
    .await
}

/// A database that was copied, by a restore above all, must not send once more what its original has sent: letters are
/// paused until somebody releases them (OPS-05). Says whether that happened just now.
pub async fn pause_if_copied(conn: &mut Connection, now: DateTime<Utc>) -> Result<bool, PlayFault> {
    let Some(home) = mail_pause::find_home(conn).await? else { return Ok(false) };
    conn.transaction(async |conn| {
        let copied = home.before.as_ref().is_some_and(|before| *before != home.now);
        if copied {
            mail_pause::mark_paused(conn, now, "this database is a copy of another one").await?;
        }
        if home.before.as_ref() != Some(&home.now) {
            mail_pause::mark_home(conn, &home.now).await?;
        }
        Ok(copied)
    })
    .await
}

/// How far a database is, and which one it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where it lives, as far as it tells.
    home: String,
    height: i64,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.home, self.height)
    }
}

impl FromStr for Mark {
    type Err = NotAMark;

    fn from_str(text: &str) -> Result<Mark, NotAMark> {
        let (home, height) = text.split_once(' ').ok_or(NotAMark)?;
        Ok(Mark { home: home.to_owned(), height: height.parse().map_err(|_| NotAMark)? })
    }
}

/// A text that is no mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMark;

/// A mark just raised.
pub struct Raised {
    pub mark: Mark,
    /// The database is not as far as it was: it was restored, and letters are paused.
    pub had_fallen: bool,
}

/// Raises the database's mark. One that is not above what was seen before has fallen: the database went back to an earlier
/// state of itself, and what it has sent since then would leave once more.
pub async fn raise_mark(conn: &mut Connection, now: DateTime<Utc>, seen: Option<&Mark>) -> Result<Raised, PlayFault> {
    let home = mail_pause::find_home(conn).await?.map_or_else(|| "unknown".to_owned(), |home| home.now);
    conn.transaction(async |conn| {
        let height = mail_pause::raise_mark(conn).await?;
        let had_fallen = seen.is_some_and(|seen| seen.home == home && height <= seen.height);
        if had_fallen {
            mail_pause::mark_paused(conn, now, "this database went back to an earlier state").await?;
        }
        Ok(Raised { mark: Mark { home, height }, had_fallen })
    })
    .await
}
