//! An answer, and everything that follows from it: one transaction for entries, snapshot, questions
//! and letters.

use chrono::{DateTime, Utc};
use futures_util::try_join;

use crate::bot::Bots;
use crate::engine::{Game, Misread};
use crate::link::Claims;
use crate::store::{AsyncConnection, Connection, Pool, entries, outbox, questions, seats, tables};
use crate::vault::{Scope, Vault};

use super::PlayFault;
use super::ask::Aftermath;
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
    let (seats, open) = try_join!(seats::list(conn, table.id), questions::list_open(conn, table.id))?;
    let own = seats.iter().find(|seat| seat.is_of(claims));
    let own = own.ok_or(SubmitError::Revoked)?;
    let seat = own.seat().ok_or(SubmitError::Revoked)?;
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

    let after = Aftermath { table: table.id, live: &live, seats: &seats, open: &open, actor: Some(seat) };
    store(conn, now, vault, &after).await?;
    Ok(Submitted::Done)
}

/// Everything that follows from what happened at a table: entries, snapshot, questions, letters. What does not need the
/// answer to something before it is sent together.
pub(super) async fn store<G: Bots>(
    conn: &mut Connection,
    now: DateTime<Utc>,
    vault: &Vault,
    after: &Aftermath<'_, G>,
) -> Result<(), PlayFault> {
    let (entries, sealed, asking) = (after.live.entries(vault, after.table)?, after.live.seal(vault)?, after.asking());
    let (progress, actor) = (sealed.progress(now), after.actor_row());
    let (_, _, _, opened) = try_join!(
        entries::insert(conn, &entries),
        tables::update(conn, after.table, &progress),
        async {
            match actor {
                Some(row) => seats::mark_acted(conn, now, row.id).await,
                None => Ok(0),
            }
        },
        asking.store(conn, now, after.table),
    )?;
    let letters = after.letters(now, &opened)?;
    if !letters.is_empty() {
        outbox::insert(conn, &letters).await?;
    }
    Ok(())
}
