//! What every handler may use.

use crate::clock::Clock;
use crate::config::BaseUrl;
use crate::keyring::Keyring;
use crate::store::Pool;
use crate::vault::Vault;

use super::limits::Limits;
use super::metrics::Metrics;

pub struct App {
    pub pool: Pool,
    pub clock: Clock,
    pub base_url: BaseUrl,
    /// For links, cookies and forms.
    pub keys: Keyring,
    /// For what is stored encrypted.
    pub vault: Vault,
    /// No letter is sent: what would have been lies on `/mailbox`.
    pub demo: bool,
    pub limits: Limits,
    pub metrics: Metrics,
}

impl App {
    pub fn new(pool: Pool, clock: Clock, base_url: BaseUrl, keys: Keyring) -> App {
        let vault = Vault::new(keys.clone());
        App { pool, clock, base_url, keys, vault, demo: false, limits: Limits::new(), metrics: Metrics::new() }
    }

    /// As on somebody's own machine, without a mail server.
    pub fn in_demo(self) -> App {
        App { demo: true, ..self }
    }
}
