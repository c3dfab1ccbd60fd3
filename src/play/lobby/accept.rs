//! An invitation is answered: a seat taken, or not.

use chrono::{DateTime, Utc};

use crate::deadline::zone::Zone;
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::play::outbox::letter;
use crate::play::{PlayFault, hours};
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::{AsyncConnection, Connection, Pool, invitations, outbox, players, seats, tables};
use crate::text::Locale;
use crate::vault::Vault;

use super::open::{Seating, insert_person};
use super::wish::{Name, Newcomer};
use super::{GatherError, check_gathering, free_places, link_if_never_revoked, seat_link, start};

/// Takes a seat and returns what its link says; the second time only that. With the last seat the game begins.
pub async fn accept(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    pass: &Pass,
    newcomer: &Newcomer,
) -> Result<Claims, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| accept_locked(conn, now, vault, pass, newcomer).await).await
}

pub(super) async fn accept_locked(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    pass: &Pass,
    newcomer: &Newcomer,
) -> Result<Claims, GatherError> {
    let Errand::Invitation(table, _) = pass.to else { return Err(GatherError::Unknown) };
    let table = tables::lock(conn, table).await?.ok_or(GatherError::Unknown)?;
    let (invitation, player) = find_invited(conn, pass).await?;
    let seats = seats::list(conn, table.id).await?;
    if let Some(own) = seats.iter().find(|seat| seat.player_id == Some(player.id)) {
        return link_if_never_revoked(now, table.id, own);
    }
    check_gathering(&table)?;
    if invitation.answer == Some(Reply::Withdrawn) {
        return Err(GatherError::Withdrawn);
    }
    if free_places(&table, seats.len()) == 0 {
        return Err(GatherError::Full);
    }
    if seats.iter().any(|seat| newcomer.name.is_like(&seat.name)) {
        return Err(GatherError::NameTaken);
    }
    let participant = seats.iter().map(|seat| seat.participant + 1).max().unwrap_or(0);
    let (player_id, joined_at) = (Some(player.id), Some(now));
    let seating = Seating { table: table.id, code: &table.code, participant, player: player_id, joined_at };
    let id = insert_person(conn, vault, &seating, newcomer).await?;
    seats::mark_acted(conn, now, id).await?;
    invitations::mark_answered(conn, now, invitation.id, Reply::Accepted).await?;
    welcome(conn, now, &player, &newcomer.name, newcomer.locale, newcomer.zone).await?;
    if free_places(&table, seats.len() + 1) == 0 {
        start::start(conn, now, vault, &table).await?;
    } else {
        let about = letter(now, LetterKind::Seated, player.id)?;
        outbox::insert(conn, &[NewLetter { table_id: Some(table.id), seat_id: Some(id), ..about }]).await?;
    }
    let own = seats::find(conn, id).await?.ok_or(GatherError::Unknown)?;
    Ok(seat_link(now, table.id, &own))
}

/// Notes how whoever takes a seat wants to be called and written to, and where they live.
pub(in crate::play) async fn welcome(
    conn: &mut Connection,
    now: DateTime<Utc>,
    player: &PlayerRow,
    name: &Name,
    locale: Locale,
    zone: Option<Zone>,
) -> Result<(), PlayFault> {
    players::mark_met(conn, now, player.id, name.as_str(), locale.tag()).await?;
    if let Some(zone) = zone {
        hours::move_to(conn, now, player, zone).await?;
    }
    // Whoever takes a seat wants its letters, whatever was said before; a table would wait for them without end.
    players::mark_blocked(conn, player.id, None).await?;
    Ok(())
}

/// Notes a «no»; with `never` also that the person wants no letters from us at all. Who has a seat keeps it.
pub async fn decline(pool: &Pool, now: DateTime<Utc>, pass: &Pass, never: bool) -> Result<PlayerRow, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        if let Errand::Invitation(table, _) = pass.to {
            tables::lock(conn, table).await?;
        }
        let (invitation, player) = find_invited(conn, pass).await?;
        match invitation.answer {
            None => {
                invitations::mark_answered(conn, now, invitation.id, Reply::Declined).await?;
            }
            Some(Reply::Accepted | Reply::Declined | Reply::Withdrawn) => {}
        }
        players::mark_confirmed(conn, now, player.id).await?;
        if never {
            players::mark_blocked(conn, player.id, Some(now)).await?;
        }
        Ok(player)
    })
    .await
}

/// Whom the pass was made out to, if it is still good. Held until the end of the transaction, under the table's lock: whoever
/// is being forgotten at this moment takes no seat, and whoever takes one is not forgotten.
pub(in crate::play) async fn find_invited(
    conn: &mut Connection,
    pass: &Pass,
) -> Result<(InvitationRow, PlayerRow), GatherError> {
    let Errand::Invitation(table, id) = pass.to else { return Err(GatherError::Unknown) };
    let invitation = invitations::find(conn, id).await?.filter(|invitation| invitation.table_id == table);
    let invitation = invitation.ok_or(GatherError::Unknown)?;
    let player = players::lock(conn, invitation.player_id).await?;
    let is_good = |player: &PlayerRow| player.address.is_some() && player.epoch() == pass.epoch;
    Ok((invitation, player.filter(is_good).ok_or(GatherError::Unknown)?))
}
