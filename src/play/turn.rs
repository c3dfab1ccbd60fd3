//! An answer, and everything that follows from it: one transaction for entries, snapshot, words, questions and letters.

use crate::clock::Clock;
use crate::engine::for_game;
use crate::link::Claims;
use crate::settle::words::Words;
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool};
use crate::vault::Vault;

use super::held::{self, Held};
use super::live::NotDone;
use super::words::{Refusal, Spoken, SubmitError, lay, receipt};

/// What a player says to a question, in written form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Submission {
    /// What is done now; in a closed round, as soon as the round is read.
    pub action: Option<String>,
    /// What is said ahead along with it.
    pub words: Spoken,
}

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// It was carried out, or laid down.
    Done,
    /// The same, and a bot has to think before it goes on.
    AsksBots,
    /// The very same form had been taken before: a doubled one.
    DoneBefore,
}

impl<G: Words> From<NotDone<G::Illegal>> for SubmitError<Refusal<G>> {
    fn from(not_done: NotDone<G::Illegal>) -> SubmitError<Refusal<G>> {
        match not_done {
            NotDone::Illegal(reason) => SubmitError::Refused(Refusal::Illegal(reason)),
            NotDone::Fault(fault) => fault.into(),
        }
    }
}

/// Carries out the answer for the seat and question that the form's capability names.
pub async fn submit(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    answer: &Submission,
) -> Result<Submitted, SubmitError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| submit_within(conn, clock, vault, claims, answer).await).await
}

/// The same within a transaction that has more to do.
pub(super) async fn submit_within(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    answer: &Submission,
) -> Result<Submitted, SubmitError> {
    let (row, kind) = held::lock(conn, claims.table).await?.ok_or(SubmitError::Revoked)?;
    for_game!(kind, G => {
        submit_locked::<G>(conn, clock, vault, row, claims, answer).await.map_err(SubmitError::of_any)
    })
}

async fn submit_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    claims: &Claims,
    answer: &Submission,
) -> Result<Submitted, SubmitError<Refusal<G>>> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let (own, seat) = held.own(claims).ok_or(SubmitError::Revoked)?;
    let own = own.id;
    let form = receipt::<G>(claims, answer.action.as_deref(), &answer.words);
    let asked = held.open.iter().any(|question| {
        question.seat_id == own && question.id == claims.question && question.revision.unsigned_abs() == claims.revision
    });
    let live = &mut held.live;
    if !asked {
        let before = live.pad(seat).receipt == Some(form);
        return if before { Ok(Submitted::DoneBefore) } else { Err(SubmitError::Stale) };
    }
    let action = answer.action.as_deref().map(|text| live.game().read(text).map_err(Refusal::Unreadable));
    let action = action.transpose().map_err(SubmitError::Refused)?;
    let said = lay(live.game(), live.occasion(), live.latest(seat), &answer.words).map_err(SubmitError::Refused)?;
    live.pad(seat).receipt = Some(form);
    held.say(seat, said, action)?;
    held.store(conn, vault, Some(seat)).await?;
    let asks_bots = held.live.riddles.as_ref().is_some_and(|riddles| !riddles.is_empty());
    Ok(if asks_bots { Submitted::AsksBots } else { Submitted::Done })
}
