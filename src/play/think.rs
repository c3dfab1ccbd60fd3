//! Bots that take their time: what they are asked is read under the table's lock, thought about with no transaction open, and
//! answered by the same way in as everything else. Whatever has changed meanwhile, a thought counts only where its bot knows
//! what it knew; otherwise it is asked anew.

use chrono::{DateTime, Utc};
use tokio::sync::Semaphore;

use crate::clock::Clock;
use crate::engine::{GameKind, for_game};
use crate::id::TableId;
use crate::settle::thought::Thought;
use crate::settle::words::Words;
use crate::store::tables::TableRow;
use crate::store::thoughts::{self, Claimed};
use crate::store::{AsyncConnection, Connection, Pool};
use crate::vault::Vault;

use super::PlayFault;
use super::aside::aside;
use super::held::{self, Held};
use super::live::Live;

/// What is thought in one go: then others have their turn, and everybody sees what was answered so far.
const THOUGHTS_MAX: usize = 12;

/// Tables that nobody else thinks about, for as long as the lease lasts.
pub async fn claim(
    pool: &Pool,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> Result<Vec<Claimed>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(thoughts::claim(conn, now, until, count).await?)
}

/// Whether a bot of the table is asked and has not answered.
pub async fn is_asked(pool: &Pool, table: TableId) -> Result<bool, PlayFault> {
    Ok(thoughts::is_asked(&mut *pool.get().await?, table).await?)
}

/// Thinks for the bots of a table and answers; says how many thoughts there were. It is thought at one of so many `places`, and
/// `ready` is awaited before the answer.
pub async fn think(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    table: TableId,
    (places, ready): (&Semaphore, impl Future<Output = ()>),
) -> Result<usize, PlayFault> {
    let found = {
        let conn = &mut *pool.get().await?;
        let found = conn.transaction(async |conn| held::lock(conn, table).await).await?;
        if found.is_none() {
            thoughts::delete(conn, table).await?;
        }
        found
    };
    let Some((_, kind)) = found else { return Ok(0) };
    for_game!(kind, G => think_of::<G>(pool, clock, vault, (table, kind), (places, ready)).await)
}

async fn think_of<G: Words>(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    (table, kind): (TableId, GameKind),
    (places, ready): (&Semaphore, impl Future<Output = ()>),
) -> Result<usize, PlayFault> {
    let asked = {
        let conn = &mut *pool.get().await?;
        conn.transaction(async |conn| take::<G>(conn, clock, vault, (table, kind)).await).await?
    };
    let Some(asked) = asked else { return Ok(0) };
    let thoughts = {
        let _place = places.acquire().await;
        aside(move || ponder(asked.live)).await
    };
    let thoughts = thoughts.ok_or(PlayFault::Unthought(table))??;
    ready.await;
    let count = thoughts.len();
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(mut held) = take::<G>(conn, clock, vault, (table, kind)).await? else { return Ok(0) };
        held.live.thoughts = thoughts;
        held.live.settle()?;
        held.store(conn, vault, None).await?;
        Ok(count)
    })
    .await
}

/// The table under its lock, if a bot can be asked there.
async fn take<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    (table, kind): (TableId, GameKind),
) -> Result<Option<Held<G>>, PlayFault> {
    let same = |(row, found): (TableRow, GameKind)| (found == kind).then_some(row);
    let Some(row) = held::lock(conn, table).await?.and_then(same) else { return Ok(None) };
    let held: Held<G> = Held::take(conn, clock, vault, row).await?;
    if held.is_playing() {
        return Ok(Some(held));
    }
    thoughts::delete(conn, table).await?;
    Ok(None)
}

/// Plays a copy of the table on until a person is needed, thinking wherever a bot has to.
fn ponder<G: Words>(mut live: Live<G>) -> Result<Vec<Thought<G>>, PlayFault> {
    live.settle()?;
    while live.thoughts.len() < THOUGHTS_MAX {
        let riddles = live.riddles.take().unwrap_or_default();
        let seed = live.book.seed().clone();
        let before = live.thoughts.len();
        live.thoughts.extend(riddles.iter().filter_map(|riddle| riddle.solve(&seed)));
        if live.thoughts.len() == before {
            break;
        }
        live.settle()?;
    }
    Ok(live.thoughts)
}
