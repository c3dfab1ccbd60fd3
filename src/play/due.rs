//! What time brings: clocks begin to tick, players are reminded, time runs out, and a table that everybody left is closed. Any
//! number of servers do it at once, on one database: whatever is done is done under the table's lock or in one statement that
//! finds it undone, so that doing it twice does it once.

use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};

use crate::clock::Clock;
use crate::engine::for_game;
use crate::engine::log::Service;
use crate::id::{ClockId, TableId};
use crate::link::Claims;
use crate::mail::kind::LetterKind;
use crate::settle::words::Words;
use crate::store::clocks::ClockRow;
use crate::store::outbox::NewLetter;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, clocks, heartbeat, outbox, seats, tables};
use crate::vault::Vault;

use super::ask::seat_letter;
use super::held::{self, Held};
use super::seat_offer;
use super::{PlayFault, clock};

/// Nobody looked after the clocks for longer than this: the time is given back (CLK-04).
const GAP: TimeDelta = TimeDelta::minutes(5);
/// A table at which no person has done anything for so long is closed.
const IDLE: TimeDelta = TimeDelta::days(60);
/// Downtime is looked for this far back.
const BACK: TimeDelta = TimeDelta::days(400);
/// An answer that took longer says too little about when it was given.
const SLOW: Duration = Duration::from_secs(2);
/// Done in one go; the rest comes with the next.
const HANDFUL: i64 = 200;

/// Sets our clock by the database's, which all servers share. Says how far this machine's own is ahead of it; nothing where
/// the time is not shared, or the answer took too long to tell.
pub async fn set_clock(pool: &Pool, clock: &Clock) -> Result<Option<TimeDelta>, PlayFault> {
    let Clock::Shared(shared) = clock else { return Ok(None) };
    let conn = &mut *pool.get().await?;
    let asked = Instant::now();
    let time = heartbeat::read_clock(conn).await?;
    let answered = Instant::now();
    Ok((answered - asked < SLOW).then(|| shared.set(time, asked, answered)))
}

/// Says that the clocks are looked after. What was missed before, because every server was down or the machine's clock has
/// jumped ahead, becomes a pause for all; a clock that was ahead and is set back ends such a pause.
pub async fn beat(pool: &Pool, now: DateTime<Utc>) -> Result<Option<TimeDelta>, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let last = heartbeat::lock(conn).await?;
        let missed = last.map(|last| now - last).filter(|gap| *gap > GAP);
        if let (Some(last), Some(_)) = (last, missed) {
            heartbeat::insert_outage(conn, last, now).await?;
        }
        if last.is_some_and(|last| last > now) {
            heartbeat::end_outages(conn, now).await?;
        }
        heartbeat::mark_beat(conn, now).await?;
        Ok(missed)
    })
    .await
}

/// Whether any clock has to be looked at, or any answer has to leave. Most ticks find nothing, and need not ask for each.
pub async fn is_anything_due(pool: &Pool, now: DateTime<Utc>) -> Result<bool, PlayFault> {
    let ahead = clocks::find_ahead(&mut *pool.get().await?).await?;
    Ok(ahead.is_any_to_start || ahead.first_at.is_some_and(|at| at <= now))
}

/// Clocks of questions whose letter has left, or was given up, or will never be written, and when that was.
pub async fn list_to_start(pool: &Pool) -> Result<Vec<(ClockRow, Option<DateTime<Utc>>)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(clocks::list_to_start(conn, HANDFUL).await?)
}

/// Starts a clock. Says whether it did.
pub async fn start_clock(pool: &Pool, row: &ClockRow, done_at: Option<DateTime<Utc>>) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    let since = done_at.map_or(row.asked_at, |done_at| done_at.max(row.asked_at));
    clock::start(conn, row, since).await
}

/// Clocks of which their players may have to be reminded, each with its table.
pub async fn list_to_remind(pool: &Pool, now: DateTime<Utc>) -> Result<Vec<(ClockId, TableId)>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(clocks::list_to_remind(conn, now, HANDFUL).await?)
}

/// Writes a reminder, if it is due. Says whether it did.
pub async fn remind(pool: &Pool, clock: &Clock, id: ClockId, table: TableId) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        // The same lock as an answer's, and before any other.
        tables::lock(conn, table).await?;
        let now = clock.now();
        let Some(row) = clocks::find_to_remind(conn, now, id).await? else { return Ok(false) };
        let Some(seat) = seats::find(conn, row.seat_id).await? else { return Ok(false) };
        remind_of(conn, now, &row, &seat).await
    })
    .await
}

async fn remind_of(
    conn: &mut Connection,
    now: DateTime<Utc>,
    row: &ClockRow,
    seat: &SeatRow,
) -> Result<bool, PlayFault> {
    let Some(player) = seat.player_id else { return Ok(false) };
    // A pause since then may have moved it.
    if let Some((due, Some(at))) = clock::reckon(conn, player, row).await?
        && at > now
    {
        clocks::mark_due(conn, row.id, due, Some(at)).await?;
        return Ok(false);
    }
    let next = clock::next_reminder(conn, player, row, now).await?;
    clocks::mark_reminded(conn, now, row.id, next).await?;
    let letter = seat_letter(now, row.table_id, seat, LetterKind::Reminder)?;
    let letters: Vec<NewLetter> =
        letter.map(|letter| NewLetter { question_id: Some(row.question_id), ..letter }).into_iter().collect();
    Ok(outbox::insert(conn, &letters).await? > 0)
}

/// Tables at which somebody's time may be out.
pub async fn list_due(pool: &Pool, now: DateTime<Utc>) -> Result<Vec<TableId>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(clocks::list_due(conn, now, HANDFUL).await?)
}

/// Lets time run out at a table, if it really has, and reads the silence where it is reached. Says for how many seats. The
/// same lock as an answer: exactly one of the two comes first (OUT-11).
pub async fn expire(pool: &Pool, clock: &Clock, vault: &Vault, table: TableId) -> Result<usize, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, table).await? else { return Ok(0) };
        for_game!(kind, G => expire_locked::<G>(conn, clock, vault, row).await)
    })
    .await
}

async fn expire_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
) -> Result<usize, PlayFault> {
    let Some(mut held) = take_playing::<G>(conn, clock, vault, row).await? else { return Ok(0) };
    let now = held.now();
    let out = out(conn, now, &held.seats, &mut held.clocks).await?;
    if out == 0 {
        return Ok(0);
    }
    held.live.silent = clock::silent(&held.clocks, &held.seats);
    held.live.settle()?;
    held.store(conn, vault, None).await?;
    Ok(out)
}

/// Tables at which somebody's patience may be at an end.
pub async fn list_to_look(pool: &Pool, now: DateTime<Utc>) -> Result<Vec<TableId>, PlayFault> {
    let conn = &mut *pool.get().await?;
    Ok(clocks::list_to_look(conn, now, HANDFUL).await?)
}

/// Reads what the players of a table have said for the case that they do not look. Says for how many seats. Every waiting
/// question is looked at again, whether its player has patience or not.
pub async fn look_again(pool: &Pool, clock: &Clock, vault: &Vault, table: TableId) -> Result<usize, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, table).await? else { return Ok(0) };
        for_game!(kind, G => look_locked::<G>(conn, clock, vault, row).await)
    })
    .await
}

async fn look_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
) -> Result<usize, PlayFault> {
    let Some(mut held) = take_playing::<G>(conn, clock, vault, row).await? else { return Ok(0) };
    let now = held.now();
    held.live.impatient = clock::impatient(conn, now, &held.live, &held.clocks, &held.seats).await?;
    for clock in held.clocks.iter().filter(|clock| clock.look_at.is_some_and(|at| at <= now)) {
        let player = held.seats.iter().find(|seat| seat.id == clock.seat_id).and_then(|seat| seat.player_id);
        let (Some(player), Some(since)) = (player, clock.started_at) else { continue };
        let calendar = clock::calendar(conn, player, clock::hours(clock)?, since).await?;
        clocks::mark_looked(conn, clock.id, clock::look_at(&calendar, since, now)?).await?;
    }
    if held.live.impatient.is_empty() {
        return Ok(0);
    }
    held.live.settle()?;
    held.store(conn, vault, None).await?;
    Ok(usize::from(held.live.impatient.len()))
}

/// The table, unless its game is over: time brings nothing more to that.
async fn take_playing<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
) -> Result<Option<Held<G>>, PlayFault> {
    let held: Held<G> = Held::take(conn, clock, vault, row).await?;
    Ok(held.is_playing().then_some(held))
}

/// Marks the clocks that have run out, by every pause known by now; those that have not get their new time.
async fn out(
    conn: &mut Connection,
    now: DateTime<Utc>,
    seats: &[SeatRow],
    clocks: &mut [ClockRow],
) -> Result<usize, PlayFault> {
    let mut out = Vec::new();
    let due = clocks.iter_mut().filter(|row| row.out_at.is_none() && row.due_at.is_some_and(|due| due <= now));
    for row in due {
        let player = seats.iter().find(|seat| seat.id == row.seat_id).and_then(|seat| seat.player_id);
        let Some(player) = player else { continue };
        let Some((due, remind_at)) = clock::reckon(conn, player, row).await? else { continue };
        if due > now {
            clocks::mark_due(conn, row.id, due, remind_at).await?;
        } else {
            row.out_at = Some(now);
            out.push(row.id);
        }
    }
    clocks::mark_out(conn, now, &out).await?;
    Ok(out.len())
}

/// Tables at which no person has done anything for two months, and since when that is.
pub async fn list_idle(pool: &Pool, now: DateTime<Utc>) -> Result<(DateTime<Utc>, Vec<TableId>), PlayFault> {
    let conn = &mut *pool.get().await?;
    // Nobody could do anything while the service was down.
    let down = heartbeat::list_outages_since(conn, now - BACK).await?;
    let down: TimeDelta = down.into_iter().map(|(from, until)| until - from).sum();
    let since = now - IDLE - down;
    Ok((since, tables::list_idle(conn, since, HANDFUL).await?))
}

/// Closes a game at which nobody has done anything since then, as it stands and without a winner. Says whether it did.
pub async fn close_if_idle(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    table: TableId,
    since: DateTime<Utc>,
) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, table).await? else { return Ok(false) };
        for_game!(kind, G => close_locked::<G>(conn, clock, vault, row, since).await)
    })
    .await
}

async fn close_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    since: DateTime<Utc>,
) -> Result<bool, PlayFault> {
    let Some(mut held) = take_playing::<G>(conn, clock, vault, row).await? else { return Ok(false) };
    if held.seats.iter().any(|seat| seat.acted_at.is_some_and(|at| at > since)) {
        return Ok(false);
    }
    held.live.serve(Service::Closed)?;
    held.store(conn, vault, None).await?;
    Ok(true)
}

/// What became of the wish to come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// The seat is the player's own again.
    Done,
    /// It was so before: a doubled form, or a game that is over.
    Before,
    /// The seat's links were revoked, there is no such seat, or it was left for good.
    Revoked,
}

/// The player of the seat that the form's capability names is back: the caretaker hands the seat over.
pub async fn come_back(pool: &Pool, clock: &Clock, vault: &Vault, claims: &Claims) -> Result<Returned, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some((row, kind)) = held::lock(conn, claims.table).await? else { return Ok(Returned::Revoked) };
        for_game!(kind, G => come_back_locked::<G>(conn, clock, vault, row, claims).await)
    })
    .await
}

async fn come_back_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    claims: &Claims,
) -> Result<Returned, PlayFault> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let own = held.own(claims).filter(|(own, _)| own.resigned_at.is_none());
    let Some((own, seat)) = own else { return Ok(Returned::Revoked) };
    let own_id = own.id;
    if own.away_at.is_none() || !held.is_playing() {
        return Ok(Returned::Before);
    }
    seat_offer::end(conn, own_id).await?;
    held.live.serve(Service::Back(seat))?;
    held.live.settle()?;
    held.store(conn, vault, Some(seat)).await?;
    Ok(Returned::Done)
}
