//! For those who watch the service: alive, ready, and in numbers.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::store::StoreError;
use crate::store::migrations::Survey;
use crate::store::outbox::upkeep;

use super::error::WebError;
use super::middleware::Finished;
use super::{App, client};

const PLAIN: &str = "text/plain; charset=utf-8";

/// The process answers; the database is not asked.
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type(PLAIN).body("alive\n")
}

/// The database answers, has our migrations, and takes writes; that it has newer ones, which took nothing away, is no hindrance
/// while a newer version moves in.
pub(super) async fn ready(app: Data<App>) -> HttpResponse {
    let survey = async {
        let survey = app.pool.survey().await?;
        let takes_writes = survey.pending.is_empty() && app.probe.takes_writes(&app.pool).await?;
        Ok::<_, StoreError>((survey, takes_writes))
    };
    let sentence = match survey.await {
        Ok((Survey { newer, .. }, true)) => {
            let sentence = match newer.last() {
                None => "ready\n".to_owned(),
                Some(last) => format!("ready; a newer version has widened the database ({last})\n"),
            };
            return HttpResponse::Ok().content_type(PLAIN).body(sentence);
        }
        Ok((Survey { pending, .. }, false)) if pending.is_empty() => {
            tracing::warn!("not ready: a commit hangs");
            "not ready: the database takes no writes\n"
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
    let counts = upkeep::count(&mut *app.pool.get().await?, now).await?;
    app.metrics.set_letters(now, &counts);
    Ok(())
}
