//! The worker that reads what mail servers have handed over. One message that cannot be read holds up no other.

use std::time::Duration;

use chrono::TimeDelta;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::play::{PlayFault, arrivals as read};
use crate::store::{Pool, arrivals};
use crate::vault::Vault;

use super::mailer::told;

const POLL: Duration = Duration::from_secs(5);
const LEASE: TimeDelta = TimeDelta::seconds(20);
const HANDFUL: i64 = 16;
/// What cannot be read so often never will be.
const ATTEMPTS_MAX: i16 = 5;

pub struct Sorter {
    pub pool: Pool,
    pub clock: Clock,
    pub vault: Vault,
}

impl Sorter {
    /// Until it is told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            match self.work_off().await {
                // There may be more.
                Ok(done) if done > 0 => continue,
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "what came in cannot be read now"),
            }
            tokio::select! {
                () = tokio::time::sleep(POLL) => {}
                () = told(&mut stop) => {}
            }
        }
    }

    /// Reads a handful; says how many were in hand.
    pub async fn work_off(&self) -> Result<usize, PlayFault> {
        let now = self.clock.now();
        let claimed = arrivals::claim(&mut *self.pool.get().await?, now, now + LEASE, HANDFUL).await?;
        for arrival in &claimed {
            let Err(error) = read::read(&self.pool, &self.clock, &self.vault, arrival).await else { continue };
            tracing::warn!(arrival.id = arrival.id.0, %error, "a message that came in cannot be read");
            if arrival.attempts >= ATTEMPTS_MAX {
                let conn = &mut *self.pool.get().await?;
                arrivals::mark_done_if_ours(conn, now, arrival, Err(&error.to_string())).await?;
            }
        }
        Ok(claimed.len())
    }
}
