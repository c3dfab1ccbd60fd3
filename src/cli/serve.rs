//! `penelope serve`: everything is opened and checked in turn, then it serves until it is asked to stop.

use std::io::Write;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::Data;
use anyhow::{Context, bail};
use nix::sys::resource::{Resource, setrlimit};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::bot::BotKind;
use crate::chance::Chance;
use crate::clock::{Clock, SharedClock};
use crate::config::{BaseUrl, Config, DatabaseUrl, Mail};
use crate::engine::{Game as _, GameKind, for_game};
use crate::keyring::Keyring;
use crate::link;
use crate::mail::dkim::Signer;
use crate::mail::message::Office;
use crate::mail::transport::Transport;
use crate::mail::transport::mailbox::Mailbox;
use crate::mail::transport::smtp::{Patience, Smtp};
use crate::mail::vouch::Voucher;
use crate::ping::call::Caller;
use crate::play::lobby::try_it::{TryWish, open_to_try};
use crate::play::{due, operate, vapid};
use crate::store::cluster::Purpose;
use crate::store::keys::{self, Fit};
use crate::store::mail_pause::Pause;
use crate::store::replica::Replica;
use crate::store::{Pool, mail_pause, migrations, tables};
use crate::text::Locale;
use crate::vault::Vault;
use crate::web::{self, App};
use crate::worker::annotator::Annotator;
use crate::worker::lmtp::Lmtp;
use crate::worker::mailer::Mailer;
use crate::worker::pinger::Pinger;
use crate::worker::sorter::Sorter;
use crate::worker::thinker::Thinker;
use crate::worker::tick::Tick;
use crate::worker::{Journal, PostCounts, Remembered};

use super::{allocator, database};

const CONNECTIONS: usize = 16;
/// At the end, workers put down what they have in hand within this, after the requests in flight; what hangs on the database
/// is left to it.
const WORKERS_END_WITHIN: Duration = Duration::from_secs(5);
/// To the mail server: enough for thousands of letters an hour, few enough for any provider.
const MAIL_CONNECTIONS: usize = 4;
/// A demo's letters leave nobody's machine, so their sender need not exist.
const DEMO_SENDER: &str = "Penelope <post@penelope.invalid>";

/// What an operator hears who forgot to say who stands in front.
pub(super) const LACKS_PROXY: &str = "PENELOPE_BASE_URL is https, so a proxy stands in front, but PENELOPE_PROXY does not name \
     its address: limits count all players as one, and /metrics stays closed";

pub(super) async fn run(config: &Config) -> anyhow::Result<()> {
    // What a crash leaves behind would hold keys and hands.
    if let Err(error) = setrlimit(Resource::RLIMIT_CORE, 0, 0) {
        tracing::warn!(%error, "core dumps cannot be switched off");
    }
    allocator::return_large_pieces();
    if config.lacks_proxy() {
        tracing::warn!("{LACKS_PROXY}");
    }
    let database = database::open(config, Purpose::Serve).await?;
    let served = serve(config, &database.url).await;
    database.close();
    served
}

async fn serve(config: &Config, url: &DatabaseUrl) -> anyhow::Result<()> {
    let clock = Clock::Shared(SharedClock::default());
    let listener = TcpListener::bind(config.bind)
        .with_context(|| format!("cannot listen on {}; set PENELOPE_BIND to another address", config.bind))?;
    let ran = migrations::run(url).await.with_context(|| format!("cannot migrate {url}"))?;
    if !ran.is_empty() {
        tracing::info!(migrations = ran.join(", "), "the database was brought up to date");
    }
    let pool = Pool::new(url, CONNECTIONS);
    due::set_clock(&pool, &clock).await.context("the database does not tell the time")?;
    let ring = Keyring::open_or_create(&config.secret_file)?;
    check_keys(&pool, &clock, &ring, config).await?;
    vapid::make_if_first(&pool, clock.now(), &Vault::new(ring.clone())).await?;

    let address = listener.local_addr()?;
    let base_url = config.base_url_at(address);
    let remembered = Remembered::in_file(config.data.join("mark"));
    let pause = look_for_pause(&pool, &clock, &remembered).await?;
    let first_table = deal_first_table(&pool, &clock, &ring, config).await?;
    let mut office = Office::new(base_url.clone(), sender(config)?, ring.clone());
    if let Mail::Smtp { dkim, .. } = &config.mail {
        office.signer = Signer::new(dkim)?;
        office.returns_to = config.return_domain.clone();
    }
    let mut post = Mailer::new(pool.clone(), clock.clone(), office, transport(config, &clock));
    post.remembered = remembered;
    post.journal = Journal::in_file(config.data.join("sent"), post.clock.now());
    post.recall_sent().await?;
    let post = Arc::new(post);
    let arrived = PostCounts::default();
    let app = App::new(pool.clone(), clock, base_url.clone(), ring).behind(config.proxy);
    let app = app.with_replica(config.replica.as_ref().map(Replica::new));
    let mut app = app.with_post(&post).with_arrivals(&arrived);
    if let Transport::Mailbox(mailbox) = &post.transport {
        app = app.with_mailbox(mailbox.clone());
    }
    let news = app.news.clone();
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let server = web::serve(Data::new(app), listener, workers)?;
    let handle = server.handle();
    let (stop, stopped) = watch::channel(false);
    let ticks = tokio::spawn(Tick::beside(&post).run(stopped.clone()));
    let pinger = Pinger {
        pool: pool.clone(),
        clock: post.clock.clone(),
        vault: post.vault.clone(),
        base_url: base_url.clone(),
        caller: Caller::new(config.authorities.tls()),
    };
    let pings = tokio::spawn(pinger.run(stopped.clone()));
    let mut sorter = Sorter::new(pool.clone(), post.clock.clone(), post.vault.clone());
    (sorter.desk.voucher, sorter.bell, sorter.counts) = (voucher(config), post.bell.clone(), arrived.clone());
    let sorted = tokio::spawn(sorter.run(stopped.clone()));
    let thinker = Thinker::beside(&post, workers);
    let past = tokio::spawn(Annotator::beside(&thinker).run(stopped.clone()));
    let bots = tokio::spawn(thinker.run(stopped.clone()));
    let door = open_door(config, &post, arrived).await?;
    let door = door.map(|door| tokio::spawn(door.run(stopped.clone())));
    let letters = tokio::spawn(post.run(stopped));
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stopper = tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping; requests in flight will be finished");
        stop.send_replace(true);
        news.end();
        handle.stop(true).await;
    });
    tracing::info!(%address, "serving");
    greet(config, &base_url, first_table.as_deref(), pause.as_ref());
    server.await?;
    stopper.abort();
    let workers = async {
        letters.await.context("the worker that sends letters has failed")?;
        ticks.await.context("the worker that looks after the clocks has failed")?;
        sorted.await.context("the worker that reads what came in has failed")?;
        bots.await.context("the worker that thinks for bots has failed")?;
        past.await.context("the worker that looks back at games has failed")?;
        if let Some(door) = door {
            door.await.context("the door for mail servers has failed")?;
        }
        pings.await.context("the worker that tells people elsewhere has failed")
    };
    match timeout(WORKERS_END_WITHIN, workers).await {
        Ok(ended) => ended?,
        Err(_) => tracing::warn!("a worker hangs on the database and is left behind; what it had begun is undone"),
    }
    pool.close();
    Ok(())
}

/// For mail servers that hand over what is for us.
async fn open_door(config: &Config, post: &Mailer, arrived: PostCounts) -> anyhow::Result<Option<Lmtp>> {
    let Some((address, domain)) = config.lmtp.as_ref().zip(config.return_domain.clone()) else { return Ok(None) };
    let means = (post.pool.clone(), post.clock.clone());
    let door = Lmtp::bind(address, means, post.office.keys.clone(), domain).await;
    let door = door.context("cannot listen for mail servers; set PENELOPE_LMTP to another place")?;
    Ok(Some(Lmtp { counts: arrived, ..door }))
}

/// Who says whether an answer by mail is its sender's.
fn voucher(config: &Config) -> Voucher {
    match &config.authserv_id {
        _ if config.return_domain.is_none() => Voucher::Nobody,
        Some(name) => Voucher::Server(name.clone()),
        None => Voucher::dns(config.name_server).unwrap_or_else(|error| {
            tracing::warn!(%error, "no name server can be asked: answers by mail are confirmed by link");
            Voucher::Nobody
        }),
    }
}

fn sender(config: &Config) -> anyhow::Result<lettre::message::Mailbox> {
    match &config.mail {
        Mail::Demo => Ok(DEMO_SENDER.parse()?),
        Mail::Smtp { from, .. } => Ok(from.clone()),
    }
}

fn transport(config: &Config, clock: &Clock) -> Transport {
    match &config.mail {
        Mail::Demo => Transport::Mailbox(Mailbox::new(config.data.join("mailbox"), clock.clone())),
        Mail::Smtp { url, .. } => Transport::Smtp(Smtp::new(url.clone(), MAIL_CONNECTIONS, Patience::default())),
    }
}

/// Whether letters are paused; a restored database pauses them by itself.
async fn look_for_pause(pool: &Pool, clock: &Clock, remembered: &Remembered) -> anyhow::Result<Option<Pause>> {
    if remembered.raise(pool, clock.now()).await? {
        tracing::warn!("this database went back to an earlier state; letters are paused until they are released");
    }
    let conn = &mut *pool.get().await?;
    if operate::pause_if_copied(conn, clock.now()).await? {
        tracing::warn!("this database was copied from elsewhere; letters are paused until they are released");
    }
    Ok(mail_pause::find_pause(conn).await?)
}

/// A secret file that does not fit the database would make every hand unreadable; better not to start at all.
async fn check_keys(pool: &Pool, clock: &Clock, ring: &Keyring, config: &Config) -> anyhow::Result<()> {
    let conn = &mut pool.get().await?;
    let file = config.secret_file.display();
    match keys::fit(conn, ring).await? {
        Fit::Known => {}
        Fit::Missing(id) => bail!(
            "the secret file {file} lacks key {id}, which this database needs; put the file back from your backup, or \
             set PENELOPE_SECRET_FILE to it"
        ),
        Fit::Foreign(id) => bail!(
            "key {id} in the secret file {file} is not the one this database was used with; set PENELOPE_SECRET_FILE or \
             the database to the ones that belong together"
        ),
    }
    keys::insert_new(conn, clock.now(), ring).await?;
    Ok(())
}

/// A demo that nobody has used yet has a table ready; the path of its link.
async fn deal_first_table(
    pool: &Pool,
    clock: &Clock,
    ring: &Keyring,
    config: &Config,
) -> anyhow::Result<Option<String>> {
    let unused = !tables::any(&mut *pool.get().await?).await?;
    match config.mail {
        Mail::Demo if unused => {
            let vault = Vault::new(ring.clone());
            let opened = for_game!(GameKind::FIRST, G => {
                let wish = TryWish { seats: G::SEATS_USUAL, strength: BotKind::USUAL, locale: Locale::English, letters: true };
                open_to_try::<G>(pool, clock.now(), (&vault, &Chance::System), &wish).await?
            });
            Ok(Some(format!("/l/{}", link::sign(ring, &opened.link))))
        }
        Mail::Demo | Mail::Smtp { .. } => Ok(None),
    }
}

/// For whoever typed the command: where it is, and what to do next.
fn greet(config: &Config, base_url: &BaseUrl, first_table: Option<&str>, pause: Option<&Pause>) {
    let program = std::env::args().next().unwrap_or_else(|| "penelope".to_owned());
    let mail = match &config.mail {
        Mail::Demo => format!("This is a demo, for this machine only. Its letters lie at {base_url}/mailbox"),
        Mail::Smtp { url, .. } => format!("Letters leave over the {url}."),
    };
    let pause = match pause {
        None => String::new(),
        Some(Pause { since, reason }) => format!(
            "\n  LETTERS ARE PAUSED since {} ({reason}).\n  \
             Look at what waits: {program} letters\n  \
             Let it go: {program} letters release",
            since.format("%F %R UTC")
        ),
    };
    let play = match first_table {
        Some(path) => format!("A table is dealt and waits for your first move: {base_url}{path}"),
        None => "Open it in a browser.".to_owned(),
    };
    let words = format!(
        "\nPenelope is running at {base_url}\n\n  \
         {play}\n  \
         Stop it with Ctrl-C; everything stays in {}.\n  \
         {mail}{pause}\n  \
         If something is wrong: {program} doctor\n\n",
        config.data.display()
    );
    // In one piece, and no matter if nobody reads it: a server must not end because its terminal has gone.
    if let Err(error) = std::io::stdout().write_all(words.as_bytes()) {
        tracing::debug!(%error, "nobody reads standard output");
    }
}
