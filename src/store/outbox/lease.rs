//! Letters in a worker's hands. A lease says until when; the number of attempts says which lease it is, so that a worker
//! that was away for too long changes nothing any more.

use chrono::{DateTime, Utc};
use diesel::alias;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, SmallInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::LetterState;
use crate::id::{InvitationId, LetterId, PlayerId, QuestionId, SeatId, TableId};
use crate::store::invitations::Reply;
use crate::store::players::PlayerRow;
use crate::store::schema::{invitations, outbox, players, questions, seats, tables};
use crate::store::seats::SeatRow;
use crate::store::tables::TableStatus;
use crate::store::word::Unreadable;

/// A letter that nobody else has in hand.
#[derive(Clone, Debug, Queryable, QueryableByName, Selectable)]
#[diesel(table_name = outbox)]
pub struct Claimed {
    pub id: LetterId,
    pub player_id: PlayerId,
    pub kind: String,
    pub table_id: Option<TableId>,
    pub seat_id: Option<SeatId>,
    pub question_id: Option<QuestionId>,
    pub invitation_id: Option<InvitationId>,
    pub message_id: String,
    pub send_at: DateTime<Utc>,
    /// How often it was taken in hand, this time included.
    pub attempts: i16,
    /// Composed and sealed, if it was tried before.
    pub body: Option<Vec<u8>>,
    pub written_at: DateTime<Utc>,
    /// Set once it counts as one of its reader's letters of the day.
    pub counted_at: Option<DateTime<Utc>>,
    /// The letter that carries it.
    pub digest_id: Option<LetterId>,
}

/// Takes up to `count` letters that are due, the earliest first, in one short statement that any number of workers may
/// run at once. Letters of one table to one player keep their order: none is taken while an older one is due, in
/// somebody's hands or being retried. A table or a recipient that is stuck holds up nobody else. While letters are paused
/// there are none to take.
const CLAIM: &str = "\
    WITH due AS MATERIALIZED ( \
        SELECT id FROM outbox AS letter \
        WHERE state = 'waiting' AND digest_id IS NULL AND send_at <= $1 AND (leased_until IS NULL OR leased_until <= $1) \
        AND NOT EXISTS (SELECT FROM outbox AS older \
            WHERE older.player_id = letter.player_id AND older.table_id = letter.table_id AND older.id < letter.id \
            AND older.state = 'waiting' AND older.digest_id IS NULL AND (older.attempts > 0 OR older.send_at <= $1)) \
        AND NOT EXISTS (SELECT FROM post WHERE paused_at IS NOT NULL) \
        ORDER BY send_at, id LIMIT $3 FOR UPDATE SKIP LOCKED) \
    UPDATE outbox SET attempts = attempts + 1, leased_until = $2 FROM due WHERE outbox.id = due.id \
    RETURNING outbox.*";

pub async fn claim(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    count: i64,
) -> QueryResult<Vec<Claimed>> {
    let query = diesel::sql_query(CLAIM).bind::<Timestamptz, _>(now).bind::<Timestamptz, _>(until);
    let mut claimed: Vec<Claimed> = query.bind::<BigInt, _>(count).load(conn).await?;
    claimed.sort_by_key(|letter| (letter.send_at, letter.id.0));
    Ok(claimed)
}

/// Since when a letter is due that anybody could take in hand, and nobody does: of those, the first.
pub async fn find_untaken(conn: &mut AsyncPgConnection, now: DateTime<Utc>) -> QueryResult<Option<DateTime<Utc>>> {
    let older = alias!(outbox as older);
    let waits_for = older
        .filter(older.field(outbox::player_id).eq(outbox::player_id))
        .filter(older.field(outbox::table_id).eq(outbox::table_id))
        .filter(older.field(outbox::id).lt(outbox::id))
        .filter(older.field(outbox::state).eq(LetterState::Waiting))
        .filter(older.field(outbox::digest_id).is_null());
    outbox::table
        .filter(outbox::state.eq(LetterState::Waiting))
        .filter(outbox::digest_id.is_null())
        .filter(outbox::send_at.le(now))
        .filter(outbox::leased_until.is_null().or(outbox::leased_until.le(now)))
        .filter(diesel::dsl::not(diesel::dsl::exists(waits_for)))
        .order(outbox::send_at)
        .select(outbox::send_at)
        .first(conn)
        .await
        .optional()
}

/// What decides whether a letter is still wanted, as it is now.
#[derive(Clone, Debug)]
pub struct Circumstances {
    pub player: PlayerRow,
    pub seat: Option<SeatRow>,
    /// Whether the question is open and the seat's words leave it so.
    pub question_waits: bool,
    pub invitation_answer: Option<Reply>,
    pub is_own_wish: bool,
    /// The invited is known from another table, by the name there.
    pub is_called: bool,
    /// What the host writes to the invited.
    pub host_line: Option<String>,
    /// For an invitation to a seat of a running game: whether it is still offered.
    pub offer_stands: Option<bool>,
    /// Read as text: a word that nobody knows holds up no other letter of the handful.
    pub table_status: Option<Result<TableStatus, Unreadable>>,
    pub table_confirmed_at: Option<DateTime<Utc>>,
}

/// One query for a whole handful.
pub async fn circumstances(
    conn: &mut AsyncPgConnection,
    letters: &[LetterId],
) -> QueryResult<Vec<(LetterId, Circumstances)>> {
    type Row = (
        LetterId,
        PlayerRow,
        Option<SeatRow>,
        Option<bool>,
        Option<(Option<Reply>, bool, Option<SeatId>, Option<String>, Option<String>)>,
        Option<DateTime<Utc>>,
        Option<String>,
        Option<DateTime<Utc>>,
    );
    let offered = alias!(seats as offered);
    let rows: Vec<Row> = outbox::table
        .inner_join(players::table.on(players::id.eq(outbox::player_id)))
        .left_join(seats::table.on(seats::id.nullable().eq(outbox::seat_id)))
        .left_join(questions::table.on(questions::id.nullable().eq(outbox::question_id)))
        .left_join(invitations::table.on(invitations::id.nullable().eq(outbox::invitation_id)))
        .left_join(offered.on(offered.field(seats::id).nullable().eq(invitations::seat_id)))
        .left_join(tables::table.on(tables::id.nullable().eq(outbox::table_id)))
        .filter(outbox::id.eq_any(letters))
        .select((
            outbox::id,
            PlayerRow::as_select(),
            Option::<SeatRow>::as_select(),
            questions::closed_at.is_null().and(questions::waits).nullable(),
            (
                invitations::answer,
                invitations::is_own_wish,
                invitations::seat_id,
                invitations::line,
                invitations::called,
            )
                .nullable(),
            offered.field(seats::offered_at).nullable(),
            tables::status.nullable(),
            tables::confirmed_at.nullable(),
        ))
        .load(conn)
        .await?;
    let named =
        rows.into_iter().map(|(id, player, seat, waits, invitation, offered_at, table_status, table_confirmed_at)| {
            let (invitation_answer, is_own_wish, seat_offered, host_line, called) = invitation.unwrap_or_default();
            let circumstances = Circumstances {
                player,
                seat,
                question_waits: waits.unwrap_or(false),
                invitation_answer,
                is_own_wish,
                is_called: called.is_some(),
                host_line,
                offer_stands: seat_offered.map(|_| offered_at.is_some()),
                table_status: table_status.map(|word| TableStatus::read(&word)),
                table_confirmed_at,
            };
            (id, circumstances)
        });
    Ok(named.collect())
}

/// Which lease of which letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lease {
    pub id: LetterId,
    pub attempts: i16,
}

impl Claimed {
    pub fn lease(&self) -> Lease {
        Lease { id: self.id, attempts: self.attempts }
    }
}

/// What a composed letter tells, for the next one to begin after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToldUpTo {
    pub seq: Option<i32>,
    pub talk: Option<i64>,
}

/// Keeps the composed letter for every further attempt; says whether it is still ours.
pub async fn mark_composed_if_ours(
    conn: &mut AsyncPgConnection,
    lease: Lease,
    body: &[u8],
    told: ToldUpTo,
) -> QueryResult<bool> {
    let values = (outbox::body.eq(body), outbox::told_seq.eq(told.seq), outbox::told_talk.eq(told.talk));
    Ok(diesel::update(ours(lease)).set(values).execute(conn).await? > 0)
}

/// What stands for the choices that a letter offers by number, as it was composed last.
pub async fn mark_offered(
    conn: &mut AsyncPgConnection,
    id: LetterId,
    revision: i16,
    offered: &[u8],
) -> QueryResult<usize> {
    let values = (outbox::revision.eq(revision), outbox::offered.eq(offered));
    diesel::update(outbox::table.find(id)).set(values).execute(conn).await
}

/// How a letter's story ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Unwanted,
    Refused,
    Dead,
}

/// The letters left, and those that they carried; returns how many were still ours.
pub async fn mark_sent_if_ours(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    leases: &[Lease],
) -> QueryResult<usize> {
    const SENT: &str = "\
        WITH sent AS ( \
            UPDATE outbox SET state = 'sent', done_at = $1, body = NULL, reason = NULL, leased_until = NULL \
            FROM unnest($2, $3) AS done(id, attempts) \
            WHERE outbox.id = done.id AND outbox.attempts = done.attempts AND state = 'waiting' \
            AND leased_until IS NOT NULL RETURNING outbox.id), \
        carried AS ( \
            UPDATE outbox SET state = 'sent', done_at = $1 FROM sent \
            WHERE outbox.digest_id = sent.id AND outbox.state = 'waiting') \
        SELECT count(*) AS letters FROM sent";
    let (ids, attempts) = columns(leases);
    let query = diesel::sql_query(SENT).bind::<Timestamptz, _>(now);
    let query = query.bind::<Array<BigInt>, _>(ids);
    let sent: Count = query.bind::<Array<SmallInt>, _>(attempts).get_result(conn).await?;
    Ok(usize::try_from(sent.letters).unwrap_or(0))
}

/// By what letters that this one carries would be known if they left by themselves.
pub async fn list_carried_ids(conn: &mut AsyncPgConnection, id: LetterId) -> QueryResult<Vec<String>> {
    outbox::table.filter(outbox::digest_id.eq(id)).select(outbox::message_id).load(conn).await
}

/// A letter that waits, and since when it may leave.
pub type Waiting = (LetterId, String, DateTime<Utc>, Option<QuestionId>);

/// Of letters with these ids.
pub async fn list_waiting(conn: &mut AsyncPgConnection, ids: &[&str]) -> QueryResult<Vec<Waiting>> {
    outbox::table
        .filter(outbox::message_id.eq_any(ids))
        .filter(outbox::state.eq(LetterState::Waiting))
        .select((outbox::id, outbox::message_id, outbox::send_at, outbox::question_id))
        .load(conn)
        .await
}

/// It had left at that time, though nobody here knew.
pub async fn mark_sent_before(conn: &mut AsyncPgConnection, at: DateTime<Utc>, id: LetterId) -> QueryResult<usize> {
    let waiting = outbox::table.find(id).filter(outbox::state.eq(LetterState::Waiting));
    let values = (
        outbox::state.eq(LetterState::Sent),
        outbox::done_at.eq(at),
        outbox::body.eq(None::<Vec<u8>>),
        outbox::reason.eq(None::<String>),
        outbox::leased_until.eq(None::<DateTime<Utc>>),
    );
    diesel::update(waiting).set(values).execute(conn).await
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    letters: i64,
}

/// The letter will not be sent, nor what it carries. A dead one keeps its body: somebody may send it after all.
pub async fn mark_ended_if_ours(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    lease: Lease,
    end: End,
    reason: &str,
) -> QueryResult<bool> {
    // One statement: a carried letter that outlived its roundup would wait for ever.
    const ENDED: &str = "\
        WITH ended AS ( \
            UPDATE outbox SET state = $1, done_at = $2, reason = $3, leased_until = NULL, \
                body = CASE WHEN $1 = 'dead' THEN body END \
            WHERE id = $4 AND attempts = $5 AND state = 'waiting' AND leased_until IS NOT NULL RETURNING id), \
        carried AS ( \
            UPDATE outbox SET state = $1, done_at = $2, reason = $3 FROM ended \
            WHERE outbox.digest_id = ended.id AND outbox.state = 'waiting') \
        SELECT count(*) AS letters FROM ended";
    let state = match end {
        End::Unwanted => LetterState::Unwanted,
        End::Refused => LetterState::Refused,
        End::Dead => LetterState::Dead,
    };
    let query = diesel::sql_query(ENDED).bind::<Text, _>(state).bind::<Timestamptz, _>(now).bind::<Text, _>(reason);
    let query = query.bind::<BigInt, _>(lease.id.0).bind::<SmallInt, _>(lease.attempts);
    Ok(query.get_result::<Count>(conn).await?.letters > 0)
}

/// It did not work; it waits again.
pub async fn mark_failed_if_ours(
    conn: &mut AsyncPgConnection,
    lease: Lease,
    send_at: DateTime<Utc>,
    reason: &str,
) -> QueryResult<bool> {
    let values =
        (outbox::send_at.eq(send_at), outbox::reason.eq(reason), outbox::leased_until.eq(None::<DateTime<Utc>>));
    Ok(diesel::update(ours(lease)).set(values).execute(conn).await? > 0)
}

/// Nothing was tried: the attempt does not count. The number stays safe as a mark of the lease, because an attempt that
/// did count before it is never taken back.
pub async fn mark_postponed_if_ours(
    conn: &mut AsyncPgConnection,
    lease: Lease,
    send_at: DateTime<Utc>,
) -> QueryResult<bool> {
    let values = (
        outbox::send_at.eq(send_at),
        outbox::attempts.eq(outbox::attempts - 1),
        outbox::leased_until.eq(None::<DateTime<Utc>>),
    );
    Ok(diesel::update(ours(lease)).set(values).execute(conn).await? > 0)
}

/// Gives letters back that were not tried, so that another worker need not wait for the leases to run out.
pub async fn give_back_if_ours(conn: &mut AsyncPgConnection, leases: &[Lease]) -> QueryResult<usize> {
    const BACK: &str = "\
        UPDATE outbox SET attempts = outbox.attempts - 1, leased_until = NULL \
        FROM unnest($1, $2) AS done(id, attempts) \
        WHERE outbox.id = done.id AND outbox.attempts = done.attempts AND state = 'waiting' AND leased_until IS NOT NULL";
    let (ids, attempts) = columns(leases);
    let query = diesel::sql_query(BACK).bind::<Array<BigInt>, _>(ids);
    query.bind::<Array<SmallInt>, _>(attempts).execute(conn).await
}

/// Letters that are still being sent stay ours for a while longer.
pub async fn draw_out_if_ours(
    conn: &mut AsyncPgConnection,
    until: DateTime<Utc>,
    leases: &[Lease],
) -> QueryResult<usize> {
    const LONGER: &str = "\
        UPDATE outbox SET leased_until = $1 FROM unnest($2, $3) AS done(id, attempts) \
        WHERE outbox.id = done.id AND outbox.attempts = done.attempts AND state = 'waiting' AND leased_until IS NOT NULL";
    let (ids, attempts) = columns(leases);
    let query = diesel::sql_query(LONGER).bind::<Timestamptz, _>(until);
    let query = query.bind::<Array<BigInt>, _>(ids);
    query.bind::<Array<SmallInt>, _>(attempts).execute(conn).await
}

fn columns(leases: &[Lease]) -> (Vec<i64>, Vec<i16>) {
    leases.iter().map(|lease| (lease.id.0, lease.attempts)).unzip()
}

#[diesel::dsl::auto_type(no_type_alias)]
pub(super) fn ours(lease: Lease) -> _ {
    let id: LetterId = lease.id;
    let attempts: i16 = lease.attempts;
    let waiting: LetterState = LetterState::Waiting;
    outbox::table
        .filter(outbox::id.eq(id))
        .filter(outbox::attempts.eq(attempts))
        .filter(outbox::state.eq(waiting))
        .filter(outbox::leased_until.is_not_null())
}
