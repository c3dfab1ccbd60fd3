//! The host shows that the address is the host's own; from then on the table is there for others.

use chrono::{DateTime, Utc};

use crate::deadline::zone::Zone;
use crate::id::TableId;
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::play::ask::seat_letter;
use crate::play::hours;
use crate::store::players::PlayerRow;
use crate::store::{AsyncConnection, Connection, Pool, outbox, players, seats, tables};
use crate::text::Locale;
use crate::vault::Vault;

use super::sight::Stage;
use super::{GatherError, free_places, invite, link_if_never_revoked, start};

/// Confirms by the pass of the letter, and returns what the link of the host's seat says; the second time only that.
pub async fn confirm(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    pass: &Pass,
    locale: Locale,
    zone: Option<Zone>,
) -> Result<Claims, GatherError> {
    let Errand::Confirm(table, player) = pass.to else { return Err(GatherError::Unknown) };
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let host = players::find(conn, player).await?.filter(|host| host.epoch() == pass.epoch);
        let host = host.ok_or(GatherError::Unknown)?;
        if let Some(zone) = zone {
            hours::move_to(conn, now, &host, zone).await?;
        }
        confirm_locked(conn, now, vault, table, &host, locale).await
    })
    .await
}

pub(super) async fn confirm_locked(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    table: TableId,
    host: &PlayerRow,
    locale: Locale,
) -> Result<Claims, GatherError> {
    let table = tables::lock(conn, table).await?.filter(|table| table.host_id == Some(host.id));
    let table = table.ok_or(GatherError::Unknown)?;
    let seats = seats::list(conn, table.id).await?;
    let own = seats.iter().find(|seat| seat.player_id == Some(host.id));
    match (Stage::of(&table), own) {
        (Stage::CalledOff, _) | (_, None) => Err(GatherError::CalledOff),
        (Stage::Gathering | Stage::Begun, Some(own)) => link_if_never_revoked(now, table.id, own),
        (Stage::Unconfirmed, Some(own)) => {
            tables::mark_confirmed(conn, now, table.id).await?;
            seats::mark_joined(conn, now, own.id).await?;
            seats::mark_acted(conn, now, own.id).await?;
            players::mark_met(conn, now, host.id, &own.name, locale.tag()).await?;
            invite::send(conn, now, &table).await?;
            if free_places(&table, seats.len()) == 0 {
                start::start(conn, now, vault, &table).await?;
            } else {
                outbox::insert(conn, seat_letter(now, table.id, own, LetterKind::Seated)?.as_slice()).await?;
            }
            link_if_never_revoked(now, table.id, own)
        }
    }
}
