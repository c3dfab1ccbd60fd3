//! How often one client may do what costs us something. Kept in memory: a limit is a courtesy to the others, not a lock.
//! What can be caused for an address is counted in the database, per address (`play`).

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::HttpRequest;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::client::{self, Bucket, Client};
use super::error::{Limited, WebError};

/// So many at once, then so many an hour.
struct Allowance {
    at_once: u32,
    an_hour: u32,
}

const TABLES: Allowance = Allowance { at_once: 30, an_hour: 120 };
/// Those whose bots take their time, and ours.
const THINKING_TABLES: Allowance = Allowance { at_once: 12, an_hour: 30 };
/// Games to look back at, each of which is thought about for a minute or more.
const HINDSIGHTS: Allowance = Allowance { at_once: 6, an_hour: 20 };
const SIGN_INS: Allowance = Allowance { at_once: 20, an_hour: 60 };
const INVITATIONS: Allowance = Allowance { at_once: 30, an_hour: 120 };
/// A calendar or feed reader looks a few times an hour, and several may do so from one house.
const FEEDS: Allowance = Allowance { at_once: 60, an_hour: 360 };
/// Drawing a picture takes longer than anything else.
const PICTURES: Allowance = Allowance { at_once: 60, an_hour: 600 };
/// Links that are not ours, and codes that are no table's.
const GUESSES: Allowance = Allowance { at_once: 60, an_hour: 600 };
/// Anything that is posted. Behind a proxy all clients share one limit, so it leaves room for many.
const POSTS: Allowance = Allowance { at_once: 3_000, an_hour: 72_000 };
/// Clients whose limit is full again are forgotten when there are more than this.
const CLIENTS_MAX: usize = 10_000;

pub struct Limits(Option<Limiters>);

struct Limiters {
    tables: Limiter,
    thinking_tables: Limiter,
    hindsights: Limiter,
    sign_ins: Limiter,
    invitations: Limiter,
    feeds: Limiter,
    pictures: Limiter,
    guesses: Limiter,
    posts: Limiter,
    /// Who has guessed too often, and until when codes of tables open nothing.
    barred: Mutex<HashMap<Bucket, Instant>>,
}

type Limiter = DefaultKeyedRateLimiter<Bucket>;

impl Limits {
    pub(super) fn new() -> Limits {
        Limits(Some(Limiters {
            tables: limiter(&TABLES),
            thinking_tables: limiter(&THINKING_TABLES),
            hindsights: limiter(&HINDSIGHTS),
            sign_ins: limiter(&SIGN_INS),
            invitations: limiter(&INVITATIONS),
            feeds: limiter(&FEEDS),
            pictures: limiter(&PICTURES),
            guesses: limiter(&GUESSES),
            posts: limiter(&POSTS),
            barred: Mutex::default(),
        }))
    }

    /// For measuring how fast the service is.
    pub fn none() -> Limits {
        Limits(None)
    }

    pub(super) fn check_new_table(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.tables, bucket_of(request))
    }

    /// Besides: a table at which bots think.
    pub(super) fn check_thinking_table(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::ThinkingTables, |limiters| &limiters.thinking_tables, bucket_of(request))
    }

    /// A game to look back at.
    pub(super) fn check_hindsight(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Hindsights, |limiters| &limiters.hindsights, bucket_of(request))
    }

    pub(super) fn check_sign_in(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.sign_ins, bucket_of(request))
    }

    /// Inviting others, and wishing to join.
    pub(super) fn check_invitation(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.invitations, bucket_of(request))
    }

    /// A feed by its secret address.
    pub(super) fn check_feed(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.feeds, bucket_of(request))
    }

    /// For one that is not drawn yet.
    pub(super) fn check_picture(&self, request: &HttpRequest) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.pictures, bucket_of(request))
    }

    /// A link that leads nowhere was tried (LINK-13), or a code that is no table's. Links that are ours work on; the codes
    /// of tables, which are short, open nothing for a while, or a right guess would still be told from a wrong one.
    pub(super) fn check_guess(&self, client: Option<Bucket>) -> Result<(), WebError> {
        let checked = self.check(Limited::Requests, |limiters| &limiters.guesses, client);
        if let (Some(limiters), Some(client), Err(WebError::TooOften { seconds, .. })) = (&self.0, client, &checked) {
            let (now, mut barred) = (Instant::now(), limiters.barred());
            barred.retain(|_, until| *until > now);
            if barred.insert(client, now + Duration::from_secs(*seconds)).is_none() {
                tracing::warn!("somebody guesses links or codes of tables, and was told to wait");
            }
        }
        checked
    }

    /// Whether somebody may look at a table by its code.
    pub(super) fn check_barred(&self, client: Option<Bucket>) -> Result<(), WebError> {
        let (Some(limiters), Some(client)) = (&self.0, client) else { return Ok(()) };
        let until = limiters.barred().get(&client).copied();
        match until.and_then(|until| until.checked_duration_since(Instant::now())) {
            Some(wait) => Err(WebError::TooOften { of: Limited::Requests, seconds: wait.as_secs() + 1 }),
            None => Ok(()),
        }
    }

    pub(super) fn check_post(&self, client: Option<Bucket>) -> Result<(), WebError> {
        self.check(Limited::Requests, |limiters| &limiters.posts, client)
    }

    fn check(
        &self,
        of: Limited,
        which: impl Fn(&Limiters) -> &Limiter,
        client: Option<Bucket>,
    ) -> Result<(), WebError> {
        let (Some(limiters), Some(client)) = (&self.0, client) else { return Ok(()) };
        let limiter = which(limiters);
        if limiter.len() > CLIENTS_MAX {
            limiter.retain_recent();
        }
        limiter.check_key(&client).map_err(|until| {
            let seconds = until.wait_time_from(DefaultClock::default().now()).as_secs();
            WebError::TooOften { of, seconds: seconds + 1 }
        })
    }
}

impl Limiters {
    fn barred(&self) -> MutexGuard<'_, HashMap<Bucket, Instant>> {
        self.barred.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn bucket_of(request: &HttpRequest) -> Option<Bucket> {
    client::of(request).map(Client::bucket)
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
    fn a_client_that_posts_without_end_is_asked_to_wait_and_others_are_not() {
        let limits = Limits::new();
        let [one, other] = [1, 2].map(|number| Some(Bucket::V4([192, 0, 2, number].into())));
        let refused = (0..=POSTS.at_once + 100).find_map(|_| limits.check_post(one).err());
        assert!(matches!(refused, Some(WebError::TooOften { seconds: 1.., .. })), "{refused:?}");
        assert!(limits.check_post(other).is_ok());
        assert!(limits.check_guess(one).is_ok(), "each limit counts for itself");
        let unlimited = Limits::none();
        assert!((0..10_000).all(|_| unlimited.check_post(one).is_ok()));
    }
}
