//! The `penelope` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    penelope::cli::main()
}
