//! `players`: people, one for each address that was ever written to.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{outbox, players, seats};
use crate::id::{EmailAddress, PlayerId, SeatId, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct PlayerRow {
    pub id: PlayerId,
    /// Nothing once it was erased.
    pub address: Option<EmailAddress>,
    pub name: Option<String>,
    pub locale: Option<String>,
    pub epoch: i16,
    pub hand_in_letters: bool,
    pub talk_letters: bool,
    pub confirmed_at: Option<DateTime<Utc>>,
    pub blocked_at: Option<DateTime<Utc>>,
    pub refused_at: Option<DateTime<Utc>>,
    pub refusal: Option<String>,
}

/// The player with this address, new if there was none.
pub async fn find_or_insert(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    address: &EmailAddress,
) -> QueryResult<PlayerRow> {
    diesel::insert_into(players::table)
        .values((players::address.eq(address), players::created_at.eq(now)))
        .on_conflict_do_nothing()
        .execute(conn)
        .await?;
    players::table.filter(players::address.eq(address)).select(PlayerRow::as_select()).first(conn).await
}

pub async fn find(conn: &mut AsyncPgConnection, id: PlayerId) -> QueryResult<Option<PlayerRow>> {
    players::table.find(id).select(PlayerRow::as_select()).first(conn).await.optional()
}

/// Those at the table who want letters about talk, the speaker aside; not those for whom one is waiting already.
pub async fn list_wanting_talk(
    conn: &mut AsyncPgConnection,
    table: TableId,
    speaker: SeatId,
) -> QueryResult<Vec<PlayerId>> {
    let waiting = outbox::table
        .filter(outbox::table_id.eq(table))
        .filter(outbox::kind.eq("talk"))
        .filter(outbox::state.eq("waiting"))
        .select(outbox::player_id);
    seats::table
        .inner_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .filter(seats::table_id.eq(table))
        .filter(seats::id.ne(speaker))
        .filter(players::talk_letters)
        .filter(players::id.ne_all(waiting))
        .select(players::id)
        .load(conn)
        .await
}
