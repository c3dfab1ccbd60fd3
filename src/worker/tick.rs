//! The tick: looks after the clocks. Clocks begin when their letters have left, players are reminded, and time runs out. Any
//! number of servers tick on one database; none of them leads.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use crate::clock::Clock;
use crate::id::TableId;
use crate::play::{PlayFault, due, take_back};
use crate::store::Pool;
use crate::vault::Vault;

use super::PostBell;
use super::mailer::{Mailer, told};
use super::retention::Forgotten;

/// Often enough that nobody notices, and far below the gap that counts as downtime.
const EVERY: Duration = Duration::from_secs(10);
/// A clock that differs by more is worth a word.
const SKEW: TimeDelta = TimeDelta::seconds(5);
/// How often a table that cannot be looked after is named.
const NAME_EVERY: Duration = Duration::from_secs(60 * 60);
/// Two months need no haste.
const CLOSE_EVERY: TimeDelta = TimeDelta::hours(1);

pub struct Tick {
    pub(super) pool: Pool,
    clock: Clock,
    vault: Vault,
    bell: PostBell,
    /// Whether it was said that this machine's clock is wrong.
    apart: AtomicBool,
    /// The tables that could not be looked after, and when that was said.
    named: Mutex<HashMap<i64, Instant>>,
}

/// What one round has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticked {
    /// Answers that can be taken back no longer.
    pub sent_off: usize,
    pub started: usize,
    pub reminded: usize,
    pub impatient: usize,
    pub silenced: usize,
    pub closed: usize,
    pub forgotten: Forgotten,
}

impl Tick {
    /// With the same means as the post, which sends what is written here.
    pub fn beside(post: &Mailer) -> Tick {
        let (pool, clock) = (post.pool.clone(), post.clock.clone());
        let (apart, named) = (AtomicBool::new(false), Mutex::default());
        Tick { pool, clock, vault: post.vault.clone(), bell: post.bell.clone(), apart, named }
    }

    /// Until it is told to stop.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let mut closed_at: Option<DateTime<Utc>> = None;
        while !*stop.borrow() {
            let now = self.clock.now();
            let closes = closed_at.is_none_or(|last| (now - last).abs() > CLOSE_EVERY);
            match self.round(closes).await {
                Ok(ticked) if closes => closed_at = (!ticked.forgotten.more).then_some(now),
                Ok(_) => {}
                // What cannot be asked of the database now is asked again soon.
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
        let (pool, clock, vault) = (&self.pool, &self.clock, &self.vault);
        self.set_clock().await?;
        let now = clock.now();
        if let Some(missed) = due::beat(pool, now).await? {
            tracing::warn!(minutes = missed.num_minutes(), "nobody looked after the clocks; the time is given back");
        }
        let mut ticked = Ticked::default();
        if due::is_anything_due(pool, now).await? {
            self.look_after(now, &mut ticked).await?;
        }
        if closes {
            let (since, idle) = due::list_idle(pool, now).await?;
            for table in idle {
                let closed = due::close_if_idle(pool, clock, vault, table, since).await;
                ticked.closed += usize::from(self.isolated(table, closed).unwrap_or(false));
            }
            ticked.forgotten = self.forget(now).await;
        }
        if ticked != Ticked::default() {
            let Ticked { sent_off, started, reminded, impatient, silenced, closed, forgotten } = ticked;
            let removed = forgotten.rows;
            tracing::info!(
                sent_off,
                started,
                reminded,
                impatient,
                silenced,
                closed,
                removed,
                "clocks were looked after"
            );
            self.bell.ring();
        }
        Ok(ticked)
    }

    /// Does what is due of the clocks, and lets answers leave.
    async fn look_after(&self, now: DateTime<Utc>, ticked: &mut Ticked) -> anyhow::Result<()> {
        let (pool, clock, vault) = (&self.pool, &self.clock, &self.vault);
        // Before anybody is reminded of what was answered.
        for table in take_back::list_leaving(pool, now).await? {
            let sent_off = take_back::send_off(pool, clock, vault, table).await;
            ticked.sent_off += self.isolated(table, sent_off).unwrap_or(0);
        }
        for (row, done_at) in due::list_to_start(pool).await? {
            let started = due::start_clock(pool, &row, done_at).await;
            ticked.started += usize::from(self.isolated(row.table_id, started).unwrap_or(false));
        }
        for (id, table) in due::list_to_remind(pool, now).await? {
            let reminded = due::remind(pool, clock, id, table).await;
            ticked.reminded += usize::from(self.isolated(table, reminded).unwrap_or(false));
        }
        for table in due::list_to_look(pool, now).await? {
            let impatient = due::look_again(pool, clock, vault, table).await;
            ticked.impatient += self.isolated(table, impatient).unwrap_or(0);
        }
        for table in due::list_due(pool, now).await? {
            let silenced = due::expire(pool, clock, vault, table).await;
            ticked.silenced += self.isolated(table, silenced).unwrap_or(0);
        }
        Ok(())
    }

    /// Before anything is compared with what other servers wrote.
    async fn set_clock(&self) -> anyhow::Result<()> {
        let Some(ahead) = due::set_clock(&self.pool, &self.clock).await? else { return Ok(()) };
        let apart = ahead.abs() > SKEW;
        let was_apart = self.apart.swap(apart, Ordering::Relaxed);
        if apart && !was_apart {
            let seconds = ahead.num_seconds();
            tracing::warn!(
                seconds,
                "this machine's clock is ahead of the database's by so much; the database's counts"
            );
        }
        Ok(())
    }

    /// One table that cannot be looked after holds up no other, and is named once an hour and not every few seconds.
    pub(super) fn isolated<T>(&self, table: TableId, done: Result<T, PlayFault>) -> Option<T> {
        let error = match done {
            Ok(done) => return Some(done),
            Err(error) => error,
        };
        let mut named = self.named.lock().unwrap_or_else(PoisonError::into_inner);
        named.retain(|_, at| at.elapsed() < NAME_EVERY);
        if let Entry::Vacant(place) = named.entry(table.0) {
            place.insert(Instant::now());
            tracing::error!(table.id = table.0, %error, "this table cannot be looked after");
        }
        None
    }
}
