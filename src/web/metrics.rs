//! Counts for `/metrics`. Labels are routes as written in the table of routes, never addresses: nothing personal in them.

use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use chrono::{DateTime, Utc};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::store::outbox::upkeep::Counts;
use crate::worker::PostCounts;

/// From a static file to a page that waits for a busy database.
const SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    method: &'static str,
    route: String,
    status: u16,
}

pub struct Metrics {
    registry: Registry,
    requests: Family<Request, Counter>,
    seconds: Histogram,
    letters: Letters,
}

/// How letters and clocks fare in the whole service, as of the last look at the database.
#[derive(Clone, Default)]
struct Letters {
    oldest_seconds: Gauge,
    dead: Gauge,
    refused: Gauge,
    waiting: Gauge,
    marked: Gauge,
    paused: Gauge,
    stopped: Gauge,
    arrived: Gauge,
    arrived_seconds: Gauge,
    unreadable: Gauge,
    swept_seconds: Gauge,
    overdue_seconds: Gauge,
    halted: Gauge,
}

impl Metrics {
    pub(super) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("penelope");
        let requests = Family::default();
        let seconds = Histogram::new(SECONDS);
        registry.register("http_requests", "Requests answered, by route and status", requests.clone());
        registry.register("http_request_seconds", "Time from a request's head to its answer's", seconds.clone());
        let letters = Letters::default();
        let help = "How long the oldest letter that should have left has been waiting";
        registry.register_with_unit("letters_oldest_unsent", help, Unit::Seconds, letters.oldest_seconds.clone());
        registry.register("letters_dead", "Letters that failed too often and were given up", letters.dead.clone());
        registry.register("letters_refused", "Letters the mail server will never take", letters.refused.clone());
        registry.register("letters_waiting", "Letters that should have left or are retried", letters.waiting.clone());
        let help = "Addresses that are not written to any more: a mail server said there is no such mailbox";
        registry.register("addresses_marked", help, letters.marked.clone());
        registry.register("letters_paused", "1 while letters are paused", letters.paused.clone());
        let help = "1 while the mail server is left alone because it refuses or does not answer";
        registry.register("letters_stopped", help, letters.stopped.clone());
        registry.register("arrivals_waiting", "Messages that came in and were not read yet", letters.arrived.clone());
        let help = "How long the oldest message that came in has been waiting to be read";
        registry.register_with_unit("arrivals_oldest_unread", help, Unit::Seconds, letters.arrived_seconds.clone());
        registry.register("arrivals_unreadable", "Messages that could not be read", letters.unreadable.clone());
        let help = "How long ago some server last looked after the clocks";
        registry.register_with_unit("clocks_swept_before", help, Unit::Seconds, letters.swept_seconds.clone());
        let help = "How long the clock that ran out first has been waiting for somebody to see it";
        registry.register_with_unit("clocks_overdue", help, Unit::Seconds, letters.overdue_seconds.clone());
        let help = "Tables whose log and book contradict each other: nothing is written there until they are mended";
        registry.register("tables_halted", help, letters.halted.clone());
        Metrics { registry, requests, seconds, letters }
    }

    /// What the worker of this process counts.
    pub(super) fn watch(&mut self, post: &PostCounts) {
        self.registry.register("letters", "Letters taken in hand, by what became of them", post.family());
    }

    /// What the worker and the door of this process count of what comes in.
    pub(super) fn watch_arrivals(&mut self, arrived: &PostCounts) {
        self.registry.register("arrivals", "Messages that came in, by what became of them", arrived.family());
    }

    pub(super) fn set_letters(&self, now: DateTime<Utc>, counts: &Counts) {
        let seconds = |since: Option<DateTime<Utc>>| since.map_or(0, |since| (now - since).num_seconds().max(0));
        self.letters.oldest_seconds.set(seconds(counts.waiting_since));
        self.letters.waiting.set(counts.waiting);
        self.letters.marked.set(counts.marked);
        self.letters.stopped.set(counts.is_stopped.into());
        self.letters.arrived.set(counts.arrived);
        self.letters.arrived_seconds.set(seconds(counts.arrived_since));
        self.letters.unreadable.set(counts.unreadable);
        self.letters.swept_seconds.set(seconds(counts.swept_at));
        self.letters.overdue_seconds.set(seconds(counts.overdue_since));
        self.letters.halted.set(counts.halted);
        self.letters.dead.set(counts.dead);
        self.letters.refused.set(counts.refused);
        self.letters.paused.set(counts.is_paused.into());
    }

    pub(super) fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        // A made-up method must not make a new series.
        let method = match *method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            _ => "other",
        };
        // What is posted at a table is counted as one: an answer laid down ahead is a secret of its own.
        let at_table = ["/table/{code}", "/l/{token}"].iter().any(|base| route.starts_with(base));
        let route = if method == "POST" && at_table { "(at a table)" } else { route };
        let request = Request { method, route: route.to_owned(), status: status.as_u16() };
        self.requests.get_or_create(&request).inc();
        self.seconds.observe(took.as_secs_f64());
    }

    pub(super) fn to_text(&self) -> String {
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &self.registry).expect("writing to a string");
        text
    }
}
