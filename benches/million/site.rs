//! A service with a database of some size, all on one Postgres.

use std::collections::HashSet;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use actix_web::web::Data;
use chrono::TimeDelta;
use penelope::clock::Clock;
use penelope::config::{Config, DatabaseUrl};
use penelope::engine::ulysses::Ulysses;
use penelope::id::{Epoch, QuestionId, SeatId, TableId};
use penelope::keyring::Keyring;
use penelope::link::{self, Claims, Purpose};
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::memory::Memory;
use penelope::play::glance::{self, Glance};
use penelope::store::Pool;
use penelope::vault::Vault;
use penelope::web::{self, App};
use penelope::worker::mailer::Mailer;

use super::copies::Copies;
use super::load;
use super::played::{choice, connect};
use super::program;

pub(crate) struct Site {
    pub(crate) size: usize,
    pub(crate) url: DatabaseUrl,
    pub(crate) address: SocketAddr,
    pub(crate) client: tokio_postgres::Client,
    pub(crate) keys: Keyring,
    /// Where the program keeps its own things.
    pub(crate) folder: PathBuf,
    pub(crate) post: Arc<Mailer>,
    pub(crate) letters: Memory,
    pool: Pool,
    copies: Arc<Copies>,
    /// Which copies were answered at, and what draws the next one.
    drawn: Mutex<(HashSet<usize>, usize)>,
}

impl Site {
    pub(crate) async fn open(
        url: &DatabaseUrl,
        size: usize,
        keys: &Keyring,
        copies: &Arc<Copies>,
        home: &Path,
    ) -> Site {
        assert!(size >= 1_000, "with fewer tables there are too few of each kind");
        let (pool, client) = (Pool::new(url, 8), connect(url).await);
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("a bound port");
        let config = Config::from_vars(&[("PENELOPE_BIND".into(), address.to_string().into())], true);
        let base_url = config.expect("settings").base_url;
        let app = App::new(pool.clone(), Clock::System, base_url.clone(), keys.clone());
        tokio::spawn(web::serve(Data::new(app), listener, 1).expect("a server"));
        let office = Office::new(base_url, "Penelope <post@example.org>".parse().expect("a sender"), keys.clone());
        let letters = Memory::default();
        let post = Mailer::new(Pool::new(url, 2), Clock::System, office, Transport::Memory(letters.clone()));
        let folder = home.join(format!("site-{size}"));
        std::fs::create_dir_all(&folder).expect("a folder of ours");
        let (url, copies, keys) = (url.clone(), Arc::clone(copies), keys.clone());
        let drawn = Mutex::new((HashSet::new(), size));
        Site { size, url, address, client, keys, folder, post: Arc::new(post), letters, pool, copies, drawn }
    }

    /// So many copies of these models that were drawn never before.
    pub(crate) fn draw(&self, count: usize, models: &[usize]) -> Vec<usize> {
        let (used, state) = &mut *self.drawn.lock().expect("nobody panics with it");
        let wanted: HashSet<usize> = models.iter().copied().collect();
        let mut found = Vec::new();
        while found.len() < count {
            *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let copy = (*state >> 33) % self.size;
            if wanted.contains(&(copy % self.copies.models())) && used.insert(copy) {
                found.push(copy);
            }
        }
        found
    }

    /// Lets every copy be drawn again.
    pub(crate) fn shuffle(&self) {
        self.drawn.lock().expect("nobody panics with it").0.clear();
    }

    pub(crate) fn tables(&self, copies: &[usize]) -> Vec<i64> {
        copies.iter().map(|copy| self.copies.table(*copy).0).collect()
    }

    /// Requests for the page of somebody who is asked, one a table.
    pub(crate) async fn pages(&self, copies: &[usize]) -> Vec<Vec<u8>> {
        let sql = "SELECT DISTINCT ON (q.table_id) q.table_id, s.id, s.birth, s.epoch FROM questions q \
                   JOIN seats s ON s.id = q.seat_id WHERE q.closed_at IS NULL AND q.table_id = ANY($1) ORDER BY 1, 2";
        let rows = self.client.query(sql, &[&self.tables(copies)]).await.expect("seats");
        assert_eq!(rows.len(), copies.len(), "somebody is asked at each");
        let page = |row: &tokio_postgres::Row| {
            let claims = Claims {
                purpose: Purpose::Seat,
                table: TableId(row.get(0)),
                seat: SeatId(row.get(1)),
                epoch: Epoch::of(row.get(2), row.get(3)),
                question: QuestionId(0),
                revision: 0,
                expires_at: Clock::System.now() + TimeDelta::days(1),
            };
            load::get(&format!("/l/{}?here", link::sign(&self.keys, &claims)))
        };
        rows.iter().map(page).collect()
    }

    /// Posts that change a game, one a table of Ulysses.
    pub(crate) async fn posts(&self, copies: &[usize]) -> Vec<Vec<u8>> {
        let vault = Vault::new(self.keys.clone());
        let mut posts = Vec::new();
        for copy in copies {
            let glance = glance::by_id(&self.pool, &vault, self.copies.table(*copy), None).await.expect("a look");
            let glance: Glance<Ulysses> = glance.expect("a table").try_into().expect("of Ulysses");
            let answer = glance.questions.iter().find_map(|question| choice(&glance, question.seat_id));
            let (claims, action) = answer.expect("somebody is asked");
            let body = format!("capability={}&action={}", link::sign(&self.keys, &claims), action.replace(' ', "+"));
            posts.push(load::post(&format!("/table/{}/act", glance.code), &body));
        }
        posts
    }

    /// Requests of somebody at the table who is signed in.
    pub(crate) fn signed_in(&self, path: &str, copies: &[usize]) -> Vec<Vec<u8>> {
        let session = |copy: &usize| {
            let session = Copies::session(Copies::player(*copy, 0));
            format!(
                "GET {path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: identity\r\nCookie: penelope-session={session}\r\n\r\n"
            )
        };
        copies.iter().map(|copy| session(copy).into_bytes()).collect()
    }

    /// The program itself on this database, told to do this.
    pub(crate) fn command(&self, name: &str) -> Command {
        let mut command = program::command();
        command
            .arg(name)
            .env("DATABASE_URL", self.url.reveal())
            .env("PENELOPE_DATA", &self.folder)
            .env("PENELOPE_SECRET_FILE", self.folder.parent().expect("a folder of ours").join("secret"))
            .env("PENELOPE_DNS", "127.0.0.1:9");
        command
    }

    /// Letters that have left.
    pub(crate) async fn sent(&self) -> i64 {
        let sql = "SELECT count(*) FROM outbox WHERE state = 'sent'";
        self.client.query_one(sql, &[]).await.expect("letters").get(0)
    }

    pub(crate) async fn execute(&self, sql: &str, tables: &[i64]) -> u64 {
        self.client.execute(sql, &[&tables]).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"))
    }
}
