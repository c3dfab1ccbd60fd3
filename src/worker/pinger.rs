//! The worker that tells people elsewhere: takes pings that are due, makes a call for each, and notes what became of it. One that
//! hangs holds up no letter and no clock.

use std::time::Duration;

use chrono::TimeDelta;
use futures_util::future::join_all;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::config::BaseUrl;
use crate::ping::call::{Answer, Caller};
use crate::play::PlayFault;
use crate::play::pings::{self as judged, Verdict};
use crate::store::outbox::LetterState;
use crate::store::pings::{self, ClaimedPing};
use crate::store::{Connection, Pool};
use crate::vault::Vault;

use super::backoff::delay;
use super::leases::chance;
use super::mailer::told;

const POLL: Duration = Duration::from_secs(5);
/// Longer than a call may take.
const LEASE: TimeDelta = TimeDelta::seconds(90);
const HANDFUL: i64 = 16;
/// About nine hours of attempts; what is told later tells nobody anything.
const ATTEMPTS_MAX: i16 = 10;

pub struct Pinger {
    pub pool: Pool,
    pub clock: Clock,
    pub vault: Vault,
    pub base_url: BaseUrl,
    pub caller: Caller,
}

impl Pinger {
    /// Until it is told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            match self.work_off().await {
                // There may be more.
                Ok(done) if done > 0 => continue,
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "pings wait: they cannot be worked off now"),
            }
            tokio::select! {
                () = tokio::time::sleep(POLL) => {}
                () = told(&mut stop) => {}
            }
        }
    }

    /// Sends a handful of those that are due; says how many were in hand.
    pub async fn work_off(&self) -> Result<usize, PlayFault> {
        let now = self.clock.now();
        let claimed = pings::claim(&mut *self.pool.get().await?, now, now + LEASE, HANDFUL).await?;
        for (ping, done) in claimed.iter().zip(join_all(claimed.iter().map(|ping| self.deliver(ping))).await) {
            if let Err(error) = done {
                // Its lease runs out, and somebody tries again.
                tracing::warn!(ping.id = ping.id.0, %error, "what became of a ping could not be noted");
            }
        }
        Ok(claimed.len())
    }

    async fn deliver(&self, ping: &ClaimedPing) -> Result<(), PlayFault> {
        let now = self.clock.now();
        let verdict = {
            let conn = &mut *self.pool.get().await?;
            judged::prepare(conn, now, (&self.vault, &self.base_url), ping).await?
        };
        // No connection is kept while somebody else's server thinks.
        let (channel, answer) = match verdict {
            Verdict::Lost => return Ok(()),
            Verdict::Never(reason) => {
                let conn = &mut *self.pool.get().await?;
                pings::mark_done_if_ours(conn, now, ping, LetterState::Unwanted, Some(reason.name())).await?;
                return Ok(());
            }
            Verdict::NotBefore(at) => {
                let conn = &mut *self.pool.get().await?;
                pings::mark_waiting_if_ours(conn, ping, at, None).await?;
                return Ok(());
            }
            Verdict::Send(channel, call) => (channel, self.caller.call(&call).await),
        };
        let conn = &mut *self.pool.get().await?;
        self.note(conn, ping, channel, answer).await
    }

    async fn note(
        &self,
        conn: &mut Connection,
        ping: &ClaimedPing,
        channel: crate::id::ChannelId,
        answer: Answer,
    ) -> Result<(), PlayFault> {
        let (now, id) = (self.clock.now(), ping.id.0);
        match answer {
            Answer::Taken => {
                pings::mark_done_if_ours(conn, now, ping, LetterState::Sent, None).await?;
            }
            Answer::Never(reason) => {
                tracing::info!(ping.id = id, reason, "a ping is refused");
                pings::mark_done_if_ours(conn, now, ping, LetterState::Refused, Some(&reason)).await?;
            }
            Answer::Gone(reason) => {
                tracing::info!(ping.id = id, reason, "a channel will have no pings");
                judged::mark_refused(conn, now, ping, (LetterState::Refused, channel, &reason)).await?;
            }
            Answer::Later(reason, _) if ping.attempts >= ATTEMPTS_MAX => {
                tracing::info!(ping.id = id, reason, "a ping is given up, and its channel with it");
                judged::mark_refused(conn, now, ping, (LetterState::Dead, channel, &reason)).await?;
            }
            Answer::Later(reason, wait) => {
                let wait = wait.and_then(|wait| TimeDelta::from_std(wait).ok()).unwrap_or_default();
                let at = now + delay(ping.attempts, chance()).max(wait);
                pings::mark_waiting_if_ours(conn, ping, at, Some(&reason)).await?;
            }
        }
        Ok(())
    }
}
