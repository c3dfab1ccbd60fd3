//! A line to the database that counts what is asked, and can fall silent without breaking, as behind a firewall that forgot it.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use penelope::config::DatabaseUrl;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

/// What was asked: its words, and the types of its values, zero for any.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Statement {
    pub(crate) text: String,
    pub(crate) types: Vec<u32>,
}

pub(crate) struct Proxy {
    pub(crate) url: DatabaseUrl,
    /// Lines opened before this one carry nothing any more.
    silent_before: Arc<AtomicU64>,
    opened: Arc<AtomicU64>,
    /// Statements that were executed.
    pub(crate) statements: Arc<AtomicU64>,
    /// Statements that were sent in words, to be executed later.
    pub(crate) prepared: Arc<AtomicU64>,
    /// How many more pieces may pass from the client before the line holds its breath.
    left: watch::Sender<u64>,
    /// What they said, each once.
    texts: Arc<Mutex<BTreeSet<Statement>>>,
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
        let [silent_before, opened, statements, prepared] = [(); 4].map(|()| Arc::new(AtomicU64::new(0)));
        let counted = [Arc::clone(&statements), Arc::clone(&prepared)];
        let (left, _) = watch::channel(u64::MAX);
        let allowance = left.clone();
        let texts = Arc::<Mutex<BTreeSet<Statement>>>::default();
        let noted = Arc::clone(&texts);
        let (silent, count) = (Arc::clone(&silent_before), Arc::clone(&opened));
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let number = count.fetch_add(1, Ordering::SeqCst);
                let heard = Heard::new(&counted, &noted);
                let line = Line { number, silent_before: Arc::clone(&silent), heard, left: allowance.clone() };
                let server = UnixStream::connect(&socket).await.unwrap();
                tokio::spawn(line.carry(client, server));
            }
        });
        Proxy { url, silent_before, opened, statements, prepared, left, texts }
    }

    /// After so many more pieces from clients nothing more reaches the database, until it is let go on.
    pub(crate) fn hold_after(&self, pieces: u64) {
        self.left.send_replace(pieces);
    }

    pub(crate) fn go_on(&self) {
        self.left.send_replace(u64::MAX);
    }

    /// Comes back once something is held.
    pub(crate) async fn holds(&self) {
        self.left.subscribe().wait_for(|left| *left == 0).await.unwrap();
    }

    /// What was asked so far, each statement once.
    pub(crate) fn texts(&self) -> BTreeSet<Statement> {
        self.texts.lock().unwrap().clone()
    }

    pub(crate) fn swallow_what_is_open(&self) {
        self.silent_before.store(self.opened.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

struct Line {
    number: u64,
    silent_before: Arc<AtomicU64>,
    heard: Heard,
    left: watch::Sender<u64>,
}

impl Line {
    async fn carry(mut self, client: tokio::net::TcpStream, server: UnixStream) {
        let (mut from_client, mut to_client) = client.into_split();
        let (from_server, to_server): (OwnedReadHalf, OwnedWriteHalf) = server.into_split();
        let (mut from_server, mut to_server) = (from_server, to_server);
        let (mut up, mut down) = ([0; 4096], [0; 4096]);
        loop {
            let (number, silent_before) = (self.number, &self.silent_before);
            let is_silent = || number < silent_before.load(Ordering::SeqCst);
            tokio::select! {
                read = from_client.read(&mut up) => {
                    let Ok(count @ 1..) = read else { return };
                    self.heard.listen(&up[..count]);
                    self.pass().await;
                    if !is_silent() && to_server.write_all(&up[..count]).await.is_err() { return }
                }
                read = from_server.read(&mut down) => {
                    let Ok(count @ 1..) = read else { return };
                    if !is_silent() && to_client.write_all(&down[..count]).await.is_err() { return }
                }
            }
        }
    }
}

impl Line {
    /// One more piece passes, or waits until it may.
    async fn pass(&self) {
        let may_pass = |left: &mut u64| match *left {
            0 => false,
            u64::MAX => true,
            _ => {
                *left -= 1;
                true
            }
        };
        let mut passed = false;
        while !passed {
            self.left.send_if_modified(|left| {
                passed = may_pass(left);
                passed
            });
            if !passed && self.left.subscribe().wait_for(|left| *left > 0).await.is_err() {
                return;
            }
        }
    }
}

/// Counts the messages of Postgres' protocol that execute something, however they are cut into pieces, and notes what they say.
struct Heard {
    statements: Arc<AtomicU64>,
    prepared: Arc<AtomicU64>,
    texts: Arc<Mutex<BTreeSet<Statement>>>,
    /// Of a message that holds a statement, its kind and what has come of it.
    open: Option<(u8, Vec<u8>)>,
    /// Bytes of the message that are still to come.
    skip: usize,
    /// Of the next message, what has come of its kind and length.
    head: Vec<u8>,
    /// The first message has no kind.
    begun: bool,
}

impl Heard {
    fn new(counted: &[Arc<AtomicU64>; 2], texts: &Arc<Mutex<BTreeSet<Statement>>>) -> Heard {
        let ([statements, prepared], texts) = (counted.clone(), Arc::clone(texts));
        Heard { statements, prepared, texts, open: None, skip: 0, head: Vec::new(), begun: false }
    }

    fn listen(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let skipped = self.skip.min(bytes.len());
            self.skip -= skipped;
            if let Some((_, body)) = &mut self.open {
                body.extend(&bytes[..skipped]);
            }
            if self.skip == 0 {
                self.note();
            }
            bytes = &bytes[skipped..];
            let Some((first, rest)) = bytes.split_first() else { return };
            self.head.push(*first);
            bytes = rest;
            let length_at = usize::from(self.begun);
            if self.head.len() == length_at + 4 {
                let length = u32::from_be_bytes(self.head[length_at..].try_into().unwrap());
                // A statement in one message, or one that was prepared before.
                if self.begun && matches!(self.head[0], b'Q' | b'E') {
                    self.statements.fetch_add(1, Ordering::SeqCst);
                }
                self.skip = usize::try_from(length).unwrap() - 4;
                self.open = (self.begun && matches!(self.head[0], b'Q' | b'P')).then(|| (self.head[0], Vec::new()));
                self.head.clear();
                self.begun = true;
            }
        }
    }

    /// A statement to prepare stands after its name, and before the types of its values.
    fn note(&mut self) {
        let Some((kind, body)) = self.open.take() else { return };
        let mut parts = body.splitn(if kind == b'P' { 3 } else { 2 }, |byte| *byte == 0);
        if kind == b'P' {
            self.prepared.fetch_add(1, Ordering::SeqCst);
            parts.next();
        }
        let text = String::from_utf8_lossy(parts.next().unwrap_or_default()).into_owned();
        let oids = parts.next().unwrap_or_default().get(2..).unwrap_or_default().chunks_exact(4);
        let types = oids.map(|oid| u32::from_be_bytes(oid.try_into().unwrap())).collect();
        self.texts.lock().unwrap().insert(Statement { text, types });
    }
}
