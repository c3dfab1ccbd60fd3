//! Channels: a player says where else to be told, tries it, or ends it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{ChannelId, PlayerId};
use crate::ping::HookKind;
use crate::ping::address::HookAddress;
use crate::ping::push::{Subscription, Told};
use crate::store::channels::{ChannelRow, NewChannel, PUSH};
use crate::store::outbox::LetterState;
use crate::store::word;
use crate::store::{AsyncConnection, Pool, channels, pings, players};
use crate::vault::{Column, Place, Scope, Vault};

use super::account::Session;
use super::{PlayFault, random, vapid};

/// So many tests in an hour, of each.
const TESTS_AN_HOUR: i64 = 5;
/// Of one player; the next one takes the place of the oldest.
const BROWSERS_MAX: usize = 5;

/// Where a player is told elsewhere.
pub struct Channel {
    pub row: ChannelRow,
    pub end: End,
}

/// Who is at the other end.
pub enum End {
    Hook(HookKind, HookAddress),
    Browser(Box<Subscription>),
}

impl End {
    pub fn address(&self) -> &HookAddress {
        match self {
            End::Hook(_, address) => address,
            End::Browser(subscription) => &subscription.address,
        }
    }
}

/// What became of the last line to a channel.
pub struct LastPing {
    pub state: LetterState,
    pub at: DateTime<Utc>,
    pub reason: Option<String>,
}

/// All that a player has, and what browsers must know to subscribe; nothing where no server has ever started.
pub struct Elsewhere {
    pub channels: Vec<(Channel, Option<LastPing>)>,
    pub key: Option<String>,
}

pub async fn find(pool: &Pool, vault: &Vault, player: PlayerId) -> Result<Elsewhere, PlayFault> {
    let conn = &mut *pool.get().await?;
    let rows = channels::list_of_player(conn, player).await?;
    let ids: Vec<ChannelId> = rows.iter().map(|row| row.id).collect();
    let mut last = pings::list_last(conn, &ids).await?;
    let key = vapid::find(conn, vault).await?.map(|key| key.public());
    let with_last = |row: ChannelRow| {
        let at = last.iter().position(|(id, ..)| *id == row.id);
        let last = at.map(|at| last.swap_remove(at)).map(|(_, state, at, reason)| LastPing { state, at, reason });
        Ok::<_, PlayFault>((open(vault, row)?, last))
    };
    Ok(Elsewhere { channels: rows.into_iter().map(with_last).collect::<Result<_, _>>()?, key })
}

/// From now on the player is told there, and no longer at the webhook that was there before.
pub async fn give(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    player: PlayerId,
    (kind, address): (HookKind, &HookAddress),
) -> Result<(), PlayFault> {
    let sealed = vault.seal(place(player), random()?, address.reveal().as_bytes());
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        channels::delete_webhook(conn, player).await?;
        let row = NewChannel { player_id: player, kind: kind.name(), sealed: &sealed, made_at: now, session_id: None };
        channels::insert(conn, &row).await?;
        Ok(())
    })
    .await
}

/// From now on the player is told in this browser, too, until they sign out there.
pub async fn give_browser(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    session: &Session,
    subscription: &Subscription,
) -> Result<(), PlayFault> {
    let player = session.player.id;
    let told = serde_json::to_vec(&subscription.reveal()).expect("three texts are JSON");
    let sealed = vault.seal(place(player), random()?, &told);
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        let mut others = Vec::new();
        for row in channels::list_of_player(conn, player).await?.into_iter().filter(|row| row.kind == PUSH) {
            let known = open(vault, row)?;
            // A browser that subscribes again has the same address.
            match known.end.address() == &subscription.address {
                true => _ = channels::delete(conn, player, known.row.id).await?,
                false => others.push(known.row.id),
            }
        }
        for oldest in &others[..(others.len() + 1).saturating_sub(BROWSERS_MAX)] {
            channels::delete(conn, player, *oldest).await?;
        }
        let session_id = Some(session.id);
        let row = NewChannel { player_id: player, kind: PUSH, sealed: &sealed, made_at: now, session_id };
        channels::insert(conn, &row).await?;
        Ok(())
    })
    .await
}

pub async fn end(pool: &Pool, player: PlayerId, channel: ChannelId) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    channels::delete(conn, player, channel).await?;
    Ok(())
}

/// Writes a line by which the player sees whether it arrives. Says no if there is no such channel, or that was enough for now.
pub async fn test(pool: &Pool, now: DateTime<Utc>, player: PlayerId, channel: ChannelId) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        players::lock(conn, player).await?;
        let own = channels::list_of_player(conn, player).await?;
        if !own.iter().any(|row| row.id == channel && row.refused_at.is_none()) {
            return Ok(false);
        }
        if pings::count_since(conn, channel, now - TimeDelta::hours(1), true).await? >= TESTS_AN_HOUR {
            return Ok(false);
        }
        Ok(pings::insert_test(conn, now, channel).await? > 0)
    })
    .await
}

/// A channel with its address.
pub(super) fn open(vault: &Vault, row: ChannelRow) -> Result<Channel, PlayFault> {
    let unreadable = || word::Unreadable { column: "channels.sealed", word: "…".to_owned() };
    let plain = vault.open(place(row.player_id), &row.sealed)?;
    let end = match row.kind.as_str() {
        PUSH => {
            let told: Told = serde_json::from_slice(&plain).map_err(|_| unreadable())?;
            End::Browser(Box::new(Subscription::read(&told).map_err(|_| unreadable())?))
        }
        kind => {
            let address = std::str::from_utf8(&plain).ok().and_then(|text| text.parse().ok()).ok_or_else(unreadable)?;
            End::Hook(word::read("channels.kind", kind)?, address)
        }
    };
    Ok(Channel { end, row })
}

pub(super) fn place(player: PlayerId) -> Place<'static> {
    Place { scope: Scope::Post, column: Column::Channel, row: player.0 }
}
