//! Letters on their way out: whether one is still wanted, and what stands in it, both as of the moment it is sent.

mod admit;
mod gather;
mod needed;
mod next;
mod roundup;
mod write;

pub use admit::{Admitted, admit};
pub(in crate::play) use gather::regather;
pub use gather::{Bundle, Gathered, bundle, gather, wish};
pub use needed::{Need, later, need, need_elsewhere};
pub use next::next_letter;
pub use roundup::{questions_told, take_apart, write_roundup};
pub use write::{Written, write};

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{LetterId, PlayerId};
use crate::mail::composed::Composed;
use crate::store::outbox::lease::{self, End, Lease};
use crate::store::{AsyncConnection, Connection, players, questions};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, random};

/// Weeks of letters are asked about by their ids, whatever else waits.
const RECALLED_AT_ONCE: usize = 1_000;

/// Of letters that wait, those that are known to have left: their questions are told. One that was to leave later, because
/// somebody wants it to be sent again, is another matter. Says how many there were.
pub async fn recall_sent(conn: &mut Connection, left: &HashMap<String, DateTime<Utc>>) -> Result<usize, PlayFault> {
    let (mut known, ids) = (0, left.keys().map(String::as_str).collect::<Vec<_>>());
    for some in ids.chunks(RECALLED_AT_ONCE) {
        for (id, message_id, send_at, question) in lease::list_waiting(conn, some).await? {
            let Some(at) = left.get(&message_id).filter(|at| send_at <= **at + TimeDelta::seconds(1)) else { continue };
            if let Some(question) = question {
                questions::mark_told(conn, *at, &[question]).await?;
            }
            known += lease::mark_sent_before(conn, *at, id).await?;
        }
    }
    Ok(known)
}

/// A composed letter as it is kept until it has left: sealed, its links not signed.
pub fn seal(vault: &Vault, id: LetterId, composed: &Composed) -> Result<Vec<u8>, PlayFault> {
    let bytes = serde_json::to_vec(composed).map_err(|_| PlayFault::Letter(id))?;
    Ok(vault.seal(place(id), random()?, &bytes))
}

/// The letter as it was composed for its first attempt.
pub fn open(vault: &Vault, id: LetterId, body: &[u8]) -> Result<Composed, PlayFault> {
    serde_json::from_slice(&vault.open(place(id), body)?).map_err(|_| PlayFault::Letter(id))
}

/// The mail server refused it for good; if it was for the address, the hosts of the player's tables see it.
pub async fn mark_refused(
    conn: &mut Connection,
    now: DateTime<Utc>,
    lease: Lease,
    player: Option<PlayerId>,
    reason: &str,
) -> Result<(), PlayFault> {
    conn.transaction(async |conn| {
        let ended = lease::mark_ended_if_ours(conn, now, lease, End::Refused, reason).await?;
        if let Some(player) = player.filter(|_| ended) {
            players::mark_refused(conn, now, player, reason).await?;
        }
        Ok(())
    })
    .await
}

pub(super) fn place(id: LetterId) -> Place<'static> {
    Place { scope: Scope::Post, column: Column::Letter, row: id.0 }
}
