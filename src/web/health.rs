//! For those who watch the service: alive, ready, and in numbers.

use std::net::IpAddr;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::store::StoreError;
use crate::store::migrations::Survey;
use crate::store::outbox::desk;

use super::error::WebError;
use super::floor::Finished;
use super::{App, limits};

const PLAIN: &str = "text/plain; charset=utf-8";

/// The process answers; the database is not asked.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type(PLAIN).body("alive\n")
}

/// The database answers and has our migrations; that it has newer ones, which took nothing away, is no hindrance while a newer
/// version moves in.
pub(super) async fn ready(app: Data<App>) -> HttpResponse {
    let sentence = match app.pool.survey().await {
        Ok(Survey { pending, newer }) if pending.is_empty() => {
            let sentence = match newer.last() {
                None => "ready\n".to_owned(),
                Some(last) => format!("ready; a newer version has widened the database ({last})\n"),
            };
            return HttpResponse::Ok().content_type(PLAIN).body(sentence);
        }
        Ok(_) => "not ready: the database needs «penelope migrate»\n",
        Err(StoreError::Newer(_)) => "not ready: the database was made by a newer version; use that one\n",
        Err(error) => {
            tracing::warn!(%error, "not ready");
            "not ready: the database does not answer\n"
        }
    };
    let mut response = HttpResponse::ServiceUnavailable().content_type(PLAIN).body(sentence);
    response.extensions_mut().insert(Finished);
    response
}

/// For whoever runs the service: at a server with one table even a count of posts would tell that somebody has answered.
pub(super) async fn metrics(app: Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    if !limits::client_of(&request).is_some_and(is_near) {
        return Err(WebError::NotFound);
    }
    // Without a database the last numbers stand: whether it answers is for `ready` to say.
    if let Err(error) = count_letters(&app).await {
        tracing::warn!(%error, "letters cannot be counted");
    }
    Ok(HttpResponse::Ok()
        .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
        .body(app.metrics.to_text()))
}

/// This machine, or a network of one's own.
fn is_near(client: IpAddr) -> bool {
    match client {
        IpAddr::V4(address) => address.is_loopback() || address.is_private(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}

async fn count_letters(app: &App) -> Result<(), StoreError> {
    let now = app.clock.now();
    let counts = desk::count(&mut *app.pool.get().await?, now).await?;
    app.metrics.set_letters(now, &counts);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_for_this_machine_and_networks_of_ones_own() {
        for near in ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.5.5", "::1", "fd00::7"] {
            assert!(is_near(near.parse().unwrap()), "{near}");
        }
        for far in ["203.0.113.9", "172.32.0.1", "2001:db8::1", "0.0.0.0"] {
            assert!(!is_near(far.parse().unwrap()), "{far}");
        }
    }
}
