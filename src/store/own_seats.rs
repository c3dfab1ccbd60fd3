//! A reader's own seats as lists show them: at which table, how far that is, and whether an answer is waited for. Nothing that
//! is sealed is read, and nothing about others but what everybody at the table knows.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::schema::{clocks, players, questions, seats, tables};
use super::tables::TableStatus;
use crate::id::{EmailAddress, Epoch, PlayerId, QuestionId, SeatId, TableCode, TableId};
use crate::link::{Claims, Purpose};

/// A seat in its player's list, with its table.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seats)]
pub struct OwnSeat {
    pub id: SeatId,
    birth: i32,
    epoch: i16,
    cookie_epoch: i16,
    pub name: String,
    /// The place at the table, once it was drawn.
    pub seat: Option<i16>,
    pub player_id: Option<PlayerId>,
    #[diesel(select_expression = tables::id)]
    pub table: TableId,
    #[diesel(select_expression = tables::code)]
    pub code: TableCode,
    #[diesel(select_expression = tables::status)]
    pub status: TableStatus,
    /// How many entries the log has.
    #[diesel(select_expression = tables::seq)]
    pub length: i32,
    #[diesel(select_expression = tables::pace)]
    pub pace: String,
    #[diesel(select_expression = tables::game)]
    pub game: String,
    /// As everybody knows them; nothing before they were first noted.
    #[diesel(select_expression = tables::turn)]
    pub turn: Option<i32>,
    #[diesel(select_expression = tables::mover)]
    pub mover: Option<i16>,
    #[diesel(select_expression = tables::started_at)]
    pub started_at: Option<DateTime<Utc>>,
    #[diesel(select_expression = tables::ended_at)]
    pub ended_at: Option<DateTime<Utc>>,
}

/// A question that waits for its seat.
#[derive(Clone, Copy, Debug, Queryable, Selectable)]
#[diesel(table_name = questions)]
pub struct Waiting {
    pub id: QuestionId,
    pub opened_at: DateTime<Utc>,
    turn: i32,
    stage: i16,
}

impl Waiting {
    /// Whether it only wants to know ahead what its seat will do in a turn to come: nobody waits for that yet.
    pub fn is_early(&self, turn: Option<i32>) -> bool {
        self.stage == 0 && turn.is_some_and(|turn| self.turn > turn)
    }
}

/// A seat in a list, the question that waits for it, until when, and its player.
pub type SeatAndQuestion = (OwnSeat, Option<Waiting>, Option<DateTime<Utc>>, Person);

/// What a list must know of a seat's player; nothing for a visitor without an address.
#[derive(Clone, Debug, Queryable)]
pub struct Person {
    pub address: Option<EmailAddress>,
    pub waking: Option<String>,
}

impl OwnSeat {
    /// What its links carry.
    pub fn epoch(&self) -> Epoch {
        Epoch::of(self.birth, self.epoch)
    }

    /// Whether a token of ours was made out to this seat and has not been revoked since (LINK-07).
    pub fn is_of(&self, claims: &Claims) -> bool {
        let is_ended = claims.purpose == Purpose::Cookie && self.cookie_epoch.unsigned_abs() != claims.revision;
        (self.id, self.table, self.epoch()) == (claims.seat, claims.table, claims.epoch) && !is_ended
    }
}

/// A player's seats and these: those that are asked first, the most urgent before the others, then what is played or gathered,
/// then what is over; the newest first. So many after the first `skip`.
pub async fn list(
    conn: &mut AsyncPgConnection,
    player: Option<PlayerId>,
    rows: &[SeatId],
    skip: i64,
    count: i64,
) -> QueryResult<Vec<SeatAndQuestion>> {
    let open = questions::seat_id.eq(seats::id).and(questions::closed_at.is_null());
    let asked = questions::table.on(open.and(questions::waits));
    let running = clocks::seat_id.eq(seats::id).and(clocks::stopped_at.is_null());
    seats::table
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .left_join(asked)
        .left_join(clocks::table.on(running))
        .left_join(players::table.on(seats::player_id.eq(players::id.nullable())))
        .filter(seats::id.eq_any(rows).nullable().or(seats::player_id.eq(player)))
        .filter(tables::confirmed_at.is_not_null())
        .order((
            tables::ended_at.is_not_null(),
            questions::id.nullable().is_null(),
            clocks::due_at.nullable().asc().nulls_last(),
            seats::id.desc(),
        ))
        .offset(skip)
        .limit(count)
        .select((
            OwnSeat::as_select(),
            Option::<Waiting>::as_select(),
            clocks::due_at.nullable(),
            (players::address.nullable(), players::waking.nullable()),
        ))
        .load(conn)
        .await
}

/// Those seats in running games whose answer is waited for and whose tables write to their player, the newest first.
pub async fn list_asked(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
    count: i64,
) -> QueryResult<Vec<(OwnSeat, Waiting)>> {
    let open = questions::seat_id.eq(seats::id).and(questions::closed_at.is_null());
    seats::table
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .inner_join(questions::table.on(open.and(questions::waits)))
        .filter(seats::player_id.eq(player))
        .filter(tables::status.eq(TableStatus::Playing))
        .filter(seats::letters)
        .filter(seats::resigned_at.is_null())
        .order(seats::id.desc())
        .limit(count)
        .select((OwnSeat::as_select(), Waiting::as_select()))
        .load(conn)
        .await
}

/// Somebody at a table in a list.
#[derive(Clone, Debug, Queryable)]
pub struct AtTable {
    pub table: TableId,
    pub id: SeatId,
    pub seat: Option<i16>,
    pub name: String,
}

/// Who sits at these tables, in the order of the seats, or of joining.
pub async fn list_company(conn: &mut AsyncPgConnection, tables: &[TableId]) -> QueryResult<Vec<AtTable>> {
    seats::table
        .filter(seats::table_id.eq_any(tables))
        .order((seats::table_id, seats::seat, seats::participant))
        .select((seats::table_id, seats::id, seats::seat, seats::name))
        .load(conn)
        .await
}
