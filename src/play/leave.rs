//! Leaving a game that goes on: the caretaker keeps the seat for good, and everyone is told with the next letter.

use chrono::{DateTime, Utc};
use futures_util::try_join;

use crate::engine::log::Service;
use crate::link::Claims;
use crate::settle::run::Mind;
use crate::settle::words::Words;
use crate::store::{AsyncConnection, Connection, Pool, clocks, questions, seats, tables, words};
use crate::vault::Vault;

use super::ask::Aftermath;
use super::live::Live;
use super::turn::store;
use super::{PlayFault, clock};

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
    let Some(table) = tables::lock(conn, claims.table).await? else { return Ok(Resigned::Revoked) };
    let (seats, open, words, clocks) = try_join!(
        seats::list(conn, table.id),
        questions::list_open(conn, table.id),
        words::list(conn, table.id),
        clocks::list_running(conn, table.id),
    )?;
    let own = seats.iter().find(|seat| seat.is_of(claims));
    let Some((own, seat)) = own.and_then(|own| Some((own, own.seat()?))) else { return Ok(Resigned::Revoked) };
    if table.status != "playing" || own.resigned_at.is_some() {
        return Ok(Resigned::Before);
    }
    let mut live: Live<G> = Live::load(vault, &table, &seats, &words, clock::silent(&clocks, &seats))?;
    live.serve(now, Service::Away(seat));
    let people = live.minds.contains(&Mind::Person);
    if people {
        live.settle(now);
    } else {
        live.serve(now, Service::Closed);
    }
    seats::mark_resigned(conn, now, own.id).await?;
    let known: Vec<_> = words.iter().map(|row| row.seat_id).collect();
    let after = Aftermath {
        table: table.id,
        live: &live,
        seats: &seats,
        open: &open,
        clocks: &clocks,
        known: &known,
        actor: Some(seat),
    };
    store(conn, now, vault, &after).await?;
    Ok(if people { Resigned::Done } else { Resigned::Closed })
}
