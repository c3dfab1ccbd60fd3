//! A player's own letters, as their reader sees them: what they were about and what became of them, never what they said.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::LetterState;
use super::lease::Claimed;
use crate::id::{PlayerId, TableCode, TableId};
use crate::store::schema::{outbox, tables};

#[derive(Clone, Debug, Queryable)]
pub struct OwnLetter {
    pub kind: String,
    pub table: Option<TableCode>,
    pub state: LetterState,
    pub attempts: i16,
    pub written_at: DateTime<Utc>,
    pub send_at: DateTime<Utc>,
    /// When the letter that carries it is to leave.
    pub carried_at: Option<DateTime<Utc>>,
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
    let roundup = diesel::alias!(outbox as roundup);
    outbox::table
        .left_join(tables::table.on(tables::id.nullable().eq(outbox::table_id)))
        .left_join(roundup.on(roundup.field(outbox::id).nullable().eq(outbox::digest_id)))
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
            roundup.field(outbox::send_at).nullable(),
            outbox::done_at,
            outbox::reason,
        ))
        .load(conn)
        .await
}

/// What holds letters back has changed: those that wait and were not tried are looked at again now.
pub async fn mark_due(conn: &mut AsyncPgConnection, now: DateTime<Utc>, player: PlayerId) -> QueryResult<usize> {
    let waiting = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(LetterState::Waiting))
        .filter(outbox::kind.ne("digest"))
        .filter(outbox::digest_id.is_null())
        .filter(outbox::attempts.eq(0))
        .filter(outbox::send_at.gt(now));
    diesel::update(waiting).set(outbox::send_at.eq(now)).execute(conn).await
}

/// Letters that have not left, of one table or of any; those that carry others aside.
pub async fn list_waiting(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    table: Option<TableId>,
    count: i64,
) -> QueryResult<Vec<Claimed>> {
    let waiting = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(LetterState::Waiting))
        .filter(outbox::kind.ne("digest"))
        .order(outbox::send_at)
        .limit(count)
        .select(Claimed::as_select());
    match table {
        Some(table) => waiting.filter(outbox::table_id.eq(table)).load(conn).await,
        None => waiting.load(conn).await,
    }
}
