//! Gathering people at a table: from the wish for one to the deal. Every step locks the table's row, so that two people
//! never take one seat and no table is dealt twice.

pub mod accept;
pub mod confirm;
pub mod host;
pub mod invite;
pub mod invite_link;
pub mod join;
pub mod last;
pub mod open;
pub mod own;
pub mod rematch;
pub mod sight;
mod start;
pub mod try_it;
pub mod wish;

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{Epoch, QuestionId, SeatId, TableCode, TableId};
use crate::link::{Claims, Purpose};
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{Connection, seats, tables};

use super::PlayFault;
use sight::Stage;

/// How long the link to a seat is good for.
const LINK_DAYS: i64 = 60;

/// Why nothing was changed.
#[derive(Debug)]
pub enum GatherError {
    /// No such table, seat or invitation, or the link to it was revoked.
    Unknown,
    /// The game has begun.
    Begun(TableCode),
    CalledOff,
    /// The last seat is taken.
    Full,
    /// The host took the invitation back.
    Withdrawn,
    /// The host ended the link that was passed on, or made another.
    LinkEnded,
    /// The table is for invited people only.
    NotOpen,
    /// The seat is not offered any more: its player is back, or somebody has taken it.
    NotOffered(TableCode),
    /// Somebody at the table is called that already.
    NameTaken,
    /// More addresses than there are free seats.
    TooManyGuests,
    /// So many letters are not sent at once.
    TooManyLetters,
    Fault(PlayFault),
}

impl<E: Into<PlayFault>> From<E> for GatherError {
    fn from(error: E) -> GatherError {
        GatherError::Fault(error.into())
    }
}

/// The table of a use case, locked, if it is still being gathered.
async fn lock_gathering(conn: &mut Connection, id: TableId) -> Result<TableRow, GatherError> {
    let table = tables::lock(conn, id).await?.ok_or(GatherError::Unknown)?;
    check_gathering(&table)?;
    Ok(table)
}

fn check_gathering(table: &TableRow) -> Result<(), GatherError> {
    match Stage::of(table) {
        Stage::Unconfirmed => Err(GatherError::Unknown),
        Stage::Gathering => Ok(()),
        Stage::Begun => Err(GatherError::Begun(table.code.clone())),
        Stage::CalledOff => Err(GatherError::CalledOff),
    }
}

/// The table and the seat that a form's capability names, for a person who sits there.
async fn lock_own(conn: &mut Connection, claims: &Claims) -> Result<(TableRow, SeatRow), GatherError> {
    let table = lock_gathering(conn, claims.table).await?;
    let seat = seats::list(conn, table.id).await?.into_iter().find(|seat| seat.is_of(claims));
    Ok((table, seat.ok_or(GatherError::Unknown)?))
}

/// What the link of a seat says.
pub fn seat_link(now: DateTime<Utc>, table: TableId, seat: &SeatRow) -> Claims {
    link_to(now, table, (seat.id, seat.epoch()))
}

/// The same for a seat of which no more is known.
pub fn link_to(now: DateTime<Utc>, table: TableId, (seat, epoch): (SeatId, Epoch)) -> Claims {
    Claims {
        purpose: Purpose::Seat,
        table,
        seat,
        epoch,
        question: QuestionId(0),
        revision: 0,
        expires_at: now + TimeDelta::days(LINK_DAYS),
    }
}

/// The link of a seat for whoever shows an older letter: if the seat's links were revoked since, the letter is worth nothing.
fn link_if_never_revoked(now: DateTime<Utc>, table: TableId, seat: &SeatRow) -> Result<Claims, GatherError> {
    if seat.epoch == 0 { Ok(seat_link(now, table, seat)) } else { Err(GatherError::Unknown) }
}

/// Seats for people that nobody has taken.
fn free_places(table: &TableRow, people: usize) -> usize {
    usize::try_from(table.places - table.bots).unwrap_or(0).saturating_sub(people)
}
