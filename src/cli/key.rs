//! `penelope key`: the server's keys. Two may be valid at once, so that a new one can take over without breaking a link.

use anyhow::Context;
use clap::Subcommand;

use crate::config::Config;
use crate::keyring::{Key, Keyring};
use crate::play::rekey;
use crate::store::cluster::Purpose;
use crate::store::{Pool, heartbeat, keys, migrations};
use crate::vault::Vault;

use super::database;
use super::dkim::{self, DkimArgs};

#[derive(Debug, Subcommand)]
pub(super) enum KeyCommand {
    /// Say which keys are valid
    List,
    /// Make a new key for everything from now on; the one before stays valid
    New,
    /// Drop the older of two keys: what it sealed is sealed anew, links signed with it are refused from then on
    Drop,
    /// Make a key that signs letters (DKIM), and say which record to publish
    Dkim(DkimArgs),
}

pub(super) async fn run(config: &Config, command: KeyCommand) -> anyhow::Result<()> {
    let path = &config.secret_file;
    match command {
        KeyCommand::Dkim(args) => drop(dkim::run(&args)?),
        KeyCommand::List => {
            let ring = Keyring::open(path)?;
            for (place, key) in ring.keys().iter().enumerate() {
                let words = if place == 0 { "in use" } else { "still accepted" };
                println!("key {}: {words}", key.id());
            }
        }
        KeyCommand::New => {
            let ring = Keyring::open_or_create(path)?.with_new_key()?;
            ring.store(path)?;
            println!(
                "Key {} is in {}. Back the file up, then restart every server.",
                ring.newest().id(),
                path.display()
            );
        }
        KeyCommand::Drop => {
            let ring = Keyring::open(path)?;
            let rest = ring.without_oldest_key()?;
            let oldest = ring.keys().last().context("a keyring is never empty")?;
            // The database first: should the file not follow, it merely holds a key too many.
            let resealed = retire(config, &ring, oldest).await?;
            rest.store(path)?;
            let (id, file) = (oldest.id(), path.display());
            println!("Key {id} is gone from {file}. Tables sealed anew: {resealed}. Restart every server.");
        }
    }
    Ok(())
}

/// Seals anew what this key sealed, and notes that nothing needs it any more.
async fn retire(config: &Config, ring: &Keyring, key: &Key) -> anyhow::Result<usize> {
    let opened = database::open(config, Purpose::Command).await?;
    let retired = async {
        migrations::run(&opened.url).await?;
        let pool = Pool::new(&opened.url, 1);
        let resealed = rekey::reseal(&pool, &Vault::new(ring.clone()), key.id()).await?;
        let conn = &mut *pool.get().await?;
        let now = heartbeat::read_clock(conn).await?;
        keys::mark_dropped(conn, now, key).await?;
        anyhow::Ok(resealed)
    };
    let retired = retired.await;
    opened.close();
    retired
}
