//! `penelope replay`: tells a game step by step, with nothing but its archive.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use clap::Args;

use super::input;
use crate::archive::{Archive, Status, verify};
use crate::engine::{Eye, Seat};
use crate::text::archive::{Untold, retell};
use crate::text::{Locale, Text};

#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    /// The archive of a game; - is standard input
    file: PathBuf,
    /// Tell this entry only, and what the eye sees after it, in words
    #[arg(long, value_name = "N")]
    step: Option<u32>,
    /// Whose eyes: public, archive or the number of a seat; archive by default, once the game is over
    #[arg(long, value_parser = read_eye)]
    eye: Option<Eye>,
    /// The language it is told in, by its tag
    #[arg(long, value_parser = input::read_language, default_value = "en")]
    language: Locale,
}

pub(super) fn run(args: ReplayArgs) -> anyhow::Result<ExitCode> {
    let text = input::read(&args.file)?;
    let name = args.file.display();
    let archive = Archive::from_json(&text).with_context(|| format!("reading {name}"))?;
    let eye = args.eye.unwrap_or(match archive.status {
        Status::Running => Eye::Public,
        Status::Over | Status::Closed => Eye::Archive,
    });
    let told = retell(Text::of(args.language), &archive, eye, args.step);
    let told = told.map_err(reason).with_context(|| format!("telling {name}"))?;
    input::print(&told)?;
    match verify(&text) {
        Ok(_) => Ok(ExitCode::SUCCESS),
        Err(fault) => {
            let fault = input::one_line(&fault.to_string());
            eprintln!("penelope: {name} does not verify, so that it may not have been played like this: {fault}");
            Ok(ExitCode::FAILURE)
        }
    }
}

fn reason(untold: Untold) -> anyhow::Error {
    match untold {
        Untold::Fault(fault) => fault.into(),
        Untold::Running => anyhow!("the game still runs: only the public eye can be told, and only the whole"),
        Untold::NoSuchStep { last } => anyhow!("there is no such step; the last one is {last}"),
        Untold::NoSuchSeat => anyhow!("there is no such seat at the table"),
    }
}

fn read_eye(text: &str) -> Result<Eye, &'static str> {
    match text {
        "public" => Ok(Eye::Public),
        "archive" => Ok(Eye::Archive),
        _ => text.parse().ok().and_then(Seat::new).map(Eye::Seat).ok_or("expected public, archive or a seat's number"),
    }
}
