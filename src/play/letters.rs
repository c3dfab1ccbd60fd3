//! Looking after letters: sending given-up ones again, pausing all of them, and pausing a copy of a database by itself.

use chrono::{DateTime, Utc};

use crate::id::LetterId;
use crate::store::outbox::{desk, digest};
use crate::store::{AsyncConnection, Connection, players, post};

use super::PlayFault;
use super::post::Unneeded;

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
        let id = desk::find_carrier(conn, id).await?.unwrap_or(id);
        let Some(letter) = desk::lock(conn, id).await? else { return Ok(Retried::NoSuchLetter) };
        match letter.state.as_str() {
            "sent" => Ok(Retried::Sent),
            "unwanted" if letter.reason.as_deref() != Some(Unneeded::RefusedBefore.reason()) => Ok(Retried::Unwanted),
            "waiting" => {
                desk::mark_due(conn, now, id).await?;
                Ok(Retried::Due)
            }
            _ => {
                players::mark_accepted(conn, letter.player_id).await?;
                let due = desk::mark_waiting(conn, now, id).await?;
                digest::revive_carried(conn, now, id).await?;
                Ok(if due { Retried::Due } else { Retried::Replaced })
            }
        }
    })
    .await
}

/// A database that was copied, by a restore above all, must not send once more what its original has sent: letters are
/// paused until somebody releases them (OPS-05). Says whether that happened just now.
pub async fn pause_if_copied(conn: &mut Connection, now: DateTime<Utc>) -> Result<bool, PlayFault> {
    let Some(home) = post::find_home(conn).await? else { return Ok(false) };
    conn.transaction(async |conn| {
        let copied = home.before.as_ref().is_some_and(|before| *before != home.now);
        if copied {
            post::mark_paused(conn, now, "this database is a copy of another one").await?;
        }
        if home.before.as_ref() != Some(&home.now) {
            post::mark_home(conn, &home.now).await?;
        }
        Ok(copied)
    })
    .await
}
