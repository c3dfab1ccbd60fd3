//! `channels`: where a player wants to be told elsewhere what letters tell: one webhook, and some browsers.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Int4};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::channels;
use crate::id::{ChannelId, PlayerId, SessionId};
use crate::keyring::KeyId;

/// The kind of a browser's row; every other is a webhook's.
pub const PUSH: &str = "push";

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
    pub session_id: Option<SessionId>,
}

/// A new one.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = channels)]
pub struct NewChannel<'a> {
    pub player_id: PlayerId,
    pub kind: &'a str,
    pub sealed: &'a [u8],
    pub made_at: DateTime<Utc>,
    /// In which a browser was given.
    pub session_id: Option<SessionId>,
}

/// A player's, the webhook first, then browsers as they came.
pub async fn list_of_player(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<Vec<ChannelRow>> {
    let own = channels::table.filter(channels::player_id.eq(player));
    own.order((channels::kind.eq(PUSH), channels::id)).select(ChannelRow::as_select()).load(conn).await
}

pub async fn list(conn: &mut AsyncPgConnection, ids: &[ChannelId]) -> QueryResult<Vec<ChannelRow>> {
    channels::table.filter(channels::id.eq_any(ids)).select(ChannelRow::as_select()).load(conn).await
}

pub async fn insert(conn: &mut AsyncPgConnection, channel: &NewChannel<'_>) -> QueryResult<usize> {
    diesel::insert_into(channels::table).values(channel).on_conflict_do_nothing().execute(conn).await
}

/// With whatever waits for it: that goes to nobody any more. Nobody ends another's.
pub async fn delete(conn: &mut AsyncPgConnection, player: PlayerId, id: ChannelId) -> QueryResult<usize> {
    let own = channels::table.find(id).filter(channels::player_id.eq(player));
    diesel::delete(own).execute(conn).await
}

pub async fn delete_webhook(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<usize> {
    let own = channels::table.filter(channels::player_id.eq(player)).filter(channels::kind.ne(PUSH));
    diesel::delete(own).execute(conn).await
}

/// The browsers that were given in a session of the player; all of them if none is named.
pub async fn delete_browsers(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    session: Option<SessionId>,
) -> QueryResult<usize> {
    let own = channels::table.filter(channels::player_id.eq(player)).filter(channels::kind.eq(PUSH));
    match session {
        Some(session) => diesel::delete(own.filter(channels::session_id.eq(session))).execute(conn).await,
        None => diesel::delete(own).execute(conn).await,
    }
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
