//! `formers`: who held a seat before it was given to somebody else. The log tells numbers, this the names.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::formers;
use crate::id::{PlayerId, SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = formers)]
pub struct FormerRow {
    pub table_id: TableId,
    /// The number in the log: `p2` is 2.
    pub person: i16,
    pub seat_id: SeatId,
    pub player_id: Option<PlayerId>,
    pub name: String,
    /// The entry that gave the seat away.
    pub until_seq: i32,
    pub until_at: DateTime<Utc>,
}

/// All of a table's, in the order in which they left.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<FormerRow>> {
    formers::table
        .filter(formers::table_id.eq(table))
        .order(formers::until_seq)
        .select(FormerRow::as_select())
        .load(&mut conn)
        .await
}

pub async fn insert(conn: &mut AsyncPgConnection, row: &FormerRow) -> QueryResult<usize> {
    diesel::insert_into(formers::table).values(row).execute(conn).await
}
