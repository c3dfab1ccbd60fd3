//! One server of the house: pages on a port of its own, a worker for letters, a tick, a reader of what came in. All of it goes over
//! one line to the database, and by a clock that differs a little from the others'.

use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use chrono::{DateTime, TimeDelta, Utc};
use penelope::chance::Chance;
use penelope::clock::{Clock, FixedClock};
use penelope::config::Config;
use penelope::keyring::Keyring;
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::{Patience, Smtp};
use penelope::store::Pool;
use penelope::vault::Vault;
use penelope::web::{self, App};
use penelope::worker::mailer::Mailer;
use penelope::worker::sorter::Sorter;
use penelope::worker::tick::Tick;
use tokio::sync::watch;

use super::line::Line;
use crate::support::db::TestDb;
use crate::support::smtp::Sink;

/// What players see, whichever server answers.
pub(crate) const BASE: &str = "https://penelope.test";
const CONNECTIONS: usize = 6;

pub(crate) struct Server {
    pub(crate) line: Line,
    pub(crate) base: String,
    clock: FixedClock,
    post: Arc<Mailer>,
    tick: Tick,
    sorter: Sorter,
    web: ServerHandle,
}

/// What all servers share.
pub(crate) struct Means<'a> {
    pub(crate) db: &'a TestDb,
    pub(crate) sink: &'a Sink,
    pub(crate) keys: &'a Keyring,
    pub(crate) chance: &'a Chance,
}

impl Server {
    /// With a clock that shows this.
    pub(crate) async fn start(means: &Means<'_>, now: DateTime<Utc>) -> Server {
        let line = Line::open(&means.db.url).await;
        let (pool, clock) = (Pool::new(&line.url, CONNECTIONS), FixedClock::at(now));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let base_url = Config::from_vars(&[("PENELOPE_BASE_URL".into(), BASE.into())], true).unwrap().base_url;
        let sender = "Penelope <post@penelope.test>".parse().unwrap();
        let office = Office::new(base_url.clone(), sender, means.keys.clone());
        let transport = Transport::Smtp(Smtp::new(means.sink.url(), 2, patience()));
        let mut post = Mailer::new(pool.clone(), Clock::Fixed(clock.clone()), office, transport);
        // A line that is cut says so; only a busy machine takes its time.
        post.database_within = Duration::from_secs(30);
        let post = Arc::new(post);
        let app = App::new(pool.clone(), Clock::Fixed(clock.clone()), base_url, means.keys.clone());
        let app = Data::new(app.with_chance(means.chance.clone()).with_post(&post));
        let serving = web::serve(app, listener, 1).unwrap();
        let web = serving.handle();
        tokio::spawn(serving);
        let vault = Vault::new(means.keys.clone());
        let sorter = Sorter::new(pool, Clock::Fixed(clock.clone()), vault);
        Server { line, base, clock, tick: Tick::beside(&post), post, sorter, web }
    }

    pub(crate) fn advance(&self, by: TimeDelta) {
        self.clock.advance(by);
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Sends what is due; ends in the middle if the server dies. Says whether it came to its end.
    pub(crate) async fn send_letters(&self) -> bool {
        let (_stop, stopped) = watch::channel(false);
        tokio::select! {
            biased;
            () = self.line.death() => false,
            // Whatever it says, the outbox says more.
            done = self.post.work_off(&stopped) => done.is_ok(),
        }
    }

    /// Looks after the clocks, in the same way.
    pub(crate) async fn tick(&self, closes: bool) -> bool {
        tokio::select! {
            biased;
            () = self.line.death() => false,
            done = self.tick.round(closes) => done.is_ok(),
        }
    }

    pub(crate) async fn sort(&self) -> bool {
        tokio::select! {
            biased;
            () = self.line.death() => false,
            done = self.sorter.work_off() => done.is_ok(),
        }
    }

    /// As `kill -9` does: nothing is finished.
    pub(crate) fn kill(self) {
        self.line.kill();
        // Stops when it is polled; nobody waits for it.
        drop(self.web.stop(false));
    }
}

/// Long enough for a busy machine, short enough for a mail server that says nothing.
fn patience() -> Patience {
    let moment = Duration::from_millis(1500);
    Patience { connect: moment, command: moment, verdict: moment }
}
