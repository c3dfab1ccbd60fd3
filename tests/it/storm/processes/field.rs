//! Three servers on one Postgres, each over a line of its own, a mail server, and the tables that are played.

use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chrono::Utc;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use penelope::bot::BotKind;
use penelope::chance::Chance;
use penelope::config::Programs;
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::Ulysses;
use penelope::keyring::Keyring;
use penelope::link;
use penelope::play::lobby::try_it::{self, TryWish};
use penelope::store::cluster::{Cluster, Durability, Purpose};
use penelope::store::{Pool, migrations};
use penelope::text::Locale;
use penelope::vault::Vault;

use crate::storm::line::Line;
use crate::storm::visitor::Game;
use crate::support::folder::Folder;
use crate::support::smtp::Sink;

pub(super) const SERVERS: usize = 3;

/// A seat that somebody plays by its link.
pub(super) struct Seat {
    pub(super) link: String,
    pub(super) table: i64,
    pub(super) game: Game,
    pub(super) said: BTreeMap<String, usize>,
    pub(super) acknowledged: Vec<String>,
    pub(super) unknown: usize,
    pub(super) is_over: bool,
    pub(super) busy: bool,
}

/// What everybody writes into.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) seats: Vec<Seat>,
    pub(super) acknowledged: u64,
    pub(super) unknown: u64,
    pub(super) refused: u64,
    pub(super) troubles: u64,
    pub(super) odd: Vec<String>,
    /// When somebody was hit and nothing was accepted since.
    pub(super) hit_at: Option<Instant>,
    pub(super) waits: Vec<Duration>,
    pub(super) stops: bool,
}

pub(super) struct Process {
    pub(super) child: Option<Child>,
    pub(super) line: Line,
    pub(super) data: Folder,
    pub(super) port: u16,
    pub(super) stopped_until: Option<Instant>,
    pub(super) down_until: Option<Instant>,
}

pub(super) struct Field {
    pub(super) cluster: Cluster,
    pub(super) data: Folder,
    pub(super) pool: Pool,
    pub(super) keys: Keyring,
    pub(super) sink: Sink,
    pub(super) processes: Vec<Process>,
    pub(super) tally: Arc<Mutex<Tally>>,
}

impl Field {
    pub(super) async fn open(tables: u64) -> Field {
        let data = Folder::new();
        let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let programs = Programs::Search(path);
        let cluster = Cluster::open(data.path(), &programs, Purpose::Serve, Durability::Full).await.unwrap();
        migrations::run(&cluster.url()).await.unwrap();
        let (pool, sink) = (Pool::new(&cluster.url(), 4), Sink::start().await);
        let keys = Keyring::open_or_create(&data.path().join("secret")).unwrap();
        let mut processes = Vec::new();
        for _ in 0..SERVERS {
            let line = Line::open(&cluster.url()).await;
            let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            processes.push(Process {
                child: None,
                line,
                data: Folder::new(),
                port,
                stopped_until: None,
                down_until: None,
            });
        }
        let field = Field { cluster, data, pool, keys, sink, processes, tally: Arc::default() };
        for number in 0..tables {
            field.deal(number).await.expect("the database is well");
        }
        field
    }

    /// One person with bots, of either game; nothing if the database is away.
    pub(super) async fn deal(&self, number: u64) -> Option<()> {
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

    pub(super) fn start(&mut self, number: usize) {
        let secret = self.data.path().join("secret");
        let process = &mut self.processes[number];
        let program =
            std::env::var_os("PENELOPE_STORM_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_penelope").into());
        let log = std::fs::File::options().create(true).append(true).open(process.data.path().join("log")).unwrap();
        let mut command = Command::new(program);
        command.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("PENELOPE_DATA", process.data.path());
        command.env("PENELOPE_BIND", format!("127.0.0.1:{}", process.port)).env("PENELOPE_DNS", "127.0.0.1:9");
        command.env("PENELOPE_BASE_URL", "https://penelope.test").env("PENELOPE_SECRET_FILE", secret);
        command.env("PENELOPE_SMTP_URL", format!("smtp://{}?tls=none", self.sink.address));
        command.env("PENELOPE_MAIL_FROM", "post@penelope.test").env("DATABASE_URL", process.line.url.reveal());
        process.child = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
    }

    /// Whoever is not there and should be is started, as a service manager does; whoever was stopped goes on.
    pub(super) fn look_after(&mut self, at: Instant) {
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

    /// Kills the database's first process; the one that keeps it starts it again.
    pub(super) fn kill_database(&self) -> bool {
        let file = self.data.path().join("postgres/cluster/postmaster.pid");
        let pid = std::fs::read_to_string(file).ok().and_then(|text| text.lines().next()?.trim().parse().ok());
        pid.is_some_and(|pid| kill(Pid::from_raw(pid), Signal::SIGKILL).is_ok())
    }
}

impl Process {
    pub(super) fn signal(&self, signal: Signal) {
        if let Some(child) = &self.child {
            // It may have ended by itself.
            let _ended = kill(Pid::from_raw(child.id().cast_signed()), signal);
        }
    }

    pub(super) fn kill(&mut self) {
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
