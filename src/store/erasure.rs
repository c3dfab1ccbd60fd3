//! What goes when somebody wants to be forgotten, across tables: the address and all that tells of the person. Games stay, under
//! another name; the log never knew it.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{former_hours, formers, notes, players, seats, tables, vacations};
use crate::id::PlayerId;

/// At how many tables that are not over the player has a seat and has not left it, or is the host.
pub async fn count_unfinished(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<i64> {
    let own = seats::table.filter(seats::player_id.eq(player)).filter(seats::resigned_at.is_null());
    let own = own.select(seats::table_id);
    tables::table
        .filter(tables::ended_at.is_null())
        .filter(tables::id.eq_any(own).or(tables::host_id.eq(player)))
        .count()
        .get_result(conn)
        .await
}

/// The player's seats become somebody's: «Nobody», as a wanderer once called himself, and no link opens them any more.
pub async fn mark_seats_nobodys(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<usize> {
    let left = formers::table.filter(formers::player_id.eq(player));
    diesel::update(left)
        .set((formers::name.eq(sql::<Text>("'Outis ' || person")), formers::player_id.eq(None::<PlayerId>)))
        .execute(conn)
        .await?;
    let alias = sql::<Text>("'Outis ' || coalesce(heir, participant + 1)");
    diesel::update(seats::table.filter(seats::player_id.eq(player)))
        .set((seats::name.eq(alias), seats::player_id.eq(None::<PlayerId>), seats::epoch.eq(seats::epoch + 1)))
        .execute(conn)
        .await
}

/// All that the row says of the person. The number stays: letters that were sent once refer to it.
pub async fn erase(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<usize> {
    diesel::delete(former_hours::table.filter(former_hours::player_id.eq(player))).execute(conn).await?;
    diesel::delete(vacations::table.filter(vacations::player_id.eq(player))).execute(conn).await?;
    diesel::delete(notes::table.filter(notes::player_id.eq(player))).execute(conn).await?;
    diesel::update(tables::table.filter(tables::host_id.eq(player)))
        .set(tables::host_id.eq(None::<PlayerId>))
        .execute(conn)
        .await?;
    diesel::update(players::table.find(player))
        .set((
            players::address.eq(None::<String>),
            players::name.eq(None::<String>),
            players::locale.eq(None::<String>),
            players::waking.eq(None::<String>),
            players::confirmed_at.eq(None::<DateTime<Utc>>),
            players::refused_at.eq(None::<DateTime<Utc>>),
            players::refusal.eq(None::<String>),
            players::epoch.eq(players::epoch + 1),
        ))
        .execute(conn)
        .await
}
