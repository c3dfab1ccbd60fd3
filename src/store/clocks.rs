//! `clocks`: a seat's time for a question as it is. A row for each time it is asked.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::outbox::LetterState;
use super::prepared::{Plain, column, prepared};
use super::schema::{clocks, outbox, players, seats, tables};
use crate::id::{ClockId, PlayerId, QuestionId, SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = clocks)]
pub struct ClockRow {
    pub id: ClockId,
    pub table_id: TableId,
    pub seat_id: SeatId,
    pub question_id: QuestionId,
    pub is_fresh: bool,
    pub asked_at: DateTime<Utc>,
    pub allotted: Option<i32>,
    pub waking: Option<String>,
    pub started_at: Option<DateTime<Utc>>,
    pub due_at: Option<DateTime<Utc>>,
    pub remind_at: Option<DateTime<Utc>>,
    pub reminded_at: Option<DateTime<Utc>>,
    pub look_at: Option<DateTime<Utc>>,
    pub out_at: Option<DateTime<Utc>>,
    pub stopped_at: Option<DateTime<Utc>>,
    /// Brings only half of the increment.
    pub is_half: bool,
}

#[derive(Clone, Debug)]
pub struct NewClock {
    pub table_id: TableId,
    pub seat_id: SeatId,
    pub question_id: QuestionId,
    pub is_fresh: bool,
    pub is_half: bool,
    pub asked_at: DateTime<Utc>,
}

/// When a clock began to tick, and what follows from it.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = clocks)]
pub struct Start<'a> {
    pub allotted: Option<i32>,
    pub waking: &'a str,
    pub started_at: DateTime<Utc>,
    pub due_at: Option<DateTime<Utc>>,
    pub remind_at: Option<DateTime<Utc>>,
    pub look_at: DateTime<Utc>,
}

/// Whose clock it is, and how fast the table is played.
#[derive(Clone, Debug, Queryable)]
pub struct Owner {
    pub player: PlayerId,
    pub waking: Option<String>,
    pub pace: String,
}

/// Those of a table that run, or wait to run.
pub async fn list_running(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<ClockRow>> {
    let running = clocks::table.filter(clocks::table_id.eq(table)).filter(clocks::stopped_at.is_null());
    running.select(ClockRow::as_select()).load(&mut conn).await
}

pub async fn insert(mut conn: &AsyncPgConnection, rows: &[NewClock]) -> QueryResult<usize> {
    if rows.is_empty() {
        return Ok(0);
    }
    let insert = Insert {
        table_id: &column(rows, |row| row.table_id),
        seat_id: &column(rows, |row| row.seat_id),
        question_id: &column(rows, |row| row.question_id),
        is_fresh: &column(rows, |row| row.is_fresh),
        asked_at: &column(rows, |row| row.asked_at),
        is_half: &column(rows, |row| row.is_half),
    };
    insert.execute(&mut conn).await
}

prepared!(Insert:
    "INSERT INTO clocks (table_id, seat_id, question_id, is_fresh, asked_at, is_half) SELECT * FROM unnest(",
    table_id: [TableId] as Array<BigInt>,
    ", ", seat_id: [SeatId] as Array<BigInt>,
    ", ", question_id: [QuestionId] as Array<BigInt>,
    ", ", is_fresh: [bool] as Array<Bool>,
    ", ", asked_at: [DateTime<Utc>] as Array<Timestamptz>,
    ", ", is_half: [bool] as Array<Bool>; ")"
);

pub async fn mark_stopped(mut conn: &AsyncPgConnection, now: DateTime<Utc>, ids: &[ClockId]) -> QueryResult<usize> {
    if ids.is_empty() {
        return Ok(0);
    }
    MarkStopped { now: &now, ids }.execute(&mut conn).await
}

prepared!(MarkStopped:
    "UPDATE clocks SET stopped_at = ", now: DateTime<Utc> as Timestamptz,
    " WHERE id = ANY((SELECT ", ids: [ClockId] as Array<BigInt>; ")::bigint[])"
);

pub async fn find_due(mut conn: &AsyncPgConnection, seat: SeatId) -> QueryResult<Option<DateTime<Utc>>> {
    let running = clocks::table.filter(clocks::seat_id.eq(seat)).filter(clocks::stopped_at.is_null());
    let due: Option<Option<DateTime<Utc>>> = running.select(clocks::due_at).first(&mut conn).await.optional()?;
    Ok(due.flatten())
}

pub async fn find_of_question(conn: &mut AsyncPgConnection, question: QuestionId) -> QueryResult<Option<ClockRow>> {
    let running = clocks::table.filter(clocks::question_id.eq(question)).filter(clocks::stopped_at.is_null());
    running.select(ClockRow::as_select()).first(conn).await.optional()
}

/// What a tick has to look at.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct Ahead {
    /// Whether a clock waits for its letter to leave.
    #[diesel(sql_type = Bool)]
    pub is_any_to_start: bool,
    /// When a player is to be reminded, somebody's patience or time may end, or an answer can be taken back no longer: the
    /// first of these moments.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub first_at: Option<DateTime<Utc>>,
}

/// Without any values, so that it is planned once a connection. With the present time in them each of the lists below is planned
/// anew on every call, which takes longer than finding nothing, and the longer the more there is.
const AHEAD: &str = "\
    SELECT (SELECT id FROM clocks WHERE started_at IS NULL AND stopped_at IS NULL ORDER BY id LIMIT 1) IS NOT NULL \
        AS is_any_to_start, \
    least((SELECT min(remind_at) FROM clocks WHERE stopped_at IS NULL), \
        (SELECT min(look_at) FROM clocks WHERE stopped_at IS NULL AND out_at IS NULL), \
        (SELECT min(due_at) FROM clocks WHERE stopped_at IS NULL AND out_at IS NULL), \
        (SELECT min(leaves_at) FROM unsent)) AS first_at";

pub async fn find_ahead(conn: &mut AsyncPgConnection) -> QueryResult<Ahead> {
    Plain(AHEAD).get_result(conn).await
}

/// Clocks whose question has no letter waiting any more: each with the moment at which the last one left or was given up.
pub async fn list_to_start(
    conn: &mut AsyncPgConnection,
    count: i64,
) -> QueryResult<Vec<(ClockRow, Option<DateTime<Utc>>)>> {
    let waiting = outbox::table
        .filter(outbox::question_id.eq(clocks::question_id.nullable()))
        .filter(outbox::state.eq(LetterState::Waiting));
    let done = outbox::table
        .filter(outbox::question_id.eq(clocks::question_id.nullable()))
        .select(diesel::dsl::max(outbox::done_at))
        .single_value();
    clocks::table
        .filter(clocks::started_at.is_null())
        .filter(clocks::stopped_at.is_null())
        .filter(diesel::dsl::not(diesel::dsl::exists(waiting)))
        .order(clocks::id)
        .limit(count)
        .select((ClockRow::as_select(), done))
        .load(conn)
        .await
}

/// Says whether it was still to be started: several servers may try.
pub async fn mark_started(conn: &mut AsyncPgConnection, id: ClockId, start: &Start<'_>) -> QueryResult<bool> {
    let waiting = clocks::table.find(id).filter(clocks::started_at.is_null()).filter(clocks::stopped_at.is_null());
    Ok(diesel::update(waiting).set(start).execute(conn).await? > 0)
}

/// The clocks of a seat before this one, the newest first.
pub async fn list_before(conn: &mut AsyncPgConnection, clock: &ClockRow, count: i64) -> QueryResult<Vec<ClockRow>> {
    clocks::table
        .filter(clocks::seat_id.eq(clock.seat_id))
        .filter(clocks::id.lt(clock.id))
        .order(clocks::id.desc())
        .limit(count)
        .select(ClockRow::as_select())
        .load(conn)
        .await
}

/// Whoever takes a seat over begins with a full bank.
pub async fn delete_stopped(conn: &mut AsyncPgConnection, seat: SeatId) -> QueryResult<usize> {
    diesel::delete(clocks::table.filter(clocks::seat_id.eq(seat)).filter(clocks::stopped_at.is_not_null()))
        .execute(conn)
        .await
}

pub async fn find_owner(conn: &mut AsyncPgConnection, seat: SeatId) -> QueryResult<Option<Owner>> {
    seats::table
        .inner_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .filter(seats::id.eq(seat))
        .select((players::id, players::waking, tables::pace))
        .first(conn)
        .await
        .optional()
}

/// Tables at which time is out for somebody, the longest first.
pub async fn list_due(conn: &mut AsyncPgConnection, now: DateTime<Utc>, count: i64) -> QueryResult<Vec<TableId>> {
    let due = clocks::table
        .filter(clocks::stopped_at.is_null())
        .filter(clocks::out_at.is_null())
        .filter(clocks::due_at.le(now))
        .order(clocks::due_at)
        .limit(count);
    let mut tables: Vec<TableId> = due.select(clocks::table_id).load(conn).await?;
    tables.dedup();
    Ok(tables)
}

/// It was due too early: a pause lay in between.
pub async fn mark_due(
    conn: &mut AsyncPgConnection,
    id: ClockId,
    due_at: DateTime<Utc>,
    remind_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    let values = (clocks::due_at.eq(due_at), clocks::remind_at.eq(remind_at));
    diesel::update(clocks::table.find(id)).set(values).execute(conn).await
}

/// It began later than was thought, since nobody could answer for a while.
pub async fn mark_delayed(
    conn: &mut AsyncPgConnection,
    id: ClockId,
    started_at: DateTime<Utc>,
    due_at: Option<DateTime<Utc>>,
    remind_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    let values = (clocks::started_at.eq(started_at), clocks::due_at.eq(due_at), clocks::remind_at.eq(remind_at));
    diesel::update(clocks::table.find(id)).set(values).execute(conn).await
}

/// More waking time than before.
pub async fn mark_allotted(
    conn: &mut AsyncPgConnection,
    id: ClockId,
    allotted: i32,
    due_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    let values = (clocks::allotted.eq(allotted), clocks::due_at.eq(due_at));
    diesel::update(clocks::table.find(id)).set(values).execute(conn).await
}

pub async fn mark_out(conn: &mut AsyncPgConnection, now: DateTime<Utc>, ids: &[ClockId]) -> QueryResult<usize> {
    diesel::update(clocks::table.filter(clocks::id.eq_any(ids))).set(clocks::out_at.eq(now)).execute(conn).await
}

/// Tables at which somebody's patience may be at an end, the longest first.
pub async fn list_to_look(conn: &mut AsyncPgConnection, now: DateTime<Utc>, count: i64) -> QueryResult<Vec<TableId>> {
    let due = clocks::table
        .filter(clocks::stopped_at.is_null())
        .filter(clocks::out_at.is_null())
        .filter(clocks::look_at.le(now))
        .order(clocks::look_at)
        .limit(count);
    let mut tables: Vec<TableId> = due.select(clocks::table_id).load(conn).await?;
    tables.dedup();
    Ok(tables)
}

pub async fn mark_looked(conn: &mut AsyncPgConnection, id: ClockId, next: DateTime<Utc>) -> QueryResult<usize> {
    diesel::update(clocks::table.find(id)).set(clocks::look_at.eq(next)).execute(conn).await
}

pub async fn list_to_remind(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<(ClockId, TableId)>> {
    let due = clocks::table.filter(clocks::stopped_at.is_null()).filter(clocks::remind_at.le(now));
    due.order(clocks::remind_at).limit(count).select((clocks::id, clocks::table_id)).load(conn).await
}

/// A clock to be reminded of; nothing if that was done, or it was stopped meanwhile.
pub async fn find_to_remind(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: ClockId,
) -> QueryResult<Option<ClockRow>> {
    let due = clocks::table.find(id).filter(clocks::stopped_at.is_null()).filter(clocks::remind_at.le(now));
    due.select(ClockRow::as_select()).first(conn).await.optional()
}

pub async fn mark_reminded(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: ClockId,
    next: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    let values = (clocks::reminded_at.eq(now), clocks::remind_at.eq(next));
    diesel::update(clocks::table.find(id)).set(values).execute(conn).await
}

/// Of a player who goes away, or comes back: ticking clocks.
pub async fn list_ticking_of(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<Vec<ClockRow>> {
    clocks::table
        .inner_join(seats::table.on(seats::id.eq(clocks::seat_id)))
        .filter(seats::player_id.eq(player))
        .filter(clocks::stopped_at.is_null())
        .filter(clocks::out_at.is_null())
        .filter(clocks::due_at.is_not_null())
        .select(ClockRow::as_select())
        .load(conn)
        .await
}
