//! `penelope mend`: a table that was halted goes on from its log.

use anyhow::{bail, ensure};
use clap::Args;

use crate::clock::Clock;
use crate::config::{Config, DatabaseUrl};
use crate::id::TableCode;
use crate::keyring::Keyring;
use crate::play::mend::{self, Mended};
use crate::store::{Pool, migrations};
use crate::vault::Vault;

use super::{database, input};

#[derive(Debug, Args)]
pub(super) struct MendArgs {
    /// The table's code
    code: String,
}

pub(super) async fn run(config: &Config, args: MendArgs) -> anyhow::Result<()> {
    let code: TableCode =
        args.code.parse().map_err(|_| anyhow::anyhow!("«{}» is no table's code", input::one_line(&args.code)))?;
    let opened = database::open_existing(config).await?;
    let mended = mend(config, &opened.url, &code).await;
    opened.close();
    match mended? {
        Mended::Done { entries } => input::print(&format!("Table {code} goes on from its log of {entries} entries.\n")),
        Mended::NoSuchTable => bail!("there is no dealt table {code}"),
    }
}

async fn mend(config: &Config, url: &DatabaseUrl, code: &TableCode) -> anyhow::Result<Mended> {
    let pool = Pool::new(url, 1);
    let pending = migrations::pending(&mut *pool.get().await?).await?;
    ensure!(pending.is_empty(), "the database needs «penelope migrate» first");
    let vault = Vault::new(Keyring::open(&config.secret_file)?);
    Ok(mend::mend(&pool, &Clock::System, &vault, code).await?)
}
