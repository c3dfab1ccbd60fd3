//! `seats`: who sits where, person or bot.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::prepared::prepared;
use super::schema::{clocks, questions, seats, tables};
use crate::engine::Seat;
use crate::id::{Epoch, PlayerId, SeatId, TableCode, TableId};
use crate::link::{Claims, Purpose};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = seats)]
pub struct SeatRow {
    pub id: SeatId,
    pub participant: i16,
    /// Nothing before the deal; `SeatRow::seat` reads it.
    pub seat: Option<i16>,
    pub name: String,
    pub bot: Option<String>,
    pub word: Option<Vec<u8>>,
    /// How often the seat's links were revoked; `SeatRow::epoch` is what they carry.
    pub epoch: i16,
    pub birth: i32,
    pub player_id: Option<PlayerId>,
    pub letters: bool,
    pub acted_at: Option<DateTime<Utc>>,
    pub resigned_at: Option<DateTime<Utc>>,
    /// How often in a row time ran out.
    pub silences: i16,
    /// Since when the caretaker keeps the seat, until its player comes back.
    pub away_at: Option<DateTime<Utc>>,
    /// Since when whoever has the link may take the seat over.
    pub offered_at: Option<DateTime<Utc>>,
    /// The number in the log of a player who was given the seat after the deal.
    pub heir: Option<i16>,
    /// Cookies of another one are ended.
    pub cookie_epoch: i16,
    /// Of the letters to its player, since the deal.
    pub subject: Option<String>,
    /// Whether answers by mail count at once.
    pub mail_counts: bool,
}

impl SeatRow {
    /// Whether a token of ours was made out to this seat and has not been revoked since (LINK-07).
    pub fn is_of(&self, claims: &Claims) -> bool {
        let is_ended = claims.purpose == Purpose::Cookie && self.cookie_epoch.unsigned_abs() != claims.revision;
        self.id == claims.seat && self.epoch() == claims.epoch && !is_ended
    }

    /// What its links carry.
    pub fn epoch(&self) -> Epoch {
        Epoch::of(self.birth, self.epoch)
    }

    /// Whether the caretaker plays for the person who holds it.
    pub fn is_kept(&self) -> bool {
        self.bot.is_none() && (self.away_at.is_some() || self.resigned_at.is_some())
    }

    /// Whether a person plays it.
    pub fn is_present(&self) -> bool {
        self.bot.is_none() && !self.is_kept()
    }

    /// The number of the person who holds it, as the log counts them.
    pub fn person(&self) -> i16 {
        self.heir.unwrap_or(self.participant + 1)
    }

    /// The place at the table, once it was drawn.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.and_then(|seat| u8::try_from(seat).ok()).and_then(Seat::new)
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = seats)]
pub struct NewSeat<'a> {
    pub table_id: TableId,
    pub participant: i16,
    pub seat: Option<i16>,
    pub name: &'a str,
    pub bot: Option<&'a str>,
    pub word: Option<Vec<u8>>,
    pub player_id: Option<PlayerId>,
    pub joined_at: Option<DateTime<Utc>>,
}

/// In the order of the seats; before the deal in the order of joining.
pub async fn list(mut conn: &AsyncPgConnection, table: TableId) -> QueryResult<Vec<SeatRow>> {
    seats::table
        .filter(seats::table_id.eq(table))
        .order((seats::seat, seats::participant))
        .select(SeatRow::as_select())
        .load(&mut conn)
        .await
}

pub async fn insert(conn: &mut AsyncPgConnection, rows: &[NewSeat<'_>]) -> QueryResult<usize> {
    diesel::insert_into(seats::table).values(rows).execute(conn).await
}

/// Browsers forget the player's seats; links lead there as before.
pub async fn end_cookies(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<usize> {
    diesel::update(seats::table.filter(seats::player_id.eq(player)))
        .set(seats::cookie_epoch.eq(seats::cookie_epoch + 1))
        .execute(conn)
        .await
}

/// The same lucky word under another key.
pub async fn update_sealed(conn: &mut AsyncPgConnection, id: SeatId, word: &[u8]) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::word.eq(word)).execute(conn).await
}

pub async fn insert_one(conn: &mut AsyncPgConnection, row: &NewSeat<'_>) -> QueryResult<SeatId> {
    diesel::insert_into(seats::table).values(row).returning(seats::id).get_result(conn).await
}

pub async fn find(conn: &mut AsyncPgConnection, id: SeatId) -> QueryResult<Option<SeatRow>> {
    seats::table.find(id).select(SeatRow::as_select()).first(conn).await.optional()
}

/// With the table it is at.
pub async fn find_with_table(conn: &mut AsyncPgConnection, id: SeatId) -> QueryResult<Option<(TableId, SeatRow)>> {
    seats::table.find(id).select((seats::table_id, SeatRow::as_select())).first(conn).await.optional()
}

/// A player's seat at the table with this code.
pub async fn find_of_player(
    conn: &mut AsyncPgConnection,
    code: &TableCode,
    player: PlayerId,
) -> QueryResult<Option<(TableId, SeatRow)>> {
    seats::table
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .filter(tables::code.eq(code))
        .filter(seats::player_id.eq(player))
        .select((seats::table_id, SeatRow::as_select()))
        .first(conn)
        .await
        .optional()
}

/// Those of a player, and of these rows, whose answer is waited for: the most urgent first.
pub async fn list_waiting(
    conn: &mut AsyncPgConnection,
    player: Option<PlayerId>,
    rows: &[SeatId],
) -> QueryResult<Vec<(SeatRow, TableId, TableCode)>> {
    let open = questions::seat_id.eq(seats::id).and(questions::closed_at.is_null());
    let running = clocks::seat_id.eq(seats::id).and(clocks::stopped_at.is_null());
    // What is only wanted ahead of a turn to come nobody waits for yet.
    let is_due = questions::stage.gt(0).nullable().or(questions::turn.nullable().le(tables::turn));
    seats::table
        .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
        .inner_join(questions::table.on(open.and(questions::waits)))
        .left_join(clocks::table.on(running))
        .filter(seats::id.eq_any(rows).nullable().or(seats::player_id.eq(player)))
        .filter(is_due)
        .order((clocks::due_at.asc().nulls_last(), seats::id))
        .select((SeatRow::as_select(), tables::id, tables::code))
        .load(conn)
        .await
}

/// The deal: the number in joining order, the place by lot, the word sealed for that number, and what letters are called.
pub async fn update_dealt(
    conn: &mut AsyncPgConnection,
    id: SeatId,
    participant: i16,
    seat: i16,
    word: &[u8],
    subject: &str,
) -> QueryResult<usize> {
    let dealt = (seats::participant.eq(participant), seats::seat.eq(seat), seats::word.eq(word));
    let values = (dealt, seats::subject.eq(subject));
    diesel::update(seats::table.find(id)).set(values).execute(conn).await
}

/// A visitor's seat is this player's from now on. Its links go on working.
pub async fn mark_kept(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: SeatId,
    player: PlayerId,
) -> QueryResult<usize> {
    let values = (seats::player_id.eq(player), seats::joined_at.eq(now), seats::letters.eq(true));
    diesel::update(seats::table.find(id)).set(values).execute(conn).await
}

/// The player has come to stay.
pub async fn mark_joined(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::joined_at.eq(now)).execute(conn).await
}

/// The player did something on the page, and so somebody has at the table. Whoever does this holds the table's row.
pub async fn mark_acted(mut conn: &AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    MarkActed { now: &now, id: &id, table_now: &now }.execute(&mut conn).await
}

prepared!(MarkActed:
    "WITH acted AS (UPDATE seats SET silences = 0, acted_at = ", now: DateTime<Utc> as Timestamptz,
    " WHERE id = ", id: SeatId as BigInt,
    " RETURNING table_id) UPDATE tables SET acted_at = ", table_now: DateTime<Utc> as Timestamptz;
    " FROM acted WHERE tables.id = acted.table_id"
);

/// The same where the table's row is written anyway, and says so itself.
pub async fn mark_answered(mut conn: &AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    MarkAnswered { now: &now, id: &id }.execute(&mut conn).await
}

prepared!(MarkAnswered: "UPDATE seats SET silences = 0, acted_at = ", now: DateTime<Utc> as Timestamptz, " WHERE id = ", id: SeatId as BigInt);

/// Time ran out so often in a row; with a moment, the caretaker keeps the seat since then.
pub async fn mark_silences(
    mut conn: &AsyncPgConnection,
    id: SeatId,
    silences: i16,
    away_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    let values = (seats::silences.eq(silences), seats::away_at.eq(away_at));
    diesel::update(seats::table.find(id)).set(values).execute(&mut conn).await
}

/// The player leaves the game to the caretaker for good.
pub async fn mark_resigned(conn: &mut AsyncPgConnection, now: DateTime<Utc>, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::resigned_at.eq(now)).execute(conn).await
}

/// Whether the seat may be taken over, and since when.
pub async fn mark_offered(
    conn: &mut AsyncPgConnection,
    id: SeatId,
    offered_at: Option<DateTime<Utc>>,
) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::offered_at.eq(offered_at)).execute(conn).await
}

/// Somebody else holds the seat from now on; no link made out before opens it any more.
pub async fn mark_given(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: SeatId,
    player: PlayerId,
    name: &str,
    heir: i16,
) -> QueryResult<usize> {
    let nobody = None::<DateTime<Utc>>;
    diesel::update(seats::table.find(id))
        .set((
            (
                seats::player_id.eq(player),
                seats::name.eq(name),
                seats::heir.eq(heir),
                seats::epoch.eq(seats::epoch + 1),
            ),
            (seats::away_at.eq(nobody), seats::resigned_at.eq(nobody), seats::offered_at.eq(nobody)),
            // What the one before let count by mail is not the next one's wish.
            (seats::joined_at.eq(now), seats::letters.eq(true), seats::silences.eq(0), seats::mail_counts.eq(false)),
        ))
        .execute(conn)
        .await
}

/// At all tables of the player that are not over, unless somebody there is called so already.
pub async fn rename_running(conn: &mut AsyncPgConnection, player: PlayerId, name: &str) -> QueryResult<usize> {
    const RENAME: &str = "UPDATE seats SET name = $2 FROM tables WHERE tables.id = seats.table_id \
        AND seats.player_id = $1 AND tables.ended_at IS NULL AND seats.name <> $2 AND NOT EXISTS (SELECT FROM seats AS other \
        WHERE other.table_id = seats.table_id AND other.id <> seats.id AND lower(other.name) = lower($2))";
    diesel::sql_query(RENAME).bind::<BigInt, _>(player).bind::<diesel::sql_types::Text, _>(name).execute(conn).await
}

/// Whether this table writes to the player.
pub async fn mark_letters(conn: &mut AsyncPgConnection, id: SeatId, letters: bool) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::letters.eq(letters)).execute(conn).await
}

/// Whether answers by mail count at once.
pub async fn mark_mail_counts(conn: &mut AsyncPgConnection, id: SeatId, counts: bool) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::mail_counts.eq(counts)).execute(conn).await
}

/// Links of the seat made out before are void.
pub async fn raise_epoch(conn: &mut AsyncPgConnection, id: SeatId) -> QueryResult<usize> {
    diesel::update(seats::table.find(id)).set(seats::epoch.eq(seats::epoch + 1)).execute(conn).await
}

/// Before the deal only: afterwards the log knows the seat.
pub async fn delete_if_not_dealt(conn: &mut AsyncPgConnection, id: SeatId) -> QueryResult<usize> {
    diesel::delete(seats::table.find(id).filter(seats::seat.is_null())).execute(conn).await
}
