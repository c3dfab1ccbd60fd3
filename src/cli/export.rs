//! `penelope export`: a table as a file, as its page offers it.

use std::path::PathBuf;

use anyhow::{Context as _, bail, ensure};
use clap::{Args, ValueEnum};

use crate::clock::Clock;
use crate::config::{Config, DatabaseUrl};
use crate::engine::of_game;
use crate::id::TableCode;
use crate::keyring::Keyring;
use crate::play::record::{self, AnyRecorded};
use crate::store::{Pool, migrations};
use crate::text::{Locale, Text, archive};
use crate::vault::Vault;
use crate::web::replay::in_a_file;

use super::{database, input};

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The table's code
    code: String,
    #[arg(long, value_enum, default_value_t = Form::Json)]
    form: Form,
    /// The language of the text or the page, by its tag
    #[arg(long, value_parser = input::read_language, default_value = "en")]
    language: Locale,
    /// Where to write it; standard output by default
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// The archive, for programs and for checking
    Json,
    /// Plain text
    Text,
    /// One page that replays the game without a network; only once it is over
    Html,
}

pub(super) async fn run(config: &Config, args: ExportArgs) -> anyhow::Result<()> {
    let code: TableCode =
        args.code.parse().map_err(|_| anyhow::anyhow!("«{}» is no table's code", input::one_line(&args.code)))?;
    let opened = database::open_existing(config).await?;
    let read = read(config, &opened.url, &code).await;
    opened.close();
    let text = write(&read?, &args)?;
    match &args.to {
        Some(path) => std::fs::write(path, text).with_context(|| format!("writing {}", path.display())),
        None => input::print(&text),
    }
}

async fn read(config: &Config, url: &DatabaseUrl, code: &TableCode) -> anyhow::Result<AnyRecorded> {
    let pool = Pool::new(url, 1);
    let pending = migrations::pending(&mut *pool.get().await?).await?;
    ensure!(pending.is_empty(), "the database needs «penelope migrate» first");
    let vault = Vault::new(Keyring::open(&config.secret_file)?);
    record::by_code(&pool, &Clock::System, &vault, code)
        .await?
        .with_context(|| format!("there is no dealt table {code}"))
}

fn write(recorded: &AnyRecorded, args: &ExportArgs) -> anyhow::Result<String> {
    let (archive, is_over) =
        of_game!(recorded, AnyRecorded, recorded => (recorded.record.archive(), recorded.record.is_over()));
    match args.form {
        Form::Json => Ok(archive.to_json()),
        Form::Text => Ok(archive::plain(Text::of(args.language), &archive)),
        Form::Html if !is_over => bail!("the game still runs: only its archive or text can be written"),
        Form::Html => Ok(in_a_file(Text::of(args.language), recorded)?),
    }
}
