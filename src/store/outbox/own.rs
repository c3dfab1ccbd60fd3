//! A player's own letters, as their reader sees them: what they were about and what became of them, never what they said.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::id::{PlayerId, TableCode};
use crate::store::schema::{outbox, tables};

#[derive(Clone, Debug, Queryable)]
pub struct OwnLetter {
    pub kind: String,
    pub table: Option<TableCode>,
    pub state: String,
    pub attempts: i16,
    pub written_at: DateTime<Utc>,
    pub send_at: DateTime<Utc>,
    pub done_at: Option<DateTime<Utc>>,
    pub reason: Option<String>,
}

/// The newest first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    skip: i64,
    count: i64,
) -> QueryResult<Vec<OwnLetter>> {
    outbox::table
        .left_join(tables::table.on(tables::id.nullable().eq(outbox::table_id)))
        .filter(outbox::player_id.eq(player))
        .order((outbox::written_at.desc(), outbox::id.desc()))
        .offset(skip)
        .limit(count)
        .select((
            outbox::kind,
            tables::code.nullable(),
            outbox::state,
            outbox::attempts,
            outbox::written_at,
            outbox::send_at,
            outbox::done_at,
            outbox::reason,
        ))
        .load(conn)
        .await
}
