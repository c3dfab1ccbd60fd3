//! Standing orders and patience of one's own seat: looking, choosing, reviewing. What is kept is posted like all that is said
//! ahead.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::log::Moment;
use crate::settle::ulysses::Day;
use crate::text::Text;
use crate::web::App;
use crate::web::answer::{html, see_other};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;
use crate::web::page::table::telling;
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::Faults;
use crate::web::ulysses::orders;
use crate::web::visit::{Door, Visit};

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    let now = app.clock.now();
    let (Some(own), Some(capability)) = (visit.seat, visit.deed(&app, now)) else {
        return Ok(see_other(&door.back()));
    };
    if visit.glance.book.table().is_over() || visit.glance.book.table().away().contains(own.seat) {
        return Ok(see_other(&door.back()));
    }
    let told = telling(&app, &visit);
    let scene = told.scene(visit.text(t), visit.glance.code.as_str(), &visit.base, 0, String::new());
    let today = Day::of(Moment(now.timestamp()));
    let record = visit.record(&app).await?;
    let (fits, page) = orders::page(&scene, &record, own.seat, &Choice::read(&asked), today, &capability)?;
    html(if fits { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY }, page)
}

/// The page with what was chosen, and why it was not kept.
pub(super) async fn refused(
    app: &App,
    visit: &Visit,
    t: Text,
    choice: &Choice,
    faults: &Faults,
) -> Result<HttpResponse, WebError> {
    let own = visit.seat.ok_or(WebError::NotFound)?;
    let told = telling(app, visit);
    let scene = told.scene(visit.text(t), visit.glance.code.as_str(), &visit.base, 0, String::new());
    let record = visit.record(app).await?;
    let page = orders::list(&scene, &record, own.seat, choice, faults)?;
    html(StatusCode::UNPROCESSABLE_ENTITY, page)
}
