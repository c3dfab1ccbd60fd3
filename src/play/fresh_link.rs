//! A fresh link for a seat, by letter to its own player only.

use chrono::{DateTime, TimeDelta, Utc};

use crate::link::Claims;
use crate::mail::kind::LetterKind;
use crate::store::seats::SeatRow;
use crate::store::{AsyncConnection, Connection, Pool, outbox, seats, tables};

use super::PlayFault;
use super::ask::seat_letter;

/// One letter in so long a time is enough for everybody.
const ONE_IN: TimeDelta = TimeDelta::minutes(10);

/// What became of the wish for a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshened {
    /// A letter is on its way, or was a moment ago.
    Sent,
    /// Nobody gave an address for this seat.
    NoAddress,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// Sends a fresh link to the player of the seat.
pub async fn send(pool: &Pool, now: DateTime<Utc>, claims: &Claims) -> Result<Freshened, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(row) = lock_seat(conn, claims).await? else { return Ok(Freshened::Revoked) };
        write(conn, now, claims, &row).await
    })
    .await
}

async fn lock_seat(conn: &mut Connection, claims: &Claims) -> Result<Option<SeatRow>, PlayFault> {
    if tables::lock(conn, claims.table).await?.is_none() {
        return Ok(None);
    }
    let seats = seats::list(conn, claims.table).await?;
    Ok(seats.into_iter().find(|seat| seat.is_of(claims)))
}

async fn write(
    conn: &mut Connection,
    now: DateTime<Utc>,
    claims: &Claims,
    row: &SeatRow,
) -> Result<Freshened, PlayFault> {
    let Some(new) = seat_letter(now, claims.table, row, LetterKind::FreshLink)? else {
        return Ok(Freshened::NoAddress);
    };
    if outbox::count_to_player(conn, new.player_id, new.kind, now - ONE_IN).await? == 0 {
        outbox::insert(conn, &[new]).await?;
    }
    Ok(Freshened::Sent)
}
