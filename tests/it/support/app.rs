//! The service in this process: own database, own port, a clock that stands until the test moves it.

use std::net::{IpAddr, TcpListener};
use std::path::PathBuf;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use chrono::{DateTime, Utc};
use penelope::chance::{Chance, FixedChance};
use penelope::clock::{Clock, FixedClock};
use penelope::config::{Config, Mail};
use penelope::keyring::Keyring;
use penelope::mail::transport::mailbox::Mailbox;
use penelope::play::vapid;
use penelope::store::Pool;
use penelope::vault::Vault;
use penelope::web::{self, App};

use super::client::Client;
use super::db::TestDb;
use super::folder::Folder;
use super::proxy::Proxy;

pub(crate) struct TestApp {
    pub(crate) db: TestDb,
    pub(crate) clock: FixedClock,
    pub(crate) keys: Keyring,
    pub(crate) base: String,
    server: ServerHandle,
    letters: Folder,
}

impl TestApp {
    pub(crate) async fn start() -> TestApp {
        TestApp::with_base_url(None).await
    }

    /// As behind a proxy that players reach at `base_url`.
    pub(crate) async fn with_base_url(base_url: Option<&str>) -> TestApp {
        let db = TestDb::new().await;
        let pool = db.pool();
        TestApp::serving(db, pool, base_url).await
    }

    /// Where letters can be answered by mail.
    pub(crate) async fn with_way_in() -> TestApp {
        let db = TestDb::new().await;
        let pool = db.pool();
        TestApp::serving_behind(db, pool, None, None, true).await
    }

    /// With a proxy of ours in front, which the tests' own client plays.
    pub(crate) async fn behind(proxy: IpAddr) -> TestApp {
        let db = TestDb::new().await;
        let pool = db.pool();
        TestApp::serving_behind(db, pool, None, Some(proxy), false).await
    }

    /// With what it asks of its database counted.
    pub(crate) async fn counted() -> (TestApp, Proxy) {
        let db = TestDb::new().await;
        let proxy = Proxy::start(&db.url).await;
        let pool = Pool::new(&proxy.url, 2);
        (TestApp::serving(db, pool, None).await, proxy)
    }

    async fn serving(db: TestDb, pool: Pool, base_url: Option<&str>) -> TestApp {
        TestApp::serving_behind(db, pool, base_url, None, false).await
    }

    async fn serving_behind(
        db: TestDb,
        pool: Pool,
        base_url: Option<&str>,
        proxy: Option<IpAddr>,
        takes_mail: bool,
    ) -> TestApp {
        let clock = FixedClock::at("2026-11-16T09:00:00Z".parse::<DateTime<Utc>>().unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let mut vars = vec![("PENELOPE_BIND".into(), address.to_string().into())];
        vars.extend(base_url.map(|url| ("PENELOPE_BASE_URL".into(), url.into())));
        let config = Config::from_vars(&vars, true).unwrap();
        assert!(matches!(config.mail, Mail::Demo));
        let secret = Folder::new();
        let keys = Keyring::open_or_create(&secret.path().join("secret")).unwrap();
        // As a server does when it starts.
        vapid::make_if_first(&db.pool(), clock.now(), &Vault::new(keys.clone())).await.unwrap();
        let app = App::new(pool, Clock::Fixed(clock.clone()), config.base_url, keys.clone());
        let letters = Folder::new();
        let mailbox = Mailbox::new(letters.path().to_owned(), Clock::Fixed(clock.clone()));
        let mut app = app.with_chance(luck()).with_mailbox(mailbox).behind(proxy);
        app.takes_mail = takes_mail;
        let app = Data::new(app);
        let server = web::serve(app, listener, 1).unwrap();
        let handle = server.handle();
        tokio::spawn(server);
        TestApp { db, clock, keys, base: format!("http://{address}"), server: handle, letters }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// Where the page `/mailbox` finds its letters.
    pub(crate) fn letters(&self) -> PathBuf {
        self.letters.path().to_owned()
    }

    /// As a browser without cookies sees it, up to the first answer.
    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        Client::without_cookies(&self.base).get(path).await
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        // Stops when it is polled; nobody needs to wait for it.
        drop(self.server.stop(false));
    }
}

/// The same deals whenever the same test runs, and others in every test. `PENELOPE_LUCK` brings other ones.
pub(crate) fn luck() -> Chance {
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    Chance::Fixed(FixedChance::of(&format!("{test} {}", std::env::var("PENELOPE_LUCK").unwrap_or_default())))
}

/// The bare wire, for what no browser sends; `Client` is the browser.
pub(crate) fn client() -> reqwest::Client {
    reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap()
}
