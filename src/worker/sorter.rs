//! The worker that reads what mail servers have handed over. One message that cannot be read holds up no other.

use std::time::Duration;

use chrono::TimeDelta;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::mail::vouch::Voucher;
use crate::play::PlayFault;
use crate::play::arrivals::{self as read, Desk};
use crate::store::{Pool, arrivals};
use crate::vault::Vault;

use super::PostBell;
use super::mailer::told;

const POLL: Duration = Duration::from_secs(5);
const LEASE: TimeDelta = TimeDelta::seconds(20);
const HANDFUL: i64 = 16;
/// What cannot be read so often never will be.
const ATTEMPTS_MAX: i16 = 5;

pub struct Sorter {
    pub desk: Desk,
    /// Rung when a letter may have to go back at once.
    pub bell: PostBell,
}

impl Sorter {
    /// Nobody vouches for a sender, until somebody says who.
    pub fn new(pool: Pool, clock: Clock, vault: Vault) -> Sorter {
        Sorter { desk: Desk { pool, clock, vault, voucher: Voucher::Nobody }, bell: PostBell::default() }
    }

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
        let Desk { pool, clock, .. } = &self.desk;
        let now = clock.now();
        let claimed = arrivals::claim(&mut *pool.get().await?, now, now + LEASE, HANDFUL).await?;
        for arrival in &claimed {
            let Err(error) = read::read(&self.desk, arrival).await else { continue };
            tracing::warn!(arrival.id = arrival.id.0, %error, "a message that came in cannot be read");
            if arrival.attempts >= ATTEMPTS_MAX {
                let conn = &mut *pool.get().await?;
                arrivals::mark_done_if_ours(conn, now, arrival, Err(&error.to_string()), None).await?;
            }
        }
        if !claimed.is_empty() {
            self.bell.ring();
        }
        Ok(claimed.len())
    }
}
