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
use crate::store::tables::{TableRow, TableStatus};
use crate::store::{AsyncConnection, Connection, Pool, invitations, offers, outbox, players, seats, tables};
use crate::text::Locale;

use super::PlayFault;
use super::ask::seat_letter;
use super::lobby::{GatherError, invite, seat_link};
use super::outbox::{CAP_A_DAY, letter, write_capped};

/// The link that is passed on changes so often, and is good for as long again: whoever sees it has time to use it.
const LINK_DAYS: i64 = 30;
/// How long the pass of somebody who is signed in is good for: the form comes next.
const PASS_HOURS: i64 = 2;

/// How far the others are with offering a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Votes {
    /// Those who play and agree.
    pub agreed: usize,
    /// So many must: more than half of those who play.
    pub needed: usize,
}

impl Votes {
    /// As it is for one seat of a table.
    pub fn of(seats: &[SeatRow], offers: &[OfferRow], seat: SeatId) -> Votes {
        let present = seats.iter().filter(|row| row.is_present());
        let agrees = |row: &&SeatRow| offers.iter().any(|offer| (offer.seat_id, offer.by_seat_id) == (seat, row.id));
        Votes { agreed: present.clone().filter(agrees).count(), needed: present.count() / 2 + 1 }
    }

    fn is_enough(self) -> bool {
        self.agreed >= self.needed
    }
}

/// What the link to an offered seat says: the same for everybody who looks in the same month of the offer. One that was
/// passed on before stays good for another.
pub fn pass(now: DateTime<Utc>, table: TableId, seat: &SeatRow) -> Option<Pass> {
    let offered_at = seat.offered_at?;
    let months = (now - offered_at).num_days().max(0) / LINK_DAYS;
    let expires_at = offered_at + TimeDelta::days((months + 2) * LINK_DAYS);
    let expires_at = DateTime::from_timestamp(expires_at.timestamp(), 0)?;
    Some(Pass { to: Errand::Offer(table, seat.id), epoch: seat.epoch(), expires_at })
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
        let Some(table) = tables::lock(conn, claims.table).await?.filter(|table| table.status == TableStatus::Playing)
        else {
            return Ok(false);
        };
        let seats = seats::list(conn, table.id).await?;
        let own = seats.iter().find(|row| row.is_of(claims) && row.is_present());
        let Some(own) = own.filter(|_| seats.iter().any(|row| row.id == seat && row.is_kept())) else {
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
        follow(conn, now, table.id, &seats).await?;
        Ok(true)
    })
    .await
}

/// An offer stands while enough of those who play agree; whom the seat belongs to is told, and may be back first.
pub(super) async fn follow(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
    seats: &[SeatRow],
) -> Result<(), PlayFault> {
    let agreed = offers::list(conn, table).await?;
    for kept in seats.iter().filter(|row| row.is_kept()) {
        match (kept.offered_at, Votes::of(seats, &agreed, kept.id).is_enough()) {
            (None, true) => {
                seats::mark_offered(conn, kept.id, Some(now)).await?;
                tell(conn, now, table, kept).await?;
            }
            (Some(_), false) => {
                seats::mark_offered(conn, kept.id, None).await?;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    Ok(())
}

/// Once for each time the player went away: the first letter since then said that the caretaker keeps the seat, the second
/// that it is offered, and no third follows however often the others change their minds.
async fn tell(conn: &mut Connection, now: DateTime<Utc>, table: TableId, kept: &SeatRow) -> Result<(), PlayFault> {
    let (Some(player), Some(away_at), None) = (kept.player_id, kept.away_at, kept.resigned_at) else { return Ok(()) };
    if offers::count_told(conn, kept.id, player, away_at).await? <= 1 {
        outbox::insert(conn, seat_letter(now, table, kept, LetterKind::Away)?.as_slice()).await?;
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
        invite::check_wishes(conn, now, table.id).await?;
        let player = players::find_or_insert(conn, now, address).await?;
        // A first letter in the language of the page that asked for it.
        if player.locale.is_none() {
            players::mark_locale(conn, player.id, locale.tag()).await?;
        }
        let about = match seats.iter().find(|seat| seat.player_id == Some(player.id)) {
            Some(own) => NewLetter { seat_id: Some(own.id), ..letter(now, LetterKind::FreshLink, player.id)? },
            None => {
                let invitation = note_wish(conn, now, table.id, player.id, offered).await?;
                NewLetter { invitation_id: Some(invitation.id), ..letter(now, LetterKind::Invitation, player.id)? }
            }
        };
        Ok(write_capped(conn, &player, &NewLetter { table_id: Some(table.id), ..about }, CAP_A_DAY).await?)
    })
    .await
}

/// Where somebody goes on whose browser is signed in: no letter is needed.
pub enum Onward {
    Invitation(Pass),
    /// Whoever plays at the table goes to the own seat, and nothing else happens.
    OwnSeat(Claims),
}

pub async fn ask_signed_in(
    pool: &Pool,
    now: DateTime<Utc>,
    pass: &Pass,
    player: &PlayerRow,
) -> Result<Onward, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (table, seats, offered) = lock_offered(conn, pass).await?;
        if let Some(own) = seats.iter().find(|seat| seat.player_id == Some(player.id)) {
            return Ok(Onward::OwnSeat(seat_link(now, table.id, own)));
        }
        let invitation = note_wish(conn, now, table.id, player.id, offered).await?;
        let to = Errand::Invitation(table.id, invitation.id);
        let expires_at = now + TimeDelta::hours(PASS_HOURS);
        Ok(Onward::Invitation(Pass { to, epoch: player.epoch(), expires_at }))
    })
    .await
}

/// The table and its seats, and that the seat of the pass is still offered.
async fn lock_offered(conn: &mut Connection, pass: &Pass) -> Result<(TableRow, Vec<SeatRow>, SeatId), GatherError> {
    let Errand::Offer(table, seat) = pass.to else { return Err(GatherError::Unknown) };
    let table = tables::lock(conn, table).await?.ok_or(GatherError::Unknown)?;
    let seats = seats::list(conn, table.id).await?;
    let offered = seats.iter().find(|row| row.id == seat).ok_or(GatherError::Unknown)?;
    let is_good = offered.offered_at.is_some() && offered.epoch() == pass.epoch;
    if is_good && table.status == TableStatus::Playing {
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
