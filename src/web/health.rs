//! For those who watch the service: alive, ready, and in numbers.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::store::StoreError;
use crate::store::outbox::desk;

use super::error::WebError;
use super::floor::Finished;
use super::{App, client};

const PLAIN: &str = "text/plain; charset=utf-8";

/// The process answers; the database is not asked.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type(PLAIN).body("alive\n")
}

/// The database answers, has exactly our migrations, and takes writes.
pub(super) async fn ready(app: Data<App>) -> HttpResponse {
    let is_ready = async {
        let is_migrated = app.pool.is_ready().await?;
        Ok::<_, StoreError>((is_migrated, is_migrated && app.probe.takes_writes(&app.pool).await?))
    };
    let sentence = match is_ready.await {
        Ok((true, true)) => return HttpResponse::Ok().content_type(PLAIN).body("ready\n"),
        Ok((true, false)) => {
            tracing::warn!("not ready: a commit hangs");
            "not ready: the database takes no writes\n"
        }
        Ok((false, _)) => "not ready: the database needs «penelope migrate»\n",
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
    // Whoever comes through a proxy comes from anywhere, whatever it says, and whether we were told of it or not.
    let is_direct = app.knows_clients() && !client::was_forwarded(request.headers());
    if !is_direct || !client::of(&request).is_some_and(client::Client::is_near) {
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

async fn count_letters(app: &App) -> Result<(), StoreError> {
    let now = app.clock.now();
    let counts = desk::count(&mut *app.pool.get().await?, now).await?;
    app.metrics.set_letters(now, &counts);
    Ok(())
}
