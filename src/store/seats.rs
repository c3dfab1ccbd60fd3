//! `seats`: who sits where, person or bot.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::seats;
use crate::engine::Seat;
use crate::id::{PlayerId, SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seats)]
pub struct SeatRow {
    pub id: SeatId,
    pub participant: i16,
    /// Nothing before the deal; `SeatRow::seat` reads it.
    pub seat: Option<i16>,
    pub name: String,
    pub bot: Option<String>,
    pub word: Option<Vec<u8>>,
    pub epoch: i16,
    pub player_id: Option<PlayerId>,
    pub letters: bool,
    pub acted_at: Option<DateTime<Utc>>,
    pub resigned_at: Option<DateTime<Utc>>,
}

impl SeatRow {
    /// The place at the table, once it was drawn.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new)
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = seats)]
pub struct NewSeat<'a> {
    pub table_id: TableId,
    pub participant: i16,
    pub seat: Option<i16>,
    pub name: &'a str,
    pub bot: Option<&'a str>,
    pub word: Option<Vec<u8>>,
    pub player_id: Option<PlayerId>,
    pub joined_at: Option<DateTime<Utc>>,
}

/// In the order of the seats; before the deal in the order of joining.
pub async fn list(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<SeatRow>> {
    seats::table
        .filter(seats::table_id.eq(table))
        .order((seats::seat, seats::participant))
        .select(SeatRow::as_select())
        .load(conn)
        .await
}

pub async fn insert(conn: &mut AsyncPgConnection, rows: &[NewSeat<'_>]) -> QueryResult<usize> {
    diesel::insert_into(seats::table).values(rows).execute(conn).await
}

/// The same lucky word under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: SeatId, word: &[u8]) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::word.eq(word)).execute(conn).await
}

/// The player did something on the page.
pub async fn mark_acted(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::acted_at.eq(now)).execute(conn).await
}

/// The player leaves the game to the caretaker for good.
pub async fn mark_resigned(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::resigned_at.eq(now)).execute(conn).await
}

/// Revokes every link of the seat.
pub async fn raise_epoch(conn: &mut AsyncPgConnection, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::epoch.eq(seats::epoch + 1)).execute(conn).await
}
