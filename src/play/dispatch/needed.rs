//! Whether a letter is still wanted when its time has come. What made it may be answered, begun or called off by then.

use chrono::{DateTime, TimeDelta, Utc};

use crate::deadline::calendar::Calendar;
use crate::mail::kind::LetterKind;
use crate::play::hours;
use crate::store::outbox::Unneeded;
use crate::store::outbox::lease::{Circumstances, Claimed};
use crate::store::seats::SeatRow;
use crate::store::tables::TableStatus;
use crate::store::word::Unreadable;

/// Who did something on the page a moment ago sees there what is asked; a letter would only chase him.
const ON_THE_PAGE: TimeDelta = TimeDelta::minutes(5);
/// The link inside works for half an hour.
pub(super) const SIGN_IN: TimeDelta = TimeDelta::minutes(30);

/// What to do with a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Now,
    /// Its reader is on the page, or asleep.
    NotBefore(DateTime<Utc>),
    /// Its reader wishes to have such letters in one.
    Gather,
    Never(Unneeded),
}

/// Judges a letter as things stand now. One that was composed leaves as it is.
pub fn need(
    now: DateTime<Utc>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
) -> Result<Need, Unreadable> {
    if let Some(reason) = refusal(now, kind, letter, around) {
        return Ok(Need::Never(reason));
    }
    let asks = matches!(kind, LetterKind::Question | LetterKind::Reminder);
    // One that was tried before leaves by itself: it may be what a roundup could not be made of.
    let untried = letter.body.is_none() && letter.attempts <= 1;
    if asks && untried && around.player.gathers.is_some() {
        return Ok(on_the_page(now, around).map_or(Need::Gather, Need::NotBefore));
    }
    Ok(later(now, kind, around)?.map_or(Need::Now, Need::NotBefore))
}

/// The same of a line elsewhere that says what the letter says: whether letters reach the player, come in one or were sent does
/// not matter there.
pub fn need_elsewhere(
    now: DateTime<Utc>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
) -> Result<Need, Unreadable> {
    match settled(now, kind, letter, around) {
        Some(reason) => Ok(Need::Never(reason)),
        None => Ok(later(now, kind, around)?.map_or(Need::Now, Need::NotBefore)),
    }
}

/// Why nobody needs it any more.
pub(super) fn refusal(
    now: DateTime<Utc>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
) -> Option<Unneeded> {
    refused_by_player(around).or_else(|| settled(now, kind, letter, around))
}

/// Why there is nothing left to tell.
fn settled(now: DateTime<Utc>, kind: LetterKind, letter: &Claimed, around: &Circumstances) -> Option<Unneeded> {
    match kind {
        LetterKind::Confirm => confirm(around),
        LetterKind::Invitation => invitation(around),
        LetterKind::SignIn => (now >= letter.written_at + SIGN_IN).then_some(Unneeded::TooLate),
        LetterKind::CalledOff | LetterKind::Given | LetterKind::Roundup => None,
        LetterKind::Seated => seat(around).err().or_else(|| gathering(around)),
        LetterKind::FreshLink | LetterKind::Reply => own(around).err(),
        LetterKind::Keep => keep(around),
        LetterKind::Begins => taken(around).err().or_else(|| playing(around)),
        LetterKind::Question | LetterKind::Reminder => taken(around).err().or_else(|| question(around)),
        LetterKind::Away => taken(around).err().or_else(|| away(around)),
        LetterKind::Talk => taken(around).err().or_else(|| talk(around)),
        LetterKind::Over => taken(around).err(),
    }
}

/// Whether it counts as one of its reader's letters of the day.
pub(super) fn is_of_game(kind: LetterKind) -> bool {
    match kind {
        LetterKind::Question | LetterKind::Reminder | LetterKind::Roundup => true,
        LetterKind::Begins | LetterKind::Talk | LetterKind::Away => true,
        // The end comes once, with the file; the others somebody has asked for.
        LetterKind::Over | LetterKind::Confirm | LetterKind::Invitation | LetterKind::Seated => false,
        LetterKind::CalledOff | LetterKind::SignIn | LetterKind::FreshLink | LetterKind::Given => false,
        LetterKind::Keep | LetterKind::Reply => false,
    }
}

/// When it may leave, if not now: a letter about a game waits for the end of a visit, and for its reader's waking hours where
/// that was wished, a reminder always. Nothing is dropped by that: a question's clock begins when its letter has left.
pub fn later(
    now: DateTime<Utc>,
    kind: LetterKind,
    around: &Circumstances,
) -> Result<Option<DateTime<Utc>>, Unreadable> {
    let (chases, may_wake) = match kind {
        LetterKind::Question => (true, !around.player.quiet),
        LetterKind::Reminder => (true, false),
        LetterKind::Begins | LetterKind::Talk | LetterKind::Away | LetterKind::Over => (false, !around.player.quiet),
        LetterKind::Given | LetterKind::Roundup => (false, !around.player.quiet),
        LetterKind::Confirm | LetterKind::Invitation | LetterKind::Seated => (false, true),
        LetterKind::CalledOff | LetterKind::SignIn | LetterKind::FreshLink | LetterKind::Keep => (false, true),
        // Whoever has just written is awake.
        LetterKind::Reply => (false, true),
    };
    let from = on_the_page(now, around).filter(|_| chases).unwrap_or(now);
    let from = if may_wake { from } else { Calendar::new(hours::waking(&around.player)?, []).awake_from(from) };
    Ok((from > now).then_some(from))
}

fn away(around: &Circumstances) -> Option<Unneeded> {
    match around.seat.as_ref() {
        Some(seat) if seat.away_at.is_some() => playing(around),
        Some(_) | None => Some(Unneeded::Answered),
    }
}

fn refused_by_player(around: &Circumstances) -> Option<Unneeded> {
    let player = &around.player;
    if player.address.is_none() {
        Some(Unneeded::Erased)
    } else if player.blocked_at.is_some() {
        Some(Unneeded::Blocked)
    } else if player.refused_at.is_some() {
        Some(Unneeded::RefusedBefore)
    } else {
        None
    }
}

/// The seat the letter is for, if it is still its reader's.
fn own(around: &Circumstances) -> Result<&SeatRow, Unneeded> {
    let own = around.seat.as_ref().filter(|seat| seat.player_id == Some(around.player.id));
    own.ok_or(Unneeded::Left)
}

/// The same, if its table may write to it.
fn seat(around: &Circumstances) -> Result<&SeatRow, Unneeded> {
    let seat = own(around)?;
    if seat.letters { Ok(seat) } else { Err(Unneeded::Unsubscribed) }
}

/// The same for a seat in a game: its player has not left it.
fn taken(around: &Circumstances) -> Result<&SeatRow, Unneeded> {
    let seat = seat(around)?;
    if seat.resigned_at.is_none() { Ok(seat) } else { Err(Unneeded::Resigned) }
}

fn confirm(around: &Circumstances) -> Option<Unneeded> {
    if around.table_confirmed_at.is_some() { Some(Unneeded::Confirmed) } else { gathering(around) }
}

/// The seat is its reader's by now, or gone.
fn keep(around: &Circumstances) -> Option<Unneeded> {
    match around.seat.as_ref().map(|seat| seat.player_id) {
        Some(player) if player == Some(around.player.id) => Some(Unneeded::Confirmed),
        Some(_) => None,
        None => Some(Unneeded::Left),
    }
}

fn invitation(around: &Circumstances) -> Option<Unneeded> {
    match (&around.invitation_answer, around.offer_stands) {
        (Some(_), _) => Some(Unneeded::Answered),
        (None, None) => gathering(around),
        (None, Some(true)) => playing(around),
        (None, Some(false)) => Some(Unneeded::Begun),
    }
}

/// Why the table does not gather any more.
fn gathering(around: &Circumstances) -> Option<Unneeded> {
    match around.table_status.as_ref() {
        // Whoever writes the letter meets the fault, and names it.
        Some(Err(_)) => None,
        Some(Ok(TableStatus::Gathering)) => None,
        Some(Ok(TableStatus::Playing)) => Some(Unneeded::Begun),
        Some(Ok(TableStatus::Over)) => Some(Unneeded::Over),
        Some(Ok(TableStatus::Closed)) | None => Some(Unneeded::CalledOff),
    }
}

/// Why the table is not played any more.
fn playing(around: &Circumstances) -> Option<Unneeded> {
    match around.table_status.as_ref() {
        Some(Err(_)) => None,
        Some(Ok(TableStatus::Playing)) => None,
        Some(Ok(TableStatus::Over)) => Some(Unneeded::Over),
        Some(Ok(TableStatus::Gathering | TableStatus::Closed)) | None => Some(Unneeded::CalledOff),
    }
}

fn question(around: &Circumstances) -> Option<Unneeded> {
    if around.question_waits { playing(around) } else { Some(Unneeded::Answered) }
}

fn talk(around: &Circumstances) -> Option<Unneeded> {
    (!around.player.talk_letters).then_some(Unneeded::Unsubscribed)
}

fn on_the_page(now: DateTime<Utc>, around: &Circumstances) -> Option<DateTime<Utc>> {
    let until = around.seat.as_ref()?.acted_at? + ON_THE_PAGE;
    (now < until).then_some(until)
}
