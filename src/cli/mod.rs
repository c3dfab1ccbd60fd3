//! The commands, one a file.

mod database;
mod doctor;
mod key;
mod log;
mod migrate;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::{Config, VARIABLES};

/// Slow board games by mail.
#[derive(Debug, Parser)]
#[command(name = "penelope", version, after_help = settings_help())]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve pages and send letters (this is what happens without a command)
    Serve,
    /// Bring the database up to date
    Migrate,
    /// Check settings, database, mail and keys, and say what to do
    Doctor,
    /// Look at the server's keys, or change them
    #[command(subcommand)]
    Key(key::KeyCommand),
}

pub async fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let command = cli.command.unwrap_or(Command::Serve);
    let config = match Config::from_env() {
        Ok(config) => config,
        // The doctor is asked exactly then.
        Err(error) if matches!(command, Command::Doctor) => return Ok(doctor::report_wrong_setting(&error)),
        Err(error) => return Err(error.into()),
    };
    log::start(&config.log)?;
    match command {
        Command::Serve => serve::run(&config).await?,
        Command::Migrate => migrate::run(&config).await?,
        Command::Doctor => return doctor::run(&config).await,
        Command::Key(command) => key::run(&config, command).await?,
    }
    Ok(ExitCode::SUCCESS)
}

fn settings_help() -> String {
    let lines: String = VARIABLES.iter().map(|(name, words)| format!("  {name:<22} {words}\n")).collect();
    format!("Settings, by environment, all optional:\n{lines}")
}
