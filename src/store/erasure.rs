//! What goes when somebody wants to be forgotten, across tables: the address and all that tells of the person. Games stay, under
//! another name; the log never knew it.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, sql};
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::invitations::Reply;
use super::schema::{channels, former_hours, formers, invitations, notes, players, seats, tables, vacations};
use crate::id::PlayerId;

/// Whether at some table that is not over the player has a seat and has not left it, or is the host. Two questions, each with an
/// index of its own: one with an «or» would read every table.
pub async fn has_unfinished(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<bool> {
    let own = seats::table
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .filter(seats::player_id.eq(player))
        .filter(seats::resigned_at.is_null())
        .filter(tables::ended_at.is_null());
    let hosted = tables::table.filter(tables::host_id.eq(player)).filter(tables::ended_at.is_null());
    Ok(diesel::select(exists(own)).get_result(conn).await? || diesel::select(exists(hosted)).get_result(conn).await?)
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

/// All that the row says of the person, with settings as a new row has them. The number stays: letters that were sent once refer to it.
pub async fn erase(conn: &mut AsyncPgConnection, now: DateTime<Utc>, player: PlayerId) -> QueryResult<usize> {
    diesel::delete(former_hours::table.filter(former_hours::player_id.eq(player))).execute(conn).await?;
    diesel::delete(vacations::table.filter(vacations::player_id.eq(player))).execute(conn).await?;
    diesel::delete(notes::table.filter(notes::player_id.eq(player))).execute(conn).await?;
    diesel::delete(channels::table.filter(channels::player_id.eq(player))).execute(conn).await?;
    diesel::update(tables::table.filter(tables::host_id.eq(player)))
        .set(tables::host_id.eq(None::<PlayerId>))
        .execute(conn)
        .await?;
    // Nobody is left to answer them.
    let open = invitations::table.filter(invitations::player_id.eq(player)).filter(invitations::answer.is_null());
    diesel::update(open)
        .set((invitations::answer.eq(Reply::Declined), invitations::answered_at.eq(now)))
        .execute(conn)
        .await?;
    let never = None::<DateTime<Utc>>;
    let settings = (
        players::hand_in_letters.eq(true),
        players::talk_letters.eq(false),
        players::quiet.eq(false),
        players::letters_a_day.eq(None::<i16>),
        players::calendar.eq(false),
        players::gathers.eq(None::<String>),
        players::hints.eq(true),
    );
    diesel::update(players::table.find(player))
        .set((
            players::address.eq(None::<String>),
            players::name.eq(None::<String>),
            players::locale.eq(None::<String>),
            players::waking.eq(None::<String>),
            (players::confirmed_at.eq(never), players::blocked_at.eq(never), players::refused_at.eq(never)),
            players::refusal.eq(None::<String>),
            settings,
            (players::feed.eq(players::feed + 1), players::feed_at.eq(never)),
            players::epoch.eq(players::epoch + 1),
        ))
        .execute(conn)
        .await
}
