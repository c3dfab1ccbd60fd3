//! A whole service for measuring: its own Postgres with every promise kept, tables of one person and three bots.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;

use actix_web::web::Data;
use chrono::{DateTime, TimeDelta, Utc};
use penelope::bot::{BotKind, Bots as _, Dice};
use penelope::chance::Chance;
use penelope::clock::Clock;
use penelope::config::{Config, Programs};
use penelope::engine::ulysses::Ulysses;
use penelope::engine::{Eye, Game as _, ServerSeed};
use penelope::id::QuestionId;
use penelope::keyring::Keyring;
use penelope::link::{self, Claims, Purpose};
use penelope::play::glance::{self, Glance};
use penelope::play::lobby::try_it::{self, TryWish};
use penelope::play::turn::{self, Submission};
use penelope::store::cluster::{Cluster, Durability, Purpose as ClusterPurpose};
use penelope::store::seats::SeatRow;
use penelope::store::{Pool, migrations};
use penelope::text::Locale;
use penelope::vault::Vault;
use penelope::web::{self, App};

use super::load;

pub(crate) const WORKERS: usize = 2;
/// As the server has them.
pub(crate) const CONNECTIONS: usize = 16;
/// Tables whose pages are looked at.
const LOOKED_AT: usize = 40;

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) pool: Pool,
    pub(crate) cluster: Cluster,
    keys: Keyring,
    vault: Vault,
    pub(crate) folder: PathBuf,
}

impl House {
    pub(crate) async fn open() -> House {
        let folder = std::env::temp_dir().join(format!("penelope-bench-{}", std::process::id()));
        let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let programs = Programs::Search(path);
        let cluster = Cluster::open(&folder, &programs, ClusterPurpose::Serve, Durability::Full);
        let cluster = cluster.await.expect("a private Postgres");
        let url = cluster.url_of("bench");
        execute(&cluster.superuser_url_of("postgres"), "CREATE DATABASE bench OWNER service").await;
        migrations::run(&url).await.expect("migrations");
        let pool = Pool::new(&url, CONNECTIONS);
        let keys = Keyring::open_or_create(&folder.join("secret")).expect("keys");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("a bound port");
        let config = Config::from_vars(&[("PENELOPE_BIND".into(), address.to_string().into())], true);
        let base_url = config.expect("settings").base_url;
        let app = App::new(pool.clone(), Clock::System, base_url, keys.clone());
        tokio::spawn(web::serve(Data::new(app), listener, WORKERS).expect("a server"));
        House { address, pool, cluster, vault: Vault::new(keys.clone()), keys, folder }
    }

    pub(crate) fn keys(&self) -> &Keyring {
        &self.keys
    }

    pub(crate) fn close(self) {
        self.pool.close();
        self.cluster.stop();
        std::fs::remove_dir_all(&self.folder).expect("a folder of ours");
    }

    /// A post that changes a game, for so many tables just dealt, each with a player who gets letters.
    pub(crate) async fn posts(&self, count: usize) -> Vec<Vec<u8>> {
        let posts = self.tables(count, BotKind::Sailor).await.iter().map(|glance| self.post(glance)).collect();
        execute(
            &self.cluster.url_of("bench"),
            "INSERT INTO players (address, created_at) SELECT 'p' || id || '@example.org', now() FROM seats \
             WHERE bot IS NULL AND player_id IS NULL; \
             UPDATE seats SET player_id = players.id FROM players \
             WHERE player_id IS NULL AND players.address = 'p' || seats.id || '@example.org'; ANALYZE",
        )
        .await;
        posts
    }

    /// Tables just dealt, with such bots.
    pub(crate) async fn tables(&self, count: usize, strength: BotKind) -> Vec<Glance<Ulysses>> {
        let mut tables = Vec::new();
        for _ in 0..count {
            tables.push(self.dealt(strength).await);
        }
        tables
    }

    /// The visitors' answers wherever one is asked now.
    pub(crate) async fn answers(&self, tables: &mut [Glance<Ulysses>]) -> Vec<Vec<u8>> {
        let mut posts = Vec::new();
        for table in tables {
            *table = self.look(table).await;
            if !table.questions.is_empty() {
                posts.push(self.post(table));
            }
        }
        posts
    }

    /// What a sailor would answer in the visitor's seat, sent.
    fn post(&self, glance: &Glance<Ulysses>) -> Vec<u8> {
        let (claims, action) = self.answer(glance, BotKind::Sailor);
        let capability = link::sign(&self.keys, &claims);
        let body = format!("capability={capability}&action={}", action.replace(' ', "+"));
        load::post(&format!("/table/{}/act", glance.code), &body)
    }

    /// Requests for the pages of tables at which so much was answered, and how many bytes such a page has.
    pub(crate) async fn pages(&self, answers: usize, count: usize) -> (Vec<Vec<u8>>, usize) {
        let mut links = Vec::new();
        let mut bytes = 0;
        for _ in 0..LOOKED_AT {
            let path = self.page_of(&self.played(answers).await);
            bytes += self.bytes(&path).await;
            links.push(load::get(&path));
        }
        (links.iter().cycle().take(count).cloned().collect(), bytes / LOOKED_AT)
    }

    async fn bytes(&self, path: &str) -> usize {
        let page = reqwest::get(format!("http://{}{path}", self.address)).await.expect("a page");
        page.text().await.expect("a page").len()
    }

    /// The same tables at the bare server: the last ones that were dealt.
    pub(crate) async fn bare_pages(&self, count: usize) -> Vec<Vec<u8>> {
        let last = self.number("SELECT max(id) FROM tables").await;
        (last - LOOKED_AT as i64 + 1..=last).cycle().take(count).map(|table| load::get(&format!("/{table}"))).collect()
    }

    pub(crate) async fn entries(&self) -> i64 {
        self.number("SELECT count(*) FROM entries").await
    }

    pub(crate) async fn average(&self, sql: &str) -> usize {
        usize::try_from(self.number(sql).await).expect("a length")
    }

    pub(crate) async fn number(&self, sql: &str) -> i64 {
        let client = connect(&self.cluster.url_of("bench")).await;
        client.query_one(sql, &[]).await.expect("a query").get(0)
    }

    pub(crate) async fn execute(&self, sql: &str) {
        execute(&self.cluster.url_of("bench"), sql).await;
    }

    /// Requests for the pages of games of at least so many entries, and how many bytes such a page has. Drifters play them:
    /// sailors win long before.
    pub(crate) async fn aged(&self, entries: u32, count: usize) -> (Vec<Vec<u8>>, usize) {
        let mut links = Vec::new();
        let mut bytes = 0;
        while links.len() < LOOKED_AT {
            let mut glance = self.dealt(BotKind::Sailor).await;
            self.execute("UPDATE seats SET bot = 'drifter' WHERE bot = 'sailor'").await;
            while !glance.questions.is_empty() && glance.book.entries() < entries {
                glance = self.answered(&glance, BotKind::Drifter).await;
            }
            // A game that ended before is none of them.
            if !glance.questions.is_empty() {
                let path = self.page_of(&glance);
                bytes += self.bytes(&path).await;
                links.push(load::get(&path));
            }
        }
        (links.iter().cycle().take(count).cloned().collect(), bytes / LOOKED_AT)
    }

    fn page_of(&self, glance: &Glance<Ulysses>) -> String {
        format!("/l/{}?here", link::sign(&self.keys, &claims(glance, Purpose::Seat)))
    }

    /// A table at which the visitor has answered so often, or until the game was over.
    async fn played(&self, answers: usize) -> Glance<Ulysses> {
        let mut glance = self.dealt(BotKind::Sailor).await;
        for _ in 0..answers {
            if glance.questions.is_empty() {
                break;
            }
            glance = self.answered(&glance, BotKind::Sailor).await;
        }
        glance
    }

    /// The table after one more answer of the visitor's, as such a bot would give it.
    async fn answered(&self, glance: &Glance<Ulysses>, kind: BotKind) -> Glance<Ulysses> {
        let (claims, action) = self.answer(glance, kind);
        let answer = Submission { action: Some(action), ..Submission::default() };
        let submitted = turn::submit(&self.pool, &Clock::System, &self.vault, &claims, &answer).await;
        assert!(submitted.is_ok(), "a bot's answer is legal");
        self.look(glance).await
    }

    async fn dealt(&self, strength: BotKind) -> Glance<Ulysses> {
        let wish = TryWish { seats: 4, strength, locale: Locale::English, letters: false };
        let opened = try_it::open_to_try::<Ulysses>(&self.pool, now(), (&self.vault, &Chance::System), &wish)
            .await
            .expect("a table");
        let glance = glance::by_code(&self.pool, &self.vault, &opened.code, None).await.expect("a look");
        glance.expect("the table just opened").try_into().expect("of this game")
    }

    async fn look(&self, glance: &Glance<Ulysses>) -> Glance<Ulysses> {
        let glance = glance::by_id(&self.pool, &self.vault, glance.id, None).await.expect("a look");
        glance.expect("a table of ours").try_into().expect("of this game")
    }

    /// What a bot would answer in the visitor's seat, and the capability for it.
    fn answer(&self, glance: &Glance<Ulysses>, kind: BotKind) -> (Claims, String) {
        let claims = claims(glance, Purpose::Answer);
        let own = glance.seats.iter().find(|row| row.is_of(&claims));
        let seat = own.and_then(SeatRow::seat).expect("the visitor's seat");
        let game = glance.book.game();
        let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
        let dice = Dice::new(&ServerSeed::new([7; 32]), seat);
        let action = Ulysses::choose(kind, &view, &legal, &dice).expect("whoever is asked may answer");
        (claims, game.write(&action))
    }
}

fn claims(glance: &Glance<Ulysses>, purpose: Purpose) -> Claims {
    let row = glance.seats.iter().find(|row| row.bot.is_none()).expect("the visitor's seat");
    let open = glance.question(row.id).filter(|_| purpose == Purpose::Answer);
    Claims {
        purpose,
        table: glance.id,
        seat: row.id,
        epoch: row.epoch(),
        question: open.map_or(QuestionId(0), |question| question.id),
        revision: open.map_or(0, |question| question.revision.unsigned_abs()),
        expires_at: now() + TimeDelta::days(1),
    }
}

fn now() -> DateTime<Utc> {
    Clock::System.now()
}

pub(crate) async fn connect(url: &penelope::config::DatabaseUrl) -> tokio_postgres::Client {
    let connected = tokio_postgres::connect(url.reveal(), tokio_postgres::NoTls).await;
    let (client, connection) = connected.expect("a connection");
    tokio::spawn(connection);
    client
}

async fn execute(url: &penelope::config::DatabaseUrl, sql: &str) {
    connect(url).await.batch_execute(sql).await.expect("a statement");
}
