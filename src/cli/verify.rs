//! `penelope verify`: checks archives, with nothing but the files.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::input;
use crate::archive::verify;

#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    /// Archives of games; - is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: VerifyArgs) -> anyhow::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in args.files {
        let name = path.display();
        let line = match input::read(&path).map(|text| verify(&text)) {
            Ok(Ok(report)) => format!("ok {name} {}\n", input::one_line(&report.to_string())),
            Ok(Err(fault)) => {
                code = ExitCode::FAILURE;
                format!("{name}: {}\n", input::one_line(&fault.to_string()))
            }
            Err(error) => {
                code = ExitCode::FAILURE;
                format!("{name}: {}\n", error.root_cause())
            }
        };
        input::print(&line)?;
    }
    Ok(code)
}
