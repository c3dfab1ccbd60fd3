//! How often one client may do what costs us something. Kept in memory: a limit is a courtesy to the others, not a lock.
//! What can be caused for an address is counted in the database, per address (`play`).

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use actix_web::HttpRequest;
use actix_web::http::header::HeaderMap;
use actix_web::web::Data;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::App;
use super::error::WebError;

/// So many at once, then so many an hour.
struct Allowance {
    at_once: u32,
    an_hour: u32,
}

const TABLES: Allowance = Allowance { at_once: 30, an_hour: 120 };
const SIGN_INS: Allowance = Allowance { at_once: 20, an_hour: 60 };
const INVITATIONS: Allowance = Allowance { at_once: 30, an_hour: 120 };
/// Drawing a picture takes longer than anything else.
const PICTURES: Allowance = Allowance { at_once: 60, an_hour: 600 };
/// Links that are not ours.
const GUESSES: Allowance = Allowance { at_once: 60, an_hour: 600 };
/// Anything that is posted. Behind a proxy all clients share one limit, so it leaves room for many.
const POSTS: Allowance = Allowance { at_once: 3_000, an_hour: 72_000 };
/// Clients whose limit is full again are forgotten when there are more than this.
const CLIENTS_MAX: usize = 10_000;

pub struct Limits(Option<Limiters>);

struct Limiters {
    tables: Limiter,
    sign_ins: Limiter,
    invitations: Limiter,
    pictures: Limiter,
    guesses: Limiter,
    posts: Limiter,
}

type Limiter = DefaultKeyedRateLimiter<IpAddr>;

impl Limits {
    pub(super) fn new() -> Limits {
        Limits(Some(Limiters {
            tables: limiter(&TABLES),
            sign_ins: limiter(&SIGN_INS),
            invitations: limiter(&INVITATIONS),
            pictures: limiter(&PICTURES),
            guesses: limiter(&GUESSES),
            posts: limiter(&POSTS),
        }))
    }

    /// For measuring how fast the service is.
    pub fn none() -> Limits {
        Limits(None)
    }

    pub(super) fn check_new_table(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(|limiters| &limiters.tables, client_of(request))
    }

    pub(super) fn check_sign_in(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(|limiters| &limiters.sign_ins, client_of(request))
    }

    /// Inviting others, and wishing to join.
    pub(super) fn check_invitation(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(|limiters| &limiters.invitations, client_of(request))
    }

    /// For one that is not drawn yet.
    pub(super) fn check_picture(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(|limiters| &limiters.pictures, client_of(request))
    }

    /// A link that leads nowhere was tried (LINK-13); links that are ours work on.
    pub(super) fn check_guess(&self, client: Option<IpAddr>) -> Result<(), WebError> {
        self.check(|limiters| &limiters.guesses, client)
    }

    pub(super) fn check_post(&self, client: Option<IpAddr>) -> Result<(), WebError> {
        self.check(|limiters| &limiters.posts, client)
    }

    fn check(&self, which: impl Fn(&Limiters) -> &Limiter, client: Option<IpAddr>) -> Result<(), WebError> {
        let (Some(limiters), Some(client)) = (&self.0, client) else { return Ok(()) };
        let limiter = which(limiters);
        if limiter.len() > CLIENTS_MAX {
            limiter.retain_recent();
        }
        limiter.check_key(&client).map_err(|until| {
            let seconds = until.wait_time_from(DefaultClock::default().now()).as_secs();
            WebError::TooOften { seconds: seconds + 1 }
        })
    }
}

/// Who asks. A header that names another client can be made up by anyone; only a proxy of ours is believed, and only in what
/// it added itself.
pub(super) fn client(proxy: Option<IpAddr>, peer: Option<SocketAddr>, headers: &HeaderMap) -> Option<IpAddr> {
    let peer = peer?.ip();
    let forwarded = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    Some(if proxy == Some(peer) { forwarded().unwrap_or(peer) } else { peer })
}

pub(super) fn client_of(request: &HttpRequest) -> Option<IpAddr> {
    let proxy = request.app_data::<Data<App>>().and_then(|app| app.proxy);
    client(proxy, request.peer_addr(), request.headers())
}

fn limiter(allowance: &Allowance) -> Limiter {
    let [at_once, an_hour] =
        [allowance.at_once, allowance.an_hour].map(|count| NonZeroU32::new(count).expect("not zero"));
    RateLimiter::keyed(Quota::per_hour(an_hour).allow_burst(at_once))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_proxy_is_believed_and_only_in_what_it_added() {
        let mut headers = HeaderMap::new();
        let name = actix_web::http::header::HeaderName::from_static("x-forwarded-for");
        headers.insert(name, "203.0.113.9, 198.51.100.7".parse().unwrap());
        let ip = |last: u8| IpAddr::from([192, 0, 2, last]);
        let peer = Some(SocketAddr::from((ip(1), 5000)));
        assert_eq!(client(None, peer, &headers), Some(ip(1)));
        assert_eq!(client(Some(ip(2)), peer, &headers), Some(ip(1)));
        assert_eq!(client(Some(ip(1)), peer, &headers), Some(IpAddr::from([198, 51, 100, 7])));
        assert_eq!(client(Some(ip(1)), peer, &HeaderMap::new()), Some(ip(1)));
    }

    #[test]
    fn a_client_that_posts_without_end_is_asked_to_wait_and_others_are_not() {
        let limits = Limits::new();
        let [one, other] = [1, 2].map(|number| Some(IpAddr::from([192, 0, 2, number])));
        let refused = (0..=POSTS.at_once + 100).find_map(|_| limits.check_post(one).err());
        assert!(matches!(refused, Some(WebError::TooOften { seconds: 1.. })), "{refused:?}");
        assert!(limits.check_post(other).is_ok());
        assert!(limits.check_guess(one).is_ok(), "each limit counts for itself");
        let unlimited = Limits::none();
        assert!((0..10_000).all(|_| unlimited.check_post(one).is_ok()));
    }
}
