//! What players say ahead: pairs of a kind and a text, read from its written form and laid down, with an answer or by itself.

use sha2::{Digest as _, Sha256};

use crate::clock::Clock;
use crate::engine::{Misread, for_game, per_game};
use crate::link::Claims;
use crate::settle::pad::{Receipt, TooLong};
use crate::settle::words::{Form, NotLaid, Occasion, Said, WordKind as _, Words};
use crate::store::tables::TableRow;
use crate::store::{AsyncConnection, Connection, Pool};
use crate::vault::Vault;

use super::PlayFault;
use super::held::{self, Held};

/// Texts by the names of their kinds, as a form posts them. A kind that is missing leaves what lies there; an empty text
/// withdraws it.
pub type Spoken = Vec<(String, String)>;

/// What a game does not take, of an answer or of words; nothing was changed by it.
#[derive(Debug)]
pub enum Refusal<G: Words> {
    /// The answer is not in the written form.
    Unreadable(Misread<G::Expected>),
    NotLaid(NotLaid<G::WordExpected>),
    /// The game has no such words.
    NoSuchKind,
    Illegal(G::Illegal),
}

per_game!(
    /// A refusal, by the game of the table.
    #[derive(Debug)]
    pub enum AnyRefusal of Refusal
);

/// Why nothing was changed.
#[derive(Debug)]
pub enum SubmitError<R = AnyRefusal> {
    /// The seat's links were revoked, there is no such seat, or its game is over.
    Revoked,
    /// The question is closed or has changed since the form was shown.
    Stale,
    Refused(R),
    /// More was said than a pad holds.
    TooLong,
    Fault(PlayFault),
}

impl<R, E: Into<PlayFault>> From<E> for SubmitError<R> {
    fn from(error: E) -> SubmitError<R> {
        match error.into() {
            PlayFault::Words(TooLong) => SubmitError::TooLong,
            fault => SubmitError::Fault(fault),
        }
    }
}

impl<R: Into<AnyRefusal>> SubmitError<R> {
    pub(super) fn of_any(self) -> SubmitError {
        match self {
            SubmitError::Revoked => SubmitError::Revoked,
            SubmitError::Stale => SubmitError::Stale,
            SubmitError::Refused(refusal) => SubmitError::Refused(refusal.into()),
            SubmitError::TooLong => SubmitError::TooLong,
            SubmitError::Fault(fault) => SubmitError::Fault(fault),
        }
    }
}

/// Lays down what the player of the seat says about later; if that answers what is open, it is carried out.
pub async fn keep(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    spoken: &Spoken,
) -> Result<(), SubmitError> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| {
        let (row, kind) = held::lock(conn, claims.table).await?.ok_or(SubmitError::Revoked)?;
        for_game!(kind, G => {
            keep_locked::<G>(conn, clock, vault, row, claims, spoken).await.map_err(SubmitError::of_any)
        })
    })
    .await
}

async fn keep_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    row: TableRow,
    claims: &Claims,
    spoken: &Spoken,
) -> Result<(), SubmitError<Refusal<G>>> {
    let mut held: Held<G> = Held::take(conn, clock, vault, row).await?;
    let own = held.own(claims).filter(|(own, _)| own.resigned_at.is_none() && held.is_playing());
    let seat = own.map(|(_, seat)| seat).ok_or(SubmitError::Revoked)?;
    let live = &mut held.live;
    let is_of_answer =
        |(name, _): &(String, String)| G::Kind::named(name).is_some_and(|kind| kind.form() == Form::Answer);
    if spoken.iter().any(is_of_answer) {
        return Err(SubmitError::Refused(Refusal::NoSuchKind));
    }
    let at = live.occasion();
    let said = lay(live.game(), at, live.latest(seat), spoken).map_err(SubmitError::Refused)?;
    let action = live.outgoing_action(seat);
    held.say(seat, said, action)?;
    held.store(conn, vault, Some(seat)).await?;
    Ok(())
}

/// What lies there once all that was spoken is laid down. One text that cannot be read, and nothing is.
pub(super) fn lay<G: Words>(game: &G, at: Occasion, before: &Said<G>, spoken: &Spoken) -> Result<Said<G>, Refusal<G>> {
    if spoken.iter().any(|(name, _)| G::Kind::named(name).is_none()) {
        return Err(Refusal::NoSuchKind);
    }
    let mut said = before.clone();
    for kind in G::Kind::ALL {
        if let Some(text) = text_of(spoken, kind.name()) {
            G::lay(&mut said, game, at, *kind, text).map_err(Refusal::NotLaid)?;
        }
    }
    Ok(said)
}

fn text_of<'a>(spoken: &'a Spoken, name: &str) -> Option<&'a str> {
    spoken.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
}

/// Stands for everything that one form said.
pub(super) fn receipt<G: Words>(claims: &Claims, action: Option<&str>, spoken: &Spoken) -> Receipt {
    let mut digest = Sha256::new();
    digest.update(claims.question.0.to_be_bytes());
    digest.update(claims.revision.to_be_bytes());
    let words = G::Kind::ALL.iter().map(|kind| text_of(spoken, kind.name()));
    for text in [action].into_iter().chain(words) {
        // No written form has this byte, so that texts cannot run into each other.
        digest.update([0, u8::from(text.is_some())]);
        digest.update(text.unwrap_or_default());
    }
    let digest: [u8; 32] = digest.finalize().into();
    Receipt(std::array::from_fn(|byte| digest[byte]))
}
