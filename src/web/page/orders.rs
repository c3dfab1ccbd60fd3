//! What the owner of a seat says apart from any answer, on a page of its own: looking, choosing, reviewing. What is kept is
//! posted like all that is said ahead.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::log::Moment;
use crate::engine::of_game;
use crate::text::Text;
use crate::web::App;
use crate::web::door::{AnyVisit, Door, Visit};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;
use crate::web::reply::{html, see_other};
use crate::web::site::Site;

use super::table::{known, room};

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => page(&app, &door, &visit, t, &asked).await)
}

async fn page<G: Site>(
    app: &App,
    door: &Door,
    visit: &Visit<G>,
    t: Text,
    asked: &Asked,
) -> Result<HttpResponse, WebError> {
    let now = app.clock.now();
    let (Some(own), Some(capability)) = (visit.seat, visit.deed(app, now)) else {
        return Ok(see_other(&door.back()));
    };
    if visit.glance.book.table().is_over() || visit.glance.book.table().away().contains(own.seat) {
        return Ok(see_other(&door.back()));
    }
    let known = known(app, visit);
    let room = room(&known, visit, visit.text(t), 0);
    let record = visit.record(app).await?;
    match G::standing(&room, &record, asked, Moment(now.timestamp()), &capability) {
        Some(shown) => {
            let (fits, page) = shown?;
            html(if fits { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY }, page)
        }
        None => Ok(see_other(&door.back())),
    }
}
