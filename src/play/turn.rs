//! An answer, and everything that follows from it: one transaction for entries, snapshot and questions.

use chrono::{DateTime, Utc};

use crate::bot::Bots;
use crate::engine::{Game, Misread, PerSeat, Seat};
use crate::id::TableId;
use crate::link::Claims;
use crate::settle::Mind;
use crate::store::questions::QuestionRow;
use crate::store::seats::SeatRow;
use crate::store::tables::Progress;
use crate::store::{AsyncConnection, Connection, Pool, QueryError, entries, questions, seats, tables};
use crate::vault::Vault;

use super::PlayFault;
use super::live::Live;
use super::look::hidden_of;

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// It was carried out.
    Done,
    /// The very same answer had been carried out before: a doubled form.
    DoneBefore,
}

/// Why an answer changed nothing.
#[derive(Debug)]
pub enum SubmitError<G: Game> {
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
    /// The question is closed or has changed since the form was shown.
    Stale,
    /// The answer is not in the written form.
    Unreadable(Misread<G::Expected>),
    Illegal(G::Illegal),
    Fault(PlayFault),
}

impl<G: Game, E: Into<PlayFault>> From<E> for SubmitError<G> {
    fn from(error: E) -> SubmitError<G> {
        SubmitError::Fault(error.into())
    }
}

/// Carries out the written answer for the seat and question that the form's capability names.
pub async fn submit<G: Bots>(
    pool: &Pool,
    now: DateTime<Utc>,
    vault: &Vault,
    claims: &Claims,
    answer: &str,
) -> Result<Submitted, SubmitError<G>> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| submit_locked(conn, now, vault, claims, answer).await).await
}

async fn submit_locked<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    claims: &Claims,
    answer: &str,
) -> Result<Submitted, SubmitError<G>> {
    let table = tables::lock(conn, claims.table).await?.ok_or(SubmitError::Revoked)?;
    let seats = seats::list(conn, table.id).await?;
    let own = seats.iter().find(|seat| seat.id == claims.seat && seat.epoch.unsigned_abs() == claims.epoch);
    let own = own.ok_or(SubmitError::Revoked)?;
    let seat = own.seat().ok_or(SubmitError::Revoked)?;
    let open = questions::list_open(conn, table.id).await?;
    let asked = open.iter().any(|question| {
        question.seat_id == own.id
            && question.id == claims.question
            && question.revision.unsigned_abs() == claims.revision
    });
    if !asked {
        let last = entries::find_last_of_seat(conn, table.id, seat).await?;
        return match last {
            Some(last) if hidden_of(vault, &table.code, &last)?.written == answer => Ok(Submitted::DoneBefore),
            Some(_) | None => Err(SubmitError::Stale),
        };
    }
    let mut live: Live<G> = Live::load(vault, &table, &seats)?;
    let action = live.game.read(answer).map_err(SubmitError::Unreadable)?;
    live.act(now, seat, &action).map_err(SubmitError::Illegal)?;

    let sealed = live.seal(vault)?;
    let progress = Progress {
        status: sealed.status,
        seq: sealed.seq,
        head: &sealed.head,
        digest: &sealed.digest,
        snapshot: &sealed.snapshot,
        ended_at: (sealed.status == "over").then_some(now),
    };
    entries::insert(conn, &live.entries(vault, table.id)?).await?;
    tables::update(conn, table.id, &progress).await?;
    ask(conn, now, table.id, &live.game, &live.minds, &seats, &open).await?;
    Ok(Submitted::Done)
}

/// Opens, changes and closes questions so that exactly the awaited people are asked.
pub(super) async fn ask<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    table: TableId,
    game: &G,
    minds: &PerSeat<Mind>,
    seats: &[SeatRow],
    open: &[QuestionRow],
) -> Result<(), QueryError> {
    for (seat, row) in Seat::all(game.seats()).zip(seats) {
        let awaited = game.to_act().contains(seat) && minds[seat] == Mind::Person;
        let question = open.iter().find(|question| question.seat_id == row.id);
        match (awaited, question) {
            (true, None) => questions::open(conn, now, table, row.id).await?,
            // It is asked anew after every answer, its own included: what it sees has changed.
            (true, Some(question)) => questions::mark_changed(conn, question.id).await?,
            (false, Some(question)) => questions::mark_closed(conn, now, question.id).await?,
            (false, None) => 0,
        };
    }
    Ok(())
}
