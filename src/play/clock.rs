//! Clocks of seats: asked and stopped with a table's own transaction, started once the question's letter has left.

use chrono::{DateTime, TimeDelta, Utc};

use crate::deadline::Span;
use crate::deadline::calendar::{Calendar, Pause};
use crate::deadline::clock::Clock;
use crate::deadline::pace::{Allotment, Pace, Share};
use crate::deadline::reminder;
use crate::deadline::waking::Waking;
use crate::deadline::zone::Zone;
use crate::engine::{Eye, SeatSet};
use crate::id::{ClockId, PlayerId, QuestionId};
use crate::settle::words::Words;
use crate::store::clocks::{ClockRow, NewClock, Owner, Start};
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::word::{self, Unreadable};
use crate::store::{Connection, clocks, heartbeat, vacations};

use super::held::Held;
use super::live::Live;
use super::{PlayFault, random};

/// However often somebody was faster than the letter, the bank is full after so many questions.
const BACK_MAX: i64 = 40;
/// Whoever takes an answer back with hardly any time left has this much.
const LEAST: Span = Span::hours(1);

/// The seats whose time is out for the question as it is.
pub(super) fn silent(clocks: &[ClockRow], seats: &[SeatRow]) -> SeatSet {
    let out = clocks.iter().filter(|clock| clock.out_at.is_some());
    out.filter_map(|clock| seats.iter().find(|row| row.id == clock.seat_id)?.seat()).collect()
}

/// Stops the clocks of answered questions and writes down new ones, for whoever is awaited: what a seat's words answer takes
/// no time and brings none.
pub(super) fn turn<G: Words>(
    now: DateTime<Utc>,
    held: &Held<G>,
    opened: &[QuestionRow],
) -> (Vec<ClockId>, Vec<NewClock>) {
    let (mut stop, mut start) = (Vec::new(), Vec::new());
    let asked = held.live.asked();
    let is_half = G::is_brief(&held.live.game().view(Eye::Public));
    for row in held.seats.iter().filter(|row| row.player_id.is_some()) {
        let Some(seat) = row.seat() else { continue };
        let running = held.clocks.iter().find(|clock| clock.seat_id == row.id);
        let new = opened.iter().find(|question| question.seat_id == row.id);
        let kept = held.open.iter().find(|question| question.seat_id == row.id);
        let kept = kept.filter(|_| new.is_none() && asked.contains(seat));
        let stage = i16::from(held.live.occasion_of(seat).stage);
        let changed = kept.is_some_and(|question| question.stage != stage);
        let waits = held.live.awaited.iter().any(|awaited| awaited.seat == seat);
        let fresh = new.is_some() || changed;
        // Whose time is out may still answer until silence is read.
        let goes_on = kept.is_some() && !changed && (waits || running.is_some_and(|clock| clock.out_at.is_some()));
        stop.extend(running.filter(|_| !goes_on).map(|clock| clock.id));
        let again = !fresh && running.is_none();
        if let Some(question) = new.or(kept).filter(|_| waits && (fresh || again)) {
            start.push(NewClock {
                table_id: held.row.id,
                seat_id: row.id,
                question_id: question.id,
                is_fresh: fresh,
                is_half,
                asked_at: now,
            });
        }
    }
    (stop, start)
}

/// Starts a clock: from `since` on it ticks. Says whether it did.
pub(super) async fn start(conn: &mut Connection, clock: &ClockRow, since: DateTime<Utc>) -> Result<bool, PlayFault> {
    let Some(owner) = clocks::find_owner(conn, clock.seat_id).await? else { return Ok(false) };
    let (waking, pace) = (waking(&owner)?, pace(&owner.pace)?);
    let calendar = calendar(conn, owner.player, waking, since).await?;
    let ticking = match pace.allotment() {
        Some(allotment) => Some(allot(conn, &owner, clock, allotment).await?.started(since)),
        None => None,
    };
    let start = Start {
        allotted: ticking.map(|clock| clock.allotted().in_minutes().cast_signed()),
        waking: &waking.to_string(),
        started_at: since,
        due_at: ticking.and_then(|clock| clock.due(&calendar, None)),
        remind_at: remind_at(ticking, &calendar, since, None),
        look_at: look_at(&calendar, since, since)?,
    };
    Ok(clocks::mark_started(conn, clock.id, &start).await?)
}

/// When the answer to a question is due, or will be if its letter leaves now: never later than it will turn out.
pub(super) async fn promise(
    conn: &mut Connection,
    now: DateTime<Utc>,
    question: QuestionId,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    let Some(clock) = clocks::find_of_question(conn, question).await? else { return Ok(None) };
    if clock.started_at.is_some() {
        return Ok(clock.due_at);
    }
    let Some(owner) = clocks::find_owner(conn, clock.seat_id).await? else { return Ok(None) };
    let Some(allotment) = pace(&owner.pace)?.allotment() else { return Ok(None) };
    let calendar = calendar(conn, owner.player, waking(&owner)?, now).await?;
    Ok(allot(conn, &owner, &clock, allotment).await?.started(now).due(&calendar, None))
}

/// The same of a letter that may be about no question.
pub(super) async fn promise_of(
    conn: &mut Connection,
    now: DateTime<Utc>,
    question: Option<QuestionId>,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    match question {
        Some(question) => promise(conn, now, question).await,
        None => Ok(None),
    }
}

/// The due time and the next reminder by all pauses that are known now; nothing if it does not tick.
pub(super) async fn reckon(
    conn: &mut Connection,
    player: PlayerId,
    row: &ClockRow,
) -> Result<Option<(DateTime<Utc>, Option<DateTime<Utc>>)>, PlayFault> {
    let (Some(since), Some(ticking)) = (row.started_at, stored(row)) else { return Ok(None) };
    let calendar = calendar(conn, player, hours(row)?, since).await?;
    let due = ticking.due(&calendar, row.due_at);
    Ok(due.map(|due| (due, remind_at(Some(ticking), &calendar, since, row.reminded_at))))
}

/// When to remind of it next, after the last time.
pub(super) async fn next_reminder(
    conn: &mut Connection,
    player: PlayerId,
    row: &ClockRow,
    last_at: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    let (Some(since), ticking) = (row.started_at, stored(row)) else { return Ok(None) };
    let calendar = calendar(conn, player, hours(row)?, since).await?;
    Ok(remind_at(ticking, &calendar, since, Some(last_at)))
}

/// When to see next whether a player's patience is at an end: in steps of two waking hours on the first day, then of twelve,
/// and at any moment of the quarter hour after, so that no moment tells of it.
pub(super) fn look_at(
    calendar: &Calendar,
    since: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>, PlayFault> {
    const STEP: u32 = 2 * 60;
    const LONG_STEP: u32 = 12 * 60;
    let passed = calendar.between(since, now).in_minutes();
    let step = if passed < 2 * LONG_STEP { STEP } else { LONG_STEP };
    let next = calendar.after(since, Span::minutes((passed / step + 1).saturating_mul(step)));
    let [high, low] = random::<2>()?;
    Ok(next + TimeDelta::seconds(i64::from(u16::from_be_bytes([high, low])) % (15 * 60)))
}

/// The seats whose players have not looked for as long as their patience says, since their letters left.
pub(super) async fn impatient<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    live: &Live<G>,
    clocks: &[ClockRow],
    seats: &[SeatRow],
) -> Result<SeatSet, PlayFault> {
    let mut impatient = SeatSet::NONE;
    for (row, seat) in seats.iter().filter_map(|row| Some((row, row.seat()?))) {
        let clock = clocks.iter().find(|clock| clock.seat_id == row.id);
        let since = clock.and_then(|clock| clock.started_at);
        let patience = G::patience(live.said(seat));
        let (Some(clock), Some(since), Some(patience), Some(player)) = (clock, since, patience, row.player_id) else {
            continue;
        };
        let passed = calendar(conn, player, hours(clock)?, since).await?.between(since, now);
        if passed >= Span::hours(patience.hours) && row.acted_at.is_none_or(|at| at < since) {
            impatient.insert(seat);
        }
    }
    Ok(impatient)
}

/// The running clock of a row; none where the table has no clocks.
pub(super) fn stored(row: &ClockRow) -> Option<Clock> {
    let allotted = Span::minutes(u32::try_from(row.allotted?).ok()?);
    Some(Clock::stored(allotted, row.started_at))
}

/// A player's waking hours with everything that stops a clock since then.
pub(super) async fn calendar(
    conn: &mut Connection,
    player: PlayerId,
    waking: Waking,
    since: DateTime<Utc>,
) -> Result<Calendar, PlayFault> {
    let away = vacations::list_since(conn, player, since).await?;
    let down = heartbeat::list_outages_since(conn, since).await?;
    let away = away.iter().filter_map(|row| Pause::new(row.from_at, row.until_at));
    let down = down.into_iter().filter_map(|(from, until)| Pause::new(from, until));
    Ok(Calendar::new(waking, away.chain(down)))
}

fn remind_at(
    ticking: Option<Clock>,
    calendar: &Calendar,
    since: DateTime<Utc>,
    last_at: Option<DateTime<Utc>>,
) -> Option<DateTime<Utc>> {
    match ticking {
        Some(ticking) => reminder::next(&ticking, calendar, last_at),
        None => Some(reminder::first(since, calendar)).filter(|_| last_at.is_none()),
    }
}

/// What the seat has for this question: what its last clock left, and an increment for every question since.
async fn allot(
    conn: &mut Connection,
    owner: &Owner,
    clock: &ClockRow,
    allotment: Allotment,
) -> Result<Clock, PlayFault> {
    let before = clocks::list_before(conn, clock, BACK_MAX).await?;
    let last = before.iter().position(|row| row.allotted.is_some());
    let mut bank = match last.map(|at| &before[at]) {
        Some(row) => left(conn, owner.player, row).await?,
        None => allotment.bank(),
    };
    // Questions that were answered before their letter left brought time, and took none.
    let unused = before[..last.unwrap_or(before.len())].iter().rev();
    for row in unused.filter(|row| row.is_fresh) {
        bank = Clock::asked(bank, allotment, share(row)).allotted();
    }
    Ok(match clock.is_fresh {
        true => Clock::asked(bank, allotment, share(clock)),
        false => Clock::stored(bank.max(LEAST), None),
    })
}

fn share(row: &ClockRow) -> Share {
    if row.is_half { Share::Half } else { Share::Whole }
}

async fn left(conn: &mut Connection, player: PlayerId, row: &ClockRow) -> Result<Span, PlayFault> {
    let (Some(ticking), Some(stopped_at)) = (stored(row), row.stopped_at) else { return Ok(Span::ZERO) };
    if row.out_at.is_some() {
        return Ok(Span::ZERO);
    }
    let calendar = calendar(conn, player, hours(row)?, row.asked_at).await?;
    Ok(ticking.left(&calendar, stopped_at))
}

/// As they were when the clock began to tick.
pub(super) fn hours(row: &ClockRow) -> Result<Waking, Unreadable> {
    read_or_usual("clocks.waking", row.waking.as_deref())
}

fn waking(owner: &Owner) -> Result<Waking, Unreadable> {
    read_or_usual("players.waking", owner.waking.as_deref())
}

/// Whoever has told no hours has the usual ones. Those that cannot be read are nobody's: no clock runs by a guess.
pub(super) fn read_or_usual(column: &'static str, hours: Option<&str>) -> Result<Waking, Unreadable> {
    hours.map_or_else(|| Ok(Waking::usual(Zone::UTC)), |hours| word::read(column, hours))
}

pub(super) fn pace(pace: &str) -> Result<Pace, Unreadable> {
    word::read("tables.pace", pace)
}
