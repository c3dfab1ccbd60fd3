//! Three servers, a mail server, and the tables that are played. Which database they have, and over which way, is whose storm it is.

use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chrono::Utc;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use penelope::bot::BotKind;
use penelope::chance::Chance;
use penelope::config::DatabaseUrl;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::keyring::Keyring;
use penelope::link;
use penelope::play::lobby::try_it::{self, TryWish};
use penelope::store::{Pool, migrations};
use penelope::text::Locale;
use penelope::vault::Vault;
use tokio::task::JoinHandle;

use super::crowd::wander;
use crate::storm::visitor::Game;
use crate::support::folder::Folder;
use crate::support::smtp::Sink;

pub(in crate::storm) const SERVERS: usize = 3;
/// At once; more would only wait for the same two cores.
const VISITORS: u64 = 6;

/// A seat that somebody plays by its link.
pub(in crate::storm) struct Seat {
    pub(in crate::storm) link: String,
    pub(in crate::storm) table: i64,
    pub(in crate::storm) game: Game,
    pub(in crate::storm) said: BTreeMap<String, usize>,
    pub(in crate::storm) acknowledged: Vec<String>,
    pub(in crate::storm) unknown: usize,
    pub(in crate::storm) is_over: bool,
    pub(in crate::storm) busy: bool,
}

/// What everybody writes into.
#[derive(Default)]
pub(in crate::storm) struct Tally {
    pub(in crate::storm) seats: Vec<Seat>,
    pub(in crate::storm) acknowledged: u64,
    pub(in crate::storm) unknown: u64,
    pub(in crate::storm) refused: u64,
    pub(in crate::storm) troubles: u64,
    pub(in crate::storm) odd: Vec<String>,
    /// When somebody was hit and nothing was accepted since.
    pub(in crate::storm) hit_at: Option<Instant>,
    pub(in crate::storm) waits: Vec<Duration>,
    pub(in crate::storm) stops: bool,
}

/// Settings that lead to a database.
pub(in crate::storm) type Way = Vec<(&'static str, String)>;

pub(in crate::storm) struct Process {
    pub(in crate::storm) child: Option<Child>,
    /// How it gets to the database, as its settings say it.
    way: Way,
    pub(in crate::storm) data: Folder,
    pub(in crate::storm) port: u16,
    pub(in crate::storm) stopped_until: Option<Instant>,
    pub(in crate::storm) down_until: Option<Instant>,
}

pub(in crate::storm) struct Field {
    /// The file is shared by all servers.
    secret: Folder,
    pub(in crate::storm) pool: Pool,
    pub(in crate::storm) keys: Keyring,
    pub(in crate::storm) sink: Sink,
    pub(in crate::storm) processes: [Process; SERVERS],
    pub(in crate::storm) tally: Arc<Mutex<Tally>>,
}

impl Field {
    pub(in crate::storm) async fn open(database: &DatabaseUrl, ways: [Way; SERVERS], tables: u64) -> Field {
        migrations::run(database).await.unwrap();
        let (pool, sink, secret) = (Pool::new(database, 4), Sink::start().await, Folder::new());
        let keys = Keyring::open_or_create(&secret.path().join("secret")).unwrap();
        let processes = ways.map(|way| {
            let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            Process { child: None, way, data: Folder::new(), port, stopped_until: None, down_until: None }
        });
        let field = Field { secret, pool, keys, sink, processes, tally: Arc::default() };
        for number in 0..tables {
            field.deal(number).await.expect("the database is well");
        }
        field
    }

    /// One person with bots, of either game; nothing if the database is away.
    async fn deal(&self, number: u64) -> Option<()> {
        let (vault, chance) = (Vault::new(self.keys.clone()), Chance::System);
        let (seats, game) = if number.is_multiple_of(2) { (3, Game::Ulysses) } else { (2, Game::Odyssee) };
        let wish = TryWish { seats, strength: BotKind::Sailor, locale: Locale::English, letters: false };
        let means = (&vault, &chance);
        let opened = match game {
            Game::Ulysses => try_it::open_to_try::<Ulysses>(&self.pool, Utc::now(), means, &wish).await,
            Game::Odyssee => try_it::open_to_try::<Odyssee>(&self.pool, Utc::now(), means, &wish).await,
        };
        let claims = opened.ok()?.link;
        let link = format!("/l/{}", link::sign(&self.keys, &claims));
        let (said, acknowledged) = (BTreeMap::new(), Vec::new());
        let seat =
            Seat { link, table: claims.table.0, game, said, acknowledged, unknown: 0, is_over: false, busy: false };
        self.tally.lock().unwrap().seats.push(seat);
        Some(())
    }

    pub(in crate::storm) fn start(&mut self, number: usize) {
        let secret = self.secret.path().join("secret");
        let process = &mut self.processes[number];
        let program =
            std::env::var_os("PENELOPE_STORM_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_penelope").into());
        let log = std::fs::File::options().create(true).append(true).open(process.data.path().join("log")).unwrap();
        let mut command = Command::new(program);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("PENELOPE_DATA", process.data.path());
        command.env("PENELOPE_BIND", format!("127.0.0.1:{}", process.port)).env("PENELOPE_DNS", "127.0.0.1:9");
        command.env("PENELOPE_BASE_URL", "https://penelope.test").env("PENELOPE_SECRET_FILE", secret);
        command.env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", self.sink.address));
        command.env("PENELOPE_MAIL_FROM", "post@penelope.test");
        command.envs(process.way.iter().map(|(name, value)| (name, value)));
        process.child = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
    }

    /// Whoever is not there and should be is started, as a service manager does; whoever was stopped goes on.
    pub(in crate::storm) fn look_after(&mut self, at: Instant) {
        for number in 0..SERVERS {
            let process = &mut self.processes[number];
            if process.stopped_until.is_some_and(|until| until <= at) {
                process.stopped_until = None;
                process.signal(Signal::SIGCONT);
            }
            let ended = process.child.as_mut().is_none_or(|child| child.try_wait().unwrap().is_some());
            if ended && process.down_until.is_none_or(|until| until <= at) {
                process.down_until = None;
                self.start(number);
            }
        }
    }

    /// People who go from table to table until the tally stops them.
    pub(in crate::storm) fn visitors(&self, seed: u64) -> Vec<JoinHandle<()>> {
        let ports: Vec<u16> = self.processes.iter().map(|process| process.port).collect();
        let visitor = |number| tokio::spawn(wander(Arc::clone(&self.tally), ports.clone(), seed * 1_000 + number));
        (0..VISITORS).map(visitor).collect()
    }

    /// Whatever ends makes room for another; says how many were dealt.
    pub(in crate::storm) async fn deal_anew(&self, tables: u64, number: u64) -> u64 {
        let open = self.tally.lock().unwrap().seats.iter().filter(|seat| !seat.is_over).count() as u64;
        u64::from(open < tables && self.deal(number).await.is_some())
    }
}

impl Process {
    pub(in crate::storm) fn signal(&self, signal: Signal) {
        if let Some(child) = &self.child {
            // It may have ended by itself.
            let _ended = kill(Pid::from_raw(child.id().cast_signed()), signal);
        }
    }

    pub(in crate::storm) fn kill(&mut self) {
        self.stopped_until = None;
        if let Some(mut child) = self.child.take() {
            drop(child.kill());
            drop(child.wait());
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
