//! `channels`: where a player wants to be told elsewhere what letters tell.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Int4};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::channels;
use crate::id::{ChannelId, PlayerId};
use crate::keyring::KeyId;

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = channels)]
pub struct ChannelRow {
    pub id: ChannelId,
    pub player_id: PlayerId,
    pub kind: String,
    pub sealed: Vec<u8>,
    pub made_at: DateTime<Utc>,
    pub refused_at: Option<DateTime<Utc>>,
    pub refusal: Option<String>,
}

pub async fn find(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<Option<ChannelRow>> {
    let own = channels::table.filter(channels::player_id.eq(player));
    own.select(ChannelRow::as_select()).first(conn).await.optional()
}

pub async fn list(conn: &mut AsyncPgConnection, ids: &[ChannelId]) -> QueryResult<Vec<ChannelRow>> {
    channels::table.filter(channels::id.eq_any(ids)).select(ChannelRow::as_select()).load(conn).await
}

/// In place of the one that the player had, with whatever waited for that: it goes to nobody any more.
pub async fn replace(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
    kind: &str,
    sealed: &[u8],
) -> QueryResult<usize> {
    delete(conn, player).await?;
    let values = (
        channels::player_id.eq(player),
        channels::kind.eq(kind),
        channels::sealed.eq(sealed),
        channels::made_at.eq(now),
    );
    diesel::insert_into(channels::table).values(values).on_conflict_do_nothing().execute(conn).await
}

pub async fn delete(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<usize> {
    diesel::delete(channels::table.filter(channels::player_id.eq(player))).execute(conn).await
}

/// The other end will have nothing; the first reason stays.
pub async fn mark_refused(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: ChannelId,
    refusal: &str,
) -> QueryResult<usize> {
    let open = channels::table.filter(channels::id.eq(id)).filter(channels::refused_at.is_null());
    diesel::update(open).set((channels::refused_at.eq(now), channels::refusal.eq(refusal))).execute(conn).await
}

pub async fn list_sealed_with(conn: &mut AsyncPgConnection, key: KeyId) -> QueryResult<Vec<ChannelRow>> {
    let sealed_with = diesel::dsl::sql::<Bool>("get_byte(sealed, 0) * 256 + get_byte(sealed, 1) = ")
        .bind::<Int4, _>(i32::from(key.0));
    channels::table.filter(sealed_with).select(ChannelRow::as_select()).load(conn).await
}

/// The same under another key, unless it was replaced meanwhile.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: ChannelId, sealed: &[u8]) -> QueryResult<usize> {
    diesel::update(channels::table.find(id)).set(channels::sealed.eq(sealed)).execute(conn).await
}
