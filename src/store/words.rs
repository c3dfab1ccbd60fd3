//! `words`: what seats have said ahead, sealed.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use futures_util::future::try_join_all;

use super::prepared::prepared;
use super::schema::words;
use crate::id::{SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
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
pub async fn replace(conn: &AsyncPgConnection, rows: &[WordsRow]) -> QueryResult<()> {
    let one = async |row: &WordsRow| {
        let (mut conn, WordsRow { seat_id, table_id, sealed }) = (conn, row);
        Replace { seat_id, table_id, sealed }.execute(&mut conn).await
    };
    try_join_all(rows.iter().map(one)).await?;
    Ok(())
}

prepared!(Replace:
    "INSERT INTO words (seat_id, table_id, sealed) VALUES (", seat_id: SeatId as BigInt,
    ", ", table_id: TableId as BigInt,
    ", ", sealed: Vec<u8> as Binary;
    ") ON CONFLICT (seat_id) DO UPDATE SET sealed = excluded.sealed"
);
