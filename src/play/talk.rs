//! Talk: short messages at the table. They travel with the next letter; who wants one of its own gets it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::TalkId;
use crate::link::Claims;
use crate::mail::kind::LetterKind;
use crate::store::outbox::NewLetter;
use crate::store::seats::SeatRow;
use crate::store::{AsyncConnection, Connection, Pool, outbox, players, seats, tables, talk};

use super::PlayFault;
use super::ask::seat_letter;
use super::marks::unstack;

/// Characters in one message.
pub const WORDS_MAX: usize = 500;
/// Messages a seat may say in an hour.
const PER_HOUR: i64 = 20;
/// So long a letter about talk waits for more of it.
const GATHERS: TimeDelta = TimeDelta::minutes(10);

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoken {
    Said,
    /// The very same words were said just before: a doubled form.
    SaidBefore,
    Empty,
    TooLong,
    TooOften,
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
}

/// The seat that the form's capability names says something.
pub async fn say(pool: &Pool, now: DateTime<Utc>, claims: &Claims, words: &str) -> Result<Spoken, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| say_within(conn, now, claims, words).await).await
}

/// The same within a transaction that has more to do.
pub(super) async fn say_within(
    conn: &mut Connection,
    now: DateTime<Utc>,
    claims: &Claims,
    words: &str,
) -> Result<Spoken, PlayFault> {
    let words = tidy(words);
    if words.is_empty() {
        return Ok(Spoken::Empty);
    }
    if words.chars().count() > WORDS_MAX {
        return Ok(Spoken::TooLong);
    }
    let Some(table) = tables::lock(conn, claims.table).await? else { return Ok(Spoken::Revoked) };
    let seats = seats::list(conn, table.id).await?;
    let Some(own) = own_seat(&seats, claims) else { return Ok(Spoken::Revoked) };
    let before = talk::find_last_of_seat(conn, own.id).await?;
    if before.is_some_and(|before| before.words == words && now - before.said_at < GATHERS) {
        return Ok(Spoken::SaidBefore);
    }
    if talk::count_since(conn, own.id, now - TimeDelta::hours(1)).await? >= PER_HOUR {
        return Ok(Spoken::TooOften);
    }
    talk::insert(conn, now, table.id, own.id, &words).await?;
    seats::mark_acted(conn, now, own.id).await?;
    let mut letters = Vec::new();
    for row in players::list_wanting_talk(conn, table.id, own.id).await? {
        let row = seats.iter().find(|seat| seat.player_id == Some(row));
        if let Some(row) = row {
            let letter = seat_letter(now, table.id, row, LetterKind::Talk)?;
            letters.extend(letter.map(|letter| NewLetter { send_at: now + GATHERS, ..letter }));
        }
    }
    outbox::insert(conn, &letters).await?;
    Ok(Spoken::Said)
}

/// Takes a message back: one's own, or any if one is the host. Whether there was such a message.
pub async fn remove(pool: &Pool, now: DateTime<Utc>, claims: &Claims, id: TalkId) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    let Some(table) = tables::find_by_id(conn, claims.table).await? else { return Ok(false) };
    let seats = seats::list(conn, table.id).await?;
    let Some(own) = own_seat(&seats, claims) else { return Ok(false) };
    let is_host = table.host_id.is_some() && table.host_id == own.player_id;
    let only_of = (!is_host).then_some(own.id);
    Ok(talk::mark_removed(conn, now, table.id, id, only_of).await? > 0)
}

fn own_seat<'a>(seats: &'a [SeatRow], claims: &Claims) -> Option<&'a SeatRow> {
    seats.iter().find(|seat| seat.is_of(claims))
}

/// Words on as few lines as they need.
fn tidy(words: &str) -> String {
    let lines = printable(words).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Lines without signs that only a terminal or a printer understands, and without towers of marks.
pub(super) fn printable(words: &str) -> impl Iterator<Item = String> {
    let plain = |line: &str| line.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect::<String>();
    words.lines().map(move |line| unstack(&plain(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_tidied() {
        assert_eq!(tidy("  Hello\u{7}\tthere \r\n\r\n\r\n  you  "), "Hello there\nyou");
        assert_eq!(tidy(" \n\t\u{0}"), "");
    }
}
