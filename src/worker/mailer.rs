//! The post: takes letters that are due from the outbox, sends them side by side, and notes what became of each.
//!
//! A letter in hand has a lease that is drawn out while it is being sent. Whatever happens to this process, the lease runs
//! out and somebody tries again; the `Message-ID` is the same, so that a mail program knows a letter it has already.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore, watch};
use tokio::time::timeout;

use crate::clock::Clock;
use crate::mail::message::Office;
use crate::mail::transport::Transport;
use crate::play::{PlayFault, dispatch};
use crate::store::{Connection, Pool, StoreError, mail_pause};
use crate::vault::Vault;

use super::breaker::{Breaker, Change};
use super::leases::Hands;
use super::{Journal, PostBell, PostCounts, Remembered};

/// Without a ring the outbox is looked at this often: for letters of other processes, and those that fall due.
const POLL: Duration = Duration::from_secs(5);
/// However many cores there are: the letters that are composed at once take some megabytes each.
const DESKS_MAX: usize = 8;
const DATABASE_WITHIN: Duration = Duration::from_secs(8);
/// Several within a lease.
const BEAT: Duration = Duration::from_secs(5);

/// Everything a letter needs on its way.
pub struct Mailer {
    pub pool: Pool,
    pub clock: Clock,
    pub vault: Vault,
    pub office: Office,
    pub transport: Transport,
    pub counts: PostCounts,
    pub bell: PostBell,
    /// How far the database was.
    pub remembered: Remembered,
    /// What has left, beside the database.
    pub journal: Journal,
    /// A database that is silent for this long is not there, whatever the line says.
    pub database_within: Duration,
    /// How often the leases of letters in hand are drawn out: the heartbeat of whoever has them.
    pub beat: Duration,
    /// Composing takes a core each, and there are as many as cores.
    pub(super) desks: Semaphore,
    /// As many as the transport has.
    pub(super) lines: Semaphore,
    /// Whether the mail server is to be left alone.
    pub(super) breaker: Breaker,
    /// Held by the one letter that tries how the mail server is.
    pub(super) probe: Mutex<()>,
}

/// Why something could not be done with the database.
#[derive(Debug, thiserror::Error)]
pub(super) enum ConnFault {
    #[error("the database does not answer")]
    Silent,
    #[error(transparent)]
    Play(#[from] PlayFault),
}

impl From<StoreError> for ConnFault {
    fn from(error: StoreError) -> ConnFault {
        ConnFault::Play(error.into())
    }
}

impl ConnFault {
    /// Whether there was no answer at all.
    pub(super) fn is_absence(&self) -> bool {
        matches!(
            self,
            ConnFault::Silent | ConnFault::Play(PlayFault::Store(StoreError::Pool(_) | StoreError::Connection(_)))
        )
    }

    /// Whether the database is to blame, for now.
    pub(super) fn is_trouble(&self) -> bool {
        match self {
            ConnFault::Silent => true,
            ConnFault::Play(PlayFault::Store(error)) => error.is_trouble(),
            ConnFault::Play(_) => false,
        }
    }
}

impl Mailer {
    pub fn new(pool: Pool, clock: Clock, office: Office, transport: Transport) -> Mailer {
        let vault = Vault::new(office.keys.clone());
        let (counts, bell, database_within) = (PostCounts::default(), PostBell::default(), DATABASE_WITHIN);
        let desks = available_parallelism().map_or(1, NonZero::get).min(DESKS_MAX);
        let (desks, lines) = (Semaphore::new(desks), Semaphore::new(transport.width()));
        let (breaker, probe, remembered) = (Breaker::default(), Mutex::default(), Remembered::default());
        Mailer {
            pool,
            clock,
            vault,
            office,
            transport,
            counts,
            bell,
            remembered,
            database_within,
            beat: BEAT,
            journal: Journal::default(),
            desks,
            lines,
            breaker,
            probe,
        }
    }

    /// Before anything is sent.
    pub async fn look_back(&self) -> anyhow::Result<()> {
        if self.remembered.raise(&self.pool, self.clock.now()).await? {
            tracing::error!("this database went back to an earlier state; letters are paused until they are released");
            self.recall_sent().await?;
        }
        Ok(())
    }

    /// What the mail server has taken and the database does not know: it is not sent once more. Other servers know of theirs.
    pub async fn recall_sent(&self) -> anyhow::Result<()> {
        let left = self.journal.read();
        if left.is_empty() {
            return Ok(());
        }
        let known = self.with_conn(async |conn| dispatch::recall_sent(conn, &left).await).await?;
        if known > 0 {
            tracing::warn!(letters = known, "letters had left before the database went back; they are not sent again");
        }
        Ok(())
    }

    /// Until it is told to stop.
    pub async fn run(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        if let Err(error) = self.recall_trouble().await {
            tracing::warn!(%error, "what was last known of the mail server cannot be read");
        }
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
    ) -> Result<T, ConnFault> {
        let mut conn = self.pool.get().await?;
        match timeout(self.database_within, work(&mut conn)).await {
            Ok(done) => Ok(done?),
            Err(_elapsed) => Err(ConnFault::Silent),
        }
    }

    /// A process that starts does not try a troubled mail server with its whole outbox.
    async fn recall_trouble(&self) -> Result<(), ConnFault> {
        let trouble = self.with_conn(async |conn| Ok(mail_pause::find_trouble(conn).await?)).await?;
        trouble.into_iter().for_each(|trouble| self.breaker.recall(trouble));
        Ok(())
    }

    /// For those who look after the service, in a row that every command can read.
    pub(super) async fn note_change(&self, change: Change) {
        let noted = match &change {
            Change::Rests(trouble) => {
                let (reason, until) = (trouble.reason.as_str(), trouble.tries_at.to_rfc3339());
                tracing::error!(reason, until, "letters wait: the mail server is left alone for a while");
                self.with_conn(async |conn| Ok(mail_pause::mark_troubled(conn, trouble).await?)).await
            }
            Change::Mended => {
                tracing::info!("the mail server takes letters again");
                self.with_conn(async |conn| Ok(mail_pause::mark_mended(conn).await?)).await
            }
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "how the mail server is cannot be noted");
        }
    }
}

/// Comes back once the service is being stopped; never if nobody is left to say so.
pub(super) async fn told(stop: &mut watch::Receiver<bool>) {
    if stop.wait_for(|stop| *stop).await.is_err() {
        std::future::pending::<()>().await;
    }
}
