//! Counts for `/metrics`. Labels are routes as written in the table of routes, never addresses: nothing personal in them.

use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

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
}

impl Metrics {
    pub(super) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("penelope");
        let requests = Family::default();
        let seconds = Histogram::new(SECONDS);
        registry.register("http_requests", "Requests answered, by route and status", requests.clone());
        registry.register("http_request_seconds", "Time from a request's head to its answer's", seconds.clone());
        Metrics { registry, requests, seconds }
    }

    pub(super) fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        // A made-up method must not make a new series.
        let method = match *method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            _ => "other",
        };
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
