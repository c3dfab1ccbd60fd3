//! Leaving a game for good: asked once more, then done.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::of_game;
use crate::play::leave::{self, Resigned};
use crate::settle::words::Words;
use crate::text::Text;
use crate::web::App;
use crate::web::door::{AnyVisit, Door, Visit};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Posted;
use crate::web::reply::{html, see_other};

use super::back::press;

#[derive(Template)]
#[template(path = "page/resign.html")]
struct ResignPage<'a> {
    t: Text,
    game: &'static str,
    base: &'a str,
    code: &'a str,
    name: &'a str,
    /// What will become of the table.
    then: &'static str,
    capability: &'a str,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => ask(&app, &door, &visit, t))
}

fn ask<G: Words>(app: &App, door: &Door, visit: &Visit<G>, t: Text) -> Result<HttpResponse, WebError> {
    let row = visit.seat.and_then(|own| visit.glance.seats.iter().find(|row| row.id == own.id));
    let (Some(capability), Some(row)) = (visit.deed(app, app.clock.now()), row) else {
        return Ok(see_other(&door.back()));
    };
    if visit.glance.book.table().is_over() || row.resigned_at.is_some() {
        return Ok(see_other(&door.back()));
    }
    let then = match leave::foresee(&visit.glance.seats, row) {
        Resigned::StandsStill => "stands-still",
        Resigned::Closed => "closed",
        Resigned::Done | Resigned::Before | Resigned::Revoked => "goes-on",
    };
    let (base, code) = (visit.base.as_str(), visit.glance.code.as_str());
    let page = ResignPage { t, game: G::TITLE, base, code, name: &row.name, then, capability: &capability };
    html(StatusCode::OK, page.render()?)
}

pub(in crate::web) async fn submit(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let claims = press(&app, &door, posted).await?;
    match leave::resign(&app.pool, &app.clock, &app.vault, &claims).await? {
        Resigned::Done | Resigned::StandsStill | Resigned::Closed | Resigned::Before => Ok(see_other(&door.back())),
        Resigned::Revoked => Err(WebError::NotFound),
    }
}
