//! Looking back at a game that is over: somebody asks for it, a worker judges one decision after the other with no transaction
//! open, and what it has come to is kept beside the table, sealed like the log. Of a running game nobody is told anything.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::archive::hindsight::{Decision, choices};
use crate::clock::Clock;
use crate::engine::of_game;
use crate::id::{TableCode, TableId};
use crate::settle::words::Words;
use crate::store::hindsights::{self, ATTEMPTS_MAX, Claimed, HindsightRow};
use crate::store::tables::{TableRow, TableStatus};
use crate::store::{Pool, tables};
use crate::vault::{Column, Place, Scope, Vault};

use super::aside::aside;
use super::record::{self, AnyRecorded, Recorded};
use super::{PlayFault, random};

/// After so many decisions it is kept how far one has come.
const PIECE: usize = 8;
/// Bots of running tables come first: for so long nobody may want the place before it is taken for this.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// What there is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hindsight {
    /// Nobody has asked, or it was given up.
    Unasked,
    /// So many decisions of so many were looked at; all is 0 as long as nobody has begun.
    Waiting {
        looked: usize,
        all: usize,
    },
    Done(Vec<Decision>),
}

/// What is kept, sealed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    /// Decisions that there are to look at.
    all: usize,
    looked: usize,
    /// Those where there was something to choose.
    judged: Vec<Decision>,
}

/// Somebody wants to look back at the table of this code. No if there is none whose game is over.
pub async fn ask(pool: &Pool, now: DateTime<Utc>, code: &TableCode) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(table) = tables::find(conn, code).await?.filter(is_over) else { return Ok(false) };
    hindsights::ask(conn, table.id, now).await?;
    Ok(true)
}

/// Whether all of it is open; a table once over is over for ever.
fn is_over(table: &TableRow) -> bool {
    let ended = match table.status {
        TableStatus::Over | TableStatus::Closed => true,
        TableStatus::Gathering | TableStatus::Playing => false,
    };
    ended && table.seq > 0
}

/// What there is of a game that is over.
pub async fn find(pool: &Pool, vault: &Vault, table: TableId, code: &TableCode) -> Result<Hindsight, PlayFault> {
    let row = hindsights::find(&mut *pool.get().await?, table).await?;
    let Some(HindsightRow { attempts, done_at, sealed }) = row else { return Ok(Hindsight::Unasked) };
    let kept = read(vault, table, code, sealed)?;
    Ok(match done_at {
        Some(_) => Hindsight::Done(kept.judged),
        None if attempts >= ATTEMPTS_MAX => Hindsight::Unasked,
        None => Hindsight::Waiting { looked: kept.looked, all: kept.all },
    })
}

/// Games that nobody else looks back at, for as long as the lease lasts.
pub async fn claim(
    pool: &Pool,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> Result<Vec<Claimed>, PlayFault> {
    Ok(hindsights::claim(&mut *pool.get().await?, now, until, count).await?)
}

/// Looks back at a game from where one has come to. It is thought at one of so many `places` while nobody else wants it, a
/// decision at a time; the lease is renewed for so long.
pub async fn look_back(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claimed: Claimed,
    (places, lease): (&Semaphore, TimeDelta),
) -> Result<(), PlayFault> {
    let table = claimed.table_id;
    let found = tables::find_by_id(&mut *pool.get().await?, table).await?.filter(is_over);
    let Some(TableRow { code, .. }) = found else { return Ok(()) };
    let Some(recorded) = record::by_code(pool, clock, vault, &code).await? else { return Ok(()) };
    of_game!(recorded, AnyRecorded, recorded => {
        look_back_at(pool, clock, vault, (claimed, recorded), (places, lease)).await
    })
}

async fn look_back_at<G: Words>(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    (claimed, recorded): (Claimed, Recorded<G>),
    (places, lease): (&Semaphore, TimeDelta),
) -> Result<(), PlayFault> {
    let (table, code) = (claimed.table_id, recorded.glance.code.clone());
    let sealed = hindsights::find(&mut *pool.get().await?, table).await?.and_then(|row| row.sealed);
    let mut kept = read(vault, table, &code, sealed)?;
    let (choices, seed) = (choices(&recorded.record), recorded.record.book().seed().clone());
    drop(recorded);
    kept.all = choices.len();
    let keep = async |kept: &Kept, is_done: bool| {
        let bytes = serde_json::to_vec(kept).map_err(|_| PlayFault::Hindsight(table))?;
        let sealed = vault.seal(place(&code), random()?, &bytes);
        let now = clock.now();
        let conn = &mut *pool.get().await?;
        Ok::<_, PlayFault>(
            hindsights::keep_if_claimed(conn, claimed, now + lease, &sealed, is_done.then_some(now)).await?,
        )
    };
    for choice in choices.into_iter().skip(kept.looked) {
        let judged = {
            let (_place, seed) = (free(places).await, seed.clone());
            aside(move || choice.judge(&seed)).await
        };
        kept.judged.extend(judged.ok_or(PlayFault::Unthought(table))?);
        kept.looked += 1;
        if kept.looked.is_multiple_of(PIECE) && !keep(&kept, false).await? {
            return Ok(());
        }
    }
    keep(&kept, true).await?;
    Ok(())
}

/// A place that no bot wants now: whoever waits for one gets it before it is free.
async fn free(places: &Semaphore) -> Option<SemaphorePermit<'_>> {
    loop {
        match places.try_acquire() {
            Ok(place) => return Some(place),
            Err(tokio::sync::TryAcquireError::Closed) => return None,
            Err(tokio::sync::TryAcquireError::NoPermits) => tokio::time::sleep(LOOK_EVERY).await,
        }
    }
}

fn read(vault: &Vault, table: TableId, code: &TableCode, sealed: Option<Vec<u8>>) -> Result<Kept, PlayFault> {
    let Some(sealed) = sealed else { return Ok(Kept::default()) };
    serde_json::from_slice(&vault.open(place(code), &sealed)?).map_err(|_| PlayFault::Hindsight(table))
}

fn place(code: &TableCode) -> Place<'_> {
    Place { scope: Scope::Table(code), column: Column::Hindsight, row: 0 }
}
