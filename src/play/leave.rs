//! Leaving a game that goes on: the caretaker keeps the seat for good, and everyone is told with the next letter.

use chrono::{DateTime, Utc};

use crate::engine::log::Service;
use crate::link::Claims;
use crate::settle::run::Mind;
use crate::settle::words::Words;
use crate::store::{AsyncConnection, Connection, Pool, seats};
use crate::vault::Vault;

use super::held::Held;
use super::{PlayFault, presence};

/// What became of the wish to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resigned {
    /// The caretaker plays on.
    Done,
    /// Nobody was left to play with, so the table was closed as it stands, without a winner.
    Closed,
    /// It was so before: a doubled form, or a game that is over.
    Before,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// The player of the seat that the form's capability names leaves for good.
pub async fn resign<G: Words>(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    claims: &Claims,
) -> Result<Resigned, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| resign_locked::<G>(conn, now, vault, claims).await).await
}

async fn resign_locked<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    claims: &Claims,
) -> Result<Resigned, PlayFault> {
    let Some(mut held) = Held::<G>::lock(conn, vault, claims.table).await? else { return Ok(Resigned::Revoked) };
    let Some((own, seat)) = held.own(claims) else { return Ok(Resigned::Revoked) };
    let own = own.clone();
    if !held.is_playing() || own.resigned_at.is_some() {
        return Ok(Resigned::Before);
    }
    let live = &mut held.live;
    live.serve(now, Service::Away(seat));
    let people = live.minds.contains(&Mind::Person);
    if people {
        live.settle(now);
    } else {
        live.serve(now, Service::Closed);
    }
    seats::mark_resigned(conn, now, own.id).await?;
    held.store(conn, now, vault, Some(seat)).await?;
    presence::follow(conn, now, claims.table).await?;
    Ok(if people { Resigned::Done } else { Resigned::Closed })
}
