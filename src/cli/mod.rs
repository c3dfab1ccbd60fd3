//! The commands, one a file.

mod allocator;
mod database;
mod dkim;
mod doctor;
mod export;
mod input;
mod key;
mod letters;
mod log;
mod mend;
mod migrate;
mod receive;
mod replay;
mod serve;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::config::{Config, VARIABLES};

/// Slow board games by mail.
#[derive(Debug, Parser)]
#[command(name = "penelope", version, after_help = settings_help())]
struct Cli {
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
    /// Write a table's archive: everything once its game is over, before that its public side
    Export(export::ExportArgs),
    /// Look at the server's keys, or change them
    #[command(subcommand)]
    Key(key::KeyCommand),
    /// Look at letters that wait or failed, send them again, pause or release all of them
    Letters(letters::LettersArgs),
    /// Let a table go on from its log, after «penelope doctor» said that log and book contradict each other
    Mend(mend::MendArgs),
    /// Take one message on standard input from a mail server: a letter that came back
    Receive(receive::ReceiveArgs),
    /// Tell a game from its archive file, step by step; needs no database
    Replay(replay::ReplayArgs),
    /// Let bots play games, look for faults, and write their archives; needs no database
    Simulate(simulate::SimulateArgs),
    /// Check archive files and say the first thing that is wrong; needs no database
    Verify(verify::VerifyArgs),
}

/// Parses, runs, chooses the exit code. To whoever calls it this is no future: those are built where they are awaited, and the whole
/// house would be built a second time for a few lines of a program.
#[tokio::main]
pub async fn main() -> ExitCode {
    match run(Cli::parse()).await {
        Ok(code) => code,
        Err(error) => {
            eprintln!("penelope: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let command = match cli.command {
        None => Command::Serve,
        // These need nothing but their file: not even settings that are right.
        Some(Command::Replay(args)) => return replay::run(args),
        Some(Command::Simulate(args)) => return simulate::run(args),
        Some(Command::Verify(args)) => return verify::run(args),
        // Settings may name the key that is still to be made.
        Some(Command::Key(key::KeyCommand::Dkim(args))) => return dkim::run(&args),
        Some(command) => command,
    };
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
        Command::Export(args) => export::run(&config, args).await?,
        Command::Key(command) => key::run(&config, command).await?,
        Command::Letters(args) => letters::run(&config, args).await?,
        Command::Mend(args) => mend::run(&config, args).await?,
        Command::Receive(args) => return Ok(receive::run(&config, &args).await),
        Command::Replay(args) => return replay::run(args),
        Command::Simulate(args) => return simulate::run(args),
        Command::Verify(args) => return verify::run(args),
    }
    Ok(ExitCode::SUCCESS)
}

fn settings_help() -> String {
    let lines: String = VARIABLES.iter().map(|(name, words)| format!("  {name:<22} {words}\n")).collect();
    format!("Settings, by environment, all optional:\n{lines}")
}
