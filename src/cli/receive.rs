//! `penelope receive`: one message on standard input, as mail servers hand it to a program. It is stored, and nothing else; the
//! exit codes are those that mail servers know (sysexits).

use std::io::Read as _;
use std::process::ExitCode;

use clap::Args;

use crate::config::Config;
use crate::keyring::Keyring;
use crate::play::arrivals::{Doorkeeper, Handed, MESSAGE_BYTES_MAX, NotTaken, Taken, take};
use crate::store::keys::{self, Fit};
use crate::store::{Pool, heartbeat};

use super::database;

/// The message cannot be taken, whatever is tried.
const DATA_ERROR: u8 = 65;
const NO_USER: u8 = 67;
/// Try again later.
const TEMPORARY: u8 = 75;
const CONFIG: u8 = 78;

#[derive(Debug, Args)]
pub(super) struct ReceiveArgs {
    /// Whom the envelope is addressed to
    #[arg(long, value_name = "ADDRESS")]
    recipient: String,
    /// Whom the envelope says it is from; nobody if it is a mail server itself
    #[arg(long, value_name = "ADDRESS")]
    sender: Option<String>,
}

pub(super) async fn run(config: &Config, args: &ReceiveArgs) -> ExitCode {
    let Some(domain) = &config.return_domain else {
        eprintln!("penelope: PENELOPE_RETURN_DOMAIN is not set, so no address here is ours");
        return ExitCode::from(CONFIG);
    };
    let mut message = Vec::new();
    let limit = MESSAGE_BYTES_MAX as u64 + 1;
    if let Err(error) = std::io::stdin().lock().take(limit).read_to_end(&mut message) {
        eprintln!("penelope: the message cannot be read: {error}");
        return ExitCode::from(TEMPORARY);
    }
    match receive(config, domain, args, &message).await {
        Ok(Ok(Taken::New | Taken::Known)) => ExitCode::SUCCESS,
        Ok(Err(error @ NotTaken::Nobody)) => refuse(NO_USER, &error),
        Ok(Err(error @ NotTaken::TooLong)) => refuse(DATA_ERROR, &error),
        Ok(Err(error @ NotTaken::Fault(_))) => refuse(TEMPORARY, &error),
        Err(error) => refuse(TEMPORARY, &format!("{error:#}")),
    }
}

fn refuse(code: u8, error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("penelope: {error}");
    ExitCode::from(code)
}

async fn receive(
    config: &Config,
    domain: &str,
    args: &ReceiveArgs,
    message: &[u8],
) -> anyhow::Result<Result<Taken, NotTaken>> {
    let ring = Keyring::open(&config.secret_file)?;
    let opened = database::open_existing(config).await?;
    let received = async {
        let pool = Pool::new(&opened.url, 1);
        let now = {
            let conn = &mut pool.get().await?;
            // With another secret every address of ours looks like nobody's, and would be refused for good.
            if keys::fit(conn, &ring).await? != Fit::Known {
                let file = config.secret_file.display();
                anyhow::bail!(
                    "the secret file {file} is not the one this database is used with; «penelope doctor» says more"
                );
            }
            heartbeat::read_clock(conn).await?
        };
        // Postfix writes an empty sender as its own name.
        let sender = args.sender.as_deref().map(|sender| if sender == "MAILER-DAEMON" { "" } else { sender });
        let handed = Handed { recipient: &args.recipient, sender, message };
        anyhow::Ok(take(&pool, now, Doorkeeper { keys: &ring, domain }, handed).await)
    };
    let received = received.await;
    opened.close();
    received
}
