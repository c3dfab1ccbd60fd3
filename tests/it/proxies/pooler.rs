//! PgBouncer in front of the database (N10).

use std::process::{Child, Stdio};

use nix::unistd::geteuid;
use tokio::net::TcpStream;

use super::front::{free_address, program};
use crate::support::db::TestDb;
use crate::support::folder::Folder;
use crate::support::program::{Running, penelope, stdout};

struct Pooler {
    child: Child,
    address: String,
}

impl Pooler {
    async fn start(db: &TestDb, folder: &Folder, mode: &str) -> Pooler {
        let config: tokio_postgres::Config = db.url.reveal().parse().unwrap();
        let [tokio_postgres::config::Host::Unix(socket), ..] = config.get_hosts() else { panic!("a socket") };
        let (port, user) = (config.get_ports().first().copied().unwrap_or(5432), config.get_user().unwrap());
        let address = free_address();
        let listens = address.rsplit(':').next().unwrap();
        let file = folder.path().join(format!("{mode}.ini"));
        let settings = format!(
            "[databases]\n* = host={} port={port} user={user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {listens}\n\
             unix_socket_dir =\nauth_type = any\npool_mode = {mode}\n",
            socket.display()
        );
        std::fs::write(&file, settings).unwrap();
        let mut command = program("pgbouncer");
        if geteuid().is_root() {
            command.args(["-u", &db.server_user()]);
        }
        let child = command.arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let mut pooler = Pooler { child, address };
        while TcpStream::connect(&pooler.address).await.is_err() {
            assert!(pooler.child.try_wait().unwrap().is_none(), "PgBouncer does not start");
        }
        pooler
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn n_10_the_doctor_names_a_pooler_that_lends_connections_by_transaction() {
    let (db, data) = (TestDb::new().await, Folder::new());
    let name = db.url.reveal().rsplit('/').next().unwrap();
    for (mode, is_named) in [("session", false), ("transaction", true)] {
        let pooler = Pooler::start(&db, &data, mode).await;
        let url = format!("postgres://service@{}/{name}", pooler.address);
        let mut command = penelope(data.path());
        command.env("DATABASE_URL", &url);
        if !is_named {
            let server = Running::start(&mut command);
            assert_eq!(server.get("/readyz").await.unwrap().status(), 200, "{mode}");
        }
        let told = tokio::task::spawn_blocking(move || command.arg("doctor").output().unwrap()).await.unwrap();
        let told = stdout(&told);
        assert_eq!(told.contains("with PgBouncer, set pool_mode = session"), is_named, "{mode}: {told}");
    }
}
