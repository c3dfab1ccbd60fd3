//! What a player has read of a table already, and what is new.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::LetterState;
use super::lease::ToldUpTo;
use crate::id::{PlayerId, SeatId, TableId};
use crate::store::schema::{outbox, talk};

/// The last entry and the last line of talk that stood in a letter of this table that was sent to the player.
pub async fn find(conn: &mut AsyncPgConnection, player: PlayerId, table: TableId) -> QueryResult<ToldUpTo> {
    let sent = outbox::table
        .filter(outbox::table_id.eq(table))
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(LetterState::Sent));
    let last = (diesel::dsl::max(outbox::told_seq), diesel::dsl::max(outbox::told_talk));
    let (seq, talk) = sent.select(last).first(conn).await?;
    Ok(ToldUpTo { seq, talk })
}

/// A line of talk.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = talk)]
pub struct TalkRow {
    pub id: i64,
    pub seat_id: SeatId,
    pub words: String,
    pub said_at: DateTime<Utc>,
}

/// The newest lines after `last`, at most `count`, in their order; what was taken back is left out.
pub async fn list_talk_after(
    conn: &mut AsyncPgConnection,
    table: TableId,
    last: i64,
    count: i64,
) -> QueryResult<Vec<TalkRow>> {
    let mut lines: Vec<TalkRow> = talk::table
        .filter(talk::table_id.eq(table))
        .filter(talk::id.gt(last))
        .filter(talk::removed_at.is_null())
        .order(talk::id.desc())
        .limit(count)
        .select(TalkRow::as_select())
        .load(conn)
        .await?;
    lines.reverse();
    Ok(lines)
}
