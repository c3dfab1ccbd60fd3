//! `sessions`: browsers that are signed in to *my tables*. A row can be ended; its token is known to the browser only.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::players::PlayerRow;
use super::schema::{players, sessions};
use crate::id::{PlayerId, SessionId};

/// One for each pass of a player, which are told apart by when they run out; none if there was one already.
pub async fn insert_if_first_of_pass(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
    pass_expires_at: DateTime<Utc>,
    token_hash: &[u8; 32],
    expires_at: DateTime<Utc>,
) -> QueryResult<usize> {
    let row = (
        sessions::pass_expires_at.eq(pass_expires_at),
        sessions::player_id.eq(player),
        sessions::token_hash.eq(&token_hash[..]),
        sessions::created_at.eq(now),
        sessions::expires_at.eq(expires_at),
    );
    let once = (sessions::player_id, sessions::pass_expires_at);
    diesel::insert_into(sessions::table).values(row).on_conflict(once).do_nothing().execute(conn).await
}

/// Whether the pass of a player has made a session.
pub async fn is_pass_used(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    pass_expires_at: DateTime<Utc>,
) -> QueryResult<bool> {
    let made =
        sessions::table.filter(sessions::player_id.eq(player)).filter(sessions::pass_expires_at.eq(pass_expires_at));
    diesel::select(diesel::dsl::exists(made)).get_result(conn).await
}

/// Whose session it is, while it lasts.
pub async fn find_if_valid(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    token_hash: &[u8; 32],
) -> QueryResult<Option<(SessionId, PlayerRow)>> {
    sessions::table
        .inner_join(players::table.on(players::id.eq(sessions::player_id)))
        .filter(sessions::token_hash.eq(&token_hash[..]))
        .filter(sessions::ended_at.is_null())
        .filter(sessions::expires_at.gt(now))
        .select((sessions::id, PlayerRow::as_select()))
        .first(conn)
        .await
        .optional()
}

/// A session that lasts.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct OpenSession {
    pub id: SessionId,
    pub created_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
}

/// Nobody has more browsers than this.
const LISTED_MAX: i64 = 100;

/// A player's, the newest first.
pub async fn list_open(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
) -> QueryResult<Vec<OpenSession>> {
    sessions::table
        .filter(sessions::player_id.eq(player))
        .filter(sessions::ended_at.is_null())
        .filter(sessions::expires_at.gt(now))
        .order(sessions::id.desc())
        .limit(LISTED_MAX)
        .select(OpenSession::as_select())
        .load(conn)
        .await
}

/// One of the player's own; nobody ends another's.
pub async fn mark_ended(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
    id: SessionId,
) -> QueryResult<usize> {
    let own = sessions::table.find(id).filter(sessions::player_id.eq(player)).filter(sessions::ended_at.is_null());
    diesel::update(own).set(sessions::ended_at.eq(now)).execute(conn).await
}

/// In every browser.
pub async fn mark_all_ended(conn: &mut AsyncPgConnection, now: DateTime<Utc>, player: PlayerId) -> QueryResult<usize> {
    let open = sessions::table.filter(sessions::player_id.eq(player)).filter(sessions::ended_at.is_null());
    diesel::update(open).set(sessions::ended_at.eq(now)).execute(conn).await
}
