//! When players are awake and when they are away. What changes here holds from the next question on; a vacation also stops
//! the clocks that are running.

use chrono::{DateTime, Datelike as _, NaiveDate, TimeDelta, Utc};

use crate::deadline::vacation::{NoVacation, Vacation, left};
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::id::PlayerId;
use crate::store::outbox::my_letters;
use crate::store::players::{Attention, PlayerRow};
use crate::store::vacations::{NewVacation, VacationRow};
use crate::store::word::{self, Unreadable};
use crate::store::{AsyncConnection, Connection, Pool, clocks, former_hours, players, vacations};

use super::{PlayFault, clock, dispatch};

/// Vacations are listed this far back: for the allowance of the year.
const BACK: TimeDelta = TimeDelta::days(400);

/// A player's days off.
pub struct Away {
    /// Not over yet, in order.
    pub ahead: Vec<VacationRow>,
    pub year: i32,
    /// Days of this year that may still be taken.
    pub left: u32,
}

/// The player's own hours; for somebody who never told any, the usual ones in Greenwich.
pub fn waking(player: &PlayerRow) -> Result<Waking, Unreadable> {
    Ok(said(player)?.unwrap_or_else(|| Waking::usual(Zone::UTC)))
}

/// What the player told of waking hours.
pub fn said(player: &PlayerRow) -> Result<Option<Waking>, Unreadable> {
    player.waking.as_deref().map(|waking| word::read("players.waking", waking)).transpose()
}

pub async fn change(pool: &Pool, now: DateTime<Utc>, player: PlayerId, waking: &Waking) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| match players::lock(conn, player).await? {
        Some(player) => keep(conn, now, &player, waking).await,
        None => Ok(()),
    })
    .await
}

/// The hours before are kept for as long as a round may last that began with them: others see no difference before the next.
async fn keep(conn: &mut Connection, now: DateTime<Utc>, player: &PlayerRow, waking: &Waking) -> Result<(), PlayFault> {
    let waking = waking.to_string();
    if player.waking.as_deref() != Some(waking.as_str()) {
        former_hours::delete_before(conn, player.id, now - BACK).await?;
        former_hours::insert(conn, player.id, now, player.waking.as_deref()).await?;
        players::mark_waking(conn, player.id, &waking).await?;
    }
    Ok(())
}

/// Somebody who joins says where they live; hours told before stay, in the new zone.
pub(super) async fn move_to(
    conn: &mut Connection,
    now: DateTime<Utc>,
    player: &PlayerRow,
    zone: Zone,
) -> Result<(), PlayFault> {
    let waking = said(player)?.map_or_else(|| Waking::usual(zone), |waking| waking.in_zone(zone));
    keep(conn, now, player, &waking).await
}

pub async fn away(pool: &Pool, now: DateTime<Utc>, player: &PlayerRow) -> Result<Away, PlayFault> {
    let conn = &mut *pool.get().await?;
    let rows = vacations::list_since(conn, player.id, now - BACK).await?;
    let year = waking(player)?.zone().today(now).year();
    let left = left(year, &days(&rows));
    Ok(Away { ahead: rows.into_iter().filter(|row| row.until_at > now).collect(), year, left })
}

/// Announces a vacation, today's at once.
pub async fn announce(
    pool: &Pool,
    now: DateTime<Utc>,
    player: PlayerId,
    (first, last): (NaiveDate, NaiveDate),
) -> Result<Result<(), NoVacation>, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        // Two forms at once must not take the same days twice.
        let Some(player) = players::lock(conn, player).await? else { return Ok(Err(NoVacation::Past)) };
        let zone = waking(&player)?.zone();
        let taken = days(&vacations::list_since(conn, player.id, now - BACK).await?);
        let vacation = match Vacation::announce(zone.today(now), first, last, &taken) {
            Ok(vacation) => vacation,
            Err(fault) => return Ok(Err(fault)),
        };
        let Some(pause) = vacation.pause(zone, now) else { return Ok(Err(NoVacation::Past)) };
        let row = NewVacation {
            player_id: player.id,
            first_on: first,
            last_on: last,
            from_at: pause.from_at(),
            until_at: pause.until_at(),
            announced_at: now,
        };
        vacations::insert(conn, &row).await?;
        reckon_anew(conn, player.id).await?;
        Ok(Ok(()))
    })
    .await
}

/// Ends a vacation that has begun, or takes back one that has not.
pub async fn end(pool: &Pool, now: DateTime<Utc>, player: PlayerId, id: i64) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(player) = players::lock(conn, player).await? else { return Ok(()) };
        let rows = vacations::list_since(conn, player.id, now).await?;
        let Some(row) = rows.iter().find(|row| row.id == id) else { return Ok(()) };
        // What has paused clocks stays on record.
        if row.from_at < now {
            vacations::mark_ended(conn, now, waking(&player)?.zone().today(now), row).await?;
        } else {
            vacations::delete(conn, row.id).await?;
        }
        reckon_anew(conn, player.id).await?;
        Ok(())
    })
    .await
}

/// A vacation stops clocks that are running; one that is taken back never makes an answer due sooner than a letter said.
async fn reckon_anew(conn: &mut Connection, player: PlayerId) -> Result<(), PlayFault> {
    for row in clocks::list_ticking_of(conn, player).await? {
        if let Some((due, remind_at)) = clock::reckon(conn, player, &row).await? {
            clocks::mark_due(conn, row.id, due, remind_at).await?;
        }
    }
    Ok(())
}

/// How letters about games may come.
pub async fn change_attention(
    pool: &Pool,
    now: DateTime<Utc>,
    player: PlayerId,
    attention: &Attention,
) -> Result<(), PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let before = players::lock(conn, player).await?;
        players::update_attention(conn, player, attention).await?;
        my_letters::mark_due(conn, now, player).await?;
        match before.filter(|before| before.gathers != attention.gathers) {
            Some(before) => {
                dispatch::regather(conn, now, &PlayerRow { gathers: attention.gathers.clone(), ..before }).await
            }
            None => Ok(()),
        }
    })
    .await
}

fn days(rows: &[VacationRow]) -> Vec<Vacation> {
    rows.iter().filter_map(|row| Vacation::stored(row.first_on, row.last_on)).collect()
}
