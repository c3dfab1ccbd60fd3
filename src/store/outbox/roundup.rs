//! Letters that carry others: a player's questions of all tables in one. A carried letter waits until its roundup leaves, and
//! ends as that does.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::lease::{Claimed, Lease, ToldUpTo, ours};
use super::{LetterState, NewLetter, Unneeded};
use crate::id::{LetterId, PlayerId};
use crate::store::schema::outbox;

const ROUNDUP: &str = "digest";

/// The player's roundup that takes more, with when it leaves. One that was composed takes no more, nor one in somebody's hands:
/// what it carries is what it tells. Nobody takes it in hand before the end of the transaction.
pub async fn lock_open(
    conn: &mut AsyncPgConnection,
    player: PlayerId,
) -> QueryResult<Option<(LetterId, DateTime<Utc>)>> {
    open(player).select((outbox::id, outbox::send_at)).for_update().first(conn).await.optional()
}

/// When that one leaves, for those who only look.
pub async fn find_open(conn: &mut AsyncPgConnection, player: PlayerId) -> QueryResult<Option<DateTime<Utc>>> {
    open(player).select(outbox::send_at).first(conn).await.optional()
}

/// When the last one left; one that is leaving does so now.
pub async fn find_last(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
) -> QueryResult<Option<DateTime<Utc>>> {
    let all = outbox::table.filter(outbox::player_id.eq(player)).filter(outbox::kind.eq(ROUNDUP));
    let begun = outbox::attempts.gt(0).or(outbox::body.is_not_null());
    let leaving = all.filter(outbox::state.eq(LetterState::Waiting)).filter(begun).count();
    if leaving.get_result::<i64>(conn).await? > 0 {
        return Ok(Some(now));
    }
    let sent = all.filter(outbox::state.eq(LetterState::Sent));
    sent.select(diesel::dsl::max(outbox::done_at)).first(conn).await
}

/// When these leave.
pub async fn list_times(
    conn: &mut AsyncPgConnection,
    roundups: &[LetterId],
) -> QueryResult<Vec<(LetterId, DateTime<Utc>)>> {
    let these = outbox::table.filter(outbox::id.eq_any(roundups));
    these.select((outbox::id, outbox::send_at)).load(conn).await
}

pub async fn insert(conn: &mut AsyncPgConnection, letter: &NewLetter) -> QueryResult<LetterId> {
    diesel::insert_into(outbox::table).values(letter).returning(outbox::id).get_result(conn).await
}

/// It leaves at another time.
pub async fn mark_due(conn: &mut AsyncPgConnection, id: LetterId, send_at: DateTime<Utc>) -> QueryResult<usize> {
    diesel::update(outbox::table.find(id)).set(outbox::send_at.eq(send_at)).execute(conn).await
}

/// From now on the roundup carries it. Nothing was tried; says whether it is still ours.
pub async fn mark_carried_if_ours(conn: &mut AsyncPgConnection, lease: Lease, roundup: LetterId) -> QueryResult<bool> {
    let values = (
        outbox::digest_id.eq(roundup),
        outbox::attempts.eq(outbox::attempts - 1),
        outbox::leased_until.eq(None::<DateTime<Utc>>),
        // The roundup counts as one of the day's letters, and what it carries does not.
        outbox::counted_at.eq(None::<DateTime<Utc>>),
    );
    Ok(diesel::update(ours(lease)).set(values).execute(conn).await? > 0)
}

/// What a roundup carries, in the order in which it was written.
pub async fn list_carried(conn: &mut AsyncPgConnection, roundup: LetterId) -> QueryResult<Vec<Claimed>> {
    let carried = outbox::table.filter(outbox::digest_id.eq(roundup)).filter(outbox::state.eq(LetterState::Waiting));
    carried.order(outbox::id).select(Claimed::as_select()).load(conn).await
}

/// What the roundup tells of a carried letter's table, for the next letter to begin after.
pub async fn mark_told(conn: &mut AsyncPgConnection, id: LetterId, told: ToldUpTo) -> QueryResult<usize> {
    let values = (outbox::told_seq.eq(told.seq), outbox::told_talk.eq(told.talk));
    diesel::update(outbox::table.find(id)).set(values).execute(conn).await
}

/// A carried letter is not wanted any more; the others go on.
pub async fn mark_unwanted(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    id: LetterId,
    reason: Unneeded,
) -> QueryResult<usize> {
    let values = (outbox::state.eq(LetterState::Unwanted), outbox::done_at.eq(now), outbox::reason.eq(reason));
    let waiting = outbox::table.find(id).filter(outbox::state.eq(LetterState::Waiting));
    diesel::update(waiting).set(values).execute(conn).await
}

/// These leave by themselves after all, at once; the attempt counts, so that nobody gathers them again.
pub async fn release(conn: &mut AsyncPgConnection, now: DateTime<Utc>, ids: &[LetterId]) -> QueryResult<usize> {
    let values = (outbox::digest_id.eq(None::<LetterId>), outbox::attempts.eq(1), outbox::send_at.eq(now));
    let carried = outbox::table.filter(outbox::id.eq_any(ids)).filter(outbox::state.eq(LetterState::Waiting));
    diesel::update(carried).set(values).execute(conn).await
}

/// The roundup is tried again, and what it carried with it, unless its question has another letter by now.
pub async fn revive_carried(conn: &mut AsyncPgConnection, now: DateTime<Utc>, roundup: LetterId) -> QueryResult<usize> {
    const REVIVE: &str = "\
        UPDATE outbox AS carried SET state = 'waiting', done_at = NULL, send_at = $1 \
        WHERE digest_id = $2 AND state IN ('dead', 'refused') AND NOT EXISTS (SELECT FROM outbox AS other \
            WHERE other.question_id = carried.question_id AND other.state = 'waiting')";
    diesel::sql_query(REVIVE).bind::<Timestamptz, _>(now).bind::<BigInt, _>(roundup.0).execute(conn).await
}

#[diesel::dsl::auto_type(no_type_alias)]
fn open(player: PlayerId) -> _ {
    let kind: &'static str = ROUNDUP;
    let waiting: LetterState = LetterState::Waiting;
    let untouched: i16 = 0;
    outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::state.eq(waiting))
        .filter(outbox::attempts.eq(untouched))
        .filter(outbox::body.is_null())
}
