//! The letters that this process has in hand: taken, begun, watched over, and noted when they are done.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;
use tokio::task::{Id, JoinError, JoinHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::play::dispatch;
use crate::store::outbox::lease::{self, End, Lease};

use super::backoff::{ATTEMPTS_MAX, COMPOSE_ATTEMPTS_MAX, delay, hindrance};
use super::delivery::{Errands, Fate, deliver};
use super::mailer::{ConnFault, Mailer, told};
use super::marker::Marker;

/// So long the letters of a server that was killed wait for another one. By the database's time, as everything that servers share.
const LEASE: TimeDelta = TimeDelta::seconds(20);
/// Without a beat for this long the letters in hand are dropped, before anybody else may take them.
const HOLD: Duration = Duration::from_secs(15);
/// When the service stops, letters on their way may take this long.
const GRACE: Duration = Duration::from_secs(10);
/// Letters in hand for each that can be on its way at once: while one is sent the next is made ready.
const READY: usize = 4;
/// A claim costs the same for one letter and for many, so that few lines take more in hand than they need.
const HANDFUL_MIN: usize = 32;

/// What must be known of a letter while it is on its way.
struct InHand {
    lease: Lease,
    kind: String,
    written_at: DateTime<Utc>,
}

/// The letters that this process has in hand.
pub(super) struct Hands {
    post: Arc<Mailer>,
    way: Errands,
    marking: JoinHandle<()>,
    tasks: JoinSet<Fate>,
    leases: HashMap<Id, InHand>,
    /// What became of letters and could not be noted yet.
    unnoted: Vec<(InHand, Fate)>,
    /// Until a little after this, nobody else may take what is in hand.
    held_at: Instant,
    taken: usize,
}

impl Hands {
    pub(super) fn new(post: Arc<Mailer>, stop: watch::Receiver<bool>) -> Hands {
        let (marker, marking) = Marker::start(Arc::clone(&post));
        let (way, tasks, leases) = (Errands { stop, marker }, JoinSet::new(), HashMap::new());
        Hands { post, way, marking, tasks, leases, unnoted: Vec::new(), held_at: Instant::now(), taken: 0 }
    }

    pub(super) async fn work_off(&mut self) -> anyhow::Result<usize> {
        let room = (self.post.transport.width() * READY).max(HANDFUL_MIN);
        let every = self.post.beat;
        let mut beat = interval_at(Instant::now() + every, every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stop = self.way.stop.clone();
        loop {
            if *self.way.stop.borrow() {
                return Ok(self.taken);
            }
            if self.leases.len() <= room / 2 {
                let claimed = self.claim(room - self.leases.len()).await?;
                if claimed == 0 && self.leases.is_empty() {
                    return Ok(self.taken);
                }
            }
            tokio::select! {
                Some(first) = self.tasks.join_next_with_id() => self.note_done(first).await,
                _ = beat.tick() => {
                    self.draw_out_leases().await?;
                    self.note_rest().await;
                }
                () = self.post.bell.heard() => {}
                () = told(&mut stop) => {}
            }
        }
    }

    /// Takes letters in hand and begins with each.
    async fn claim(&mut self, count: usize) -> anyhow::Result<usize> {
        let post = Arc::clone(&self.post);
        let begun = Instant::now();
        let now = post.clock.now();
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let claimed = post.with_conn(async |conn| {
            let claimed = lease::claim(conn, now, now + LEASE, count).await?;
            let ids: Vec<_> = claimed.iter().map(|letter| letter.id).collect();
            let around = if ids.is_empty() { Vec::new() } else { lease::circumstances(conn, &ids).await? };
            Ok((claimed, around))
        });
        let (claimed, around) = claimed.await.context("taking letters from the outbox")?;
        let mut around: HashMap<_, _> = around.into_iter().map(|(id, around)| (id.0, around)).collect();
        if self.leases.is_empty() {
            self.held_at = begun;
        }
        let taken = claimed.len();
        for letter in claimed {
            let Some(around) = around.remove(&letter.id.0) else { continue };
            let in_hand = InHand { lease: letter.lease(), kind: letter.kind.clone(), written_at: letter.written_at };
            let task = deliver(Arc::clone(&post), letter, around, self.way.clone());
            self.leases.insert(self.tasks.spawn(task).id(), in_hand);
        }
        self.taken += taken;
        Ok(taken)
    }

    async fn draw_out_leases(&mut self) -> anyhow::Result<()> {
        let unnoted = self.unnoted.iter().map(|(letter, _)| letter);
        let leases: Vec<Lease> = self.leases.values().chain(unnoted).map(|letter| letter.lease).collect();
        let (begun, until) = (Instant::now(), self.post.clock.now() + LEASE);
        let drawn = self.post.with_conn(async |conn| Ok(lease::draw_out_if_ours(conn, until, &leases).await?)).await;
        match drawn {
            Ok(_) => self.held_at = begun,
            Err(error) if self.held_at.elapsed() + self.post.beat > HOLD => {
                return Err(error).context("the leases cannot be drawn out, so the letters are dropped");
            }
            Err(error) => tracing::warn!(%error, "leases could not be drawn out yet"),
        }
        Ok(())
    }

    /// Notes what became of a letter, and of all others that are done by now.
    async fn note_done(&mut self, first: Result<(Id, Fate), JoinError>) {
        let mut done = vec![first];
        while let Some(next) = self.tasks.try_join_next_with_id() {
            done.push(next);
        }
        for joined in done {
            let (id, fate) = match joined {
                Ok((id, fate)) => (id, fate),
                Err(error) if error.is_panic() => (error.id(), Fate::panicked()),
                Err(error) => (error.id(), Fate::Untouched),
            };
            self.unnoted.extend(self.leases.remove(&id).map(|letter| (letter, fate)));
        }
        self.note_rest().await;
    }

    /// Each letter on its own: one that cannot be noted holds up no other. It is tried again until the lease runs out. With a
    /// database that is away all of them wait: asking for each would take longer than the leases last.
    async fn note_rest(&mut self) {
        let mut at = 0;
        while let Some((letter, fate)) = self.unnoted.get(at) {
            match self.note(letter, fate.clone()).await {
                Ok(()) => drop(self.unnoted.remove(at)),
                Err(error) => {
                    let id = letter.lease.id.0;
                    tracing::warn!(letter.id = id, %error, "what became of a letter could not be noted yet");
                    if error.is_absence() {
                        return;
                    }
                    at += 1;
                }
            }
        }
    }

    async fn note(&self, letter: &InHand, fate: Fate) -> Result<(), ConnFault> {
        let (post, lease, now) = (&self.post, letter.lease, self.post.clock.now());
        let ended = async |end: End, reason: &str| {
            post.with_conn(async |conn| Ok(lease::mark_ended_if_ours(conn, now, lease, end, reason).await?)).await
        };
        let (outcome, reason) = match fate {
            Fate::Sent | Fate::Lost | Fate::Carried => return Ok(()),
            Fate::Untouched => {
                let back = post.with_conn(async |conn| Ok(lease::give_back_if_ours(conn, &[lease]).await?));
                back.await?;
                return Ok(());
            }
            Fate::Postponed(at) => {
                let later = post.with_conn(async |conn| Ok(lease::mark_postponed_if_ours(conn, lease, at).await?));
                later.await?;
                ("postponed", "its time has not come".to_owned())
            }
            Fate::Unneeded(reason) => {
                ended(End::Unwanted, reason.name()).await?;
                ("unwanted", reason.name().to_owned())
            }
            Fate::Refused(player, reason) => {
                let refused =
                    post.with_conn(async |conn| dispatch::mark_refused(conn, now, lease, player, &reason).await);
                refused.await?;
                ("refused", reason)
            }
            Fate::Hindered(reason) => {
                let at = now + hindrance(now - letter.written_at);
                let later = post.with_conn(async |conn| Ok(lease::mark_postponed_if_ours(conn, lease, at).await?));
                later.await?;
                ("hindered", reason)
            }
            Fate::Cursed => {
                let reason = "taken in hand too often without an end".to_owned();
                ended(End::Dead, &reason).await?;
                ("dead", reason)
            }
            Fate::Failed(reason) if lease.attempts >= ATTEMPTS_MAX => {
                ended(End::Dead, &reason).await?;
                ("dead", reason)
            }
            Fate::Broken(reason) if lease.attempts >= COMPOSE_ATTEMPTS_MAX => {
                ended(End::Dead, &reason).await?;
                ("dead", reason)
            }
            Fate::Failed(reason) | Fate::Broken(reason) => {
                let at = now + delay(lease.attempts, chance());
                let later =
                    post.with_conn(async |conn| Ok(lease::mark_failed_if_ours(conn, lease, at, &reason).await?));
                later.await?;
                ("failed", reason)
            }
        };
        post.counts.count(outcome, 1);
        let (id, kind, attempts) = (lease.id.0, letter.kind.as_str(), lease.attempts);
        match outcome {
            "dead" => tracing::error!(letter.id = id, letter.kind = kind, attempts, reason, "a letter is given up"),
            "refused" => tracing::warn!(letter.id = id, letter.kind = kind, attempts, reason, "a letter is refused"),
            _ => tracing::info!(letter.id = id, letter.kind = kind, attempts, reason, "letter {outcome}"),
        }
        Ok(())
    }

    /// No more claims: what is on its way may arrive, the rest goes back.
    pub(super) async fn put_down(mut self) {
        let held = HOLD.saturating_sub(self.held_at.elapsed());
        let patience = if *self.way.stop.borrow() { held.min(GRACE) } else { held };
        let noted = timeout(patience, async {
            while let Some(first) = self.tasks.join_next_with_id().await {
                self.note_done(first).await;
            }
            self.note_rest().await;
        });
        // What is not done by then is given back.
        drop(noted.await);
        self.tasks.shutdown().await;
        if timeout(GRACE, self.tidy_up()).await.is_err() {
            tracing::warn!("the database is silent; letters in hand wait for their leases to run out");
        }
    }

    /// What has left is noted before the rest goes back.
    async fn tidy_up(self) {
        drop(self.way);
        if let Err(error) = self.marking.await {
            tracing::error!(%error, "some letters may leave twice");
        }
        let leases: Vec<Lease> = self.leases.values().map(|letter| letter.lease).collect();
        if leases.is_empty() {
            return;
        }
        let back = self.post.with_conn(async |conn| Ok(lease::give_back_if_ours(conn, &leases).await?));
        match back.await {
            Ok(letters) => tracing::info!(letters, "letters in hand were given back"),
            Err(error) => tracing::warn!(%error, "letters in hand wait for their leases to run out"),
        }
    }
}

/// For the jitter. Without chance the delays are merely regular.
pub(super) fn chance() -> u16 {
    getrandom::u32().map_or(u16::MAX / 2, |number| (number >> 16) as u16)
}
