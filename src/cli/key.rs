//! `penelope key`: the server's keys. Two may be valid at once, so that a new one can take over without breaking a link.

use anyhow::Context;
use clap::Subcommand;

use crate::clock::Clock;
use crate::config::Config;
use crate::keyring::Keyring;
use crate::store::cluster::Purpose;
use crate::store::{Pool, keys, migrations};

use super::database;

#[derive(Debug, Subcommand)]
pub(super) enum KeyCommand {
    /// Say which keys are valid
    List,
    /// Make a new key for everything from now on; the one before stays valid
    New,
    /// Drop the older of two keys: links signed with it are refused from then on
    Drop,
}

pub(super) async fn run(config: &Config, command: KeyCommand) -> anyhow::Result<()> {
    let path = &config.secret_file;
    match command {
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
            mark_dropped(config, oldest).await?;
            rest.store(path)?;
            println!("Key {} is gone from {}. Restart every server.", oldest.id(), path.display());
        }
    }
    Ok(())
}

async fn mark_dropped(config: &Config, key: &crate::keyring::Key) -> anyhow::Result<()> {
    let opened = database::open(config, Purpose::Command).await?;
    let marked = async {
        migrations::run(&opened.url).await?;
        let pool = Pool::new(&opened.url, 1);
        keys::mark_dropped(&mut *pool.get().await?, Clock::System.now(), key).await?;
        anyhow::Ok(())
    };
    let marked = marked.await;
    opened.close();
    marked
}
