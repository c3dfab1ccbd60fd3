//! When the next letter to a player leaves, as long as one is held back: by the page, the night, the day's number or a digest.
//! Said to that player only.

use chrono::{DateTime, Utc};

use crate::id::{PlayerId, TableId};
use crate::mail::kind::LetterKind;
use crate::store::outbox::hand::{self, Circumstances, Claimed};
use crate::store::outbox::{digest, own};
use crate::store::{Connection, Pool};

use super::PlayFault;
use super::admit::enough_until;
use super::gather::{leaves_at, wish};
use super::needed::{Need, is_of_game, later, need, refusal};

/// Of more letters than these, all held back, the first ones tell it.
const LOOKED_AT: i64 = 50;

/// Of one table, or of any. Nothing if none is held back.
pub async fn next_letter(
    pool: &Pool,
    now: DateTime<Utc>,
    player: PlayerId,
    table: Option<TableId>,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    let conn = &mut *pool.get().await?;
    let held = own::list_waiting(conn, player, table, LOOKED_AT).await?;
    if held.is_empty() {
        return Ok(None);
    }
    let ids: Vec<_> = held.iter().map(|letter| letter.id).collect();
    let around = hand::circumstances(conn, &ids).await?;
    let digests: Vec<_> = held.iter().filter_map(|letter| letter.digest_id).collect();
    let digests = if digests.is_empty() { Vec::new() } else { digest::list_times(conn, &digests).await? };
    let mut next: Option<DateTime<Utc>> = None;
    for letter in &held {
        let Some((_, around)) = around.iter().find(|(id, _)| *id == letter.id) else { continue };
        let carried = digests.iter().find(|(id, _)| Some(*id) == letter.digest_id).map(|(_, at)| *at);
        let at = leaves(conn, now, letter, around, carried).await?;
        next = [next, at].into_iter().flatten().min();
    }
    Ok(next.filter(|at| *at > now))
}

/// When it leaves, by all that the worker will ask; `carried` is when its digest is to leave.
async fn leaves(
    conn: &mut Connection,
    now: DateTime<Utc>,
    letter: &Claimed,
    around: &Circumstances,
    carried: Option<DateTime<Utc>>,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    let kind: LetterKind = letter.kind.parse().map_err(|_| PlayFault::Letter(letter.id))?;
    if refusal(now, kind, letter, around).is_some() {
        return Ok(None);
    }
    let at = match carried {
        Some(at) => at.max(now),
        None => alone(conn, kind, letter, around, letter.send_at.max(now)).await?,
    };
    let at = later(at, kind, around).unwrap_or(at);
    let most = around.player.letters_a_day.filter(|_| is_of_game(kind) && letter.counted_at.is_none());
    let enough = match most {
        Some(most) => enough_until(conn, now, letter.player_id, most).await?,
        None => None,
    };
    Ok(Some(enough.filter(|until| *until > at).map_or(at, |until| later(until, kind, around).unwrap_or(until))))
}

/// When a letter that nothing carries leaves, or the digest that it will come into.
async fn alone(
    conn: &mut Connection,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
    from: DateTime<Utc>,
) -> Result<DateTime<Utc>, PlayFault> {
    let at = match need(from, kind, letter, around) {
        Need::NotBefore(at) => at,
        Need::Now | Need::Gather | Need::Never(_) => from,
    };
    let gathers = wish(&around.player).filter(|_| need(at, kind, letter, around) == Need::Gather);
    let Some(wish) = gathers else { return Ok(at) };
    match digest::find_open(conn, letter.player_id).await? {
        Some(open) => Ok(open.max(at)),
        None => leaves_at(conn, at, &around.player, wish).await,
    }
}
