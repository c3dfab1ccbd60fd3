//! Channels: a player says where else to be told, tries it, or ends it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::PlayerId;
use crate::ping::ChannelKind;
use crate::ping::address::HookAddress;
use crate::store::channels::ChannelRow;
use crate::store::outbox::LetterState;
use crate::store::word;
use crate::store::{AsyncConnection, Pool, channels, pings, players};
use crate::vault::{Column, Place, Scope, Vault};

use super::{PlayFault, random};

/// So many tests in an hour.
const TESTS_AN_HOUR: i64 = 5;

/// Where a player is told elsewhere.
pub struct Channel {
    pub row: ChannelRow,
    pub kind: ChannelKind,
    pub address: HookAddress,
}

/// What became of the last line to a channel.
pub struct LastPing {
    pub state: LetterState,
    pub at: DateTime<Utc>,
    pub reason: Option<String>,
}

pub async fn find(
    pool: &Pool,
    vault: &Vault,
    player: PlayerId,
) -> Result<Option<(Channel, Option<LastPing>)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(row) = channels::find(conn, player).await? else { return Ok(None) };
    let last = pings::find_last(conn, row.id).await?;
    let last = last.map(|(state, at, reason)| LastPing { state, at, reason });
    Ok(Some((open(vault, row)?, last)))
}

/// From now on the player is told there, and nowhere else where it was before.
pub async fn give(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    player: PlayerId,
    (kind, address): (ChannelKind, &HookAddress),
) -> Result<(), PlayFault> {
    let sealed = vault.seal(place(player), random()?, address.reveal().as_bytes());
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        channels::replace(conn, now, player, kind.name(), &sealed).await?;
        Ok(())
    })
    .await
}

pub async fn end(pool: &Pool, player: PlayerId) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    channels::delete(conn, player).await?;
    Ok(())
}

/// Writes a line by which the player sees whether it arrives. Says no if there is no channel, or that was enough for now.
pub async fn test(pool: &Pool, now: DateTime<Utc>, player: PlayerId) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        let Some(row) = channels::find(conn, player).await?.filter(|row| row.refused_at.is_none()) else {
            return Ok(false);
        };
        if pings::count_since(conn, row.id, now - TimeDelta::hours(1), true).await? >= TESTS_AN_HOUR {
            return Ok(false);
        }
        Ok(pings::insert_test(conn, now, row.id).await? > 0)
    })
    .await
}

/// A channel with its address.
pub(super) fn open(vault: &Vault, row: ChannelRow) -> Result<Channel, PlayFault> {
    let unreadable = || PlayFault::from(word::Unreadable { column: "channels.sealed", word: "…".to_owned() });
    let plain = vault.open(place(row.player_id), &row.sealed)?;
    let address = std::str::from_utf8(&plain).ok().and_then(|text| text.parse().ok()).ok_or_else(unreadable)?;
    Ok(Channel { kind: word::read("channels.kind", &row.kind)?, address, row })
}

pub(super) fn place(player: PlayerId) -> Place<'static> {
    Place { scope: Scope::Post, column: Column::Channel, row: player.0 }
}
