//! The line from one server to the database. It has a fuse: after so many pieces one connection is cut, or all of them for good,
//! before or after the piece has reached the database. So a server dies at any statement, with or without its COMMIT.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use penelope::config::DatabaseUrl;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How the line carries what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    Well,
    /// Nothing comes through, and nothing breaks.
    Silent,
    /// Each piece takes so long.
    Slow(Duration),
}

/// What the fuse does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// One connection is cut.
    Cut,
    /// All are, and no new one comes: to its database the server is dead.
    Kill,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Fuse {
    /// So many pieces pass before.
    pub(crate) pieces: u64,
    pub(crate) stroke: Stroke,
    /// Whether the last piece still reaches the database, whose answer then nobody hears.
    pub(crate) arrives: bool,
}

pub(crate) struct Line {
    pub(crate) url: DatabaseUrl,
    shared: Arc<Shared>,
    accepting: tokio::task::JoinHandle<()>,
}

struct Shared {
    fuse: Mutex<Option<Fuse>>,
    dead: watch::Sender<bool>,
    mood: watch::Sender<Mood>,
    /// Lines that were opened before this number of cuts are gone.
    cuts: watch::Sender<u64>,
    /// How often the fuse has burnt down.
    strokes: watch::Sender<u64>,
}

impl Line {
    /// To the tests' database, which listens on a socket only.
    pub(crate) async fn open(database: &DatabaseUrl) -> Line {
        let config: tokio_postgres::Config = database.reveal().parse().unwrap();
        let [tokio_postgres::config::Host::Unix(folder), ..] = config.get_hosts() else { panic!("a socket") };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        let socket: PathBuf = folder.join(format!(".s.PGSQL.{port}"));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (user, name) = (config.get_user().unwrap(), config.get_dbname().unwrap());
        let url = DatabaseUrl::parse("DATABASE_URL", &format!("postgres://{user}@{address}/{name}")).unwrap();
        let shared = Arc::new(Shared {
            fuse: Mutex::default(),
            dead: watch::Sender::new(false),
            mood: watch::Sender::new(Mood::Well),
            cuts: watch::Sender::new(0),
            strokes: watch::Sender::new(0),
        });
        let kept = Arc::clone(&shared);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if !*kept.dead.borrow() {
                    tokio::spawn(carry(client, socket.clone(), Arc::clone(&kept)));
                }
            }
        });
        Line { url, shared, accepting }
    }

    pub(crate) fn light(&self, fuse: Fuse) {
        *self.shared.fuse.lock().unwrap() = Some(fuse);
    }

    /// What has not burnt down by now does not any more.
    pub(crate) fn put_out(&self) {
        *self.shared.fuse.lock().unwrap() = None;
    }

    pub(crate) fn set(&self, mood: Mood) {
        self.shared.mood.send_replace(mood);
    }

    /// All connections that there are end at once; new ones may come.
    pub(crate) fn cut_all(&self) {
        self.shared.cuts.send_modify(|cuts| *cuts += 1);
    }

    pub(crate) fn strokes(&self) -> u64 {
        *self.shared.strokes.borrow()
    }

    pub(crate) fn is_dead(&self) -> bool {
        *self.shared.dead.borrow()
    }

    /// Comes back once it is dead.
    pub(crate) async fn death(&self) {
        self.shared.dead.subscribe().wait_for(|dead| *dead).await.unwrap();
    }

    pub(crate) fn kill(&self) {
        self.shared.dead.send_replace(true);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.kill();
        self.accepting.abort();
    }
}

impl Shared {
    /// As long as the line's mood says.
    async fn hold_up(&self) {
        let mood = *self.mood.borrow();
        match mood {
            Mood::Well => {}
            Mood::Slow(time) => tokio::time::sleep(time).await,
            Mood::Silent => drop(self.mood.subscribe().wait_for(|mood| *mood != Mood::Silent).await),
        }
    }

    /// What becomes of the next piece from the server.
    fn burn(&self) -> Option<Fuse> {
        let mut place = self.fuse.lock().unwrap();
        let fuse = place.as_mut()?;
        if fuse.pieces > 0 {
            fuse.pieces -= 1;
            return None;
        }
        self.strokes.send_modify(|strokes| *strokes += 1);
        place.take()
    }
}

async fn carry(client: TcpStream, socket: PathBuf, shared: Arc<Shared>) {
    let Ok(server) = UnixStream::connect(&socket).await else { return };
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let (mut up, mut down) = ([0; 8192], [0; 8192]);
    let (mut dead, mut cuts) = (shared.dead.subscribe(), shared.cuts.subscribe());
    let opened_at = *cuts.borrow();
    loop {
        tokio::select! {
            biased;
            () = async { drop(cuts.wait_for(|cuts| *cuts > opened_at).await) } => return,
            () = async { drop(dead.wait_for(|dead| *dead).await) } => return,
            read = from_client.read(&mut up) => {
                let Ok(count @ 1..) = read else { return };
                shared.hold_up().await;
                let burnt = shared.burn();
                if burnt.is_none_or(|fuse| fuse.arrives) && to_server.write_all(&up[..count]).await.is_err() { return }
                let Some(fuse) = burnt else { continue };
                if fuse.arrives {
                    // Its answer is read by nobody else, so that what was asked has been done by the time the line ends.
                    drop(from_server.read(&mut down).await);
                }
                if fuse.stroke == Stroke::Kill {
                    shared.dead.send_replace(true);
                }
                return;
            }
            read = from_server.read(&mut down) => {
                let Ok(count @ 1..) = read else { return };
                if to_client.write_all(&down[..count]).await.is_err() { return }
            }
        }
    }
}
