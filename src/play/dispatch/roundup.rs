//! A letter about all of its reader's tables that wait: what it carries, and in short what was told before.

use chrono::{DateTime, Utc};

use crate::id::QuestionId;
use crate::mail::contents::{About, Brief, Due, Letter, Reader, ReplyWay, Roundup, TableWaits};
use crate::mail::kind::LetterKind;
use crate::play::{PlayFault, clock, game_named};
use crate::store::outbox::lease::{Circumstances, Claimed, ToldUpTo};
use crate::store::outbox::roundup;
use crate::store::own_seats::OwnSeat;
use crate::store::{Connection, own_seats, tables};
use crate::vault::Vault;

use super::gather::Bundle;
use super::write::{Wants, Writer, Written, seat_way};
use crate::store::outbox::Unneeded;

/// So many tables are told in full; of the others there is the question's link and its deadline.
const FULL_MAX: usize = 6;
/// More than these are found on *my tables*.
const BRIEF_MAX: usize = 30;
/// Nobody plays at more tables that wait at once.
const ASKED_MAX: i64 = 1_000;

/// Everything the letter says, as of now. What is not wanted any more ends here, and if nothing is left so does the roundup.
pub async fn write_roundup(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    (row, around): (&Claimed, &Circumstances),
    bundle: &Bundle,
) -> Result<Written, PlayFault> {
    for (id, reason) in &bundle.unneeded {
        roundup::mark_unwanted(conn, now, *id, *reason).await?;
    }
    if bundle.wanted.is_empty() {
        return Ok(Written::Unneeded(bundle.unneeded.last().map_or(Unneeded::Told, |(_, reason)| *reason)));
    }
    let wanted = most_urgent_first(conn, now, bundle).await?;
    let (full, rest) = wanted.split_at(wanted.len().min(FULL_MAX));
    let writer = Writer { now, row, around, table: None };
    let reader = writer.reader()?;
    let mut waits = Vec::new();
    for ((letter, around), due) in full {
        match in_full(conn, vault, (letter, around), (now, *due), &reader).await {
            Ok(table) => waits.push(table),
            Err(fault @ PlayFault::Store(_)) => return Err(fault),
            // One table that cannot be told does not take the others with it: its letter fails by itself.
            Err(_) => {
                roundup::release(conn, now, &[letter.id]).await?;
            }
        }
    }
    if waits.is_empty() && rest.is_empty() {
        return Ok(Written::Unneeded(Unneeded::Apart));
    }
    let also = also(conn, now, bundle, row, rest).await?;
    let about = About::Roundup(Roundup { waits, also });
    // Each table has an address of its own; whoever answers the letter itself finds no wall.
    let reply = Some(ReplyWay { letter: row.id, counts: false });
    let letter = Letter { reader, about, unsubscribe: writer.unsubscribe(), reply };
    Ok(Written::Letter(Box::new(letter), ToldUpTo::default()))
}

/// The questions that a letter tells of, its own or those that it carries.
pub async fn questions_told(conn: &mut Connection, letter: &Claimed) -> Result<Vec<QuestionId>, PlayFault> {
    // It says what became of an answer: what is asked since then is still to be told.
    if letter.kind == LetterKind::Reply.name() {
        return Ok(Vec::new());
    }
    if letter.kind != LetterKind::Roundup.name() {
        return Ok(letter.question_id.into_iter().collect());
    }
    let carried = roundup::list_carried(conn, letter.id).await?;
    Ok(carried.iter().filter_map(|carried| carried.question_id).collect())
}

/// Its letters leave one by one.
pub async fn take_apart(conn: &mut Connection, now: DateTime<Utc>, bundle: &Bundle) -> Result<(), PlayFault> {
    let ids: Vec<_> = bundle.wanted.iter().map(|(letter, _)| letter.id).collect();
    roundup::release(conn, now, &ids).await?;
    Ok(())
}

/// A letter that the digest carries, and until when its question is to be answered: reckoned once for all that is said of it.
type Timed<'a> = (&'a (Claimed, Circumstances), Option<DateTime<Utc>>);

async fn most_urgent_first<'a>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    bundle: &'a Bundle,
) -> Result<Vec<Timed<'a>>, PlayFault> {
    let mut timed = Vec::new();
    for wanted in &bundle.wanted {
        timed.push((wanted, clock::promise_of(conn, now, wanted.0.question_id).await?));
    }
    timed.sort_by_key(|(_, due)| due.unwrap_or(DateTime::<Utc>::MAX_UTC));
    Ok(timed)
}

async fn in_full(
    conn: &mut Connection,
    vault: &Vault,
    (letter, around): (&Claimed, &Circumstances),
    (now, due): (DateTime<Utc>, Option<DateTime<Utc>>),
    reader: &Reader,
) -> Result<TableWaits, PlayFault> {
    let table = match letter.table_id {
        Some(id) => tables::find_by_id(conn, id).await?,
        None => None,
    };
    let writer = Writer { now, row: letter, around, table: table.as_ref() };
    let mut told = ToldUpTo::default();
    let play = writer.question(conn, vault, &mut told, (reader, Wants::Words), due).await?;
    roundup::mark_told(conn, letter.id, told).await?;
    let reply = writer.reply(LetterKind::Question);
    Ok(TableWaits { play, reminds: letter.kind == LetterKind::Reminder.name(), reply })
}

/// The tables that wait for the reader and are not told in full, those first that this letter is the first to tell of.
async fn also(
    conn: &mut Connection,
    now: DateTime<Utc>,
    bundle: &Bundle,
    row: &Claimed,
    rest: &[Timed<'_>],
) -> Result<Vec<Brief>, PlayFault> {
    let told = |question: QuestionId| bundle.wanted.iter().any(|(letter, _)| letter.question_id == Some(question));
    let in_rest = |question: QuestionId| rest.iter().find(|(wanted, _)| wanted.0.question_id == Some(question));
    let new = |question: QuestionId| in_rest(question).is_some();
    let seats = own_seats::list_asked(conn, row.player_id, ASKED_MAX).await?;
    let mut waiting: Vec<(OwnSeat, QuestionId)> = seats.into_iter().map(|(seat, asked)| (seat, asked.id)).collect();
    waiting.retain(|(_, question)| new(*question) || !told(*question));
    waiting.sort_by_key(|(_, question)| !new(*question));
    let mut briefs = Vec::new();
    for (seat, question) in waiting.into_iter().take(BRIEF_MAX.max(rest.len())) {
        let due = match in_rest(question) {
            Some((_, due)) => *due,
            None => clock::promise(conn, now, question).await?,
        };
        let due = due.map(|at| Due { at, told_at: now });
        let way = seat_way(now, seat.table, (seat.id, seat.epoch()), question);
        briefs.push(Brief { game: game_named(&seat.code, &seat.game)?, code: seat.code.to_string(), way, due });
    }
    Ok(briefs)
}
