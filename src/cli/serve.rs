//! `penelope serve`: everything is opened and checked in turn, then it serves until it is asked to stop.

use std::io::Write;
use std::net::{SocketAddr, TcpListener};

use actix_web::web::Data;
use anyhow::{Context, bail};
use tokio::signal::unix::{SignalKind, signal};

use crate::clock::Clock;
use crate::config::{Config, DatabaseUrl, Mail};
use crate::engine::ulysses::Ulysses;
use crate::keyring::Keyring;
use crate::link;
use crate::play::lobby::try_it::{TryWish, open_to_try};
use crate::store::cluster::Purpose;
use crate::store::keys::{self, Fit};
use crate::store::{Pool, migrations, tables};
use crate::text::Locale;
use crate::vault::Vault;
use crate::web::{self, App};

use super::database;

const CONNECTIONS: usize = 16;

pub(super) async fn run(config: &Config) -> anyhow::Result<()> {
    let database = database::open(config, Purpose::Serve).await?;
    let served = serve(config, &database.url).await;
    database.close();
    served
}

async fn serve(config: &Config, url: &DatabaseUrl) -> anyhow::Result<()> {
    let clock = Clock::System;
    let listener = TcpListener::bind(config.bind)
        .with_context(|| format!("cannot listen on {}; set PENELOPE_BIND to another address", config.bind))?;
    let ran = migrations::run(url).await.with_context(|| format!("cannot migrate {url}"))?;
    if !ran.is_empty() {
        tracing::info!(migrations = ran.join(", "), "the database was brought up to date");
    }
    let pool = Pool::new(url, CONNECTIONS);
    let ring = Keyring::open_or_create(&config.secret_file)?;
    check_keys(&pool, &clock, &ring, config).await?;

    let address = listener.local_addr()?;
    let first_table = deal_first_table(&pool, &clock, &ring, config).await?;
    let app = App::new(pool.clone(), clock, config.base_url.clone(), ring);
    let app = Data::new(match config.mail {
        Mail::Demo => app.in_demo(),
        Mail::Smtp { .. } => app,
    });
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let server = web::serve(app, listener, workers)?;
    let handle = server.handle();
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stopper = tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping; requests in flight will be finished");
        handle.stop(true).await;
    });
    tracing::info!(%address, "serving");
    greet(config, address, first_table.as_deref());
    server.await?;
    stopper.abort();
    pool.close();
    Ok(())
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
            let wish = TryWish { seats: 4, locale: Locale::English, letters: true };
            let opened = open_to_try::<Ulysses>(pool, clock.now(), &Vault::new(ring.clone()), &wish).await?;
            Ok(Some(format!("/l/{}", link::sign(ring, &opened.link))))
        }
        Mail::Demo | Mail::Smtp { .. } => Ok(None),
    }
}

/// For whoever typed the command: where it is, and what to do next.
fn greet(config: &Config, address: SocketAddr, first_table: Option<&str>) {
    // The port may have been left to the system.
    let base_url = if config.bind.port() == 0 { format!("http://{address}") } else { config.base_url.to_string() };
    let mail = match &config.mail {
        Mail::Demo => "This is a demo, for this machine only.".to_owned(),
        Mail::Smtp { url, .. } => format!("The mail server is {url}; no letters are sent yet."),
    };
    let play = match first_table {
        Some(path) => format!("A table is dealt and waits for your first move: {base_url}{path}"),
        None => "Open it in a browser.".to_owned(),
    };
    let program = std::env::args().next().unwrap_or_else(|| "penelope".to_owned());
    let words = format!(
        "\nPenelope is running at {base_url}\n\n  \
         {play}\n  \
         Stop it with Ctrl-C; everything stays in {}.\n  \
         {mail}\n  \
         If something is wrong: {program} doctor\n\n",
        config.data.display()
    );
    // In one piece, and no matter if nobody reads it: a server must not end because its terminal has gone.
    if let Err(error) = std::io::stdout().write_all(words.as_bytes()) {
        tracing::debug!(%error, "nobody reads standard output");
    }
}
