//! Mending a table whose log and book contradict each other: the log is the truth, so the book is made anew from it. Where the
//! log itself cannot be played, nothing is touched and the fault says at which entry.

use chrono::{DateTime, Utc};

use crate::clock::Clock;
use crate::engine::for_game;
use crate::engine::log::Book;
use crate::id::{TableCode, TableId};
use crate::store::clocks::ClockRow;
use crate::store::seats::SeatRow;
use crate::store::{AsyncConnection, Connection, Pool, clocks, entries, formers, seats, tables};
use crate::vault::Vault;

use super::{PlayFault, clock, game_of, record, stored};

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mended {
    /// The table goes on from its log, which has so many entries.
    Done { entries: u32 },
    /// There is no dealt table with this code.
    NoSuchTable,
}

/// Plays the log once more, stores the book that comes of it, and lets the table go on.
pub async fn mend(pool: &Pool, clock: &Clock, vault: &Vault, code: &TableCode) -> Result<Mended, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(found) = tables::find(conn, code).await? else { return Ok(Mended::NoSuchTable) };
        let row = tables::lock(conn, found.id).await?.filter(|row| row.seq > 0);
        let Some(row) = row else { return Ok(Mended::NoSuchTable) };
        let (seats, formers) = (seats::list(conn, row.id).await?, formers::list(conn, row.id).await?);
        let log = entries::list(conn, row.id, row.seq).await?;
        let now = clock.now();
        let (sealed, entries) = for_game!(game_of(&row)?, G => {
            let book: Book<G> = record::replay(vault, &row, (&seats, &formers), &log)?.into_book();
            (stored::seal(vault, &row.code, &book, now)?, book.entries())
        });
        tables::update(conn, row.id, &sealed).await?;
        if let Some(halted_at) = tables::mark_mended(conn, row.id).await? {
            give_back(conn, row.id, &seats, halted_at, now).await?;
        }
        Ok(Mended::Done { entries })
    })
    .await
}

/// Nobody could answer while the table was halted: that time does not count.
async fn give_back(
    conn: &mut Connection,
    table: TableId,
    seats: &[SeatRow],
    halted_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), PlayFault> {
    for row in clocks::list_running(conn, table).await? {
        let player = seats.iter().find(|seat| seat.id == row.seat_id).and_then(|seat| seat.player_id);
        let (Some(player), Some(started_at), None) = (player, row.started_at, row.out_at) else { continue };
        let started_at = started_at + (now - started_at.max(halted_at));
        let later = ClockRow { started_at: Some(started_at), due_at: None, ..row };
        let (due_at, remind_at) = clock::reckon(conn, player, &later).await?.unzip();
        clocks::mark_delayed(conn, later.id, started_at, due_at, remind_at.flatten()).await?;
    }
    Ok(())
}
