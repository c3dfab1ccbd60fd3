//! Saying something at the table, and taking it back.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::of_game;
use crate::id::TalkId;
use crate::link::Purpose;
use crate::play::talk::{self, Spoken};
use crate::web::App;
use crate::web::door::{AnyVisit, CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::page::table::page_with;
use crate::web::reply::see_other;

pub(in crate::web) async fn say(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, "words"])?;
    let words = fields.need("words")?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let spoken = talk::say(&app.pool, app.clock.now(), &claims, words).await?;
    let status = match spoken {
        Spoken::Said | Spoken::SaidBefore => return Ok(see_other(&format!("{}#talk", door.back()))),
        Spoken::Revoked => return Err(WebError::NotFound),
        Spoken::Empty | Spoken::TooLong => StatusCode::UNPROCESSABLE_ENTITY,
        Spoken::TooOften => StatusCode::TOO_MANY_REQUESTS,
    };
    let words = words.to_owned();
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => {
        page_with(&app, &visit, t, status, |sidebar| sidebar.unsaid = Some((spoken, words)))
    })
}

pub(in crate::web) async fn remove(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, "id"])?;
    let id = TalkId(fields.row("id")?);
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    // Gone already is gone, too.
    talk::remove(&app.pool, app.clock.now(), &claims, id).await?;
    Ok(see_other(&format!("{}#talk", door.back())))
}
