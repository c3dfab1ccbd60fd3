//! The post: takes letters that are due from the outbox, sends them side by side, and notes what became of each.
//!
//! A letter in hand has a lease that is drawn out while it is being sent. Whatever happens to this process, the lease runs
//! out and somebody tries again; the `Message-ID` is the same, so that a mail program knows a letter it has already.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use crate::clock::Clock;
use crate::mail::message::Office;
use crate::mail::transport::Transport;
use crate::play::PlayFault;
use crate::store::{Connection, Pool};
use crate::vault::Vault;

use super::hands::Hands;
use super::{PostBell, PostCounts, Remembered};

/// Without a ring the outbox is looked at this often: for letters of other processes, and those that fall due.
const POLL: Duration = Duration::from_secs(5);
const DATABASE_WITHIN: Duration = Duration::from_secs(8);

/// Everything a letter needs on its way.
pub struct Post {
    pub pool: Pool,
    pub clock: Clock,
    pub vault: Vault,
    pub office: Office,
    pub transport: Transport,
    pub counts: PostCounts,
    pub bell: PostBell,
    /// How far the database was.
    pub remembered: Remembered,
    /// A database that is silent for this long is not there, whatever the line says.
    pub database_within: Duration,
    /// Composing takes a core each.
    pub(super) desks: Semaphore,
    /// As many as the transport has.
    pub(super) lines: Semaphore,
}

impl Post {
    pub fn new(pool: Pool, clock: Clock, office: Office, transport: Transport) -> Post {
        let vault = Vault::new(office.keys.clone());
        let (counts, bell, database_within) = (PostCounts::default(), PostBell::default(), DATABASE_WITHIN);
        let (desks, lines) = (Semaphore::new(1), Semaphore::new(transport.width()));
        let remembered = Remembered::default();
        Post { pool, clock, vault, office, transport, counts, bell, remembered, database_within, desks, lines }
    }

    /// Before anything is sent.
    pub async fn look_back(&self) -> anyhow::Result<()> {
        if self.remembered.raise(&self.pool, self.clock.now()).await? {
            tracing::error!("this database went back to an earlier state; letters are paused until they are released");
        }
        Ok(())
    }

    /// Until it is told to stop.
    pub async fn run(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let worked = match self.look_back().await {
                Ok(()) => self.work_off(&stop).await,
                Err(error) => Err(error),
            };
            if let Err(error) = worked {
                tracing::warn!(error = format!("{error:#}"), "letters wait: the outbox cannot be worked off now");
            }
            self.transport.rest().await;
            tokio::select! {
                () = self.bell.heard() => {}
                () = tokio::time::sleep(POLL) => {}
                () = told(&mut stop) => {}
            }
        }
    }

    /// Sends whatever is due now; returns how many letters were in hand once nothing is left to do.
    pub async fn work_off(self: &Arc<Self>, stop: &watch::Receiver<bool>) -> anyhow::Result<usize> {
        let mut hands = Hands::new(Arc::clone(self), stop.clone());
        let worked = hands.work_off().await;
        hands.put_down().await;
        worked
    }

    /// A connection that keeps silent is thrown away by its pool: it may be half open.
    pub(super) async fn with_conn<T>(
        &self,
        work: impl AsyncFnOnce(&mut Connection) -> Result<T, PlayFault>,
    ) -> anyhow::Result<T> {
        let mut conn = self.pool.get().await?;
        match timeout(self.database_within, work(&mut conn)).await {
            Ok(done) => Ok(done?),
            Err(_elapsed) => anyhow::bail!("the database does not answer"),
        }
    }
}

/// Comes back once the service is being stopped; never if nobody is left to say so.
pub(super) async fn told(stop: &mut watch::Receiver<bool>) {
    if stop.wait_for(|stop| *stop).await.is_err() {
        std::future::pending::<()>().await;
    }
}
