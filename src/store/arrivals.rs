//! `arrivals`: messages that mail servers handed over, from then until they were read. Taken in hand like letters: a lease
//! says until when, and the number of attempts says which lease it is.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Bytea, Int4, Nullable, SmallInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::outbox::{LetterState, NewLetter};
use super::schema::{arrivals, clocks, outbox};
use super::word::words;
use crate::id::{ArrivalId, LetterId, PlayerId, QuestionId, SeatId, TableId};
use crate::keyring::KeyId;

words! {
    /// What a message is about.
    ArrivalKind in "arrivals.kind":
    /// A letter that came back.
    Bounce = "bounce",
    /// An answer to a letter.
    Reply = "reply",
}

#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = arrivals)]
pub struct NewArrival<'a> {
    pub fingerprint: &'a [u8],
    pub letter_id: LetterId,
    pub kind: ArrivalKind,
    pub arrived_at: DateTime<Utc>,
}

/// Its row, for its body, which is sealed for that row; nothing if it is known: however often a message is handed over, it is
/// stored once.
pub async fn insert(conn: &mut AsyncPgConnection, arrival: &NewArrival<'_>) -> QueryResult<Option<ArrivalId>> {
    let insert = diesel::insert_into(arrivals::table).values(arrival).on_conflict(arrivals::fingerprint).do_nothing();
    insert.returning(arrivals::id).get_result(conn).await.optional()
}

/// How many of this kind came back about one letter.
pub async fn count_of_letter(conn: &mut AsyncPgConnection, letter: LetterId, kind: ArrivalKind) -> QueryResult<i64> {
    let about = arrivals::table.filter(arrivals::letter_id.eq(letter)).filter(arrivals::kind.eq(kind));
    about.count().get_result(conn).await
}

/// One that nobody else has in hand.
#[derive(Clone, Debug, QueryableByName)]
pub struct ClaimedArrival {
    #[diesel(sql_type = BigInt)]
    pub id: ArrivalId,
    #[diesel(sql_type = Nullable<BigInt>)]
    pub letter_id: Option<LetterId>,
    #[diesel(sql_type = Text)]
    pub kind: ArrivalKind,
    #[diesel(sql_type = Nullable<Bytea>)]
    pub body: Option<Vec<u8>>,
    /// How often it was taken in hand, this time included.
    #[diesel(sql_type = SmallInt)]
    pub attempts: i16,
}

/// Takes up to `count` that wait, the earliest first.
pub async fn claim(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<ClaimedArrival>> {
    const CLAIM: &str = "\
        WITH due AS MATERIALIZED ( \
            SELECT id FROM arrivals WHERE state = 'waiting' AND (leased_until IS NULL OR leased_until <= $1) \
            ORDER BY arrived_at, id LIMIT $3 FOR UPDATE SKIP LOCKED) \
        UPDATE arrivals SET attempts = attempts + 1, leased_until = $2 FROM due WHERE arrivals.id = due.id \
        RETURNING arrivals.id, letter_id, kind, body, attempts";
    let query = diesel::sql_query(CLAIM).bind::<Timestamptz, _>(now).bind::<Timestamptz, _>(until);
    query.bind::<BigInt, _>(count).load(conn).await
}

/// It was read, or cannot be. Its body goes, and what its sender is told comes in its place. Says whether it was still ours.
pub async fn mark_done_if_ours(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    arrival: &ClaimedArrival,
    outcome: Result<&str, &str>,
    told: Option<&[u8]>,
) -> QueryResult<bool> {
    let (state, words) = match outcome {
        Ok(words) => ("done", words),
        Err(words) => ("dead", words),
    };
    let ours = arrivals::table
        .filter(arrivals::id.eq(arrival.id))
        .filter(arrivals::attempts.eq(arrival.attempts))
        .filter(arrivals::leased_until.is_not_null());
    let values = (
        arrivals::state.eq(state),
        arrivals::done_at.eq(now),
        arrivals::outcome.eq(words),
        arrivals::body.eq(told),
        arrivals::leased_until.eq(None::<DateTime<Utc>>),
    );
    Ok(diesel::update(ours).set(values).execute(conn).await? > 0)
}

/// It was not even tried: that attempt does not count. Its lease stays, so that it is not tried again at once.
pub async fn uncount_if_ours(conn: &mut AsyncPgConnection, arrival: &ClaimedArrival) -> QueryResult<usize> {
    let ours = arrivals::table
        .filter(arrivals::id.eq(arrival.id))
        .filter(arrivals::attempts.eq(arrival.attempts))
        .filter(arrivals::leased_until.is_not_null());
    diesel::update(ours).set(arrivals::attempts.eq(arrivals::attempts - 1)).execute(conn).await
}

/// What a letter that came back was about. Nobody else changes it until the end of the transaction.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct Returned {
    pub id: LetterId,
    pub player_id: PlayerId,
    pub table_id: Option<TableId>,
    pub seat_id: Option<SeatId>,
    pub state: LetterState,
}

pub async fn lock_letter(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Option<Returned>> {
    outbox::table.find(id).select(Returned::as_select()).for_update().first(conn).await.optional()
}

/// It did not arrive after all, nor what it carried.
pub async fn mark_returned(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: LetterId,
    reason: &str,
) -> QueryResult<usize> {
    let own = outbox::table.filter(outbox::id.eq(id).or(outbox::digest_id.eq(id)));
    let sent = own.filter(outbox::state.eq(LetterState::Sent));
    let values = (outbox::state.eq(LetterState::Refused), outbox::reason.eq(reason), outbox::done_at.eq(now));
    diesel::update(sent).set(values).execute(conn).await
}

/// Something is known about it; it may still arrive.
pub async fn mark_noted(conn: &mut AsyncPgConnection, id: LetterId, reason: &str) -> QueryResult<usize> {
    diesel::update(outbox::table.find(id)).set(outbox::reason.eq(reason)).execute(conn).await
}

/// A letter to which somebody has answered.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct AnsweredLetter {
    pub id: LetterId,
    pub player_id: PlayerId,
    pub table_id: Option<TableId>,
    pub seat_id: Option<SeatId>,
    pub question_id: Option<QuestionId>,
    pub revision: Option<i16>,
    pub offered: Option<Vec<u8>>,
}

pub async fn find_letter(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Option<AnsweredLetter>> {
    outbox::table.find(id).select(AnsweredLetter::as_select()).first(conn).await.optional()
}

/// The letters about one question each that a roundup carried.
pub async fn list_carried(conn: &mut AsyncPgConnection, roundup: LetterId) -> QueryResult<Vec<AnsweredLetter>> {
    let carried = outbox::table.filter(outbox::digest_id.eq(roundup)).filter(outbox::question_id.is_not_null());
    carried.order(outbox::id).select(AnsweredLetter::as_select()).load(conn).await
}

/// The letter that says what became of it.
pub async fn insert_letter(conn: &mut AsyncPgConnection, letter: &NewLetter, arrival: ArrivalId) -> QueryResult<usize> {
    let values = (letter.clone(), outbox::arrival_id.eq(arrival));
    diesel::insert_into(outbox::table).values(values).execute(conn).await
}

/// The message to which a letter is the answer, with what is told of it.
pub async fn find_told(
    conn: &mut AsyncPgConnection,
    letter: LetterId,
) -> QueryResult<Option<(ArrivalId, Option<Vec<u8>>)>> {
    outbox::table
        .inner_join(arrivals::table.on(arrivals::id.nullable().eq(outbox::arrival_id)))
        .filter(outbox::id.eq(letter))
        .select((arrivals::id, arrivals::body))
        .first(conn)
        .await
        .optional()
}

/// The clocks that run since this letter left, or one that it carried: those of its questions, unless another letter that has
/// left tells of them as well. Letters of the kind `silent` tell of none.
pub async fn list_clocks(
    conn: &mut AsyncPgConnection,
    id: LetterId,
    silent: &str,
) -> QueryResult<Vec<(TableId, QuestionId)>> {
    let other = diesel::alias!(outbox as other);
    let told = outbox::table
        .filter(outbox::id.eq(id).or(outbox::digest_id.eq(id)))
        .filter(outbox::question_id.is_not_null())
        .select(outbox::question_id.assume_not_null());
    let told_elsewhere = other
        .filter(other.field(outbox::question_id).eq(clocks::question_id.nullable()))
        .filter(other.field(outbox::state).eq(LetterState::Sent))
        .filter(other.field(outbox::kind).ne(silent));
    clocks::table
        .filter(clocks::question_id.eq_any(told))
        .filter(clocks::stopped_at.is_null())
        .filter(clocks::out_at.is_null())
        .filter(clocks::started_at.is_not_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(told_elsewhere)))
        .select((clocks::table_id, clocks::question_id))
        .load(conn)
        .await
}

/// Those whose body was sealed with this key.
pub async fn list_sealed_with(conn: &mut AsyncPgConnection, key: KeyId) -> QueryResult<Vec<ArrivalId>> {
    let sealed_with =
        diesel::dsl::sql::<Bool>("get_byte(body, 0) * 256 + get_byte(body, 1) = ").bind::<Int4, _>(i32::from(key.0));
    let sealed = arrivals::table.filter(arrivals::body.is_not_null()).filter(sealed_with);
    sealed.select(arrivals::id).order(arrivals::id).load(conn).await
}

pub async fn lock_body(conn: &mut AsyncPgConnection, id: ArrivalId) -> QueryResult<Option<Vec<u8>>> {
    let body = arrivals::table.find(id).select(arrivals::body).for_update().first(conn).await.optional()?;
    Ok(body.flatten())
}

/// Also the same message under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: ArrivalId, body: &[u8]) -> QueryResult<usize> {
    diesel::update(arrivals::table.find(id)).set(arrivals::body.eq(body)).execute(conn).await
}
