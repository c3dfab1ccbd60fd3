//! `penelope migrate`: brings the database up to date, with a role that may change tables.

use anyhow::Context;

use crate::config::Config;
use crate::store::cluster::Purpose;
use crate::store::migrations;

use super::database;

pub(super) async fn run(config: &Config) -> anyhow::Result<()> {
    let opened = database::open(config, Purpose::Command).await?;
    let ran = migrations::run(&opened.url).await.with_context(|| format!("cannot migrate {}", opened.url));
    opened.close();
    match ran?.as_slice() {
        [] => println!("The database is up to date."),
        versions => println!("Migrated: {}.", versions.join(", ")),
    }
    Ok(())
}
