//! `hindsights`: games that are over and that somebody wants to learn from. A lease says in whose hands one is, and until when.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, SmallInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::hindsights;
use crate::id::TableId;

/// Whoever has failed so often is not tried again before somebody asks once more.
pub const ATTEMPTS_MAX: i16 = 10;

/// What there is of a game's hindsight.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = hindsights)]
pub struct HindsightRow {
    pub attempts: i16,
    pub done_at: Option<DateTime<Utc>>,
    pub sealed: Option<Vec<u8>>,
}

/// A game that one worker looks back at.
#[derive(Clone, Copy, Debug, Queryable, QueryableByName, Selectable)]
#[diesel(table_name = hindsights)]
pub struct Claimed {
    pub table_id: TableId,
    /// How often it was taken in hand, this time included: whoever had it before keeps nothing any more.
    pub attempts: i16,
}

/// Somebody wants to look back. Once is enough: only what was given up begins anew.
pub async fn ask(conn: &mut AsyncPgConnection, table: TableId, now: DateTime<Utc>) -> QueryResult<usize> {
    const ASK: &str = "INSERT INTO hindsights (table_id, asked_at) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE \
        SET asked_at = $2, attempts = 0, leased_until = NULL \
        WHERE hindsights.done_at IS NULL AND hindsights.attempts >= $3";
    let query = diesel::sql_query(ASK).bind::<BigInt, _>(table).bind::<Timestamptz, _>(now);
    query.bind::<SmallInt, _>(ATTEMPTS_MAX).execute(conn).await
}

pub async fn find(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Option<HindsightRow>> {
    hindsights::table.find(table).select(HindsightRow::as_select()).first(conn).await.optional()
}

/// In one short statement that any number of workers may run at once; those that wait longest first.
const CLAIM: &str = "\
    WITH due AS MATERIALIZED ( \
        SELECT table_id FROM hindsights \
        WHERE done_at IS NULL AND attempts < $4 AND (leased_until IS NULL OR leased_until <= $1) \
        ORDER BY asked_at LIMIT $3 FOR UPDATE SKIP LOCKED) \
    UPDATE hindsights SET attempts = attempts + 1, leased_until = $2 FROM due \
    WHERE hindsights.table_id = due.table_id RETURNING hindsights.table_id, hindsights.attempts";

pub async fn claim(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<Claimed>> {
    let query = diesel::sql_query(CLAIM).bind::<Timestamptz, _>(now).bind::<Timestamptz, _>(until);
    query.bind::<BigInt, _>(count).bind::<SmallInt, _>(ATTEMPTS_MAX).load(conn).await
}

/// Keeps how far one has come, and the lease; no if somebody else has taken it in hand since.
pub async fn keep_if_claimed(
    conn: &mut AsyncPgConnection,
    claimed: Claimed,
    until: DateTime<Utc>,
    sealed: &[u8],
    done_at: Option<DateTime<Utc>>,
) -> QueryResult<bool> {
    let own = hindsights::table.find(claimed.table_id).filter(hindsights::attempts.eq(claimed.attempts));
    let kept = (hindsights::sealed.eq(sealed), hindsights::leased_until.eq(until), hindsights::done_at.eq(done_at));
    Ok(diesel::update(own).set(kept).execute(conn).await? > 0)
}

/// The same under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, table: TableId, sealed: &[u8]) -> QueryResult<usize> {
    diesel::update(hindsights::table.find(table)).set(hindsights::sealed.eq(sealed)).execute(conn).await
}
