//! When the next letter to a player leaves, as long as one is held back: by the page, the night, the day's number or a roundup.
//! Said to that player only.

use chrono::{DateTime, Utc};

use crate::deadline::gather::Gather;
use crate::id::{PlayerId, TableId};
use crate::mail::kind::LetterKind;
use crate::play::hours;
use crate::store::outbox::lease::{self, Circumstances, Claimed};
use crate::store::outbox::{my_letters, roundup};
use crate::store::players::PlayerRow;
use crate::store::{Connection, Pool};

use super::PlayFault;
use super::admit::enough_until;
use super::gather::wish;
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
    let held = my_letters::list_waiting(conn, player, table, LOOKED_AT).await?;
    if held.is_empty() {
        return Ok(None);
    }
    let ids: Vec<_> = held.iter().map(|letter| letter.id).collect();
    let around = lease::circumstances(conn, &ids).await?;
    let roundups: Vec<_> = held.iter().filter_map(|letter| letter.digest_id).collect();
    let roundups = if roundups.is_empty() { Vec::new() } else { roundup::list_times(conn, &roundups).await? };
    let Some((_, first)) = around.first() else { return Ok(None) };
    let held_by = Holds::of(conn, now, &first.player).await?;
    let mut next: Option<DateTime<Utc>> = None;
    for letter in &held {
        let Some((_, around)) = around.iter().find(|(id, _)| *id == letter.id) else { continue };
        let carried = roundups.iter().find(|(id, _)| Some(*id) == letter.digest_id).map(|(_, at)| *at);
        let at = held_by.leaves(now, letter, around, carried)?.filter(|at| *at > now);
        next = [next, at].into_iter().flatten().min();
    }
    Ok(next)
}

/// What holds a player's letters back, looked up once for all of them.
struct Holds {
    /// Until when there were enough for a day.
    enough: Option<DateTime<Utc>>,
    wish: Option<Gather>,
    /// When the roundup that takes more leaves.
    open: Option<DateTime<Utc>>,
    /// When the last one left.
    last: Option<DateTime<Utc>>,
}

impl Holds {
    async fn of(conn: &mut Connection, now: DateTime<Utc>, player: &PlayerRow) -> Result<Holds, PlayFault> {
        let enough = match player.letters_a_day {
            Some(most) => enough_until(conn, now, player.id, most).await?,
            None => None,
        };
        let wish = wish(player)?;
        let (open, last) = match wish {
            Some(_) => (roundup::find_open(conn, player.id).await?, roundup::find_last(conn, now, player.id).await?),
            None => (None, None),
        };
        Ok(Holds { enough, wish, open, last })
    }

    /// When a letter leaves, by all that the worker will ask; `carried` is when its roundup is to leave.
    fn leaves(
        &self,
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
            None => self.alone(kind, letter, around, letter.send_at.max(now))?,
        };
        let at = later(at, kind, around)?.unwrap_or(at);
        let enough = self.enough.filter(|until| is_of_game(kind) && letter.counted_at.is_none() && *until > at);
        Ok(Some(match enough {
            Some(until) => later(until, kind, around)?.unwrap_or(until),
            None => at,
        }))
    }

    /// When a letter that nothing carries leaves, or the roundup that it will come into.
    fn alone(
        &self,
        kind: LetterKind,
        letter: &Claimed,
        around: &Circumstances,
        from: DateTime<Utc>,
    ) -> Result<DateTime<Utc>, PlayFault> {
        let at = match need(from, kind, letter, around)? {
            Need::NotBefore(at) => at,
            Need::Now | Need::Gather | Need::Never(_) => from,
        };
        let Some(wish) = self.wish else { return Ok(at) };
        if need(at, kind, letter, around)? != Need::Gather {
            return Ok(at);
        }
        let zone = hours::waking(&around.player)?.zone();
        Ok(self.open.map_or_else(|| wish.next_for(at, letter.written_at, self.last, zone), |open| open.max(at)))
    }
}
