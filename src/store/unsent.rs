//! `unsent`: answers that were given and can still be taken back, sealed. They are read with the seats' words.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{column, prepared};
use super::schema::{tables, unsent};
use crate::id::{SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = unsent)]
pub struct UnsentRow {
    pub seat_id: SeatId,
    pub table_id: TableId,
    pub sealed: Vec<u8>,
    pub leaves_at: Option<DateTime<Utc>>,
}

/// Tables at which answers count from now on. Nothing is written at a halted one.
pub async fn list_leaving(conn: &mut AsyncPgConnection, now: DateTime<Utc>, count: i64) -> QueryResult<Vec<TableId>> {
    unsent::table
        .inner_join(tables::table.on(tables::id.eq(unsent::table_id)))
        .filter(unsent::leaves_at.le(now))
        .filter(tables::halted_at.is_null())
        .order(unsent::leaves_at)
        .select(unsent::table_id)
        .limit(count)
        .load(conn)
        .await
}

/// Puts these in place of what lay there of the same seats.
pub async fn replace(mut conn: &AsyncPgConnection, rows: &[UnsentRow]) -> QueryResult<usize> {
    if rows.is_empty() {
        return Ok(0);
    }
    let replace = Replace {
        seat_id: &column(rows, |row| row.seat_id),
        table_id: &column(rows, |row| row.table_id),
        sealed: &column(rows, |row| row.sealed.as_slice()),
        leaves_at: &column(rows, |row| row.leaves_at),
    };
    replace.execute(&mut conn).await
}

prepared!(Replace:
    "INSERT INTO unsent (seat_id, table_id, sealed, leaves_at) SELECT * FROM unnest(", seat_id: [SeatId] as Array<BigInt>,
    ", ", table_id: [TableId] as Array<BigInt>,
    ", ", sealed: [&'a [u8]] as Array<Binary>,
    ", ", leaves_at: [Option<DateTime<Utc>>] as Array<Nullable<Timestamptz>>;
    ") ON CONFLICT (seat_id) DO UPDATE SET sealed = excluded.sealed, leaves_at = excluded.leaves_at"
);

/// They have counted, or were taken back.
pub async fn delete(mut conn: &AsyncPgConnection, seats: &[SeatId]) -> QueryResult<usize> {
    if seats.is_empty() {
        return Ok(0);
    }
    Delete { seats }.execute(&mut conn).await
}

prepared!(Delete: "DELETE FROM unsent WHERE seat_id = ANY(", seats: [SeatId] as Array<BigInt>; ")");
