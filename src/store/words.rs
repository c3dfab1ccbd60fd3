//! `words`: what seats have said ahead, sealed.

use diesel::prelude::*;
use diesel::upsert::excluded;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::words;
use crate::id::{SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = words)]
pub struct WordsRow {
    pub seat_id: SeatId,
    pub table_id: TableId,
    pub sealed: Vec<u8>,
}

/// Of all seats of a table that have ever said something.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<WordsRow>> {
    words::table.filter(words::table_id.eq(table)).select(WordsRow::as_select()).load(&mut conn).await
}

/// Of one seat.
pub async fn find(mut conn: &AsyncPgConnection, seat: SeatId) -> QueryResult<Option<WordsRow>> {
    words::table.find(seat).select(WordsRow::as_select()).first(&mut conn).await.optional()
}

/// Puts these in place of what the seats said before.
pub async fn replace(mut conn: &AsyncPgConnection, rows: &[WordsRow]) -> QueryResult<usize> {
    if rows.is_empty() {
        return Ok(0);
    }
    let inserted = diesel::insert_into(words::table).values(rows).on_conflict(words::seat_id);
    inserted.do_update().set(words::sealed.eq(excluded(words::sealed))).execute(&mut conn).await
}
