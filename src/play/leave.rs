//! Leaving a game that goes on: the caretaker keeps the seat for good, and everyone is told with the next letter.

use crate::clock::Clock;
use crate::engine::for_game;
use crate::engine::log::Service;
use crate::link::Claims;
use crate::settle::run::Mind;
use crate::settle::words::Words;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, seats};
use crate::vault::Vault;

use super::held::{self, Held};
use super::{PlayFault, presence};

/// What became of the wish to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resigned {
    /// The caretaker plays on.
    Done,
    /// Everybody else who could play is away: the table stands still until somebody comes back.
    StandsStill,
    /// Nobody is left who could come back, so the table was closed as it stands, without a winner.
    Closed,
    /// It was so before: a doubled form, or a game that is over.
    Before,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// The player of the seat that the form's capability names leaves for good.
pub async fn resign(pool: &Pool, clock: &Clock, vault: &Vault, claims: &Claims) -> Result<Resigned, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, claims.table).await? else { return Ok(Resigned::Revoked) };
        for_game!(kind, G => resign_locked::<G>(conn, clock, vault, row, claims).await)
    })
    .await
}

/// What a player's leaving would do to the table: nobody is surprised by it afterwards.
pub fn foresee(seats: &[SeatRow], own: &SeatRow) -> Resigned {
    let others = || seats.iter().filter(|row| row.id != own.id && row.bot.is_none());
    if others().any(SeatRow::is_present) {
        Resigned::Done
    } else if others().any(|row| row.resigned_at.is_none()) {
        Resigned::StandsStill
    } else {
        Resigned::Closed
    }
}

async fn resign_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    claims: &Claims,
) -> Result<Resigned, PlayFault> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let Some((own, seat)) = held.own(claims) else { return Ok(Resigned::Revoked) };
    let own = own.clone();
    if !held.is_playing() || own.resigned_at.is_some() {
        return Ok(Resigned::Before);
    }
    let (now, outcome) = (held.now(), foresee(&held.seats, &own));
    let live = &mut held.live;
    // Whoever leaves takes nothing back.
    live.send_off(seat)?;
    if live.is_over() {
        held.store(conn, vault, Some(seat)).await?;
        return Ok(Resigned::Before);
    }
    // Whose seat the caretaker keeps already is away in the log: only that it is for good is new.
    if live.minds[seat] == Mind::Person {
        live.serve(Service::Away(seat))?;
    }
    match outcome {
        Resigned::Closed => live.serve(Service::Closed)?,
        Resigned::Done | Resigned::StandsStill | Resigned::Before | Resigned::Revoked => live.settle()?,
    }
    seats::mark_resigned(conn, now, own.id).await?;
    held.store(conn, vault, Some(seat)).await?;
    presence::follow(conn, now, claims.table).await?;
    Ok(outcome)
}
