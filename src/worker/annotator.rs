//! The worker that looks back at games which are over: one at a time, and only while no bot of a running table wants to think.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use tokio::sync::{Semaphore, watch};

use crate::clock::Clock;
use crate::play::hindsight;
use crate::store::Pool;
use crate::store::hindsights::Claimed;
use crate::vault::Vault;

use super::mailer::told;
use super::thinker::Thinker;

/// So late somebody who wants to look back is noticed.
const POLL: Duration = Duration::from_secs(2);
/// Far longer than a few decisions take, with bots that come first. It is renewed after those.
const LEASE: TimeDelta = TimeDelta::minutes(5);

pub struct Annotator {
    pool: Pool,
    clock: Clock,
    vault: Vault,
    places: Arc<Semaphore>,
}

impl Annotator {
    /// With the same means as whoever thinks for bots, and in the same places.
    pub fn beside(thinker: &Thinker) -> Annotator {
        let Thinker { pool, clock, vault, places, .. } = thinker.clone();
        Annotator { pool, clock, vault, places }
    }

    /// Until it is told to stop. What was not kept then is thought once more by whoever comes next.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let worked = tokio::select! {
                worked = self.work() => worked,
                () = told(&mut stop) => return,
            };
            if !worked {
                tokio::select! {
                    () = tokio::time::sleep(POLL) => {}
                    () = told(&mut stop) => {}
                }
            }
        }
    }

    /// Looks back at the game that waits longest; no if none does.
    pub async fn work(&self) -> bool {
        let now = self.clock.now();
        let claimed = match hindsight::claim(&self.pool, now, now + LEASE, 1).await {
            Ok(claimed) => claimed.into_iter().next(),
            Err(error) => {
                tracing::warn!(%error, "games that are over cannot be looked back at now");
                None
            }
        };
        let Some(claimed) = claimed else { return false };
        let Claimed { table_id: table, attempts } = claimed;
        let looked = hindsight::look_back(&self.pool, &self.clock, &self.vault, claimed, (&self.places, LEASE)).await;
        match looked {
            Ok(()) => {}
            Err(error) if error.is_trouble() => {
                tracing::warn!(%error, "games that are over cannot be looked back at now")
            }
            Err(error) => tracing::error!(table.id = table.0, attempts, %error, "a game cannot be looked back at"),
        }
        true
    }
}
