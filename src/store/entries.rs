//! `entries`: the log, append-only.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Integer, Nullable, SmallInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::{column, prepared};
use super::schema::entries;
use crate::engine::Seat;
use crate::id::TableId;

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = entries)]
pub struct EntryRow {
    pub seq: i32,
    pub seat: Option<i16>,
    pub shown_at: DateTime<Utc>,
    pub form: String,
    pub hidden: Vec<u8>,
}

#[derive(Debug)]
pub struct NewEntry {
    pub table_id: TableId,
    pub seq: i32,
    pub seat: Option<i16>,
    pub shown_at: DateTime<Utc>,
    pub form: String,
    pub hidden: Vec<u8>,
}

/// The first `count` of them, in their order; what was added since the table was read is left out.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId, count: i32) -> QueryResult<Vec<EntryRow>> {
    entries::table
        .filter(entries::table_id.eq(table))
        .filter(entries::seq.le(count))
        .order(entries::seq)
        .select(EntryRow::as_select())
        .load(&mut conn)
        .await
}

/// When everyone could read the last of so many.
pub async fn find_last_shown_at(
    mut conn: &AsyncPgConnection,
    table: TableId,
    count: i32,
) -> QueryResult<Option<DateTime<Utc>>> {
    entries::table.find((table, count)).select(entries::shown_at).first(&mut conn).await.optional()
}

pub async fn find_last_of_seat(
    conn: &mut AsyncPgConnection,
    table: TableId,
    seat: Seat,
) -> QueryResult<Option<EntryRow>> {
    entries::table
        .filter(entries::table_id.eq(table))
        .filter(entries::seat.eq(i16::from(seat.number())))
        .order(entries::seq.desc())
        .select(EntryRow::as_select())
        .first(conn)
        .await
        .optional()
}

pub async fn insert(mut conn: &AsyncPgConnection, rows: &[NewEntry]) -> QueryResult<usize> {
    if rows.is_empty() {
        return Ok(0);
    }
    let insert = Insert {
        table_id: &column(rows, |row| row.table_id),
        seq: &column(rows, |row| row.seq),
        seat: &column(rows, |row| row.seat),
        shown_at: &column(rows, |row| row.shown_at),
        form: &column(rows, |row| row.form.as_str()),
        hidden: &column(rows, |row| row.hidden.as_slice()),
    };
    insert.execute(&mut conn).await
}

prepared!(Insert:
    "INSERT INTO entries (table_id, seq, seat, shown_at, form, hidden) SELECT * FROM unnest(",
    table_id: [TableId] as Array<BigInt>,
    ", ", seq: [i32] as Array<Integer>,
    ", ", seat: [Option<i16>] as Array<Nullable<SmallInt>>,
    ", ", shown_at: [DateTime<Utc>] as Array<Timestamptz>,
    ", ", form: [&'a str] as Array<Text>,
    ", ", hidden: [&'a [u8]] as Array<Binary>; ")"
);

/// The same hidden part under another key; what an entry says never changes.
pub async fn update_sealed(
    conn: &mut AsyncPgConnection,
    table: TableId,
    seq: i32,
    hidden: &[u8],
) -> QueryResult<usize> {
    diesel::update(entries::table.find((table, seq))).set(entries::hidden.eq(hidden)).execute(conn).await
}
