//! What follows at a table when somebody goes, comes back or leaves a seat to somebody else: which seats are offered, and who
//! is the host.

use chrono::{DateTime, Utc};

use crate::id::TableId;
use crate::store::seats::SeatRow;
use crate::store::{Connection, seats, tables};

use super::{PlayFault, seat_offer};

/// Under the table's lock, once the seats say how it is now.
pub(super) async fn follow(conn: &mut Connection, now: DateTime<Utc>, table: TableId) -> Result<(), PlayFault> {
    let seats = seats::list(conn, table).await?;
    seat_offer::follow(conn, now, table, &seats).await?;
    pass_on_host(conn, table, &seats).await
}

/// A host who has left for good hosts no longer: whoever of those who play joined first does, so that somebody can give time
/// and take away what was said. Whoever is merely away stays the host.
async fn pass_on_host(conn: &mut Connection, table: TableId, seats: &[SeatRow]) -> Result<(), PlayFault> {
    let Some(host) = tables::find_by_id(conn, table).await?.and_then(|table| table.host_id) else { return Ok(()) };
    if seats.iter().any(|seat| seat.player_id == Some(host) && seat.resigned_at.is_none()) {
        return Ok(());
    }
    let present = seats.iter().filter(|seat| seat.is_present() && seat.player_id.is_some());
    if let Some(next) = present.min_by_key(|seat| seat.person()).and_then(|seat| seat.player_id) {
        tables::mark_host(conn, table, next).await?;
    }
    Ok(())
}
