//! The worker that reads what mail servers have handed over. One message that cannot be read holds up no other.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use chrono::TimeDelta;
use futures_util::FutureExt as _;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::mail::vouch::Voucher;
use crate::play::PlayFault;
use crate::play::arrivals::{self as read, Desk};
use crate::store::Pool;
use crate::store::arrivals::{self, ClaimedArrival};
use crate::vault::Vault;

use super::mailer::told;
use super::{PostBell, PostCounts};

const POLL: Duration = Duration::from_secs(5);
const LEASE: TimeDelta = TimeDelta::seconds(20);
const HANDFUL: i64 = 16;
/// What cannot be read so often never will be.
const ATTEMPTS_MAX: i16 = 5;

pub struct Sorter {
    pub desk: Desk,
    /// Rung when a letter may have to go back at once.
    pub bell: PostBell,
    /// What came of what.
    pub counts: PostCounts,
}

/// Why a message was not read.
enum Unread {
    /// The database was away: nothing is wrong with the message.
    Hindered(String),
    Broken(String),
}

impl Sorter {
    /// Nobody vouches for a sender, until somebody says who.
    pub fn new(pool: Pool, clock: Clock, vault: Vault) -> Sorter {
        let desk = Desk { pool, clock, vault, voucher: Voucher::Nobody };
        Sorter { desk, bell: PostBell::default(), counts: PostCounts::default() }
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
            match self.read(arrival).await {
                Ok(outcome) => self.counts.count(outcome, 1),
                Err(unread) => self.put_off(arrival, unread).await?,
            }
        }
        if !claimed.is_empty() {
            self.bell.ring();
        }
        Ok(claimed.len())
    }

    async fn read(&self, arrival: &ClaimedArrival) -> Result<&'static str, Unread> {
        // It was in hand before and never put down: it may be what brings the process down.
        if arrival.attempts > ATTEMPTS_MAX {
            return Err(Unread::Broken("taken in hand too often without an end".to_owned()));
        }
        match AssertUnwindSafe(read::read(&self.desk, arrival)).catch_unwind().await {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(fault)) if fault.is_trouble() => Err(Unread::Hindered(fault.to_string())),
            Ok(Err(fault)) => Err(Unread::Broken(fault.to_string())),
            // What a panic says may hold what a message hides.
            Err(_panic) => Err(Unread::Broken("panic while reading".to_owned())),
        }
    }

    /// It is read again once its lease has run out, unless that was tried often enough. Trouble with the database costs nothing.
    async fn put_off(&self, arrival: &ClaimedArrival, unread: Unread) -> Result<(), PlayFault> {
        let (id, attempts) = (arrival.id.0, arrival.attempts);
        let conn = &mut *self.desk.pool.get().await?;
        match unread {
            Unread::Hindered(reason) => {
                tracing::warn!(arrival.id = id, reason, "a message that came in waits for the database");
                arrivals::uncount_if_ours(conn, arrival).await?;
                self.counts.count("hindered", 1);
            }
            Unread::Broken(reason) if attempts >= ATTEMPTS_MAX => {
                tracing::error!(arrival.id = id, attempts, reason, "a message that came in is given up");
                let now = self.desk.clock.now();
                arrivals::mark_done_if_ours(conn, now, arrival, Err(&reason), arrival.body.as_deref()).await?;
                self.counts.count("unreadable", 1);
            }
            Unread::Broken(reason) => {
                tracing::warn!(arrival.id = id, attempts, reason, "a message that came in cannot be read");
                self.counts.count("failed to read", 1);
            }
        }
        Ok(())
    }
}
