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
pub async fn list_open(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<QuestionRow>> {
    questions::table
        .filter(questions::table_id.eq(table))
        .filter(questions::closed_at.is_null())
        .select(QuestionRow::as_select())
        .load(&mut conn)
        .await
}

/// A question for each of these seats.
pub async fn open(
    mut conn: &AsyncPgConnection,
    now: DateTime<Utc>,
    table: TableId,
    seats: &[SeatId],
) -> QueryResult<Vec<QuestionRow>> {
    if seats.is_empty() {
        return Ok(Vec::new());
    }
    let row =
        |seat: &SeatId| (questions::table_id.eq(table), questions::seat_id.eq(*seat), questions::opened_at.eq(now));
    let rows: Vec<_> = seats.iter().map(row).collect();
    let opened = diesel::insert_into(questions::table).values(rows);
    opened.returning(QuestionRow::as_returning()).get_results(&mut conn).await
}

/// The seats are now asked something else: forms they were shown before are stale.
pub async fn mark_changed(mut conn: &AsyncPgConnection, ids: &[QuestionId]) -> QueryResult<usize> {
    if ids.is_empty() {
        return Ok(0);
    }
    let changed = diesel::update(questions::table.filter(questions::id.eq_any(ids)));
    changed.set(questions::revision.eq(questions::revision + 1)).execute(&mut conn).await
}

pub async fn mark_closed(mut conn: &AsyncPgConnection, now: DateTime<Utc>, ids: &[QuestionId]) -> QueryResult<usize> {
    if ids.is_empty() {
        return Ok(0);
    }
    let closed = diesel::update(questions::table.filter(questions::id.eq_any(ids)));
    closed.set(questions::closed_at.eq(now)).execute(&mut conn).await
}
