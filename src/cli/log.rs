//! The log: to standard error, for eyes on a terminal and as JSON lines elsewhere. No token, address or seed reaches it: the
//! types that hold them mask themselves, and requests are named by route and id.

use std::io::IsTerminal;

use anyhow::anyhow;
use tracing_subscriber::EnvFilter;

pub(super) fn start(filter: &str) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(filter)?;
    // A log that nobody reads any more must not end the service: by default a failed write is told on standard error,
    // which then panics.
    let builder =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).log_internal_errors(false);
    let started =
        if std::io::stderr().is_terminal() { builder.compact().try_init() } else { builder.json().try_init() };
    started.map_err(|error| anyhow!("cannot start the log: {error}"))
}
