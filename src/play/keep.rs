//! A game that was begun without an address becomes somebody's: by a letter that shows the address is theirs, or signed in.
//! Then letters come, and the table is found again from anywhere.

use chrono::{DateTime, Utc};

use crate::id::{EmailAddress, PlayerId, TableCode};
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, players, seats, tables};
use crate::text::Locale;

use super::lobby::seat_link;
use super::outbox::{CAP_A_DAY, letter, write_capped};
use super::{PlayFault, lesson};

/// A seat that nobody's address leads to.
pub struct Fleeting {
    pub code: TableCode,
    /// What is played there, as it is stored.
    pub game: String,
    /// Whose it shall become.
    pub address: EmailAddress,
}

/// What became of the wish to keep a game.
pub enum Kept {
    /// What the link of the seat says; the second time, too.
    Done(Claims),
    /// There is no such seat any more, its links were revoked, or it is somebody else's by now.
    Unknown,
}

/// Writes the letter that leads to the button. From outside it looks the same for every address (WEB-07); no if the seat is
/// not the visitor's, or has an address already.
pub async fn ask(
    pool: &Pool,
    now: DateTime<Utc>,
    claims: &Claims,
    address: &EmailAddress,
    locale: Locale,
) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((table, seat)) = lock_fleeting(conn, claims).await? else { return Ok(false) };
        let player = players::find_or_insert(conn, now, address).await?;
        // A first letter in the language of the page that asked for it.
        if player.locale.is_none() {
            players::mark_locale(conn, player.id, locale.tag()).await?;
        }
        let about = letter(now, LetterKind::Keep, player.id)?;
        let about = NewLetter { table_id: Some(table.id), seat_id: Some(seat.id), ..about };
        write_capped(conn, &player, &about, CAP_A_DAY).await?;
        Ok(true)
    })
    .await
}

/// What the letter's page shows; nothing once the seat is somebody's.
pub async fn find(pool: &Pool, pass: &Pass) -> Result<Option<Fleeting>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some((table, seat, player)) = find_pass(conn, pass).await? else { return Ok(None) };
    if !is_fleeting(conn, &seat).await? {
        return Ok(None);
    }
    let Some(address) = player.address else { return Ok(None) };
    Ok(Some(Fleeting { code: table.code, game: table.game, address }))
}

/// By the pass of the letter.
pub async fn keep(pool: &Pool, now: DateTime<Utc>, pass: &Pass) -> Result<Kept, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((table, ..)) = find_pass(conn, pass).await? else { return Ok(Kept::Unknown) };
        tables::lock(conn, table.id).await?;
        // As it is under the lock.
        let Some((table, seat, player)) = find_pass(conn, pass).await? else { return Ok(Kept::Unknown) };
        players::mark_confirmed(conn, now, player.id).await?;
        give(conn, now, &table, &seat, player.id).await
    })
    .await
}

/// By whoever is signed in and holds the seat.
pub async fn keep_signed_in(
    pool: &Pool,
    now: DateTime<Utc>,
    claims: &Claims,
    player: PlayerId,
) -> Result<Kept, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((table, seat)) = lock_fleeting(conn, claims).await? else { return Ok(Kept::Unknown) };
        give(conn, now, &table, &seat, player).await
    })
    .await
}

async fn give(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: &TableRow,
    seat: &SeatRow,
    player: PlayerId,
) -> Result<Kept, PlayFault> {
    if seat.player_id != Some(player) {
        let others = seats::list(conn, table.id).await?;
        if !is_fleeting(conn, seat).await? || others.iter().any(|other| other.player_id == Some(player)) {
            return Ok(Kept::Unknown);
        }
        seats::mark_kept(conn, now, seat.id, player).await?;
        tables::mark_kept(conn, table.id, player).await?;
        players::mark_blocked(conn, player, None).await?;
    }
    Ok(Kept::Done(seat_link(now, table.id, seat)))
}

/// The table, locked, and the seat that a form's capability names, if it has no address yet.
async fn lock_fleeting(conn: &mut Connection, claims: &Claims) -> Result<Option<(TableRow, SeatRow)>, PlayFault> {
    let Some(table) = tables::lock(conn, claims.table).await? else { return Ok(None) };
    // Everybody's lesson is the same; there is nothing to find again.
    if lesson::is_lesson(&table) {
        return Ok(None);
    }
    let seat = seats::list(conn, table.id).await?.into_iter().find(|seat| seat.is_of(claims));
    match seat {
        Some(seat) if is_fleeting(conn, &seat).await? => Ok(Some((table, seat))),
        Some(_) | None => Ok(None),
    }
}

async fn find_pass(conn: &mut Connection, pass: &Pass) -> Result<Option<(TableRow, SeatRow, PlayerRow)>, PlayFault> {
    let Errand::Keep(seat, epoch, player) = pass.to else { return Ok(None) };
    let player = players::find(conn, player).await?.filter(|player| player.epoch() == pass.epoch);
    let found = seats::find_with_table(conn, seat).await?.filter(|(_, seat)| seat.epoch() == epoch);
    let (Some(player), Some((table, seat))) = (player, found) else { return Ok(None) };
    Ok(tables::find_by_id(conn, table).await?.map(|table| (table, seat, player)))
}

/// Nobody's, or a demo's stand-in's.
async fn is_fleeting(conn: &mut Connection, seat: &SeatRow) -> Result<bool, PlayFault> {
    let Some(player) = seat.player_id else { return Ok(seat.bot.is_none()) };
    let address = players::find(conn, player).await?.and_then(|player| player.address);
    Ok(address.is_some_and(|address| address.is_stand_in()))
}
