//! The tick: looks after the clocks. Clocks begin when their letters have left, players are reminded, and time runs out. Any
//! number of servers tick on one database; none of them leads.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use crate::clock::Clock;
use crate::engine::ulysses::Ulysses;
use crate::play::due;
use crate::store::Pool;
use crate::vault::Vault;

use super::PostBell;
use super::post::{Post, told};

/// Often enough that nobody notices, and far below the gap that counts as downtime.
const EVERY: Duration = Duration::from_secs(10);
/// Two months need no haste.
const CLOSE_EVERY: TimeDelta = TimeDelta::hours(1);

pub struct Tick {
    pool: Pool,
    clock: Clock,
    vault: Vault,
    bell: PostBell,
}

/// What one round has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticked {
    pub started: usize,
    pub reminded: usize,
    pub impatient: usize,
    pub silenced: usize,
    pub closed: usize,
}

impl Tick {
    /// With the same means as the post, which sends what is written here.
    pub fn beside(post: &Post) -> Tick {
        let (pool, clock) = (post.pool.clone(), post.clock.clone());
        Tick { pool, clock, vault: post.vault.clone(), bell: post.bell.clone() }
    }

    /// Until it is told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let mut closed_at: Option<DateTime<Utc>> = None;
        while !*stop.borrow() {
            let now = self.clock.now();
            let closes = closed_at.is_none_or(|last| (now - last).abs() > CLOSE_EVERY);
            match self.round(closes).await {
                Ok(_) if closes => closed_at = Some(now),
                Ok(_) => {}
                Err(error) => tracing::warn!(error = format!("{error:#}"), "the clocks cannot be looked after now"),
            }
            tokio::select! {
                () = tokio::time::sleep(EVERY) => {}
                () = told(&mut stop) => {}
            }
        }
    }

    /// Does whatever is due now. Downtime is given back before anything else: nobody's time may run out by it.
    pub async fn round(&self, closes: bool) -> anyhow::Result<Ticked> {
        let (pool, now) = (&self.pool, self.clock.now());
        if let Some(missed) = due::beat(pool, now).await? {
            tracing::warn!(minutes = missed.num_minutes(), "nobody looked after the clocks; the time is given back");
        }
        let mut ticked = Ticked {
            started: due::start_clocks(pool).await?,
            reminded: due::remind(pool, now).await?,
            ..Ticked::default()
        };
        for table in due::list_to_look(pool, now).await? {
            match due::look_again::<Ulysses>(pool, now, &self.vault, table).await {
                Ok(impatient) => ticked.impatient += impatient,
                Err(error) => tracing::error!(table.id = table.0, %error, "patience cannot end at this table"),
            }
        }
        for table in due::list_due(pool, now).await? {
            match due::expire::<Ulysses>(pool, now, &self.vault, table).await {
                Ok(silenced) => ticked.silenced += silenced,
                // One table that cannot be read holds up no other.
                Err(error) => tracing::error!(table.id = table.0, %error, "time cannot run out at this table"),
            }
        }
        if closes {
            ticked.closed = due::close_idle::<Ulysses>(pool, now, &self.vault).await?;
        }
        if ticked != Ticked::default() {
            let Ticked { started, reminded, impatient, silenced, closed } = ticked;
            tracing::info!(started, reminded, impatient, silenced, closed, "clocks were looked after");
            self.bell.ring();
        }
        Ok(ticked)
    }
}
