//! A line to the database that can fall silent without breaking, as behind a firewall that forgot it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use penelope::config::DatabaseUrl;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, UnixStream};

pub(crate) struct Proxy {
    pub(crate) url: DatabaseUrl,
    /// Lines opened before this one carry nothing any more.
    silent_before: Arc<AtomicU64>,
    opened: Arc<AtomicU64>,
}

impl Proxy {
    /// To the tests' database, which listens on a socket only.
    pub(crate) async fn start(database: &DatabaseUrl) -> Proxy {
        let config: tokio_postgres::Config = database.reveal().parse().unwrap();
        let [tokio_postgres::config::Host::Unix(folder), ..] = config.get_hosts() else { panic!("a socket") };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        let socket: PathBuf = folder.join(format!(".s.PGSQL.{port}"));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let name = config.get_dbname().unwrap();
        let user = config.get_user().unwrap();
        let url = DatabaseUrl::parse("DATABASE_URL", &format!("postgres://{user}@{address}/{name}")).unwrap();
        let (silent_before, opened) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let (silent, count) = (Arc::clone(&silent_before), Arc::clone(&opened));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let line = Line { number: count.fetch_add(1, Ordering::SeqCst), silent_before: Arc::clone(&silent) };
                let server = UnixStream::connect(&socket).await.unwrap();
                tokio::spawn(line.carry(client, server));
            }
        });
        Proxy { url, silent_before, opened }
    }

    pub(crate) fn swallow_what_is_open(&self) {
        self.silent_before.store(self.opened.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

struct Line {
    number: u64,
    silent_before: Arc<AtomicU64>,
}

impl Line {
    async fn carry(self, client: tokio::net::TcpStream, server: UnixStream) {
        let (mut from_client, mut to_client) = client.into_split();
        let (from_server, to_server): (OwnedReadHalf, OwnedWriteHalf) = server.into_split();
        let (mut from_server, mut to_server) = (from_server, to_server);
        let (mut up, mut down) = ([0; 4096], [0; 4096]);
        loop {
            let is_silent = || self.number < self.silent_before.load(Ordering::SeqCst);
            tokio::select! {
                Ok(count @ 1..) = from_client.read(&mut up) => {
                    if !is_silent() && to_server.write_all(&up[..count]).await.is_err() { return }
                }
                Ok(count @ 1..) = from_server.read(&mut down) => {
                    if !is_silent() && to_client.write_all(&down[..count]).await.is_err() { return }
                }
                else => return,
            }
        }
    }
}
