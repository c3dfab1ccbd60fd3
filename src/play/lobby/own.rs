//! What everyone may do about their own seat before the deal.

use chrono::{DateTime, Utc};

use crate::link::Claims;
use crate::mail::kind::LetterKind;
use crate::play::outbox::{CAP_AN_HOUR, letter, write_capped};
use crate::play::random;
use crate::store::invitations::Reply;
use crate::store::outbox::NewLetter;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, invitations, outbox, players, seats, sessions, tables};
use crate::vault::Vault;

use super::sight::word_place;
use super::wish::Word;
use super::{GatherError, lock_own};

/// What leaving meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    TheSeat,
    /// The host left, and with the host the table.
    CalledOff,
}

pub async fn change_word(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    claims: &Claims,
    word: &Word,
) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, seat) = lock_own(conn, claims).await?;
        let place = word_place(&table.code, seat.participant);
        let sealed = vault.seal(place, random()?, word.as_str().as_bytes());
        seats::update_sealed(conn, seat.id, &sealed).await?;
        seats::mark_acted(conn, now, seat.id).await?;
        Ok(())
    })
    .await
}

/// Gives the seat back. Who comes back may use the invitation once more.
pub async fn leave(pool: &Pool, now: DateTime<Utc>, claims: &Claims) -> Result<Left, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, seat) = lock_own(conn, claims).await?;
        if seat.player_id.is_some() && seat.player_id == table.host_id {
            call_off(conn, now, &table, &seat).await?;
            return Ok(Left::CalledOff);
        }
        let invitations = invitations::list(conn, table.id).await?;
        if let Some((invitation, _)) = invitations.iter().find(|(_, player)| Some(player.id) == seat.player_id) {
            invitations::mark_answered(conn, now, invitation.id, Reply::Declined).await?;
        }
        seats::delete_if_not_dealt(conn, seat.id).await?;
        Ok(Left::TheSeat)
    })
    .await
}

/// Everybody who came is told.
async fn call_off(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: &TableRow,
    host: &SeatRow,
) -> Result<(), GatherError> {
    tables::mark_closed(conn, now, table.id).await?;
    let mut letters = Vec::new();
    for seat in seats::list(conn, table.id).await?.iter().filter(|seat| seat.id != host.id) {
        if let Some(player) = seat.player_id {
            let about = letter(now, LetterKind::CalledOff, player)?;
            letters.push(NewLetter { table_id: Some(table.id), seat_id: Some(seat.id), ..about });
        }
    }
    outbox::insert(conn, &letters).await?;
    Ok(())
}

/// Every link of the seat made out before is void, and a letter with a fresh one is written: for whoever has passed a letter
/// on (LINK-15). Works before the deal and after it.
pub async fn renew_links(pool: &Pool, now: DateTime<Utc>, claims: &Claims) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let table = tables::lock(conn, claims.table).await?.ok_or(GatherError::Unknown)?;
        let seats = seats::list(conn, table.id).await?;
        let seat = seats.iter().find(|seat| seat.is_of(claims)).ok_or(GatherError::Unknown)?;
        // Without an address there would be no way back to the seat.
        let player = seat.player_id.ok_or(GatherError::Unknown)?;
        let player = players::find(conn, player).await?.ok_or(GatherError::Unknown)?;
        seats::raise_epoch(conn, seat.id).await?;
        // A browser that is signed in as this player could make itself a link to the seat.
        sessions::mark_all_ended(conn, now, player.id).await?;
        players::raise_epoch(conn, player.id).await?;
        let about = letter(now, LetterKind::FreshLink, player.id)?;
        let about = NewLetter { table_id: Some(table.id), seat_id: Some(seat.id), ..about };
        write_capped(conn, &player, &about, CAP_AN_HOUR).await?;
        Ok(())
    })
    .await
}
