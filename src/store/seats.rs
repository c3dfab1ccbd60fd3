//! `seats`: who sits where, person or bot.

use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::seats;
use crate::id::{SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seats)]
pub struct SeatRow {
    pub id: SeatId,
    pub participant: i16,
    pub seat: i16,
    pub name: String,
    pub bot: Option<String>,
    pub word: Option<Vec<u8>>,
    pub epoch: i16,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = seats)]
pub struct NewSeat<'a> {
    pub table_id: TableId,
    pub participant: i16,
    pub seat: i16,
    pub name: &'a str,
    pub bot: Option<&'a str>,
    pub word: Option<Vec<u8>>,
}

/// In the order of the seats.
pub async fn list(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<SeatRow>> {
    seats::table.filter(seats::table_id.eq(table)).order(seats::seat).select(SeatRow::as_select()).load(conn).await
}

pub async fn insert(conn: &mut AsyncPgConnection, rows: &[NewSeat<'_>]) -> QueryResult<usize> {
    diesel::insert_into(seats::table).values(rows).execute(conn).await
}

/// The same lucky word under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: SeatId, word: &[u8]) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::word.eq(word)).execute(conn).await
}
