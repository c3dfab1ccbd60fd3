//! The host's gift of time: to everyone, or to one player. Who is asked shows to nobody by it, not even to the host, so the same
//! is done and answered either way.

use chrono::{DateTime, Utc};

use crate::deadline::pace::Allotment;
use crate::id::SeatId;
use crate::link::Claims;
use crate::store::clocks::ClockRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableStatus;
use crate::store::{AsyncConnection, Connection, Pool, clocks, seats, tables};

use super::{PlayFault, clock};

/// To whom time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    Everyone,
    One(SeatId),
}

/// What became of the host's wish to give more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Whoever of those meant is asked has more. Whether anybody is shows to nobody.
    Done,
    /// Only the host may, and only to a person at the table.
    Unknown,
}

/// An increment more for whoever is meant and asked now, up to twice the pace's cap.
pub async fn give(pool: &Pool, now: DateTime<Utc>, claims: &Claims, to: Receiver) -> Result<Given, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(table) = tables::lock(conn, claims.table).await? else { return Ok(Given::Unknown) };
        let seats = seats::list(conn, table.id).await?;
        let own = seats.iter().find(|seat| seat.is_of(claims));
        if own.is_none_or(|own| own.player_id.is_none() || own.player_id != table.host_id) {
            return Ok(Given::Unknown);
        }
        let is_meant = |seat: &SeatRow| match to {
            Receiver::Everyone => true,
            Receiver::One(id) => seat.id == id,
        };
        if !seats.iter().any(|seat| seat.bot.is_none() && is_meant(seat)) {
            return Ok(Given::Unknown);
        }
        let allotment = clock::pace(&table.pace)?.allotment();
        if let Some(allotment) = allotment.filter(|_| table.status == TableStatus::Playing) {
            for row in clocks::list_running(conn, table.id).await?.iter().filter(|row| row.out_at.is_none()) {
                let Some(seat) = seats.iter().find(|seat| seat.id == row.seat_id) else { continue };
                lengthen(conn, allotment, row, seat, is_meant(seat)).await?;
            }
        }
        seats::mark_acted(conn, now, claims.seat).await?;
        Ok(Given::Done)
    })
    .await
}

/// Every clock is reckoned and written anew, whether it is meant or not: whose was shows not even in the work done.
async fn lengthen(
    conn: &mut Connection,
    allotment: Allotment,
    row: &ClockRow,
    seat: &SeatRow,
    is_meant: bool,
) -> Result<(), PlayFault> {
    let (Some(player), Some(ticking), Some(since)) = (seat.player_id, clock::stored(row), row.started_at) else {
        return Ok(());
    };
    let calendar = clock::calendar(conn, player, clock::hours(row)?, since).await?;
    let more = ticking.with_more(allotment.increment());
    let due = more.due(&calendar, row.due_at);
    let most = allotment.cap().plus(allotment.cap());
    let (allotted, due) = match is_meant && more.allotted() <= most {
        true => (more.allotted(), due),
        false => (ticking.allotted(), row.due_at),
    };
    clocks::mark_allotted(conn, row.id, allotted.in_minutes().cast_signed(), due).await?;
    Ok(())
}
