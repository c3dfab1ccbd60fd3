//! Pages that are read from a streaming replica of the distribution's Postgres, and from the database itself wherever the replica
//! cannot tell.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use actix_web::web::Data;
use nix::unistd::{User, geteuid};
use penelope::clock::{Clock, FixedClock};
use penelope::config::{Config, DatabaseUrl};
use penelope::keyring::Keyring;
use penelope::store::replica::Replica;
use penelope::store::{Pool, migrations};
use penelope::web::{self, App};

use crate::million::played::{Far, Town};
use crate::support::app::client;
use crate::support::db::connect;
use crate::support::folder::Folder;
use crate::support::program::{penelope, stdout};

/// A Postgres that anybody on this machine may use.
struct Postgres {
    child: Child,
    port: u16,
    /// Gone with it.
    _folder: Folder,
}

impl Postgres {
    async fn primary() -> Postgres {
        let folder = Folder::new();
        let data = owned(&folder);
        run(program("initdb").args(["-U", "postgres", "--auth", "trust", "--no-sync", "-D"]).arg(&data));
        Postgres::start(folder, &data).await
    }

    /// A replica, made as operators make it.
    async fn replica_of(primary: &Postgres) -> Postgres {
        let folder = Folder::new();
        let data = owned(&folder);
        let port = primary.port.to_string();
        let to = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres"];
        run(program("pg_basebackup").args(to).args(["-R", "-X", "stream", "-c", "fast", "--no-sync", "-D"]).arg(&data));
        Postgres::start(folder, &data).await
    }

    async fn start(folder: Folder, data: &Path) -> Postgres {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = program("postgres");
        command.arg("-D").arg(data).args([
            "-p",
            &port.to_string(),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "fsync=off",
        ]);
        command.args(["-c", "unix_socket_directories=", "-c", "wal_level=replica"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        while tokio_postgres::connect(&url, tokio_postgres::NoTls).await.is_err() {
            assert!(child.try_wait().unwrap().is_none(), "Postgres does not start");
        }
        Postgres { child, port, _folder: folder }
    }

    fn url(&self, name: &str) -> DatabaseUrl {
        let url = format!("postgres://postgres@127.0.0.1:{}/{name}", self.port);
        DatabaseUrl::parse("DATABASE_URL", &url).unwrap()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Postgres refuses to run as root.
fn user() -> Option<User> {
    geteuid().is_root().then(|| User::from_name("postgres").unwrap().expect("Debian makes it"))
}

fn owned(folder: &Folder) -> PathBuf {
    if let Some(user) = user() {
        chown(folder.path(), Some(user.uid.as_raw()), Some(user.gid.as_raw())).unwrap();
    }
    folder.path().join("data")
}

fn program(name: &str) -> Command {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> =
        versions.map(|entry| entry.path().join("bin").join(name)).filter(|it| it.is_file()).collect();
    found.sort();
    let mut command = Command::new(found.pop().unwrap_or_else(|| name.into()));
    command.current_dir("/");
    if let Some(user) = user() {
        command.uid(user.uid.as_raw()).gid(user.gid.as_raw());
    }
    command
}

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A server of the two, which knows nothing yet of how the replica fares.
struct Served {
    base: String,
}

impl Served {
    fn start(primary: &DatabaseUrl, replica: &DatabaseUrl, clock: &FixedClock, keys: &Keyring) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let config = Config::from_vars(&[("PENELOPE_BIND".into(), address.to_string().into())], true).unwrap();
        let app = App::new(Pool::new(primary, 4), Clock::Fixed(clock.clone()), config.base_url, keys.clone());
        let app = app.with_replica(Some(Replica::new(replica)));
        tokio::spawn(web::serve(Data::new(app), listener, 1).unwrap());
        Served { base: format!("http://{address}") }
    }

    async fn get(&self, path: &str) -> String {
        let answer = client().get(format!("{}{path}", self.base)).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn p_31_what_is_over_is_read_from_the_replica_and_from_the_database_where_that_cannot_tell() {
    let primary = Postgres::primary().await;
    connect(&primary.url("postgres")).await.batch_execute("CREATE DATABASE penelope").await.unwrap();
    let url = primary.url("penelope");
    migrations::run(&url).await.unwrap();
    let data = Folder::new();
    let keys = Keyring::open_or_create(&data.path().join("secret")).unwrap();
    let town = Town::new(&url, &keys);
    let (over, played) = (town.play(1, Far::ToTheEnd).await, town.play(2, Far::Answers(2)).await);
    let asked = connect(&url).await;
    let clock = FixedClock::at(Clock::System.now());
    asked.batch_execute("UPDATE heartbeat SET beat_at = now(); UPDATE tables SET is_open = true").await.unwrap();
    let code = async |table: i64| -> String {
        asked.query_one("SELECT code FROM tables WHERE id = $1", &[&table]).await.unwrap().get(0)
    };
    let replica = Postgres::replica_of(&primary).await;
    let behind = replica.url("penelope");
    let doctor = |data: &Folder| {
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", url.reveal()).env("PENELOPE_REPLICA_URL", behind.reveal());
        stdout(&command.arg("doctor").output().unwrap())
    };
    assert!(doctor(&data).contains("ok    replica: "), "{}", doctor(&data));
    // From here on the two differ: in what Anna is called, and by a game that ends.
    connect(&behind).await.batch_execute("SELECT pg_wal_replay_pause()").await.unwrap();
    asked.batch_execute("UPDATE seats SET name = 'Zenobia' WHERE name = 'Anna'").await.unwrap();
    let later = town.play(3, Far::ToTheEnd).await;
    let (over, played, later) = (code(over.0).await, code(played.0).await, code(later.0).await);

    let served = Served::start(&url, &behind, &clock, &keys);
    for path in ["/archive".to_owned(), format!("/table/{over}/archive.txt"), format!("/table/{over}/replay")] {
        let page = served.get(&path).await;
        assert!(page.contains("Anna") && !page.contains("Zenobia"), "{path} comes from the replica");
    }
    let running = served.get(&format!("/table/{played}/archive.txt")).await;
    assert!(running.contains("Zenobia"), "a game that is played comes from the database itself");
    let unknown = served.get(&format!("/table/{later}/archive.txt")).await;
    assert!(unknown.contains("Anna"), "so does one that the replica does not know");

    clock.advance(chrono::TimeDelta::minutes(3));
    let stale = Served::start(&url, &behind, &clock, &keys);
    assert!(stale.get("/archive").await.contains("Zenobia"), "the replica is too far behind");
    clock.advance(chrono::TimeDelta::minutes(-3));

    drop(replica);
    for served in [served, Served::start(&url, &behind, &clock, &keys)] {
        for path in ["/archive".to_owned(), format!("/table/{over}/archive.txt")] {
            assert!(served.get(&path).await.contains("Zenobia"), "{path} without a replica");
        }
    }
    assert!(doctor(&data).contains("note  replica: "), "{}", doctor(&data));
}
