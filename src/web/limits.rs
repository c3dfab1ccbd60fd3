//! How often one client may do what costs us something. Kept in memory: a limit is a courtesy to the others, not a lock.

use std::net::IpAddr;
use std::num::NonZeroU32;

use actix_web::HttpRequest;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::WebError;

/// New tables per client: so many at once, then so many an hour.
const TABLES_AT_ONCE: NonZeroU32 = NonZeroU32::new(30).expect("not zero");
const TABLES_PER_HOUR: NonZeroU32 = NonZeroU32::new(120).expect("not zero");
/// Clients whose limit is full again are forgotten when there are more than this.
const CLIENTS_MAX: usize = 10_000;

pub struct Limits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub(super) fn new() -> Limits {
        Limits { tables: RateLimiter::keyed(Quota::per_hour(TABLES_PER_HOUR).allow_burst(TABLES_AT_ONCE)) }
    }

    pub(super) fn check_new_table(&self, request: &HttpRequest) -> Result<(), WebError> {
        if self.tables.len() > CLIENTS_MAX {
            self.tables.retain_recent();
        }
        // Headers that name another client can be made up by anyone; behind a proxy all clients share one limit.
        let Some(client) = request.peer_addr() else { return Ok(()) };
        self.tables.check_key(&client.ip()).map_err(|until| {
            let seconds = until.wait_time_from(DefaultClock::default().now()).as_secs();
            WebError::TooOften { seconds: seconds + 1 }
        })
    }
}
