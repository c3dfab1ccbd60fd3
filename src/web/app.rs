//! What every handler may use.

use crate::clock::Clock;
use crate::config::BaseUrl;
use crate::store::Pool;

use super::metrics::Metrics;

pub struct App {
    pub pool: Pool,
    pub clock: Clock,
    pub base_url: BaseUrl,
    pub metrics: Metrics,
}

impl App {
    pub fn new(pool: Pool, clock: Clock, base_url: BaseUrl) -> App {
        App { pool, clock, base_url, metrics: Metrics::new() }
    }
}
