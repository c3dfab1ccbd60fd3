//! `notes`: what somebody notes at a table for nobody else, sealed.

use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{notes, seats};
use crate::id::{PlayerId, SeatId, TableId};

/// Whose notes they are: of this person in this seat. Whoever gets the seat later does not get them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Insertable, Queryable, Selectable)]
#[diesel(table_name = notes)]
pub struct Writer {
    pub table_id: TableId,
    pub seat_id: SeatId,
    /// Nobody for a guest without an address.
    pub player_id: Option<PlayerId>,
}

/// What the present player of a seat has noted there.
pub async fn find(mut conn: &AsyncPgConnection, seat: SeatId) -> QueryResult<Option<(Writer, Vec<u8>)>> {
    let same_person = seats::player_id.is_not_distinct_from(notes::player_id);
    notes::table
        .inner_join(seats::table.on(seats::id.eq(notes::seat_id).and(same_person)))
        .filter(notes::seat_id.eq(seat))
        .select((Writer::as_select(), notes::sealed))
        .first(&mut conn)
        .await
        .optional()
}

/// Of everyone at a table.
pub async fn list(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<(Writer, Vec<u8>)>> {
    notes::table.filter(notes::table_id.eq(table)).select((Writer::as_select(), notes::sealed)).load(conn).await
}

/// Puts these in place of what was noted before. Whoever does this holds the table's row.
pub async fn replace(conn: &mut AsyncPgConnection, writer: Writer, sealed: &[u8]) -> QueryResult<()> {
    let own = notes::table
        .filter(notes::seat_id.eq(writer.seat_id))
        .filter(notes::player_id.is_not_distinct_from(writer.player_id));
    if diesel::update(own).set(notes::sealed.eq(sealed)).execute(conn).await? == 0 {
        diesel::insert_into(notes::table).values((writer, notes::sealed.eq(sealed))).execute(conn).await?;
    }
    Ok(())
}
