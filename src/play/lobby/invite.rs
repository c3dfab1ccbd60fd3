//! Invitations and the letters that carry them, within limits: this must be no way to pester people (LINK-16).

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{EmailAddress, InvitationId, PlayerId, TableId};
use crate::mail::kind::LetterKind;
use crate::play::outbox::{CAP_A_DAY, letter, write_capped};
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::tables::TableRow;
use crate::store::{Connection, invitations, players};

use super::GatherError;
use super::wish::HostLine;

/// People that one host may have invited within a day.
const BY_HOST_A_DAY: i64 = 24;
/// Nobody is written to again before they had a day to answer, nor more often than this.
const RESEND_AFTER: TimeDelta = TimeDelta::days(1);
const RESENT_MOST: i16 = 2;
/// People who may wish to join one table within an hour: each of them gets a letter, whoever typed the address.
const WISHES_AN_HOUR: i64 = 60;

/// Notes whom the host wants; letters are not written yet. Who was asked before is not asked again, unless the host took it
/// back: a «no» is an answer.
pub(super) async fn note(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
    host: PlayerId,
    guests: &[EmailAddress],
    line: Option<&HostLine>,
) -> Result<(), GatherError> {
    for address in guests {
        let player = players::find_or_insert(conn, now, address).await?;
        if player.id == host {
            continue;
        }
        let invitation = invitations::find_or_insert(conn, now, table, player.id, false).await?;
        if invitation.answer == Some(Reply::Withdrawn) {
            invitations::mark_open(conn, invitation.id).await?;
        }
        if invitation.answer.is_none() || invitation.answer == Some(Reply::Withdrawn) {
            invitations::mark_line(conn, invitation.id, line.map(HostLine::as_str)).await?;
        }
    }
    Ok(())
}

/// Writes the letters that the host's invitations still lack.
pub(super) async fn send(conn: &mut Connection, now: DateTime<Utc>, table: &TableRow) -> Result<(), GatherError> {
    let waiting: Vec<_> = invitations::list(conn, table.id).await?;
    let waiting: Vec<_> = waiting.into_iter().filter(|(invitation, _)| is_unsent(invitation)).collect();
    if waiting.is_empty() {
        return Ok(());
    }
    let more = i64::try_from(waiting.len()).unwrap_or(i64::MAX);
    if let Some(host) = table.host_id {
        // Two tables of one host are counted one after the other.
        players::lock(conn, host).await?;
        if invitations::count_by_host(conn, host, now - TimeDelta::days(1)).await? + more > BY_HOST_A_DAY {
            return Err(GatherError::TooManyLetters);
        }
    }
    for (invitation, player) in &waiting {
        let invitation_letter = NewLetter {
            table_id: Some(table.id),
            invitation_id: Some(invitation.id),
            ..letter(now, LetterKind::Invitation, player.id)?
        };
        write_capped(conn, player, &invitation_letter, CAP_A_DAY).await?;
    }
    let ids: Vec<InvitationId> = waiting.iter().map(|(invitation, _)| invitation.id).collect();
    invitations::mark_sent(conn, now, &ids).await?;
    Ok(())
}

/// Whether the host may have the letter sent once more.
pub fn may_resend(now: DateTime<Utc>, invitation: &InvitationRow) -> bool {
    let rested = invitation.sent_at.is_some_and(|sent_at| now >= sent_at + RESEND_AFTER);
    rested && may_resend_later(invitation)
}

/// The same once it has rested for a day.
pub fn may_resend_later(invitation: &InvitationRow) -> bool {
    invitation.answer.is_none() && !invitation.is_own_wish && invitation.resent < RESENT_MOST
}

/// Counted like a first one: against the host's number of the day, and against its reader's.
pub(super) async fn resend(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: &TableRow,
    invitation: &InvitationRow,
    player: &PlayerRow,
) -> Result<(), GatherError> {
    if let Some(host) = table.host_id {
        players::lock(conn, host).await?;
        if invitations::count_by_host(conn, host, now - TimeDelta::days(1)).await? >= BY_HOST_A_DAY {
            return Err(GatherError::TooManyLetters);
        }
    }
    let again = NewLetter {
        table_id: Some(table.id),
        invitation_id: Some(invitation.id),
        ..letter(now, LetterKind::Invitation, player.id)?
    };
    write_capped(conn, player, &again, CAP_A_DAY).await?;
    invitations::mark_resent(conn, now, invitation.id).await?;
    Ok(())
}

/// Whether one more may wish to join a table. How many letters an address gets is counted with the letters themselves, so
/// that no table and no host can use up what others need.
pub(in crate::play) async fn check_wishes(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
) -> Result<(), GatherError> {
    let wishes = invitations::count_wishes(conn, table, now - TimeDelta::hours(1)).await?;
    if wishes >= WISHES_AN_HOUR { Err(GatherError::TooManyLetters) } else { Ok(()) }
}

fn is_unsent(invitation: &InvitationRow) -> bool {
    invitation.sent_at.is_none() && invitation.answer.is_none()
}
