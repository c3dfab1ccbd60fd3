//! A secret address for a player's calendar and feed reader: made and ended by its player, and good for nothing else.

use chrono::{DateTime, TimeZone as _, Utc};

use crate::id::PlayerId;
use crate::link::{Errand, Pass};
use crate::store::players::PlayerRow;
use crate::store::{Pool, players};

use super::PlayFault;
use super::my_tables::{self, MyTables, Reader};

/// More tables than this nobody follows in a feed.
const TABLES_TOLD: usize = 50;

/// What a feed tells.
pub struct Feed {
    pub player: PlayerRow,
    /// Since when there is such an address.
    pub since: DateTime<Utc>,
    pub tables: MyTables,
}

/// The pass of a player's address; nothing if there is none. It is the same as long as the address is not replaced, and does not
/// run out: programs that look by themselves cannot ask for another.
pub fn pass(player: &PlayerRow) -> Option<Pass> {
    player.feed_at?;
    let expires_at = Utc.with_ymd_and_hms(2100, 1, 1, 0, 0, 0).single()?;
    Some(Pass { to: Errand::Feed(player.id), epoch: player.feed_epoch(), expires_at })
}

/// All that the address tells, if it is still good.
pub async fn read(pool: &Pool, pass: &Pass) -> Result<Option<Feed>, PlayFault> {
    let Errand::Feed(id) = pass.to else { return Ok(None) };
    let conn = &mut *pool.get().await?;
    let is_good = |player: &PlayerRow| player.address.is_some() && player.feed_epoch() == pass.epoch;
    let Some(player) = players::find(conn, id).await?.filter(is_good) else { return Ok(None) };
    let Some(since) = player.feed_at else { return Ok(None) };
    let tables = my_tables::read(conn, Reader { player: Some(id), held: &[] }, 1, TABLES_TOLD).await?;
    Ok(Some(Feed { player, since, tables }))
}

/// A new address; the one before leads nowhere any more.
pub async fn renew(pool: &Pool, now: DateTime<Utc>, player: PlayerId) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    players::mark_feed(conn, player, Some(now)).await?;
    Ok(())
}

/// No address any more.
pub async fn end(pool: &Pool, player: PlayerId) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    players::mark_feed(conn, player, None).await?;
    Ok(())
}
