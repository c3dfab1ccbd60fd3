//! The reader's own deadline, to be put into a calendar. Only for the seat that is asked: to anybody else there is no such file.

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::{GameKind, of_game};
use crate::mail::calendar::{self, Event};
use crate::mail::contents::Due;
use crate::settle::words::Words;
use crate::text::Text;
use crate::web::App;
use crate::web::door::{AnyVisit, Door, Visit};
use crate::web::error::WebError;
use crate::web::extract::Lang;

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    let event = of_game!(visit, AnyVisit, visit => event(&app, &visit, visit.text(t)));
    let events = [event.ok_or(WebError::NotFound)?];
    let name = format!("attachment; filename=\"{}\"", calendar::file_name(&events));
    let file = calendar::file(&events, &app.base_url, None);
    let mut response = HttpResponse::Ok();
    response.content_type("text/calendar; charset=utf-8").insert_header((header::CONTENT_DISPOSITION, name));
    Ok(response.body(file))
}

fn event<G: Words>(app: &App, visit: &Visit<G>, t: Text) -> Option<Event> {
    let at = visit.due()?;
    let asked = visit.glance.asked(visit.seat?.id)?;
    Some(Event::of(
        t,
        GameKind::named(G::NAME)?,
        visit.glance.code.as_str(),
        asked,
        Due { at, told_at: app.clock.now() },
    ))
}
