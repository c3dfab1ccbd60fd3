//! Saying something at the table, and taking it back.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Form};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use crate::id::TalkId;
use crate::link::Purpose;
use crate::play::talk::{self, Spoken};
use crate::web::App;
use crate::web::answer::see_other;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::page::table::page_with;
use crate::web::visit::{Door, verify};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::web) struct SayForm {
    capability: String,
    words: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::web) struct RemoveForm {
    capability: String,
    id: i64,
}

pub(in crate::web) async fn say(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    form: Form<SayForm>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    let spoken = talk::say(&app.pool, app.clock.now(), &claims, &form.words).await?;
    let status = match spoken {
        Spoken::Said | Spoken::SaidBefore => return Ok(see_other(&format!("{}#talk", door.back()))),
        Spoken::Revoked => return Err(WebError::NotFound),
        Spoken::Empty | Spoken::TooLong => StatusCode::UNPROCESSABLE_ENTITY,
        Spoken::TooOften => StatusCode::TOO_MANY_REQUESTS,
    };
    let words = form.into_inner().words;
    let visit = door.enter(&app, &request).await?;
    page_with(&app, &visit, t, status, |aside| aside.unsaid = Some((spoken, words)))
}

pub(in crate::web) async fn remove(
    app: Data<App>,
    door: Door,
    form: Form<RemoveForm>,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    // Gone already is gone, too.
    talk::remove(&app.pool, app.clock.now(), &claims, TalkId(form.id)).await?;
    Ok(see_other(&format!("{}#talk", door.back())))
}
