//! Somebody takes over a seat that was offered: the log says so, what its former player had said ahead is gone, and no link
//! or cookie of his opens it any more.

use chrono::{DateTime, Utc};

use crate::clock::Clock;
use crate::deadline::zone::Zone;
use crate::engine::for_game;
use crate::engine::log::{Handle, Service};
use crate::link::{Claims, Errand, Pass};
use crate::mail::kind::LetterKind;
use crate::settle::pad::Pad;
use crate::settle::words::Words;
use crate::store::formers::FormerRow;
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::outbox::NewLetter;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool, clocks, formers, invitations, offers, outbox, seats};
use crate::text::Locale;
use crate::vault::Vault;

use super::held::{self, Held};
use super::lobby::wish::Name;
use super::lobby::{GatherError, accept, seat_link};
use super::outbox::letter;
use super::{PlayFault, presence, seat_offer};

/// Whoever takes the seat. The lucky words are in the deal already.
#[derive(Clone)]
pub struct Heir {
    pub name: Name,
    pub locale: Locale,
    pub zone: Option<Zone>,
}

/// Takes the seat of the invitation and returns what its link says; the second time only that.
pub async fn take(pool: &Pool, clock: &Clock, vault: &Vault, pass: &Pass, heir: &Heir) -> Result<Claims, GatherError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let Errand::Invitation(table, _) = pass.to else { return Err(GatherError::Unknown) };
        let (row, kind) = held::lock(conn, table).await?.ok_or(GatherError::Unknown)?;
        for_game!(kind, G => take_locked::<G>(conn, (clock, vault), row, pass, heir).await)
    })
    .await
}

async fn take_locked<G: Words>(
    conn: &mut Connection,
    (clock, vault): (&Clock, &Vault),
    row: TableRow,
    pass: &Pass,
    heir: &Heir,
) -> Result<Claims, GatherError> {
    let table = row.id;
    let held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let now = held.now();
    let (invitation, player) = accept::find_invited(conn, pass).await?;
    let own = held.seats.iter().find(|seat| seat.player_id == Some(player.id));
    if let Some(own) = own.filter(|own| invitation.answer == Some(Reply::Accepted) && is_offered(&invitation, own)) {
        return Ok(seat_link(now, table, own));
    }
    let seat = held.seats.iter().find(|seat| is_offered(&invitation, seat) && seat.offered_at.is_some());
    let (Some(seat), None, true) = (seat.cloned(), own, held.is_playing()) else {
        return Err(GatherError::NotOffered(held.row.code.clone()));
    };
    // Not that of whoever held the seat either: nobody would see that somebody new sits there.
    if held.seats.iter().any(|other| heir.name.is_like(&other.name)) {
        return Err(GatherError::NameTaken);
    }
    hand_over(conn, vault, held, &seat, &player, heir).await?;
    invitations::mark_answered(conn, now, invitation.id, Reply::Accepted).await?;
    let own = seats::find(conn, seat.id).await?.ok_or(GatherError::Unknown)?;
    Ok(seat_link(now, table, &own))
}

fn is_offered(invitation: &InvitationRow, seat: &SeatRow) -> bool {
    invitation.seat_id == Some(seat.id)
}

async fn hand_over<G: Words>(
    conn: &mut Connection,
    vault: &Vault,
    mut held: Held<G>,
    row: &SeatRow,
    player: &PlayerRow,
    heir: &Heir,
) -> Result<(), PlayFault> {
    let unknown = |what: &str| PlayFault::Unknown(held.row.code.to_string(), what.to_owned());
    let seat = row.seat().ok_or_else(|| unknown("somebody without a seat"))?;
    let now = held.now();
    let to = held.live.book.table().next_person();
    let Handle::Person(number) = to else { return Err(unknown("a bot as an heir")) };
    held.live.serve(Service::Given { seat, to })?;
    let until_seq = held.live.book.entries().cast_signed();
    *held.live.pad(seat) = Pad::default();
    held.live.forget_outgoing(seat);
    formers::insert(
        conn,
        &FormerRow {
            table_id: held.row.id,
            person: row.person(),
            seat_id: row.id,
            player_id: row.player_id,
            name: row.name.clone(),
            until_seq,
            until_at: now,
        },
    )
    .await?;
    seat_offer::end(conn, row.id).await?;
    // The newcomer has agreed to nothing yet.
    offers::delete_by(conn, row.id).await?;
    seats::mark_given(conn, now, row.id, player.id, heir.name.as_str(), number.into()).await?;
    clocks::delete_stopped(conn, row.id).await?;
    accept::welcome(conn, now, player, &heir.name, heir.locale, heir.zone).await?;
    tell_former(conn, now, &held, row).await?;

    held.seats = seats::list(conn, held.row.id).await?;
    held.live.settle()?;
    held.store(conn, vault, Some(seat)).await?;
    presence::follow(conn, now, held.row.id).await?;
    if !held.live.awaited.iter().any(|awaited| awaited.seat == seat) {
        // Whoever is asked at once has that letter.
        let about = letter(now, LetterKind::Begins, player.id)?;
        outbox::insert(conn, &[NewLetter { table_id: Some(held.row.id), seat_id: Some(row.id), ..about }]).await?;
    }
    Ok(())
}

/// The seat is not his any more: the letter has no link to it.
async fn tell_former<G: Words>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    held: &Held<G>,
    row: &SeatRow,
) -> Result<(), PlayFault> {
    if let Some(player) = row.player_id.filter(|_| row.letters) {
        let about = letter(now, LetterKind::Given, player)?;
        outbox::insert(conn, &[NewLetter { table_id: Some(held.row.id), seat_id: Some(row.id), ..about }]).await?;
    }
    Ok(())
}
