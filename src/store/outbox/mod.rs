//! `outbox`: letters, from the moment something causes them until they are sent or given up.
//!
//! `lease` is for the worker that has letters in hand, `daily_cap` for how many of them a reader wants, `roundup` for those that
//! carry others, `desk` for people who look after them, `own` for their readers, `told` for what a player has read already.

pub mod catch_up;
pub mod daily_cap;
pub mod lease;
pub mod my_letters;
pub mod roundup;
mod unneeded;
pub mod upkeep;

pub use unneeded::Unneeded;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{column, prepared};
use super::schema::outbox;
use super::word::words;
use crate::id::{InvitationId, PlayerId, QuestionId, SeatId, TableId};

words! {
    /// What became of a letter.
    LetterState in "outbox.state":
    /// To be sent, or being sent.
    Waiting = "waiting",
    Sent = "sent",
    /// It was not needed any more.
    Unwanted = "unwanted",
    /// The mail server will never take it.
    Refused = "refused",
    /// It failed too often.
    Dead = "dead",
}

/// A letter to be sent. It says whom and about what, not how: it is composed when it is first sent.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = outbox)]
pub struct NewLetter {
    pub player_id: PlayerId,
    pub kind: &'static str,
    pub table_id: Option<TableId>,
    pub seat_id: Option<SeatId>,
    pub question_id: Option<QuestionId>,
    pub invitation_id: Option<InvitationId>,
    /// Random: nobody can guess it from another letter's.
    pub message_id: String,
    pub send_at: DateTime<Utc>,
    pub written_at: DateTime<Utc>,
}

/// A question has one letter waiting at most: a second one is not written. Whoever is told elsewhere, too, has a ping for each,
/// written with it. Says how many letters were written.
pub async fn insert(mut conn: &AsyncPgConnection, letters: &[NewLetter]) -> QueryResult<usize> {
    if letters.is_empty() {
        return Ok(0);
    }
    let insert = Insert {
        player_id: &column(letters, |letter| letter.player_id),
        kind: &column(letters, |letter| letter.kind),
        table_id: &column(letters, |letter| letter.table_id),
        seat_id: &column(letters, |letter| letter.seat_id),
        question_id: &column(letters, |letter| letter.question_id),
        invitation_id: &column(letters, |letter| letter.invitation_id),
        message_id: &column(letters, |letter| letter.message_id.as_str()),
        send_at: &column(letters, |letter| letter.send_at),
        written_at: &column(letters, |letter| letter.written_at),
    };
    insert.execute(&mut conn).await
}

prepared!(Insert:
    "WITH written AS (INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, invitation_id, message_id, send_at, written_at) \
     SELECT * FROM unnest(", player_id: [PlayerId] as Array<BigInt>,
    ", ", kind: [&'a str] as Array<Text>,
    ", ", table_id: [Option<TableId>] as Array<Nullable<BigInt>>,
    ", ", seat_id: [Option<SeatId>] as Array<Nullable<BigInt>>,
    ", ", question_id: [Option<QuestionId>] as Array<Nullable<BigInt>>,
    ", ", invitation_id: [Option<InvitationId>] as Array<Nullable<BigInt>>,
    ", ", message_id: [&'a str] as Array<Text>,
    ", ", send_at: [DateTime<Utc>] as Array<Timestamptz>,
    ", ", written_at: [DateTime<Utc>] as Array<Timestamptz>; ") ON CONFLICT DO NOTHING RETURNING id, player_id, kind, send_at, written_at), \
     pinged AS (INSERT INTO pings (channel_id, letter_id, send_at, written_at) \
         SELECT channels.id, written.id, written.send_at, written.written_at FROM written \
         JOIN channels ON channels.player_id = written.player_id AND channels.refused_at IS NULL \
         WHERE written.kind IN ('seated', 'begins', 'question', 'reminder', 'away', 'given', 'talk', 'called off', 'over')) \
     SELECT 1 FROM written"
);

/// A letter that will not be sent, kept with the reason: whoever caused it cannot tell the difference.
pub async fn insert_unwanted(conn: &mut AsyncPgConnection, letter: &NewLetter, reason: Unneeded) -> QueryResult<usize> {
    let done =
        (outbox::state.eq(LetterState::Unwanted), outbox::reason.eq(reason), outbox::done_at.eq(letter.written_at));
    diesel::insert_into(outbox::table).values((letter.clone(), done)).execute(conn).await
}

/// What a letter is about.
#[derive(Clone, Copy, Debug, Queryable)]
pub struct Subject {
    pub table_id: Option<TableId>,
    pub seat_id: Option<SeatId>,
    pub invitation_id: Option<InvitationId>,
}

/// Of the last letter of a kind that was written to a player since then, whatever became of it.
pub async fn find_last(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    kind: &str,
    since: DateTime<Utc>,
) -> QueryResult<Option<Subject>> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::written_at.gt(since))
        .filter(outbox::kind.eq(kind))
        .order(outbox::id.desc())
        .select((outbox::table_id, outbox::seat_id, outbox::invitation_id))
        .first(conn)
        .await
        .optional()
}

/// How many letters of a kind were written to a player since then, those aside that were not wanted.
pub async fn count_to_player(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    kind: &str,
    since: DateTime<Utc>,
) -> QueryResult<i64> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::written_at.gt(since))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::state.ne(LetterState::Unwanted))
        .count()
        .get_result(conn)
        .await
}
