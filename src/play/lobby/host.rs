//! What only the host of a table may do: invite, take an invitation back, start before all have come.

use chrono::{DateTime, Utc};

use crate::id::{EmailAddress, InvitationId};
use crate::link::Claims;
use crate::store::invitations::Reply;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, invitations, players, seats};
use crate::vault::Vault;

use super::wish::HostLine;
use super::{GatherError, free_places, invite as letters, lock_own, start};

/// Invites more people, at most as many as there are free seats.
pub async fn invite(
    pool: &Pool,
    now: DateTime<Utc>,
    claims: &Claims,
    guests: &[EmailAddress],
    line: Option<&HostLine>,
) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, host) = lock_as_host(conn, claims).await?;
        let people = seats::list(conn, table.id).await?.len();
        if guests.len() > free_places(&table, people) {
            return Err(GatherError::TooManyGuests);
        }
        let player = host.player_id.ok_or(GatherError::Unknown)?;
        players::insert_missing(conn, now, &guests.iter().collect::<Vec<_>>()).await?;
        letters::note(conn, now, table.id, player, guests, line).await?;
        letters::send(conn, now, &table).await?;
        seats::mark_acted(conn, now, host.id).await?;
        Ok(())
    })
    .await
}

/// Takes an invitation back that nobody has answered.
pub async fn withdraw(pool: &Pool, now: DateTime<Utc>, claims: &Claims, id: InvitationId) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, _) = lock_as_host(conn, claims).await?;
        let invitation = invitations::find(conn, id).await?.filter(|invitation| invitation.table_id == table.id);
        let invitation = invitation.ok_or(GatherError::Unknown)?;
        if invitation.answer.is_none() {
            invitations::mark_answered(conn, now, id, Reply::Withdrawn).await?;
        }
        Ok(())
    })
    .await
}

/// The letter of an invitation that nobody has answered, once more: a day later at the earliest, and a few times at most.
pub async fn resend(pool: &Pool, now: DateTime<Utc>, claims: &Claims, id: InvitationId) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, host) = lock_as_host(conn, claims).await?;
        let listed = invitations::list(conn, table.id).await?;
        let (invitation, player) =
            listed.iter().find(|(invitation, _)| invitation.id == id).ok_or(GatherError::Unknown)?;
        // A doubled form does nothing more.
        if letters::may_resend(now, invitation) {
            letters::resend(conn, now, &table, invitation, player).await?;
            seats::mark_acted(conn, now, host.id).await?;
        }
        Ok(())
    })
    .await
}

/// Starts with bots in the empty seats.
pub async fn start_now(pool: &Pool, now: DateTime<Utc>, vault: &Vault, claims: &Claims) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, host) = lock_as_host(conn, claims).await?;
        seats::mark_acted(conn, now, host.id).await?;
        Ok(start::start(conn, now, vault, &table).await?)
    })
    .await
}

/// Nobody else learns that there is such a thing to do.
pub(super) async fn lock_as_host(conn: &mut Connection, claims: &Claims) -> Result<(TableRow, SeatRow), GatherError> {
    let (table, seat) = lock_own(conn, claims).await?;
    let is_host = seat.player_id.is_some() && seat.player_id == table.host_id;
    if is_host { Ok((table, seat)) } else { Err(GatherError::Unknown) }
}
