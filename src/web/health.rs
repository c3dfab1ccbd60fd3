//! For those who watch the service: alive, ready, and in numbers.

use actix_web::HttpResponse;
use actix_web::web::Data;

use crate::store::StoreError;
use crate::store::outbox::desk;

use super::App;
use super::floor::Finished;

const PLAIN: &str = "text/plain; charset=utf-8";

/// The process answers; the database is not asked.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type(PLAIN).body("alive\n")
}

/// The database answers and has exactly our migrations.
pub(super) async fn ready(app: Data<App>) -> HttpResponse {
    let sentence = match app.pool.is_ready().await {
        Ok(true) => return HttpResponse::Ok().content_type(PLAIN).body("ready\n"),
        Ok(false) => "not ready: the database needs «penelope migrate»\n",
        Err(error) => {
            tracing::warn!(%error, "not ready");
            "not ready: the database does not answer\n"
        }
    };
    let mut response = HttpResponse::ServiceUnavailable().content_type(PLAIN).body(sentence);
    response.extensions_mut().insert(Finished);
    response
}

pub(super) async fn metrics(app: Data<App>) -> HttpResponse {
    // Without a database the last numbers stand: whether it answers is for `ready` to say.
    if let Err(error) = count_letters(&app).await {
        tracing::warn!(%error, "letters cannot be counted");
    }
    HttpResponse::Ok()
        .content_type("application/openmetrics-text; version=1.0.0; charset=utf-8")
        .body(app.metrics.to_text())
}

async fn count_letters(app: &App) -> Result<(), StoreError> {
    let now = app.clock.now();
    let counts = desk::count(&mut *app.pool.get().await?, now).await?;
    app.metrics.set_letters(now, &counts);
    Ok(())
}
