//! A reader's day: so many letters about games and no more, however many workers send them.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::PlayerId;
use crate::mail::kind::LetterKind;
use crate::store::outbox::daily_cap;
use crate::store::outbox::lease::{Circumstances, Claimed};
use crate::store::{AsyncConnection, Connection, players};

use super::PlayFault;
use super::needed::{is_of_game, later};

const DAY: TimeDelta = TimeDelta::days(1);

/// Whether a letter may leave today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admitted {
    Yes,
    /// There were enough; it waits, also for the reader's waking hours where that was wished.
    NotBefore(DateTime<Utc>),
    /// Somebody else has it in hand by now.
    Lost,
}

/// Counts a letter that is about to leave. One that was counted before stays so, whatever becomes of the attempt.
pub async fn admit(
    conn: &mut Connection,
    now: DateTime<Utc>,
    kind: LetterKind,
    letter: &Claimed,
    around: &Circumstances,
) -> Result<Admitted, PlayFault> {
    let counts = is_of_game(kind) && letter.counted_at.is_none();
    let Some(most) = around.player.letters_a_day.filter(|_| counts) else { return Ok(Admitted::Yes) };
    conn.transaction(async |conn| {
        players::lock(conn, letter.player_id).await?;
        if let Some(until) = enough_until(conn, now, letter.player_id, most).await? {
            return Ok(Admitted::NotBefore(later(until, kind, around)?.unwrap_or(until)));
        }
        let ours = daily_cap::mark_counted_if_ours(conn, now, letter.lease()).await?;
        Ok(if ours { Admitted::Yes } else { Admitted::Lost })
    })
    .await
}

/// Until when a player who wants so many letters a day has had enough.
pub(super) async fn enough_until(
    conn: &mut Connection,
    now: DateTime<Utc>,
    player: PlayerId,
    most: i16,
) -> Result<Option<DateTime<Utc>>, PlayFault> {
    let kinds = LetterKind::ALL.into_iter().filter(|kind| is_of_game(*kind)).map(LetterKind::name);
    let counted = daily_cap::list_counted(conn, now, player, &kinds.collect::<Vec<_>>(), now - DAY).await?;
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    Ok(counted.get(most.saturating_sub(1)).map(|oldest| *oldest + DAY))
}
