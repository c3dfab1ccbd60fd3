//! `pings`: lines to channels, from the moment their letter is written until they are sent or given up. Taken in hand like
//! letters: a lease says until when, and the number of attempts says which lease it is.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, SmallInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::outbox::LetterState;
use super::outbox::lease::Claimed;
use super::schema::{outbox, pings};
use crate::id::{ChannelId, LetterId, PingId};

/// A ping that nobody else has in hand.
#[derive(Clone, Debug, QueryableByName)]
pub struct ClaimedPing {
    #[diesel(sql_type = BigInt)]
    pub id: PingId,
    #[diesel(sql_type = BigInt)]
    pub channel_id: ChannelId,
    #[diesel(sql_type = Nullable<BigInt>)]
    pub letter_id: Option<LetterId>,
    #[diesel(sql_type = Text)]
    pub key: String,
    /// As it was first sent.
    #[diesel(sql_type = Nullable<Text>)]
    pub line: Option<String>,
    /// How often it was taken in hand, this time included.
    #[diesel(sql_type = SmallInt)]
    pub attempts: i16,
    #[diesel(sql_type = Timestamptz)]
    pub written_at: DateTime<Utc>,
}

const CLAIM: &str = "\
    WITH due AS MATERIALIZED ( \
        SELECT id FROM pings WHERE state = 'waiting' AND send_at <= $1 AND (leased_until IS NULL OR leased_until <= $1) \
        AND NOT EXISTS (SELECT FROM post WHERE paused_at IS NOT NULL) \
        ORDER BY send_at, id LIMIT $3 FOR UPDATE SKIP LOCKED) \
    UPDATE pings SET attempts = attempts + 1, leased_until = $2 FROM due WHERE pings.id = due.id \
    RETURNING pings.id, channel_id, letter_id, key, line, attempts, written_at";

/// Takes up to `count` that are due, the earliest first. While letters are paused there are none to take.
pub async fn claim(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<ClaimedPing>> {
    let query = diesel::sql_query(CLAIM).bind::<Timestamptz, _>(now).bind::<Timestamptz, _>(until);
    query.bind::<BigInt, _>(count).load(conn).await
}

/// The letters that say the same.
pub async fn list_letters(conn: &mut AsyncPgConnection, ids: &[LetterId]) -> QueryResult<Vec<Claimed>> {
    outbox::table.filter(outbox::id.eq_any(ids)).select(Claimed::as_select()).load(conn).await
}

/// A ping by which a player sees whether it arrives.
pub async fn insert_test(conn: &mut AsyncPgConnection, now: DateTime<Utc>, channel: ChannelId) -> QueryResult<usize> {
    let values = (pings::channel_id.eq(channel), pings::send_at.eq(now), pings::written_at.eq(now));
    diesel::insert_into(pings::table).values(values).execute(conn).await
}

/// How many were written for a channel since then; tests alone, or all that were sent.
pub async fn count_since(
    conn: &mut AsyncPgConnection,
    channel: ChannelId,
    since: DateTime<Utc>,
    tests: bool,
) -> QueryResult<i64> {
    let own = pings::table.filter(pings::channel_id.eq(channel)).filter(pings::written_at.gt(since));
    match tests {
        true => own.filter(pings::letter_id.is_null()).count().get_result(conn).await,
        false => own.filter(pings::state.eq(LetterState::Sent)).count().get_result(conn).await,
    }
}

/// The last one of each of these channels: what became of it.
pub async fn list_last(
    conn: &mut AsyncPgConnection,
    ids: &[ChannelId],
) -> QueryResult<Vec<(ChannelId, LetterState, DateTime<Utc>, Option<String>)>> {
    pings::table
        .filter(pings::channel_id.eq_any(ids))
        .distinct_on(pings::channel_id)
        .order((pings::channel_id, pings::written_at.desc()))
        .select((pings::channel_id, pings::state, pings::written_at, pings::reason))
        .load(conn)
        .await
}

/// Keeps the line for every further attempt; says whether the ping is still ours.
pub async fn mark_composed_if_ours(conn: &mut AsyncPgConnection, ping: &ClaimedPing, line: &str) -> QueryResult<bool> {
    let ours = pings::table
        .filter(pings::id.eq(ping.id))
        .filter(pings::attempts.eq(ping.attempts))
        .filter(pings::leased_until.is_not_null());
    Ok(diesel::update(ours).set(pings::line.eq(line)).execute(conn).await? > 0)
}

/// It has left, or never will.
pub async fn mark_done_if_ours(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    ping: &ClaimedPing,
    state: LetterState,
    reason: Option<&str>,
) -> QueryResult<bool> {
    let ours = pings::table.filter(pings::id.eq(ping.id)).filter(pings::attempts.eq(ping.attempts));
    let values = (
        pings::state.eq(state),
        pings::done_at.eq(now),
        pings::reason.eq(reason),
        pings::leased_until.eq(None::<DateTime<Utc>>),
    );
    Ok(diesel::update(ours.filter(pings::leased_until.is_not_null())).set(values).execute(conn).await? > 0)
}

/// It waits again: after a failure, or because its time has not come, which is no attempt.
pub async fn mark_waiting_if_ours(
    conn: &mut AsyncPgConnection,
    ping: &ClaimedPing,
    send_at: DateTime<Utc>,
    failure: Option<&str>,
) -> QueryResult<bool> {
    let ours = pings::table.filter(pings::id.eq(ping.id)).filter(pings::attempts.eq(ping.attempts));
    let values = (
        pings::send_at.eq(send_at),
        pings::attempts.eq(if failure.is_some() { ping.attempts } else { ping.attempts - 1 }),
        pings::reason.eq(failure),
        pings::leased_until.eq(None::<DateTime<Utc>>),
    );
    Ok(diesel::update(ours.filter(pings::leased_until.is_not_null())).set(values).execute(conn).await? > 0)
}
