//! An outbox to work off: people, tables with a question, letters of any kind, and the post that sends them.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use penelope::bot::BotKind;
use penelope::chance::Chance;
use penelope::clock::{Clock, FixedClock};
use penelope::config::Config;
use penelope::engine::ulysses::Ulysses;
use penelope::keyring::Keyring;
use penelope::mail::message::Office;
use penelope::mail::transport::Transport;
use penelope::mail::transport::smtp::{Patience, Smtp};
use penelope::play::lobby::try_it::{self, TryWish};
use penelope::settle::words::Words;
use penelope::text::Locale;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;
use tokio::sync::watch;

use super::app::luck;
use super::db::TestDb;
use super::folder::{Folder, random_name};
use super::smtp::Sink;

pub(crate) struct Desk {
    pub(crate) db: TestDb,
    pub(crate) clock: FixedClock,
    pub(crate) keys: Keyring,
    pub(crate) chance: Chance,
    pub(crate) client: tokio_postgres::Client,
}

/// A person with a seat at a table of bots, and a question to answer there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seated {
    pub(crate) player: i64,
    pub(crate) table: i64,
    pub(crate) seat: i64,
    pub(crate) question: i64,
}

/// A letter's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) state: String,
    pub(crate) attempts: i16,
    pub(crate) reason: Option<String>,
    pub(crate) has_body: bool,
    pub(crate) is_leased: bool,
    pub(crate) send_at: DateTime<Utc>,
}

impl Desk {
    pub(crate) async fn new() -> Desk {
        let db = TestDb::new().await;
        let clock = FixedClock::at("2026-11-16T09:00:00Z".parse().unwrap());
        let keys = Keyring::open_or_create(&Folder::new().path().join("secret")).unwrap();
        let client = db.connect().await;
        Desk { db, clock, keys, chance: luck(), client }
    }

    /// For tests that run the program itself, whose clock is the machine's.
    pub(crate) async fn at(now: DateTime<Utc>) -> Desk {
        Desk { clock: FixedClock::at(now), ..Desk::new().await }
    }

    pub(crate) async fn player(&self, address: &str) -> i64 {
        let sql = "INSERT INTO players (address, name, created_at) VALUES ($1, 'Anna', now()) RETURNING id";
        self.client.query_one(sql, &[&address]).await.unwrap().get(0)
    }

    pub(crate) async fn seated(&self, address: &str) -> Seated {
        let player = self.player(address).await;
        self.seat_of(player).await
    }

    /// Another table for the same person.
    pub(crate) async fn seat_of(&self, player: i64) -> Seated {
        self.seat_at::<Ulysses>(player).await
    }

    pub(crate) async fn seat_at<G: Words>(&self, player: i64) -> Seated {
        let wish = TryWish { seats: 3, strength: BotKind::Sailor, locale: Locale::English, letters: false };
        let vault = Vault::new(self.keys.clone());
        let opened =
            try_it::open_to_try::<G>(&self.db.pool(), self.clock.now(), (&vault, &self.chance), &wish).await.unwrap();
        let (table, seat) = (opened.link.table.0, opened.link.seat.0);
        self.client.execute("UPDATE seats SET player_id = $1 WHERE id = $2", &[&player, &seat]).await.unwrap();
        let sql = "SELECT id FROM questions WHERE seat_id = $1 AND closed_at IS NULL";
        let question = self.client.query_one(sql, &[&seat]).await.unwrap().get(0);
        Seated { player, table, seat, question }
    }

    /// A letter about nothing but its reader.
    pub(crate) async fn sign_in(&self, player: i64) -> i64 {
        self.letter(player, "sign in", None, false).await
    }

    pub(crate) async fn question(&self, seated: Seated) -> i64 {
        self.letter(seated.player, "question", Some(seated), true).await
    }

    /// Of a kind that may come several times for one seat.
    pub(crate) async fn fresh_link(&self, seated: Seated) -> i64 {
        self.letter(seated.player, "fresh link", Some(seated), false).await
    }

    pub(crate) async fn letter(&self, player: i64, kind: &str, seated: Option<Seated>, asks: bool) -> i64 {
        let (table, seat) = (seated.map(|seated| seated.table), seated.map(|seated| seated.seat));
        let question = seated.filter(|_| asks).map(|seated| seated.question);
        let sql = "INSERT INTO outbox (player_id, kind, table_id, seat_id, question_id, message_id, send_at, written_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id";
        let (message_id, now) = (random_name(), self.now());
        let row = self.client.query_one(sql, &[&player, &kind, &table, &seat, &question, &message_id, &now]).await;
        row.unwrap().get(0)
    }

    pub(crate) async fn row(&self, id: i64) -> Row {
        let sql = "SELECT state, attempts, reason, body IS NOT NULL, leased_until IS NOT NULL, send_at FROM outbox \
                   WHERE id = $1";
        let row = self.client.query_one(sql, &[&id]).await.unwrap();
        let send_at: std::time::SystemTime = row.get(5);
        Row {
            state: row.get(0),
            attempts: row.get(1),
            reason: row.get(2),
            has_body: row.get(3),
            is_leased: row.get(4),
            send_at: send_at.into(),
        }
    }

    pub(crate) async fn message_id(&self, id: i64) -> String {
        self.client.query_one("SELECT message_id FROM outbox WHERE id = $1", &[&id]).await.unwrap().get(0)
    }

    pub(crate) async fn execute(&self, sql: &str) {
        self.client.batch_execute(sql).await.unwrap();
    }

    /// Past the wait after a failed attempt.
    pub(crate) async fn wait_for_retry(&self, id: i64) {
        let wait = self.row(id).await.send_at - self.clock.now();
        self.clock.advance(wait.max(chrono::TimeDelta::zero()));
    }

    fn now(&self) -> std::time::SystemTime {
        self.clock.now().into()
    }

    pub(crate) fn office(&self) -> Office {
        let config = Config::from_vars(&[("PENELOPE_BASE_URL".into(), "https://penelope.test".into())], true).unwrap();
        Office::new(config.base_url, "Penelope <post@penelope.test>".parse().unwrap(), self.keys.clone())
    }

    pub(crate) fn post(&self, transport: Transport) -> Arc<Mailer> {
        let pool = penelope::store::Pool::new(&self.db.url, 2);
        Arc::new(Mailer::new(pool, Clock::Fixed(self.clock.clone()), self.office(), transport))
    }

    pub(crate) fn post_to(&self, sink: &Sink) -> Arc<Mailer> {
        self.post(Transport::Smtp(Smtp::new(sink.url(), 4, patient())))
    }

    /// For a letter about which the server says nothing.
    pub(crate) fn post_impatiently(&self, sink: &Sink) -> Arc<Mailer> {
        self.post(Transport::Smtp(Smtp::new(sink.url(), 4, impatient())))
    }
}

/// However slow the machine is.
pub(crate) fn patient() -> Patience {
    let minutes = Duration::from_secs(600);
    Patience { connect: minutes, command: minutes, verdict: minutes }
}

/// With a server that will never say anything, waiting longer changes nothing; with any other it must not be used.
pub(crate) fn impatient() -> Patience {
    Patience { verdict: Duration::from_millis(300), ..patient() }
}

/// Sends whatever is due.
pub(crate) async fn work_off(post: &Arc<Mailer>) -> usize {
    let (_stop, stopped) = watch::channel(false);
    post.work_off(&stopped).await.unwrap()
}
