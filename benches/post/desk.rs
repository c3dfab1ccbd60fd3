//! An outbox full of letters that are composed already, in a Postgres of its own with every promise kept.

use std::net::SocketAddr;
use std::path::PathBuf;

use lettre::Message;
use penelope::clock::Clock;
use penelope::config::{Config, Mail, Programs, SmtpUrl};
use penelope::id::LetterId;
use penelope::keyring::Keyring;
use penelope::mail::composed::{Composed, compose};
use penelope::mail::message::{Envelope, Office};
use penelope::mail::samples::samples;
use penelope::mail::transport::Transport;
use penelope::play::dispatch;
use penelope::store::cluster::{Cluster, Durability, Purpose};
use penelope::store::{Pool, migrations};
use penelope::text::Locale;
use penelope::vault::Vault;
use penelope::worker::mailer::Mailer;

/// The plainest letter, and the usual one with its chart.
const SAMPLES: [&str; 2] = ["sign in", "question, your answer"];

pub(crate) struct Desk {
    cluster: Cluster,
    folder: PathBuf,
    keys: Keyring,
    drafts: Vec<(&'static str, Composed)>,
}

impl Desk {
    pub(crate) async fn open() -> Desk {
        let folder = std::env::temp_dir().join(format!("penelope-bench-post-{}", std::process::id()));
        let path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
        let programs = Programs::Search(path);
        let cluster = Cluster::open(&folder, &programs, Purpose::Serve, Durability::Full);
        let cluster = cluster.await.expect("a private Postgres");
        let create = "CREATE DATABASE bench OWNER service";
        connect(&cluster, "postgres").await.batch_execute(create).await.expect("a database");
        migrations::run(&cluster.url_of("bench")).await.expect("migrations");
        let keys = Keyring::open_or_create(&folder.join("secret")).expect("keys");
        let known = samples(Locale::English).into_iter().filter(|(name, _)| SAMPLES.contains(name));
        let drafts = known.map(|(name, letter)| (name, compose(&letter).expect("words for it"))).collect();
        Desk { cluster, folder, keys, drafts }
    }

    pub(crate) fn close(self) {
        self.cluster.stop();
        std::fs::remove_dir_all(&self.folder).expect("a folder of ours");
    }

    pub(crate) fn messages(&self) -> Vec<(&'static str, Message)> {
        let to = "anna@example.org".parse().expect("an address");
        let envelope = Envelope { to: &to, message_id: "bench", date: Clock::System.now(), letter: None };
        let message = |composed: &Composed| composed.to_message(&self.office(), &envelope).expect("a message");
        self.drafts.iter().map(|(name, composed)| (*name, message(composed))).collect()
    }

    /// Rows to work off, each to a reader of its own.
    pub(crate) async fn fill(&self, name: &str, count: usize) {
        let (_, composed) = self.drafts.iter().find(|(known, _)| *known == name).expect("a sample");
        let client = connect(&self.cluster, "bench").await;
        let count = i64::try_from(count).expect("not that many");
        // Of a kind that is about nothing but its reader; what it says is in its body already.
        let sql = "WITH readers AS (INSERT INTO players (address, created_at) \
                   SELECT gen_random_uuid()::text || '@example.org', now() FROM generate_series(1::bigint, $1) RETURNING id) \
                   INSERT INTO outbox (player_id, kind, message_id, send_at, written_at) \
                   SELECT id, 'sign in', gen_random_uuid()::text, now(), now() FROM readers RETURNING id";
        let rows = client.query(sql, &[&count]).await.expect("rows");
        let vault = Vault::new(self.keys.clone());
        let body = client.prepare("UPDATE outbox SET body = $1 WHERE id = $2").await.expect("a statement");
        for row in rows {
            let id: i64 = row.get(0);
            let sealed = dispatch::seal(&vault, LetterId(id), composed).expect("a seal");
            client.execute(&body, &[&sealed, &id]).await.expect("a body");
        }
        for tidy in ["VACUUM ANALYZE", "CHECKPOINT"] {
            client.batch_execute(tidy).await.expect("a clean table");
        }
    }

    pub(crate) fn post(&self, transport: Transport) -> Mailer {
        let pool = Pool::new(&self.cluster.url_of("bench"), 4);
        Mailer::new(pool, Clock::System, self.office(), transport)
    }

    pub(crate) fn office(&self) -> Office {
        let config = Config::from_vars(&[("PENELOPE_BASE_URL".into(), "https://penelope.example.org".into())], true);
        let from = "Penelope <post@penelope.example.org>".parse().expect("a sender");
        Office::new(config.expect("settings").base_url, from, self.keys.clone())
    }
}

pub(crate) fn smtp_url(sink: SocketAddr) -> SmtpUrl {
    let vars = [
        ("PENELOPE_SMTP_URL".into(), format!("smtp://{sink}?tls=none").into()),
        ("PENELOPE_MAIL_FROM".into(), "post@penelope.example.org".into()),
        ("PENELOPE_BASE_URL".into(), "https://penelope.example.org".into()),
    ];
    match Config::from_vars(&vars, true).expect("settings").mail {
        Mail::Smtp { url, .. } => url,
        Mail::Demo => unreachable!("a mail server was set"),
    }
}

/// As who owns the cluster: the service itself may neither create a database nor ask for a checkpoint.
async fn connect(cluster: &Cluster, database: &str) -> tokio_postgres::Client {
    let url = cluster.superuser_url_of(database);
    let (client, connection) =
        tokio_postgres::connect(url.reveal(), tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    client
}
