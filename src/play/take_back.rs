//! Taking an answer back, or sending it off: by its owner while it can be taken back, by the tick when that time is over.

use chrono::{DateTime, Utc};
use sha2::{Digest as _, Sha256};

use crate::clock::Clock;
use crate::engine::for_game;
use crate::id::TableId;
use crate::link::Claims;
use crate::settle::pad::Receipt;
use crate::settle::words::Words;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, unsent};
use crate::vault::Vault;

use super::PlayFault;
use super::held::{self, Held};

/// Done in one go; the rest comes with the next.
const HANDFUL: i64 = 200;

/// What its owner wants with an answer that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    TakeBack,
    SendOff,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Became {
    Done,
    /// A doubled form: it was done before.
    Before,
    /// The answer counts already, or something else was said since the form was shown.
    TooLate,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// Takes back what the player of the seat said last, or lets it count from now on. The form says of which answer it speaks, by
/// when that one leaves: another that was given later stays. What others have done meanwhile makes no such form stale.
pub async fn decide(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    (wish, leaves_at): (Wish, DateTime<Utc>),
) -> Result<Became, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, claims.table).await? else { return Ok(Became::Revoked) };
        for_game!(kind, G => decide_locked::<G>(conn, clock, vault, row, claims, (wish, leaves_at)).await)
    })
    .await
}

async fn decide_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    claims: &Claims,
    (wish, leaves_at): (Wish, DateTime<Utc>),
) -> Result<Became, PlayFault> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let Some((_, seat)) = held.own(claims) else { return Ok(Became::Revoked) };
    let (live, done) = (&mut held.live, receipt(leaves_at));
    match live.leaves_at(seat) {
        Some(own) if own == leaves_at => {}
        // What was to be sent off has left.
        None if wish == Wish::SendOff => return Ok(Became::Before),
        _ if wish == Wish::TakeBack && live.pad(seat).receipt == Some(done) => return Ok(Became::Before),
        _ => return Ok(Became::TooLate),
    }
    match wish {
        // As if it had never been said: whatever the seat said before holds again.
        Wish::TakeBack => {
            live.forget_outgoing(seat);
            live.pad(seat).receipt = Some(done);
            live.settle()?;
        }
        Wish::SendOff => live.send_off(seat)?,
    }
    held.store(conn, vault, Some(seat)).await?;
    Ok(Became::Done)
}

/// Stands for the form that took an answer back.
fn receipt(leaves_at: DateTime<Utc>) -> Receipt {
    let mut digest = Sha256::new();
    digest.update(b"taken back");
    digest.update(leaves_at.timestamp_micros().to_be_bytes());
    let digest: [u8; 32] = digest.finalize().into();
    Receipt(std::array::from_fn(|byte| digest[byte]))
}

/// Tables at which answers can be taken back no longer.
pub async fn list_leaving(pool: &Pool, now: DateTime<Utc>) -> Result<Vec<TableId>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let mut tables = unsent::list_leaving(conn, now, HANDFUL).await?;
    tables.dedup();
    Ok(tables)
}

/// Lets everything count at a table that can be taken back no longer. Says how much that was.
pub async fn send_off(pool: &Pool, clock: &Clock, vault: &Vault, table: TableId) -> Result<usize, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, table).await? else { return Ok(0) };
        for_game!(kind, G => send_off_locked::<G>(conn, clock, vault, row).await)
    })
    .await
}

async fn send_off_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
) -> Result<usize, PlayFault> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let leaving = held.live.leaving();
    for seat in &leaving {
        held.live.send_off(*seat)?;
    }
    if !leaving.is_empty() {
        held.store(conn, vault, None).await?;
    }
    Ok(leaving.len())
}
