//! The `penelope` program: parse, run, choose the exit code.

use std::process::ExitCode;

use clap::Parser;
use penelope::cli::{self, Cli};

#[tokio::main]
async fn main() -> ExitCode {
    match cli::run(Cli::parse()).await {
        Ok(code) => code,
        Err(error) => {
            eprintln!("penelope: {error:#}");
            ExitCode::FAILURE
        }
    }
}
