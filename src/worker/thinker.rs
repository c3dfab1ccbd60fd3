//! The worker that thinks for bots: as many tables at once as the machine has cores. Whatever they think about, their answers
//! come a fixed pause after they were asked, so that nobody can tell an easy choice from a hard one.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::clock::Clock;
use crate::play::think;
use crate::store::Pool;
use crate::store::thoughts::Claimed;
use crate::vault::Vault;

use super::PostBell;
use super::mailer::{Mailer, told};

/// Another server's bots are looked after so late, if that server is gone.
const POLL: Duration = Duration::from_secs(1);
/// Far longer than anything takes to think about, in a queue of as many as one worker takes.
const LEASE: TimeDelta = TimeDelta::seconds(60);
/// Tables in one worker's hands at most; the others wait for their turn, or for another worker.
const IN_HAND_MAX: usize = 32;
/// From the question to the answer, whatever the question is.
const PAUSE: TimeDelta = TimeDelta::milliseconds(600);

#[derive(Clone)]
pub struct Thinker {
    pub(super) pool: Pool,
    pub(super) clock: Clock,
    pub(super) vault: Vault,
    bell: PostBell,
    /// One for each core: more would not be quicker.
    pub(super) places: Arc<Semaphore>,
}

impl Thinker {
    /// With the same means as the post, and woken by the same bell.
    pub fn beside(post: &Mailer, cores: usize) -> Thinker {
        let (pool, clock) = (post.pool.clone(), post.clock.clone());
        Thinker {
            pool,
            clock,
            vault: post.vault.clone(),
            bell: post.bell.clone(),
            places: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Until it is told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let mut thinking = JoinSet::new();
        while !*stop.borrow() {
            while thinking.try_join_next().is_some() {}
            let free = IN_HAND_MAX.saturating_sub(thinking.len());
            let now = self.clock.now();
            let claimed = match think::claim(&self.pool, now, now + LEASE, i64::try_from(free).unwrap_or(0)).await {
                Ok(claimed) => claimed,
                Err(error) => {
                    tracing::warn!(%error, "bots cannot be looked after now");
                    Vec::new()
                }
            };
            for asked in claimed {
                thinking.spawn(self.clone().answer(asked));
            }
            tokio::select! {
                () = tokio::time::sleep(POLL) => {}
                () = self.bell.heard_by_bots() => {}
                () = told(&mut stop) => {}
            }
        }
        // Whatever is not answered yet is thought about again by whoever comes next.
    }

    async fn answer(self, asked: Claimed) {
        let table = asked.table_id;
        let answers_at = asked.asked_at + PAUSE;
        let pause = async {
            // Clocks differ: never longer than the pause itself.
            let left = (answers_at - self.clock.now()).clamp(TimeDelta::zero(), PAUSE);
            tokio::time::sleep(left.to_std().unwrap_or_default()).await;
        };
        if let Err(error) = think::think(&self.pool, &self.clock, &self.vault, table, (&self.places, pause)).await {
            tracing::error!(table.id = table.0, attempts = asked.attempts, %error, "a bot of this table cannot answer");
        }
        self.bell.tell_answered(table);
        // There may be more to think about here or at another table, and letters to send.
        self.bell.ring();
    }
}
