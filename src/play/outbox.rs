//! Letters as use cases write them: a row in the outbox, small, in the transaction of what causes it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::PlayerId;
use crate::mail::kind::LetterKind;
use crate::store::outbox::{NewLetter, Unneeded};
use crate::store::players::PlayerRow;
use crate::store::{Connection, outbox};

use super::{PlayFault, random};

/// How many letters of a kind one person gets within a time, whoever causes them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cap {
    pub(super) letters: i64,
    pub(super) within: TimeDelta,
}

/// Invitations, confirmations, links: what others can cause by typing an address.
pub(super) const CAP_A_DAY: Cap = Cap { letters: 6, within: TimeDelta::days(1) };
/// The same for an address whose owner never came by a letter: whoever types it may not be its owner.
pub(super) const CAP_UNKNOWN_A_DAY: Cap = Cap { letters: 5, within: TimeDelta::days(1) };
pub(super) const CAP_AN_HOUR: Cap = Cap { letters: 5, within: TimeDelta::hours(1) };

/// A letter about nothing yet, to be sent at once.
pub(super) fn letter(now: DateTime<Utc>, kind: LetterKind, player: PlayerId) -> Result<NewLetter, PlayFault> {
    Ok(NewLetter {
        player_id: player,
        kind: kind.name(),
        table_id: None,
        seat_id: None,
        question_id: None,
        invitation_id: None,
        message_id: random::<16>()?.iter().map(|byte| format!("{byte:02x}")).collect(),
        send_at: now,
        written_at: now,
    })
}

/// Writes it, or, if the person wants no letters or had enough of the kind, only notes that it was not sent. Either way the
/// same is done, so that nobody can tell from outside (WEB-07).
pub(super) async fn write_capped(
    conn: &mut Connection,
    player: &PlayerRow,
    letter: &NewLetter,
    cap: Cap,
) -> Result<(), PlayFault> {
    let since = letter.written_at - cap.within;
    let written = outbox::count_to_player(conn, player.id, letter.kind, since).await?;
    let reason = match player.blocked_at {
        Some(_) => Some(Unneeded::Blocked),
        None if written >= cap.letters => Some(Unneeded::TooMany),
        None => None,
    };
    match reason {
        Some(reason) => outbox::insert_unwanted(conn, letter, reason).await?,
        None => outbox::insert(conn, std::slice::from_ref(letter)).await?,
    };
    Ok(())
}
