//! A rematch with one tap: it is opened by whoever presses first, and joined by everybody else.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::link;
use crate::play::lobby::rematch::{self, Again};
use crate::web::door::Door;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Posted;
use crate::web::reply::see_other;
use crate::web::{App, errand};

use super::back::press;
use super::notice;

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let claims = press(&app, &door, posted).await?;
    app.limits.check_new_table(&request)?;
    match rematch::play_again(&app.pool, app.clock.now(), (&app.vault, &app.chance), &claims, t.locale).await {
        Ok(Again::Seated(claims)) => Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims)))),
        Ok(Again::Choose(pass)) => Ok(see_other(&errand::path(&app, &pass))),
        Err(error) => notice::refused(t, error),
    }
}
