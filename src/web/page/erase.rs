//! Being forgotten: asked once more, then done.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::play::account::{self, Erased};
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::reply::{html, see_other};
use crate::web::{App, session};

use super::my::signed_out;

#[derive(Template)]
#[template(path = "page/erase.html")]
struct ErasePage {
    t: Text,
    /// There are games to finish or to leave first.
    playing: bool,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    match session::find(&app, &request).await? {
        Some(_) => html(StatusCode::OK, ErasePage { t, playing: false }.render()?),
        None => Ok(see_other("/sign-in")),
    }
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let session = session::find(&app, &request).await?.ok_or(WebError::NotFound)?;
    match account::erase(&app.pool, app.clock.now(), &session).await? {
        Erased::StillPlaying => html(StatusCode::CONFLICT, ErasePage { t, playing: true }.render()?),
        Erased::Done => signed_out(&app, &request),
    }
}
