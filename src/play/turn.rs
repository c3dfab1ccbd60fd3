//! An answer, and everything that follows from it: one transaction for entries, snapshot, words, questions and letters.

use crate::clock::Clock;
use crate::engine::{Game, Misread};
use crate::link::Claims;
use crate::settle::sheet::TooLong;
use crate::settle::words::Words;
use crate::store::{AsyncConnection, Connection, Pool};
use crate::vault::Vault;

use super::PlayFault;
use super::held::Held;
use super::live::NotDone;
use super::words::{Ahead, NotKept, Spoken, receipt, said, word};

/// What a player says to a question, in written form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// What is done now; in a closed round, as soon as the round is read.
    pub action: Option<String>,
    /// What is said about the rest of the movement. Halves that it leaves out stay as they were; an empty text withdraws
    /// all.
    pub envelope: Option<String>,
    pub ahead: Ahead,
}

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// It was carried out, or laid down.
    Done,
    /// The very same form had been taken before: a doubled one.
    DoneBefore,
}

/// Why an answer changed nothing.
#[derive(Debug)]
pub enum SubmitError<G: Words> {
    /// The seat's links were revoked, or there is no such seat.
    Revoked,
    /// The question is closed or has changed since the form was shown.
    Stale,
    /// The answer is not in the written form.
    Unreadable(Misread<<G as Game>::Expected>),
    NotKept(NotKept<G>),
    Illegal(G::Illegal),
    Fault(PlayFault),
}

impl<G: Words, E: Into<PlayFault>> From<E> for SubmitError<G> {
    fn from(error: E) -> SubmitError<G> {
        match error.into() {
            PlayFault::Words(TooLong) => SubmitError::NotKept(NotKept::TooLong),
            fault => SubmitError::Fault(fault),
        }
    }
}

impl<G: Words> From<NotDone<G::Illegal>> for SubmitError<G> {
    fn from(not_done: NotDone<G::Illegal>) -> SubmitError<G> {
        match not_done {
            NotDone::Illegal(reason) => SubmitError::Illegal(reason),
            NotDone::Fault(fault) => fault.into(),
        }
    }
}

/// Carries out the answer for the seat and question that the form's capability names.
pub async fn submit<G: Words>(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    answer: &Answer,
) -> Result<Submitted, SubmitError<G>> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| submit_locked(conn, clock, vault, claims, answer).await).await
}

async fn submit_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    answer: &Answer,
) -> Result<Submitted, SubmitError<G>> {
    let mut held: Held<G> = Held::lock(conn, clock, vault, claims.table).await?.ok_or(SubmitError::Revoked)?;
    let (own, seat) = held.own(claims).ok_or(SubmitError::Revoked)?;
    let own = own.id;
    let form = form(claims, answer);
    let asked = held.open.iter().any(|question| {
        question.seat_id == own && question.id == claims.question && question.revision.unsigned_abs() == claims.revision
    });
    let live = &mut held.live;
    if !asked {
        let before = live.sheet(seat).receipt == Some(form);
        return if before { Ok(Submitted::DoneBefore) } else { Err(SubmitError::Stale) };
    }
    let action = answer.action.as_deref().map(|text| live.game().read(text).map_err(SubmitError::Unreadable));
    let action = action.transpose()?;
    let envelope = said(answer.envelope.as_deref(), |text| word(live.game(), text)).map_err(SubmitError::NotKept)?;
    let ahead = Spoken::read(&answer.ahead, live.game()).map_err(SubmitError::NotKept)?;

    let at = live.occasion();
    let sheet = live.sheet(seat);
    sheet.receipt = Some(form);
    match envelope {
        Some(Some(envelope)) => sheet.said.put_envelope(at, envelope),
        Some(None) => sheet.said.envelope = None,
        None => {}
    }
    ahead.lay(at, &mut sheet.said);
    match action {
        Some(action) => live.act(seat, action)?,
        None => live.settle()?,
    }
    held.store(conn, vault, Some(seat)).await?;
    Ok(Submitted::Done)
}

fn form(claims: &Claims, answer: &Answer) -> crate::settle::sheet::Receipt {
    let Answer { action, envelope, ahead: Ahead { next, plan, orders, patience } } = answer;
    receipt(claims, &[action, envelope, next, plan, orders, patience].map(Option::as_deref))
}
