//! `words`: what seats have said ahead, sealed.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{column, prepared};
use super::schema::{unsent, words};
use super::unsent::UnsentRow;
use crate::id::{SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = words)]
pub struct WordsRow {
    pub seat_id: SeatId,
    pub table_id: TableId,
    pub sealed: Vec<u8>,
}

/// What a seat has said, and what of it can still be taken back.
pub type SeatWords = (WordsRow, Option<UnsentRow>);

/// Of all seats of a table that have ever said something.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<SeatWords>> {
    let spoken = words::table.left_join(unsent::table.on(unsent::seat_id.eq(words::seat_id)));
    let spoken = spoken.filter(words::table_id.eq(table));
    spoken.select((WordsRow::as_select(), Option::<UnsentRow>::as_select())).load(&mut conn).await
}

/// Of one seat.
pub async fn find(mut conn: &AsyncPgConnection, seat: SeatId) -> QueryResult<Option<SeatWords>> {
    let spoken = words::table.left_join(unsent::table.on(unsent::seat_id.eq(words::seat_id)));
    let spoken = spoken.filter(words::seat_id.eq(seat));
    spoken.select((WordsRow::as_select(), Option::<UnsentRow>::as_select())).first(&mut conn).await.optional()
}

/// Puts these in place of what the seats said before: in one statement, whoever of them has said something.
pub async fn replace(mut conn: &AsyncPgConnection, rows: &[WordsRow]) -> QueryResult<usize> {
    if rows.is_empty() {
        return Ok(0);
    }
    let replace = Replace {
        seat_id: &column(rows, |row| row.seat_id),
        table_id: &column(rows, |row| row.table_id),
        sealed: &column(rows, |row| row.sealed.as_slice()),
    };
    replace.execute(&mut conn).await
}

prepared!(Replace:
    "INSERT INTO words (seat_id, table_id, sealed) SELECT * FROM unnest(", seat_id: [SeatId] as Array<BigInt>,
    ", ", table_id: [TableId] as Array<BigInt>,
    ", ", sealed: [&'a [u8]] as Array<Binary>;
    ") ON CONFLICT (seat_id) DO UPDATE SET sealed = excluded.sealed"
);
