//! `thoughts`: tables at which a bot is asked that takes its time. A lease says in whose hands a table is, and until when.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::thoughts;
use crate::id::TableId;

/// A table that one worker thinks about.
#[derive(Clone, Copy, Debug, Queryable, QueryableByName, Selectable)]
#[diesel(table_name = thoughts)]
pub struct Claimed {
    pub table_id: TableId,
    pub asked_at: DateTime<Utc>,
    /// How often it was taken in hand, this time included.
    pub attempts: i16,
}

/// A bot of the table is asked from now on. Whoever thinks about what was asked before comes too late, and does no harm.
pub async fn ask(conn: &mut AsyncPgConnection, table: TableId, now: DateTime<Utc>) -> QueryResult<usize> {
    let asked =
        (thoughts::asked_at.eq(now), thoughts::attempts.eq(0), thoughts::leased_until.eq(None::<DateTime<Utc>>));
    diesel::insert_into(thoughts::table)
        .values((thoughts::table_id.eq(table), thoughts::asked_at.eq(now)))
        .on_conflict(thoughts::table_id)
        .do_update()
        .set(asked)
        .execute(conn)
        .await
}

/// No bot of the table is asked any more.
pub async fn delete(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<usize> {
    diesel::delete(thoughts::table.find(table)).execute(conn).await
}

/// Whether a bot of the table is asked.
pub async fn is_asked(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<bool> {
    diesel::select(diesel::dsl::exists(thoughts::table.find(table))).get_result(conn).await
}

/// At how many tables bots are asked.
pub async fn count(conn: &mut AsyncPgConnection) -> QueryResult<i64> {
    thoughts::table.count().get_result(conn).await
}

/// In one short statement that any number of workers may run at once; those that wait longest first. Nothing is written at a
/// halted table.
const CLAIM: &str = "\
    WITH due AS MATERIALIZED ( \
        SELECT table_id FROM thoughts \
        WHERE (leased_until IS NULL OR leased_until <= $1) \
        AND NOT EXISTS (SELECT FROM tables WHERE tables.id = thoughts.table_id AND tables.halted_at IS NOT NULL) \
        ORDER BY asked_at, table_id LIMIT $3 FOR UPDATE SKIP LOCKED) \
    UPDATE thoughts SET attempts = least(attempts, 30000) + 1, leased_until = $2 FROM due \
    WHERE thoughts.table_id = due.table_id RETURNING thoughts.*";

pub async fn claim(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<Claimed>> {
    let query = diesel::sql_query(CLAIM).bind::<Timestamptz, _>(now).bind::<Timestamptz, _>(until);
    let mut claimed: Vec<Claimed> = query.bind::<BigInt, _>(count).load(conn).await?;
    claimed.sort_by_key(|claimed| (claimed.asked_at, claimed.table_id.0));
    Ok(claimed)
}
