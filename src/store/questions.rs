//! `questions`: what the game wants to know from whom. One for each seat and movement.

use chrono::{DateTime, Utc};
use diesel::dsl::{AsSelect, SqlTypeOf};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::Query;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, SmallInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{column, prepared};
use super::schema::questions;
use crate::id::{QuestionId, SeatId, TableId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = questions)]
pub struct QuestionRow {
    pub id: QuestionId,
    pub seat_id: SeatId,
    pub opened_at: DateTime<Utc>,
    pub revision: i16,
    pub turn: i32,
    pub movement: i32,
    pub stage: i16,
    /// Whether the seat's words leave it open.
    pub waits: bool,
    /// When the last letter about it left.
    pub told_at: Option<DateTime<Utc>>,
    /// The stage that its player saw when doing something on the page, since that letter.
    pub came: Option<i16>,
}

#[derive(Clone, Debug)]
pub struct NewQuestion {
    pub table_id: TableId,
    pub seat_id: SeatId,
    pub opened_at: DateTime<Utc>,
    pub turn: i32,
    pub movement: i32,
    pub stage: i16,
    pub waits: bool,
    /// The stage that its player has seen already.
    pub came: Option<i16>,
}

/// What may change while a question is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub revision: i16,
    pub stage: i16,
    pub waits: bool,
    pub came: Option<i16>,
}

impl QuestionRow {
    /// As it is.
    pub fn unchanged(&self) -> Change {
        Change { revision: self.revision, stage: self.stage, waits: self.waits, came: self.came }
    }
}

/// The open ones of a table.
pub async fn list_open(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<QuestionRow>> {
    questions::table
        .filter(questions::table_id.eq(table))
        .filter(questions::closed_at.is_null())
        .select(QuestionRow::as_select())
        .load(&mut conn)
        .await
}

/// The one that a seat is asked.
pub async fn find_open(conn: &mut AsyncPgConnection, seat: SeatId) -> QueryResult<Option<QuestionId>> {
    let open = questions::table.filter(questions::seat_id.eq(seat)).filter(questions::closed_at.is_null());
    open.select(questions::id).first(conn).await.optional()
}

pub async fn open(mut conn: &AsyncPgConnection, rows: &[NewQuestion]) -> QueryResult<Vec<QuestionRow>> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let open = Open {
        table_id: &column(rows, |row| row.table_id),
        seat_id: &column(rows, |row| row.seat_id),
        opened_at: &column(rows, |row| row.opened_at),
        turn: &column(rows, |row| row.turn),
        movement: &column(rows, |row| row.movement),
        stage: &column(rows, |row| row.stage),
        waits: &column(rows, |row| row.waits),
        came: &column(rows, |row| row.came),
    };
    open.get_results(&mut conn).await
}

prepared!(Open:
    "INSERT INTO questions (table_id, seat_id, opened_at, turn, movement, stage, waits, came) SELECT * FROM unnest(",
    table_id: [TableId] as Array<BigInt>,
    ", ", seat_id: [SeatId] as Array<BigInt>,
    ", ", opened_at: [DateTime<Utc>] as Array<Timestamptz>,
    ", ", turn: [i32] as Array<Integer>,
    ", ", movement: [i32] as Array<Integer>,
    ", ", stage: [i16] as Array<SmallInt>,
    ", ", waits: [bool] as Array<Bool>,
    ", ", came: [Option<i16>] as Array<Nullable<SmallInt>>;
    ") RETURNING id, seat_id, opened_at, revision, turn, movement, stage, waits, told_at, came"
);

impl Query for Open<'_> {
    type SqlType = SqlTypeOf<AsSelect<QuestionRow, Pg>>;
}

pub async fn update(mut conn: &AsyncPgConnection, id: QuestionId, change: &Change) -> QueryResult<usize> {
    let Change { revision, stage, waits, came } = change;
    Update { revision, stage, waits, came, id: &id }.execute(&mut conn).await
}

prepared!(Update:
    "UPDATE questions SET revision = ", revision: i16 as SmallInt,
    ", stage = ", stage: i16 as SmallInt,
    ", waits = ", waits: bool as Bool,
    ", came = ", came: Option<i16> as Nullable<SmallInt>,
    " WHERE id = ", id: QuestionId as BigInt
);

pub async fn mark_closed(mut conn: &AsyncPgConnection, now: DateTime<Utc>, ids: &[QuestionId]) -> QueryResult<usize> {
    if ids.is_empty() {
        return Ok(0);
    }
    MarkClosed { now: &now, ids }.execute(&mut conn).await
}

prepared!(MarkClosed:
    "UPDATE questions SET closed_at = ", now: DateTime<Utc> as Timestamptz,
    " WHERE id = ANY((SELECT ", ids: [QuestionId] as Array<BigInt>; ")::bigint[])"
);

/// Letters about them have left: their readers have not come since.
pub async fn mark_told(conn: &mut AsyncPgConnection, now: DateTime<Utc>, ids: &[QuestionId]) -> QueryResult<usize> {
    let told = diesel::update(questions::table.filter(questions::id.eq_any(ids)));
    told.set((questions::told_at.eq(now), questions::came.eq(None::<i16>))).execute(conn).await
}
