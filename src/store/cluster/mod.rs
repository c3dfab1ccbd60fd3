//! The private Postgres for when `DATABASE_URL` is unset: made in the data folder from the programs of the system, reached
//! over a unix socket only, never run as root, stopped with us and started again should it die.
//!
//! One `serve` at a time holds the lock of the data folder and runs the server; other commands use the running one's
//! database, or run it themselves for as long as they need it.

mod access;
mod account;
mod folder;
mod programs;
mod server;

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use nix::fcntl::{Flock, FlockArg};
use thiserror::Error;

use crate::config::{DatabaseUrl, Programs};

use access::{ROLE, SUPERUSER};
use account::Account;
use programs::Postgres;
use server::Server;

/// The database that the service uses in its own cluster.
const DATABASE: &str = "penelope";

/// Recovery after a crash can take a while on a slow disk; longer than this is a fault that someone should look at.
const READY_WITHIN: Duration = Duration::from_secs(60);

/// What somebody wants the cluster for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To serve: nobody else may be serving from this data folder.
    Serve,
    /// To run one command, beside a server if there is one.
    Command,
}

/// Whether a commit waits for the disk. Only tests may say no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    Full,
    None,
}

/// A reachable private Postgres, run by us or by the server beside us.
#[derive(Debug)]
pub struct Cluster {
    socket: PathBuf,
    /// Declared before `lock`: the server stops before somebody else may start one.
    server: Option<Server>,
    _lock: Option<Flock<File>>,
}

#[derive(Debug, Error)]
pub enum ClusterError {
    #[error(
        "another penelope server{pid} is already using {data}; stop it first, or set PENELOPE_DATA to another folder"
    )]
    AlreadyServed { data: PathBuf, pid: String },
    #[error(
        "no Postgres server programs of version 14 or newer were found (initdb, postgres); install them with: {install}"
    )]
    NoPrograms { install: &'static str },
    #[error(
        "the data in {data} was made by Postgres {made}, but only version {found} is installed; install Postgres {made}, or move the data with pg_upgrade"
    )]
    OtherVersion { data: PathBuf, made: String, found: String },
    #[error(
        "the private Postgres cannot run as root, and there is no user penelope, postgres or nobody; start penelope as an ordinary user"
    )]
    NoAccount,
    #[error(
        "{data} lies below {blocked}, which the user {user} that runs the private Postgres cannot enter; set PENELOPE_DATA to a folder such as /var/lib/penelope"
    )]
    Unreachable { data: PathBuf, blocked: PathBuf, user: String },
    #[error("{path} belongs to somebody else; remove it, or set PENELOPE_DATA to another folder")]
    Foreign { path: PathBuf },
    #[error("{what} {path}: {cause}")]
    Io { what: &'static str, path: PathBuf, cause: std::io::Error },
    #[error("initdb could not make a database in {path}: {output}")]
    InitFailed { path: PathBuf, output: String },
    #[error(
        "the private Postgres in {data} did not get ready within {seconds} seconds; its last words in {log}: {words}"
    )]
    NotReady { data: PathBuf, seconds: u64, log: PathBuf, words: String },
    #[error("the private Postgres answered with an error: {0}")]
    Query(#[from] tokio_postgres::Error),
}

impl ClusterError {
    fn io(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> ClusterError {
        let path = path.to_owned();
        move |cause| ClusterError::Io { what, path, cause }
    }
}

impl Cluster {
    /// Whether one was ever made in `data`.
    pub fn exists(data: &Path) -> bool {
        folder::home(data).join(folder::CLUSTER).is_dir()
    }

    /// Finds or makes the cluster in `data`, starts it unless it runs, and waits until it answers.
    pub async fn open(
        data: &Path,
        programs: &Programs,
        purpose: Purpose,
        durability: Durability,
    ) -> Result<Cluster, ClusterError> {
        folder::create_open(data)?;
        let Some(lock) = take_lock(data)? else {
            if purpose == Purpose::Serve {
                return Err(ClusterError::AlreadyServed { data: data.to_owned(), pid: pid_in_lock(data) });
            }
            let account = Account::of_cluster(&folder::home(data))?;
            let cluster = Cluster { socket: folder::socket(data, &account)?, server: None, _lock: None };
            cluster.wait_until_ready(data).await?;
            return Ok(cluster);
        };
        let account = Account::of_cluster(&folder::home(data))?;
        let home = folder::prepare(data, &account)?;
        let postgres = Postgres::find(programs, folder::version(&home), data)?;
        if !home.join(folder::CLUSTER).is_dir() {
            postgres.init(&home, &account, SUPERUSER)?;
        }
        let socket = folder::socket(data, &account)?;
        let mut cluster = Cluster { socket, server: None, _lock: Some(lock) };
        // A server left behind by a penelope that was killed, on systems without a death signal.
        if cluster.answers().await {
            postgres.stop_orphan(&home, &account)?;
        }
        access::write(&home, &account)?;
        cluster.server = Some(Server::start(postgres, &home, &cluster.socket, account, durability));
        cluster.wait_until_ready(data).await?;
        access::set_up(&cluster.connect("postgres").await?, async || cluster.connect(DATABASE).await).await?;
        Ok(cluster)
    }

    /// The address of the service's database.
    pub fn url(&self) -> DatabaseUrl {
        self.url_of(DATABASE)
    }

    /// The address of another database in the same cluster.
    pub fn url_of(&self, database: &str) -> DatabaseUrl {
        DatabaseUrl::on_socket(&self.socket, ROLE, database)
    }

    /// The address of a database for the role that may do everything; the service never uses it.
    pub fn superuser_url_of(&self, database: &str) -> DatabaseUrl {
        DatabaseUrl::on_socket(&self.socket, SUPERUSER, database)
    }

    /// Stops the server if it is ours; open connections are cut, committed work is safe.
    pub fn stop(mut self) {
        if let Some(server) = self.server.take() {
            server.stop();
        }
    }

    async fn wait_until_ready(&self, data: &Path) -> Result<(), ClusterError> {
        let begun = Instant::now();
        loop {
            match self.connect("postgres").await {
                Ok(_) => return Ok(()),
                Err(_) if begun.elapsed() < READY_WITHIN && !self.gave_up() => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(_) => {
                    let log = folder::home(data).join(folder::LOG);
                    let words = folder::last_words(&log);
                    let seconds = begun.elapsed().as_secs();
                    return Err(ClusterError::NotReady { data: data.to_owned(), seconds, log, words });
                }
            }
        }
    }

    fn gave_up(&self) -> bool {
        self.server.as_ref().is_some_and(Server::gave_up)
    }

    /// Whether a server is there, even one that does not let us in.
    async fn answers(&self) -> bool {
        self.connect("postgres").await.map_or_else(|error| error.as_db_error().is_some(), |_| true)
    }

    /// For setting up.
    async fn connect(&self, database: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
        let (client, connection) =
            tokio_postgres::connect(self.superuser_url_of(database).reveal(), tokio_postgres::NoTls).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection to the private Postgres ended");
            }
        });
        Ok(client)
    }
}

/// The lock of the data folder, or nothing if another process holds it. The kernel frees it when its holder dies.
fn take_lock(data: &Path) -> Result<Option<Flock<File>>, ClusterError> {
    let path = data.join("lock");
    let file = File::options().read(true).write(true).create(true).truncate(false).open(&path);
    let file = file.map_err(ClusterError::io("cannot open", &path))?;
    match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
        Ok(mut lock) => {
            let write =
                lock.set_len(0).and_then(|()| lock.rewind()).and_then(|()| write!(lock, "{}", std::process::id()));
            write.map_err(ClusterError::io("cannot write", &path))?;
            Ok(Some(lock))
        }
        Err((_, nix::errno::Errno::EWOULDBLOCK)) => Ok(None),
        Err((_, error)) => Err(ClusterError::Io { what: "cannot lock", path, cause: error.into() }),
    }
}

/// « (process 1234)», or nothing where the file does not tell.
fn pid_in_lock(data: &Path) -> String {
    let mut text = String::new();
    match File::open(data.join("lock")).and_then(|mut file| file.read_to_string(&mut text)) {
        Ok(_) if !text.is_empty() => format!(" (process {text})"),
        Ok(_) | Err(_) => String::new(),
    }
}
