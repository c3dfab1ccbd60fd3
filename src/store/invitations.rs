//! `invitations`: who may take a seat, at a table that is being gathered or one that is offered in a running game, and what
//! became of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::players::PlayerRow;
use super::schema::{invitations, players, tables};
use super::tables::TableStatus;
use super::word::words;
use crate::id::{InvitationId, PlayerId, SeatId, TableCode, TableId};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = invitations)]
pub struct InvitationRow {
    pub id: InvitationId,
    pub table_id: TableId,
    pub player_id: PlayerId,
    pub is_own_wish: bool,
    pub sent_at: Option<DateTime<Utc>>,
    /// Nothing while it is open.
    pub answer: Option<Reply>,
    /// The seat of a running game that is offered; nothing for a table that is being gathered.
    pub seat_id: Option<SeatId>,
    /// What the host sees in place of the address, who knows the person from another table.
    pub called: Option<String>,
    /// What the host writes to the invited.
    pub line: Option<String>,
    /// How often the letter was sent once more.
    pub resent: i16,
}

words! {
    /// What became of an invitation.
    Reply in "invitations.answer":
    Accepted = "accepted",
    Declined = "declined",
    /// The host took it back.
    Withdrawn = "withdrawn",
}

/// A person is invited to a table once; the row that there is, if it was there before.
pub async fn find_or_insert(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    table: TableId,
    player: PlayerId,
    is_own_wish: bool,
) -> QueryResult<InvitationRow> {
    let row = (
        invitations::table_id.eq(table),
        invitations::player_id.eq(player),
        invitations::is_own_wish.eq(is_own_wish),
        invitations::created_at.eq(now),
    );
    diesel::insert_into(invitations::table).values(row).on_conflict_do_nothing().execute(conn).await?;
    invitations::table
        .filter(invitations::table_id.eq(table))
        .filter(invitations::player_id.eq(player))
        .select(InvitationRow::as_select())
        .first(conn)
        .await
}

pub async fn find(conn: &mut AsyncPgConnection, id: InvitationId) -> QueryResult<Option<InvitationRow>> {
    invitations::table.find(id).select(InvitationRow::as_select()).first(conn).await.optional()
}

/// The invitations of a table with those they went to, oldest first.
pub async fn list(conn: &mut AsyncPgConnection, table: TableId) -> QueryResult<Vec<(InvitationRow, PlayerRow)>> {
    invitations::table
        .inner_join(players::table.on(players::id.eq(invitations::player_id)))
        .filter(invitations::table_id.eq(table))
        .order(invitations::id)
        .select((InvitationRow::as_select(), PlayerRow::as_select()))
        .load(conn)
        .await
}

/// An invitation in its reader's list.
#[derive(Clone, Debug, Queryable)]
pub struct OwnInvitation {
    pub id: InvitationId,
    pub table: TableId,
    pub code: TableCode,
    pub pace: String,
    pub game: String,
    pub sent_at: Option<DateTime<Utc>>,
}

/// What a person has been invited to and may still answer, newest first.
pub async fn list_open_of_player(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    count: i64,
) -> QueryResult<Vec<OwnInvitation>> {
    invitations::table
        .inner_join(tables::table.on(tables::id.eq(invitations::table_id)))
        .filter(invitations::player_id.eq(player))
        .filter(invitations::answer.is_null())
        .filter(invitations::sent_at.is_not_null())
        .filter(tables::status.eq(TableStatus::Gathering))
        .order(invitations::id.desc())
        .limit(count)
        .select((invitations::id, tables::id, tables::code, tables::pace, tables::game, invitations::sent_at))
        .load(conn)
        .await
}

/// The host knows the person by this name, and not by the address.
pub async fn mark_called(conn: &mut AsyncPgConnection, id: InvitationId, name: &str) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id)).set(invitations::called.eq(name)).execute(conn).await
}

/// What the host writes to the invited, instead of what was written before.
pub async fn mark_line(conn: &mut AsyncPgConnection, id: InvitationId, line: Option<&str>) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id)).set(invitations::line.eq(line)).execute(conn).await
}

/// Its letter was put into the outbox once more.
pub async fn mark_resent(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: InvitationId) -> QueryResult<usize> {
    let values = (invitations::sent_at.eq(now), invitations::resent.eq(invitations::resent + 1));
    diesel::update(invitations::table.find(id)).set(values).execute(conn).await
}

/// The letter was put into the outbox.
pub async fn mark_sent(conn: &mut AsyncPgConnection, now: DateTime<Utc>, ids: &[InvitationId]) -> QueryResult<usize> {
    let sent = invitations::table.filter(invitations::id.eq_any(ids.iter().map(|id| id.0).collect::<Vec<i64>>()));
    diesel::update(sent).set(invitations::sent_at.eq(now)).execute(conn).await
}

pub async fn mark_answered(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: InvitationId,
    answer: Reply,
) -> QueryResult<usize> {
    let values = (invitations::answer.eq(answer), invitations::answered_at.eq(now));
    diesel::update(invitations::table.find(id)).set(values).execute(conn).await
}

/// It is about a seat of the running game, and open.
pub async fn mark_for_seat(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: InvitationId,
    seat: SeatId,
) -> QueryResult<usize> {
    mark_open(conn, id).await?;
    let values = (invitations::seat_id.eq(seat), invitations::sent_at.eq(now));
    diesel::update(invitations::table.find(id)).set(values).execute(conn).await
}

/// It may be answered again, as if it had not been.
pub async fn mark_open(conn: &mut AsyncPgConnection, id: InvitationId) -> QueryResult<usize> {
    let nothing = (invitations::answer.eq(None::<Reply>), invitations::answered_at.eq(None::<DateTime<Utc>>));
    diesel::update(invitations::table.find(id)).set(nothing).execute(conn).await
}

/// How many people a host has had invited since then.
pub async fn count_by_host(conn: &mut AsyncPgConnection, host: PlayerId, since: DateTime<Utc>) -> QueryResult<i64> {
    invitations::table
        .inner_join(tables::table.on(tables::id.eq(invitations::table_id)))
        .filter(tables::host_id.eq(host))
        .filter(invitations::is_own_wish.eq(false))
        .filter(invitations::sent_at.gt(since))
        .count()
        .get_result(conn)
        .await
}

/// How many people have wished to join a table since then, or to take a seat over there.
pub async fn count_wishes(conn: &mut AsyncPgConnection, table: TableId, since: DateTime<Utc>) -> QueryResult<i64> {
    invitations::table
        .filter(invitations::table_id.eq(table))
        .filter(invitations::is_own_wish)
        .filter(invitations::sent_at.gt(since))
        .count()
        .get_result(conn)
        .await
}
