//! `vapid`: the key by which push services know us, sealed; one row.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::vapid;

pub async fn find(conn: &mut AsyncPgConnection) -> QueryResult<Option<Vec<u8>>> {
    vapid::table.select(vapid::sealed).first(conn).await.optional()
}

/// Of several servers that start at once the first one's stays.
pub async fn insert_if_first(conn: &mut AsyncPgConnection, now: DateTime<Utc>, sealed: &[u8]) -> QueryResult<usize> {
    let row = (vapid::sealed.eq(sealed), vapid::made_at.eq(now));
    diesel::insert_into(vapid::table).values(row).on_conflict_do_nothing().execute(conn).await
}

/// The same under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, sealed: &[u8]) -> QueryResult<usize> {
    diesel::update(vapid::table).set(vapid::sealed.eq(sealed)).execute(conn).await
}
