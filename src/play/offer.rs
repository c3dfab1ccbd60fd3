//! A seat that the caretaker keeps is offered to somebody else: the others agree on it, and whoever has the link may ask for
//! the seat. Its player may still come back until somebody has taken it; `heir` is the taking.

use chrono::{DateTime, TimeDelta, Utc};

use crate::id::{EmailAddress, PlayerId, SeatId, TableId};
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::store::invitations::InvitationRow;
use crate::store::offers::OfferRow;
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, invitations, offers, outbox, players, seats, tables};
use crate::text::Locale;

use super::PlayFault;
use super::ask::seat_letter;
use super::letter::{CAP_A_DAY, letter, write_capped};
use super::lobby::{GatherError, invite};

/// How long the link that is passed on is good for.
const LINK_DAYS: i64 = 60;
/// How long the pass of somebody who is signed in is good for: the form comes next.
const PASS_HOURS: i64 = 2;

/// How far the others are with offering a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Those who play and agree.
    pub agreed: usize,
    /// So many must: more than half of those who play.
    pub needed: usize,
}

impl Standing {
    /// As it is for one seat of a table.
    pub fn of(seats: &[SeatRow], offers: &[OfferRow], seat: SeatId) -> Standing {
        let present = seats.iter().filter(|row| row.is_present());
        let agrees = |row: &&SeatRow| offers.iter().any(|offer| (offer.seat_id, offer.by_seat_id) == (seat, row.id));
        Standing { agreed: present.clone().filter(agrees).count(), needed: present.count() / 2 + 1 }
    }

    fn is_enough(self) -> bool {
        self.agreed >= self.needed
    }
}

/// What the link to an offered seat says: the same for as long as the offer stands.
pub fn pass(table: TableId, seat: &SeatRow) -> Option<Pass> {
    let expires_at = seat.offered_at? + TimeDelta::days(LINK_DAYS);
    let expires_at = DateTime::from_timestamp(expires_at.timestamp(), 0)?;
    Some(Pass { to: Errand::Offer(table, seat.id), epoch: seat.epoch.unsigned_abs(), expires_at })
}

/// The player of the form's capability agrees to offer a seat, or does so no longer. Says whether there was something to
/// agree on.
pub async fn agree(
    pool: &Pool,
    now: DateTime<Utc>,
    claims: &Claims,
    seat: SeatId,
    agrees: bool,
) -> Result<bool, PlayFault> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Some(table) = tables::lock(conn, claims.table).await?.filter(|table| table.status == "playing") else {
            return Ok(false);
        };
        let seats = seats::list(conn, table.id).await?;
        let own = seats.iter().find(|row| row.is_of(claims) && row.is_present());
        let (Some(own), Some(kept)) = (own, seats.iter().find(|row| row.id == seat && row.is_kept())) else {
            return Ok(false);
        };
        match agrees {
            true => {
                let row = OfferRow { seat_id: seat, by_seat_id: own.id, table_id: table.id, agreed_at: now };
                offers::insert(conn, &row).await?
            }
            false => offers::delete(conn, seat, own.id).await?,
        };
        seats::mark_acted(conn, now, own.id).await?;
        let standing = Standing::of(&seats, &offers::list(conn, table.id).await?, seat);
        follow(conn, now, table.id, kept, standing).await?;
        Ok(true)
    })
    .await
}

/// The offer stands while enough agree; whom the seat belongs to is told, and may be back first.
async fn follow(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
    kept: &SeatRow,
    standing: Standing,
) -> Result<(), PlayFault> {
    match (kept.offered_at, standing.is_enough()) {
        (None, true) => {
            seats::mark_offered(conn, kept.id, Some(now)).await?;
            if kept.resigned_at.is_none() {
                outbox::insert(conn, seat_letter(now, table, kept, LetterKind::Away)?.as_slice()).await?;
            }
        }
        (Some(_), false) => {
            seats::mark_offered(conn, kept.id, None).await?;
        }
        (None, false) | (Some(_), true) => {}
    }
    Ok(())
}

/// What was agreed about a seat is over: its player is back, or somebody has taken it.
pub(super) async fn end(conn: &mut Connection, seat: SeatId) -> Result<(), PlayFault> {
    offers::delete_all(conn, seat).await?;
    seats::mark_offered(conn, seat, None).await?;
    Ok(())
}

/// Writes a letter to whoever has the link and wants the seat: it shows that the address is theirs. To somebody who plays at
/// the table already goes a fresh link to that seat; nobody can tell from outside which (WEB-07).
pub async fn ask_by_letter(
    pool: &Pool,
    now: DateTime<Utc>,
    pass: &Pass,
    address: &EmailAddress,
    locale: Locale,
) -> Result<(), GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, seats, offered) = lock_offered(conn, pass).await?;
        invite::check_all(conn, now, 1).await?;
        let player = players::find_or_insert(conn, now, address).await?;
        // A first letter in the language of the page that asked for it.
        if player.locale.is_none() {
            players::mark_locale(conn, player.id, locale.tag()).await?;
        }
        let invitation = note_wish(conn, now, table.id, player.id, offered).await?;
        let own = seats.iter().find(|seat| seat.player_id == Some(player.id));
        let kind = if own.is_some() { LetterKind::FreshLink } else { LetterKind::Invitation };
        let about = NewLetter {
            table_id: Some(table.id),
            seat_id: own.map(|seat| seat.id),
            invitation_id: own.is_none().then_some(invitation.id),
            ..letter(now, kind, player.id)?
        };
        Ok(write_capped(conn, &player, &about, CAP_A_DAY).await?)
    })
    .await
}

/// A pass for the invitation of somebody whose browser is signed in: no letter is needed.
pub async fn ask_signed_in(
    pool: &Pool,
    now: DateTime<Utc>,
    pass: &Pass,
    player: &PlayerRow,
) -> Result<Pass, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, _, offered) = lock_offered(conn, pass).await?;
        let invitation = note_wish(conn, now, table.id, player.id, offered).await?;
        let to = Errand::Invitation(table.id, invitation.id);
        Ok(Pass { to, epoch: player.epoch.unsigned_abs(), expires_at: now + TimeDelta::hours(PASS_HOURS) })
    })
    .await
}

/// The table and its seats, and that the seat of the pass is still offered.
async fn lock_offered(conn: &mut Connection, pass: &Pass) -> Result<(TableRow, Vec<SeatRow>, SeatId), GatherError> {
    let Errand::Offer(table, seat) = pass.to else { return Err(GatherError::Unknown) };
    let table = tables::lock(conn, table).await?.ok_or(GatherError::Unknown)?;
    let seats = seats::list(conn, table.id).await?;
    let offered = seats.iter().find(|row| row.id == seat).ok_or(GatherError::Unknown)?;
    let is_good = offered.offered_at.is_some() && offered.epoch.unsigned_abs() == pass.epoch;
    if is_good && table.status == "playing" {
        Ok((table, seats, seat))
    } else {
        Err(GatherError::NotOffered(table.code))
    }
}

async fn note_wish(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
    player: PlayerId,
    seat: SeatId,
) -> Result<InvitationRow, GatherError> {
    let invitation = invitations::find_or_insert(conn, now, table, player, true).await?;
    invitations::mark_for_seat(conn, now, invitation.id, seat).await?;
    Ok(invitation)
}
