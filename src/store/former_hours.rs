//! `former_hours`: a player's hours before they were changed. What others see of a round keeps to those it began with.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{former_hours, seats};
use crate::id::{PlayerId, SeatId, TableId};

/// Hours that held for the player of a seat until then.
#[derive(Clone, Debug, Queryable)]
pub struct FormerHours {
    pub seat: SeatId,
    pub until_at: DateTime<Utc>,
    pub waking: Option<String>,
}

/// Of all players of a table, the oldest first.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<FormerHours>> {
    seats::table
        .inner_join(former_hours::table.on(seats::player_id.eq(former_hours::player_id.nullable())))
        .filter(seats::table_id.eq(table))
        .order(former_hours::until_at)
        .select((seats::id, former_hours::until_at, former_hours::waking))
        .load(&mut conn)
        .await
}

/// Two changes in one moment are one.
pub async fn insert(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    until_at: DateTime<Utc>,
    waking: Option<&str>,
) -> QueryResult<usize> {
    let row =
        (former_hours::player_id.eq(player), former_hours::until_at.eq(until_at), former_hours::waking.eq(waking));
    diesel::insert_into(former_hours::table).values(row).on_conflict_do_nothing().execute(conn).await
}

/// Older ones tell nobody anything any more.
pub async fn delete_before(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    before: DateTime<Utc>,
) -> QueryResult<usize> {
    let old = former_hours::table.filter(former_hours::player_id.eq(player)).filter(former_hours::until_at.lt(before));
    diesel::delete(old).execute(conn).await
}
