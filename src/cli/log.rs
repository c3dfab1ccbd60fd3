//! The log: to standard error, for eyes on a terminal and as JSON lines elsewhere. No token, address or seed reaches it: the
//! types that hold them mask themselves, and requests are named by route and id.

use std::io::IsTerminal;

use anyhow::anyhow;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

pub(super) fn start(filter: &str) -> anyhow::Result<()> {
    let filter: Targets = filter.parse()?;
    // A log that nobody reads any more must not end the service: by default a failed write is told on standard error,
    // which then panics.
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    let registry = tracing_subscriber::registry().with(filter);
    let started = match std::io::stderr().is_terminal() {
        true => registry.with(lines.compact()).try_init(),
        false => registry.with(lines.json()).try_init(),
    };
    started.map_err(|error| anyhow!("cannot start the log: {error}"))
}
