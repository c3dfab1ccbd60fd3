//! How many letters about games a player gets in a day. They are counted under the player's lock before they leave, so that
//! any number of workers keeps to it.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::LetterState;
use super::lease::Lease;
use crate::id::PlayerId;
use crate::store::schema::outbox;

/// A letter is under way for this long at most; older rows are not looked at.
const BACK: TimeDelta = TimeDelta::days(30);

/// When letters of these kinds left since then, the newest first; those that are leaving count as of now.
pub async fn list_counted(
    conn: &mut AsyncPgConnection,
    now: DateTime<Utc>,
    player: PlayerId,
    kinds: &[&str],
    since: DateTime<Utc>,
) -> QueryResult<Vec<DateTime<Utc>>> {
    let leaving = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(LetterState::Waiting))
        .filter(outbox::digest_id.is_null())
        .filter(outbox::counted_at.is_not_null());
    let leaving: i64 = leaving.count().get_result(conn).await?;
    let sent = outbox::table
        .filter(outbox::player_id.eq(player))
        .filter(outbox::state.eq(LetterState::Sent))
        .filter(outbox::kind.eq_any(kinds))
        .filter(outbox::digest_id.is_null())
        .filter(outbox::written_at.gt(since - BACK))
        .filter(outbox::done_at.gt(since));
    let sent = sent.order(outbox::done_at.desc()).select(outbox::done_at.assume_not_null());
    let mut counted = vec![now; usize::try_from(leaving).unwrap_or(0)];
    counted.extend(sent.load::<DateTime<Utc>>(conn).await?);
    Ok(counted)
}

/// From now on it counts, until it turns out not to be sent; says whether it is still ours.
pub async fn mark_counted_if_ours(conn: &mut AsyncPgConnection, now: DateTime<Utc>, lease: Lease) -> QueryResult<bool> {
    let counted = diesel::update(super::lease::ours(lease)).set(outbox::counted_at.eq(now));
    Ok(counted.execute(conn).await? > 0)
}
