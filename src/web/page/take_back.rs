//! One tap each: taking an answer back, and sending it off before its time.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use chrono::DateTime;

use crate::engine::of_game;
use crate::link::Purpose;
use crate::play::take_back::{self, Became, Wish};
use crate::text::Text;
use crate::web::App;
use crate::web::door::{AnyVisit, CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::reply::see_other;
use crate::web::sidebar::{Notice, Sidebar};

use super::table::page_with;

const LEAVES: &str = "leaves";

pub(in crate::web) async fn take(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    decide(&app, &request, &door, posted, Wish::TakeBack, t).await
}

pub(in crate::web) async fn send(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    decide(&app, &request, &door, posted, Wish::SendOff, t).await
}

async fn decide(
    app: &App,
    request: &HttpRequest,
    door: &Door,
    posted: Posted,
    wish: Wish,
    t: Text,
) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, LEAVES])?;
    let claims = door.admit(app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let leaves_at = DateTime::from_timestamp_micros(fields.row(LEAVES)?).ok_or(WebError::BadForm)?;
    match take_back::decide(&app.pool, &app.clock, &app.vault, &claims, (wish, leaves_at)).await? {
        Became::Done | Became::Before => Ok(see_other(&door.onward(app, &claims).await?)),
        Became::TooLate => {
            let visit = door.enter(app, request).await?;
            let say = |sidebar: &mut Sidebar| sidebar.notice = Some(Notice::TooLate);
            of_game!(visit, AnyVisit, visit => page_with(app, &visit, t, StatusCode::CONFLICT, say))
        }
        Became::Revoked => Err(WebError::NotFound),
    }
}
