//! Somebody wants to join an open table, or one whose link to invite with they have: by letter, which shows that the address is theirs, or signed in.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{EmailAddress, PlayerId, TableCode};
use crate::link::{Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::play::outbox::{CAP_A_DAY, letter, write_capped};
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::outbox::{NewLetter, Unneeded};
use crate::store::players::PlayerRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, invitations, outbox, players, seats, tables};
use crate::text::Locale;

use super::{GatherError, check_gathering, free_places, invite, invite_link};

/// How long the pass of a signed-in newcomer is good for: the form comes next.
pub(super) const PASS_HOURS: i64 = 2;

/// How somebody comes to a table that is gathered.
#[derive(Clone, Copy)]
pub enum By<'a> {
    /// From the list of open tables.
    Code(&'a TableCode),
    /// By the link that its host has passed on.
    Link(&'a Pass),
}

/// Writes a letter to the address: an invitation, or, to somebody who has a seat already, a fresh link to it. Nobody can tell
/// from outside which, or whether any (WEB-07).
pub async fn join_by_letter(
    pool: &Pool,
    now: DateTime<Utc>,
    by: By<'_>,
    address: &EmailAddress,
    locale: Locale,
) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let table = lock_joinable(conn, by).await?;
        invite::check_wishes(conn, now, table.id).await?;
        let player = players::find_or_insert(conn, now, address).await?;
        // A first letter in the language of the page that asked for it.
        if player.locale.is_none() {
            players::mark_locale(conn, player.id, locale.tag()).await?;
        }
        let invitation = note_wish(conn, now, &table, &player).await?;
        let seats = seats::list(conn, table.id).await?;
        let own = seats.iter().find(|seat| seat.player_id == Some(player.id));
        let kind = if own.is_some() { LetterKind::FreshLink } else { LetterKind::Invitation };
        let about = NewLetter {
            table_id: Some(table.id),
            seat_id: own.map(|seat| seat.id),
            invitation_id: own.is_none().then_some(invitation.id),
            ..letter(now, kind, player.id)?
        };
        match invitation.answer {
            Some(Reply::Withdrawn) => {
                outbox::insert_unwanted(conn, &about, Unneeded::Withdrawn).await?;
            }
            None | Some(Reply::Accepted | Reply::Declined) => {
                write_capped(conn, &player, &about, CAP_A_DAY).await?;
            }
        }
        Ok(())
    })
    .await
}

/// A pass for the invitation of somebody whose browser is signed in: no letter is needed.
pub async fn join_signed_in(
    pool: &Pool,
    now: DateTime<Utc>,
    by: By<'_>,
    player: PlayerId,
) -> Result<Pass, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let table = lock_joinable(conn, by).await?;
        let player = players::find(conn, player).await?.ok_or(GatherError::Unknown)?;
        let invitation = note_wish(conn, now, &table, &player).await?;
        Ok(Pass {
            to: Errand::Invitation(table.id, invitation.id),
            epoch: player.epoch(),
            expires_at: now + TimeDelta::hours(PASS_HOURS),
        })
    })
    .await
}

async fn lock_joinable(conn: &mut Connection, by: By<'_>) -> Result<TableRow, GatherError> {
    let id = match by {
        By::Code(code) => tables::find(conn, code).await?.ok_or(GatherError::Unknown)?.id,
        By::Link(Pass { to: Errand::Join(table, _), .. }) => *table,
        By::Link(_) => return Err(GatherError::Unknown),
    };
    let table = tables::lock(conn, id).await?.ok_or(GatherError::Unknown)?;
    check_gathering(&table)?;
    match by {
        By::Code(_) if !table.is_open => return Err(GatherError::NotOpen),
        By::Code(_) => {}
        By::Link(link) => invite_link::check(conn, &table, link).await?,
    }
    let people = seats::list(conn, table.id).await?.len();
    if free_places(&table, people) == 0 { Err(GatherError::Full) } else { Ok(table) }
}

async fn note_wish(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: &TableRow,
    player: &PlayerRow,
) -> Result<InvitationRow, GatherError> {
    let invitation = invitations::find_or_insert(conn, now, table.id, player.id, true).await?;
    if invitation.sent_at.is_none() {
        invitations::mark_sent(conn, now, &[invitation.id]).await?;
    }
    Ok(invitation)
}
