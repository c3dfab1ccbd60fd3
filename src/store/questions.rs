//! `questions`: what the game wants to know from whom.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::questions;
use crate::id::{QuestionId, SeatId, TableId};

#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = questions)]
pub struct QuestionRow {
    pub id: QuestionId,
    pub seat_id: SeatId,
    pub revision: i16,
}

/// The open ones of a table.
pub async fn list_open(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<QuestionRow>> {
    questions::table
        .filter(questions::table_id.eq(table))
        .filter(questions::closed_at.is_null())
        .select(QuestionRow::as_select())
        .load(conn)
        .await
}

pub async fn open(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    table: TableId,
    seat: SeatId,
) -> QueryResult<QuestionId> {
    let row = (questions::table_id.eq(table), questions::seat_id.eq(seat), questions::opened_at.eq(now));
    diesel::insert_into(questions::table).values(row).returning(questions::id).get_result(conn).await
}

/// The seat is now asked something else: forms it was shown before are stale.
pub async fn mark_changed(conn: &mut AsyncPgConnection, id: QuestionId) -> QueryResult<usize> {
    diesel::update(questions::table.find(id)).set(questions::revision.eq(questions::revision + 1)).execute(conn).await
}

pub async fn mark_closed(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: QuestionId) -> QueryResult<usize> {
    diesel::update(questions::table.find(id)).set(questions::closed_at.eq(now)).execute(conn).await
}
