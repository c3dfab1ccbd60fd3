//! A link to invite with: whoever has it may ask for a free seat, by an address that a letter confirms. The host makes it,
//! passes it on wherever it suits, and may end it or make another.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::Epoch;
use crate::link::{Claims, Errand, Pass};
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, seats, tables};

use super::GatherError;
use super::host::lock_as_host;
use super::sight::{self, Gathering, Stage};

/// A table that has not filled within this time will hardly do so.
const LINK_DAYS: i64 = 60;

/// The link of a table that is gathered, if there is one. The same as long as it is not replaced.
pub fn pass(table: &TableRow, seats: &[SeatRow]) -> Option<Pass> {
    let since = table.link_at?;
    let host = seats.iter().find(|seat| seat.player_id.is_some() && seat.player_id == table.host_id)?;
    let expires_at = DateTime::from_timestamp((since + TimeDelta::days(LINK_DAYS)).timestamp(), 0)?;
    Some(Pass { to: Errand::Join(table.id, host.id), epoch: Epoch::of(host.birth, 0), expires_at })
}

/// A new link, or none any more; that before leads nowhere.
pub async fn renew(pool: &Pool, now: DateTime<Utc>, claims: &Claims, wanted: bool) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, host) = lock_as_host(conn, claims).await?;
        // In whole seconds, and never the same twice: the moment is what tells one link from the next.
        let since = table.link_at.map_or(now, |before| now.max(before + TimeDelta::seconds(1)));
        tables::mark_link(conn, table.id, wanted.then_some(since)).await?;
        seats::mark_acted(conn, now, host.id).await?;
        Ok(())
    })
    .await
}

/// The table that the link leads to, if it is still good.
pub async fn find(pool: &Pool, link: &Pass) -> Result<Gathering, GatherError> {
    let Errand::Join(table, _) = link.to else { return Err(GatherError::Unknown) };
    let gathering = sight::by_id(pool, table).await?.ok_or(GatherError::Unknown)?;
    match gathering.stage() {
        Stage::Gathering if pass(&gathering.table, &gathering.seats).as_ref() == Some(link) => Ok(gathering),
        // It was a link of ours: whoever has it may know that it was good once.
        Stage::Gathering => Err(GatherError::LinkEnded),
        Stage::Unconfirmed => Err(GatherError::Unknown),
        Stage::Begun => Err(GatherError::Begun(gathering.table.code)),
        Stage::CalledOff => Err(GatherError::CalledOff),
    }
}

/// Whether it is still good for this table, which is locked.
pub(super) async fn check(conn: &mut Connection, table: &TableRow, link: &Pass) -> Result<(), GatherError> {
    let seats = seats::list(conn, table.id).await?;
    if pass(table, &seats).as_ref() == Some(link) { Ok(()) } else { Err(GatherError::LinkEnded) }
}
