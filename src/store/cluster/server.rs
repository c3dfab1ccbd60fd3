//! The running Postgres: a thread that starts it, waits for it, and starts it again should it die before its time.

use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::account::Account;
use super::programs::Postgres;
use super::{Durability, folder};

/// A dead server's lock file and shared memory can outlive it by a second or two; so many starts are tried in a row.
const STARTS_MAX: u32 = 30;
const PAUSE: Duration = Duration::from_millis(500);
/// A server that lived this long had started well: the counting begins anew.
const SOUND_AFTER: Duration = Duration::from_secs(10);
/// The log is started afresh beyond this size; the old one is kept beside it.
const LOG_BYTES_MAX: u64 = 10_000_000;

/// The settings that differ from Postgres' own. A small server for one application on one machine.
const SETTINGS: [&str; 14] = [
    "listen_addresses=",
    "unix_socket_permissions=0700",
    "max_connections=40",
    "shared_buffers=64MB",
    "wal_level=minimal",
    "max_wal_senders=0",
    "min_wal_size=32MB",
    "max_wal_size=256MB",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    // A statement's text may carry what no log may hold.
    "log_statement=none",
    "log_min_error_statement=panic",
    "log_parameter_max_length_on_error=0",
];

#[derive(Debug)]
pub(super) struct Server {
    shared: Arc<Mutex<Shared>>,
    stop: Sender<()>,
    keeper: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Set while the process may be signalled: from its start until its end has been noticed.
    running: Option<Pid>,
    stopping: bool,
    gave_up: bool,
}

impl Server {
    /// Starts the server and the thread that keeps it. The death signal below follows the thread that starts a process,
    /// not the process: that is why the thread stays.
    pub(super) fn start(
        postgres: Postgres,
        home: &Path,
        socket: &Path,
        account: Account,
        durability: Durability,
    ) -> Server {
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (stop, stopped) = channel();
        let job = Job { postgres, home: home.to_owned(), socket: socket.to_owned(), account, durability };
        let keeper = std::thread::spawn({
            let shared = Arc::clone(&shared);
            move || keep(&job, &shared, &stopped)
        });
        Server { shared, stop, keeper }
    }

    /// True once so many starts failed in a row that waiting is of no use.
    pub(super) fn gave_up(&self) -> bool {
        lock(&self.shared).gave_up
    }

    /// Asks the server to end (running statements are cut, a checkpoint is written) and waits for it.
    pub(super) fn stop(self) {
        {
            let mut shared = lock(&self.shared);
            shared.stopping = true;
            if let Some(pid) = shared.running {
                signal(pid, Signal::SIGINT);
            }
        }
        // If the keeper has given up it listens no more; then there is nothing to stop.
        drop(self.stop);
        if self.keeper.join().is_err() {
            tracing::error!("the thread that keeps the private Postgres panicked");
        }
    }
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

fn signal(pid: Pid, signal: Signal) {
    if let Err(error) = kill(pid, signal) {
        tracing::warn!(%error, "cannot signal the private Postgres");
    }
}

/// What it takes to start the server, once or again.
struct Job {
    postgres: Postgres,
    home: PathBuf,
    socket: PathBuf,
    account: Account,
    durability: Durability,
}

fn keep(job: &Job, shared: &Mutex<Shared>, stopped: &Receiver<()>) {
    let mut starts = 0;
    while starts < STARTS_MAX {
        starts += 1;
        let begun = Instant::now();
        match start_unless_stopping(job, shared) {
            Ok(None) => return,
            Err(error) => tracing::warn!(%error, "cannot start the private Postgres"),
            Ok(Some(mut child)) => {
                let status = child.wait();
                let mut shared = lock(shared);
                shared.running = None;
                if shared.stopping {
                    return;
                }
                if begun.elapsed() > SOUND_AFTER {
                    starts = 0;
                }
                match status {
                    Ok(status) => tracing::warn!(%status, "the private Postgres ended unexpectedly; starting it again"),
                    Err(error) => tracing::warn!(%error, "lost sight of the private Postgres; starting it again"),
                }
            }
        }
        if stopped.recv_timeout(PAUSE) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
    lock(shared).gave_up = true;
    tracing::error!("the private Postgres does not stay up; see its log in the data folder");
}

/// Under the lock, so that a stop finds either no server or one that it can signal.
fn start_unless_stopping(job: &Job, shared: &Mutex<Shared>) -> std::io::Result<Option<Child>> {
    let mut shared = lock(shared);
    if shared.stopping {
        return Ok(None);
    }
    let child = command(job)?.spawn()?;
    shared.running = Some(Pid::from_raw(child.id().cast_signed()));
    Ok(Some(child))
}

fn command(job: &Job) -> std::io::Result<Command> {
    let cluster = job.home.join(folder::CLUSTER);
    let log = log_file(&job.home)?;
    let mut command = job.account.command(&job.postgres.server(), &job.home);
    command.arg("-D").arg(&cluster).arg("-k").arg(&job.socket);
    for setting in SETTINGS {
        command.args(["-c", setting]);
    }
    match job.durability {
        // After a crash one syncfs instead of an fsync of every file: seconds less, equally safe.
        Durability::Full => command.args(["-c", "fsync=on", "-c", "synchronous_commit=on"]).args(sync_method()),
        // Tests share a server, and those that have ended let go of their connections a little later.
        Durability::None => command
            .args(["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"])
            .args(["-c", "max_connections=120"]),
    };
    command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    end_with_us(&mut command);
    Ok(command)
}

#[cfg(target_os = "linux")]
fn sync_method() -> [&'static str; 2] {
    ["-c", "recovery_init_sync_method=syncfs"]
}

#[cfg(not(target_os = "linux"))]
fn sync_method() -> [&'static str; 2] {
    ["-c", "recovery_init_sync_method=fsync"]
}

/// Should we be killed, the kernel asks the server to end cleanly.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "pre_exec runs between fork and exec; a single prctl is async-signal-safe")]
fn end_with_us(command: &mut Command) {
    // After the change of user, which would clear it: std runs these last.
    let set = || nix::sys::prctl::set_pdeathsig(Signal::SIGINT).map_err(std::io::Error::from);
    // SAFETY: the closure makes one system call and touches no memory of the parent.
    unsafe { command.pre_exec(set) };
}

#[cfg(not(target_os = "linux"))]
fn end_with_us(_: &mut Command) {}

fn log_file(home: &Path) -> std::io::Result<File> {
    let path = home.join(folder::LOG);
    if std::fs::metadata(&path).is_ok_and(|found| found.len() > LOG_BYTES_MAX) {
        std::fs::rename(&path, path.with_extension("log.old"))?;
    }
    File::options().append(true).create(true).open(&path)
}
