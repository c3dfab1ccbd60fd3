//! What players say ahead: read from its written form and laid down, with an answer or by itself.

use sha2::{Digest as _, Sha256};

use crate::clock::Clock;
use crate::engine::Misread;
use crate::link::Claims;
use crate::settle::patience::NotPatience;
use crate::settle::sheet::{Receipt, TooLong};
use crate::settle::words::{Kept, Occasion, Said, Words, Written};
use crate::store::{AsyncConnection, Connection, Pool};
use crate::vault::Vault;

use super::PlayFault;
use super::held::Held;

/// More than anybody can keep in mind.
pub const ORDERS_MAX: usize = 12;

/// What is said about later, in its written form. Nothing leaves what lies there; an empty text withdraws it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    /// About the next movement: a line for each place.
    pub next: Option<String>,
    /// About the own next turn.
    pub plan: Option<String>,
    /// All standing orders, a line for each.
    pub orders: Option<String>,
    pub patience: Option<String>,
}

/// Why words were not kept; nothing was.
#[derive(Debug)]
pub enum NotKept<G: Words> {
    /// Not in the written form.
    Unreadable(Misread<G::WordExpected>),
    NotPatience(NotPatience),
    TooManyOrders,
    TooLong,
}

/// Why a form that only speaks of later changed nothing.
#[derive(Debug)]
pub enum KeepError<G: Words> {
    /// The seat's links were revoked, there is no such seat, or its game is over.
    Revoked,
    NotKept(NotKept<G>),
    Fault(PlayFault),
}

impl<G: Words, E: Into<PlayFault>> From<E> for KeepError<G> {
    fn from(error: E) -> KeepError<G> {
        match error.into() {
            PlayFault::Words(TooLong) => KeepError::NotKept(NotKept::TooLong),
            fault => KeepError::Fault(fault),
        }
    }
}

/// Lays down what the player of the seat says about later; if that answers what is open, it is carried out.
pub async fn keep<G: Words>(
    pool: &Pool,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    ahead: &Ahead,
) -> Result<(), KeepError<G>> {
    let conn = &mut *pool.get().await?;
    conn.transaction(async |conn| keep_locked(conn, clock, vault, claims, ahead).await).await
}

async fn keep_locked<G: Words>(
    conn: &mut Connection,
    clock: &Clock,
    vault: &Vault,
    claims: &Claims,
    ahead: &Ahead,
) -> Result<(), KeepError<G>> {
    let held = Held::lock(conn, clock, vault, claims.table).await?.filter(Held::is_playing);
    let mut held: Held<G> = held.ok_or(KeepError::Revoked)?;
    let own = held.own(claims).filter(|(own, _)| own.resigned_at.is_none());
    let seat = own.map(|(_, seat)| seat).ok_or(KeepError::Revoked)?;
    let live = &mut held.live;
    let at = live.occasion();
    let spoken = Spoken::read(ahead, live.game()).map_err(KeepError::NotKept)?;
    spoken.lay(at, &mut live.sheet(seat).said);
    live.settle()?;
    held.store(conn, vault, Some(seat)).await?;
    Ok(())
}

/// Words that were read; the outer nothing leaves what lies there, the inner one withdraws it.
pub(super) struct Spoken<G: Words> {
    next: Option<Option<G::NextPage>>,
    plan: Option<Option<G::Plan>>,
    orders: Option<Vec<G::Order>>,
    patience: Option<Option<crate::settle::patience::Patience>>,
}

impl<G: Words> Spoken<G> {
    pub(super) fn read(ahead: &Ahead, game: &G) -> Result<Self, NotKept<G>> {
        let patience = |text: &str| text.parse().map_err(NotKept::NotPatience);
        let orders = ahead.orders.as_deref().map(|text| text.lines().map(|line| word(game, line)).collect());
        let orders: Option<Vec<G::Order>> = orders.transpose()?;
        if orders.as_ref().is_some_and(|orders| orders.len() > ORDERS_MAX) {
            return Err(NotKept::TooManyOrders);
        }
        Ok(Self {
            next: said(ahead.next.as_deref(), |text| word(game, text))?,
            plan: said(ahead.plan.as_deref(), |text| word(game, text))?,
            orders,
            patience: said(ahead.patience.as_deref(), patience)?,
        })
    }

    pub(super) fn lay(self, at: Occasion, on: &mut Said<G>) {
        if let Some(next) = self.next {
            on.put_next(at, next);
        }
        if let Some(plan) = self.plan {
            on.plan = plan.map(|word| Kept { word, at });
        }
        if let Some(orders) = self.orders {
            on.put_orders(at, orders);
        }
        if let Some(patience) = self.patience {
            on.patience = patience;
        }
    }
}

/// Nothing, withdrawn, or read.
pub(super) fn said<T, E>(text: Option<&str>, read: impl FnOnce(&str) -> Result<T, E>) -> Result<Option<Option<T>>, E> {
    match text {
        None => Ok(None),
        Some("") => Ok(Some(None)),
        Some(text) => Ok(Some(Some(read(text)?))),
    }
}

pub(super) fn word<G: Words, W: Written<G>>(game: &G, text: &str) -> Result<W, NotKept<G>> {
    W::read(game, text).map_err(NotKept::Unreadable)
}

/// Stands for everything that one form said.
pub(super) fn receipt(claims: &Claims, said: &[Option<&str>]) -> Receipt {
    let mut digest = Sha256::new();
    digest.update(claims.question.0.to_be_bytes());
    digest.update(claims.revision.to_be_bytes());
    for text in said {
        // No written form has this byte, so that texts cannot run into each other.
        digest.update([0, u8::from(text.is_some())]);
        digest.update(text.unwrap_or_default());
    }
    let digest: [u8; 32] = digest.finalize().into();
    Receipt(std::array::from_fn(|byte| digest[byte]))
}
