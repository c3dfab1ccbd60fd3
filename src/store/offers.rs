//! `offers`: who agrees that a seat the caretaker keeps may go to somebody else.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{offers, outbox};
use crate::id::{PlayerId, SeatId, TableId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = offers)]
pub struct OfferRow {
    pub seat_id: SeatId,
    pub by_seat_id: SeatId,
    pub table_id: TableId,
    pub agreed_at: DateTime<Utc>,
}

/// All of a table's.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<OfferRow>> {
    offers::table.filter(offers::table_id.eq(table)).select(OfferRow::as_select()).load(&mut conn).await
}

/// Whoever agreed before has agreed.
pub async fn insert(conn: &mut AsyncPgConnection, row: &OfferRow) -> QueryResult<usize> {
    diesel::insert_into(offers::table).values(row).on_conflict_do_nothing().execute(conn).await
}

pub async fn delete(conn: &mut AsyncPgConnection, seat: SeatId, by: SeatId) -> QueryResult<usize> {
    diesel::delete(offers::table.find((seat, by))).execute(conn).await
}

/// What the player of a seat agreed to is over: somebody else plays there.
pub async fn delete_by(conn: &mut AsyncPgConnection, by: SeatId) -> QueryResult<usize> {
    diesel::delete(offers::table.filter(offers::by_seat_id.eq(by))).execute(conn).await
}

/// How often the player of a seat was written to since then about the seat being kept, and offered.
pub async fn count_told(
    conn: &mut AsyncPgConnection,
    seat: SeatId,
    player: PlayerId,
    since: DateTime<Utc>,
) -> QueryResult<i64> {
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::written_at.ge(since))
        .filter(outbox::seat_id.eq(seat))
        .filter(outbox::kind.eq("away"))
        .count()
        .get_result(conn)
        .await
}

/// What was agreed about a seat is over: its player is back, or somebody has taken it.
pub async fn delete_all(conn: &mut AsyncPgConnection, seat: SeatId) -> QueryResult<usize> {
    diesel::delete(offers::table.filter(offers::seat_id.eq(seat))).execute(conn).await
}
