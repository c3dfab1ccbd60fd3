//! Letters as those see them who look after the service: listed, sent again, counted, sealed anew.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{LetterState, Unneeded};
use crate::id::{EmailAddress, LetterId, PlayerId, TableCode};
use crate::keyring::KeyId;
use crate::store::schema::{outbox, players, tables};

/// A letter in a list.
#[derive(Clone, Debug, Queryable)]
pub struct Listed {
    pub id: LetterId,
    pub state: LetterState,
    pub kind: String,
    pub address: Option<EmailAddress>,
    pub table: Option<TableCode>,
    pub attempts: i16,
    pub written_at: DateTime<Utc>,
    pub send_at: DateTime<Utc>,
    pub reason: Option<String>,
}

/// The newest letters in one of these states, the newest first.
pub async fn list(conn: &mut AsyncPgConnection, states: &[LetterState], count: i64) -> QueryResult<Vec<Listed>> {
    outbox::table
        .inner_join(players::table.on(players::id.eq(outbox::player_id)))
        .left_join(tables::table.on(tables::id.nullable().eq(outbox::table_id)))
        .filter(outbox::state.eq_any(states))
        .order(outbox::id.desc())
        .limit(count)
        .select((
            outbox::id,
            outbox::state,
            outbox::kind,
            players::address,
            tables::code.nullable(),
            outbox::attempts,
            outbox::written_at,
            outbox::send_at,
            outbox::reason,
        ))
        .load(conn)
        .await
}

/// A letter before it is sent again. Nobody else changes it until the end of the transaction.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct ToRetry {
    pub id: LetterId,
    pub player_id: PlayerId,
    pub state: LetterState,
    pub reason: Option<String>,
}

/// The letter that carries this one.
pub async fn find_carrier(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Option<LetterId>> {
    let carrier = outbox::table.find(id).select(outbox::digest_id).first(conn).await.optional()?;
    Ok(carrier.flatten())
}

pub async fn lock(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Option<ToRetry>> {
    outbox::table.find(id).select(ToRetry::as_select()).for_update().first(conn).await.optional()
}

pub async fn list_dead(conn: &mut AsyncPgConnection) -> QueryResult<Vec<LetterId>> {
    outbox::table.filter(outbox::state.eq(LetterState::Dead)).select(outbox::id).order(outbox::id).load(conn).await
}

/// Letters that were refused with these words in the reason, and those that were not even tried to the same readers since
/// then, because their address counted as refused. At most `count`.
pub async fn list_refused(conn: &mut AsyncPgConnection, words: &str, count: i64) -> QueryResult<Vec<LetterId>> {
    const REFUSED: &str = "\
        WITH refused AS (SELECT id, player_id FROM outbox WHERE state = 'refused' AND digest_id IS NULL \
            AND strpos(lower(coalesce(reason, '')), lower($1)) > 0) \
        SELECT id FROM refused UNION SELECT later.id FROM outbox AS later \
            WHERE later.player_id IN (SELECT player_id FROM refused) AND later.state = 'unwanted' \
            AND later.reason = $3 \
        ORDER BY id LIMIT $2";
    #[derive(QueryableByName)]
    struct Found {
        #[diesel(sql_type = BigInt)]
        id: i64,
    }
    let query = diesel::sql_query(REFUSED)
        .bind::<diesel::sql_types::Text, _>(words)
        .bind::<BigInt, _>(count)
        .bind::<diesel::sql_types::Text, _>(Unneeded::RefusedBefore);
    let found: Vec<Found> = query.load(conn).await?;
    Ok(found.into_iter().map(|found| LetterId(found.id)).collect())
}

/// It is due at once, with all its attempts before it. Says no if its question has another letter waiting.
pub async fn mark_waiting(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: LetterId) -> QueryResult<bool> {
    const WAITING: &str = "\
        UPDATE outbox AS letter SET state = 'waiting', done_at = NULL, attempts = 0, send_at = $1, leased_until = NULL \
        WHERE id = $2 AND NOT EXISTS (SELECT FROM outbox AS other \
            WHERE other.question_id = letter.question_id AND other.state = 'waiting' AND other.id <> letter.id)";
    let query = diesel::sql_query(WAITING).bind::<Timestamptz, _>(now).bind::<BigInt, _>(id.0);
    Ok(query.execute(conn).await? > 0)
}

/// A letter that waits for its next attempt is due at once; one in somebody's hands stays there.
pub async fn mark_due(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: LetterId) -> QueryResult<usize> {
    let waiting = outbox::table.find(id).filter(outbox::state.eq(LetterState::Waiting)).filter(outbox::send_at.gt(now));
    diesel::update(waiting).set(outbox::send_at.eq(now)).execute(conn).await
}

/// Numbers for those who watch the service.
#[derive(Clone, Copy, Debug, Default, QueryableByName)]
pub struct Counts {
    /// Since when the oldest letter that should have left has been waiting.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub waiting_since: Option<DateTime<Utc>>,
    #[diesel(sql_type = BigInt)]
    pub dead: i64,
    #[diesel(sql_type = BigInt)]
    pub refused: i64,
    /// That should have left, or are being retried.
    #[diesel(sql_type = BigInt)]
    pub waiting: i64,
    /// Addresses that are not written to, because a mail server said that there is no such mailbox.
    #[diesel(sql_type = BigInt)]
    pub marked: i64,
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub is_paused: bool,
    /// The mail server is left alone.
    #[diesel(sql_type = diesel::sql_types::Bool)]
    pub is_stopped: bool,
    /// Messages that came in and were not read yet.
    #[diesel(sql_type = BigInt)]
    pub arrived: i64,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub arrived_since: Option<DateTime<Utc>>,
    /// That could not be read, however often.
    #[diesel(sql_type = BigInt)]
    pub unreadable: i64,
    /// When somebody last looked after the clocks.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub swept_at: Option<DateTime<Utc>>,
    /// Since when the clock that should have been looked after first has been waiting for it.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub overdue_since: Option<DateTime<Utc>>,
    /// Tables whose log and book contradict each other.
    #[diesel(sql_type = BigInt)]
    pub halted: i64,
}

pub async fn count(conn: &mut AsyncPgConnection, now: DateTime<Utc>) -> QueryResult<Counts> {
    // A letter that is being retried has a later time to send it; it has waited since it was written.
    const COUNT: &str = "SELECT \
        (SELECT min(CASE WHEN attempts > 0 THEN written_at ELSE send_at END) FROM outbox \
            WHERE state = 'waiting' AND digest_id IS NULL AND (attempts > 0 OR send_at <= $1)) AS waiting_since, \
        (SELECT count(*) FROM outbox \
            WHERE state = 'waiting' AND digest_id IS NULL AND (attempts > 0 OR send_at <= $1)) AS waiting, \
        (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead, \
        (SELECT count(*) FROM outbox WHERE state = 'refused') AS refused, \
        (SELECT count(*) FROM players WHERE refused_at IS NOT NULL) AS marked, \
        EXISTS (SELECT FROM post WHERE paused_at IS NOT NULL) AS is_paused, \
        EXISTS (SELECT FROM post WHERE troubled_at IS NOT NULL) AS is_stopped, \
        (SELECT count(*) FROM arrivals WHERE state = 'waiting') AS arrived, \
        (SELECT min(arrived_at) FROM arrivals WHERE state = 'waiting') AS arrived_since, \
        (SELECT count(*) FROM arrivals WHERE state = 'dead') AS unreadable, \
        (SELECT beat_at FROM heartbeat) AS swept_at, \
        (SELECT min(due_at) FROM clocks WHERE stopped_at IS NULL AND out_at IS NULL AND due_at <= $1) AS overdue_since, \
        (SELECT count(*) FROM tables WHERE halted_at IS NOT NULL) AS halted";
    diesel::sql_query(COUNT).bind::<Timestamptz, _>(now).get_result(conn).await
}

/// Letters whose composed text was sealed with this key.
pub async fn list_sealed_with(conn: &mut AsyncPgConnection, key: KeyId) -> QueryResult<Vec<LetterId>> {
    let sealed_with = diesel::dsl::sql::<diesel::sql_types::Bool>("get_byte(body, 0) * 256 + get_byte(body, 1) = ")
        .bind::<diesel::sql_types::Int4, _>(i32::from(key.0));
    let sealed = outbox::table.filter(outbox::body.is_not_null()).filter(sealed_with);
    sealed.select(outbox::id).order(outbox::id).load(conn).await
}

pub async fn lock_body(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Option<Vec<u8>>> {
    let body = outbox::table.find(id).select(outbox::body).for_update().first(conn).await.optional()?;
    Ok(body.flatten())
}

/// The same letter under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: LetterId, body: &[u8]) -> QueryResult<usize> {
    diesel::update(outbox::table.find(id)).set(outbox::body.eq(body)).execute(conn).await
}
