//! `talk`: short messages at the table.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::talk;
use crate::id::{SeatId, TableId, TalkId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = talk)]
pub struct TalkRow {
    pub id: TalkId,
    pub seat_id: SeatId,
    pub words: String,
    pub said_at: DateTime<Utc>,
}

/// What was said and not taken back, the last `limit` messages, the oldest first.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId, limit: i64) -> QueryResult<Vec<TalkRow>> {
    let mut rows: Vec<TalkRow> = talk::table
        .filter(talk::table_id.eq(table))
        .filter(talk::removed_at.is_null())
        .order(talk::id.desc())
        .limit(limit)
        .select(TalkRow::as_select())
        .load(&mut conn)
        .await?;
    rows.reverse();
    Ok(rows)
}

/// How much a seat has said since then, what was taken back included.
pub async fn count_since(conn: &mut AsyncPgConnection, seat: SeatId, since: DateTime<Utc>) -> QueryResult<i64> {
    talk::table.filter(talk::seat_id.eq(seat)).filter(talk::said_at.gt(since)).count().get_result(conn).await
}

/// The seat's last message, if it said anything.
pub async fn find_last_of_seat(conn: &mut AsyncPgConnection, seat: SeatId) -> QueryResult<Option<TalkRow>> {
    let mine = talk::table.filter(talk::seat_id.eq(seat)).filter(talk::removed_at.is_null());
    mine.order(talk::id.desc()).select(TalkRow::as_select()).first(conn).await.optional()
}

pub async fn insert(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    table: TableId,
    seat: SeatId,
    words: &str,
) -> QueryResult<usize> {
    let row = (talk::table_id.eq(table), talk::seat_id.eq(seat), talk::words.eq(words), talk::said_at.eq(now));
    diesel::insert_into(talk::table).values(row).execute(conn).await
}

/// Takes a message back: one's own, or at one's own table any.
pub async fn mark_removed(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    table: TableId,
    id: TalkId,
    only_of: Option<SeatId>,
) -> QueryResult<usize> {
    let found = talk::table.filter(talk::id.eq(id)).filter(talk::table_id.eq(table)).filter(talk::removed_at.is_null());
    match only_of {
        Some(seat) => {
            diesel::update(found.filter(talk::seat_id.eq(seat))).set(talk::removed_at.eq(now)).execute(conn).await
        }
        None => diesel::update(found).set(talk::removed_at.eq(now)).execute(conn).await,
    }
}
