//! An answer, and everything that follows from it: one transaction for entries, snapshot, questions
//! and letters.

use chrono::{DateTime, Utc};

use crate::bot::Bots;
use crate::engine::{Game, Misread};
use crate::link::Claims;
use crate::store::{AsyncConnection, Connection, Pool, entries, questions, seats, tables};
use crate::vault::{Scope, Vault};

use super::PlayFault;
use super::ask::{Aftermath, ask};
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
        let drawer = vault.drawer(Scope::Table(&table.code));
        let last = entries::find_last_of_seat(conn, table.id, seat).await?;
        return match last {
            Some(last) if hidden_of(&drawer, &table.code, &last)?.written == answer => Ok(Submitted::DoneBefore),
            Some(_) | None => Err(SubmitError::Stale),
        };
    }
    let mut live: Live<G> = Live::load(vault, &table, &seats)?;
    let action = live.game.read(answer).map_err(SubmitError::Unreadable)?;
    live.act(now, seat, &action).map_err(SubmitError::Illegal)?;

    seats::mark_acted(conn, now, own.id).await?;
    let after = Aftermath { table: table.id, live: &live, seats: &seats, open: &open, actor: Some(seat) };
    store(conn, now, vault, &after).await?;
    Ok(Submitted::Done)
}

/// Everything that follows from what happened at a table: entries, snapshot, questions, letters.
pub(super) async fn store<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    after: &Aftermath<'_, G>,
) -> Result<(), PlayFault> {
    entries::insert(conn, &after.live.entries(vault, after.table)?).await?;
    tables::update(conn, after.table, &after.live.seal(vault)?.progress(now)).await?;
    ask(conn, now, after).await
}
