//! «Try it now»: one click deals a table against bots, with no address at all. Of the game that the form's address names, else of
//! the one that is offered first.

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::bot::BotKind;
use crate::engine::{Game as _, GameKind, for_game};
use crate::link;
use crate::play::lobby::try_it::{TryWish, open_to_try};
use crate::web::error::WebError;
use crate::web::extract::{Lang, from_elsewhere};
use crate::web::fields::{Asked, Posted};
use crate::web::site::offered;
use crate::web::strength::{self, STRENGTH};
use crate::web::{App, thinking};

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    posted: Option<Posted>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    if from_elsewhere(request.headers()) {
        return Err(WebError::CrossSite);
    }
    app.limits.check_new_table(&request)?;
    // A form from before there was a choice says nothing.
    let strength = posted.and_then(|posted| strength::read(posted.get(STRENGTH))).unwrap_or(BotKind::USUAL);
    if strength.thinks() {
        app.limits.check_thinking_table(&request)?;
    }
    let game = offered(asked.get("game")).unwrap_or(GameKind::FIRST);
    let opened = for_game!(game, G => {
        let wish = TryWish { seats: G::SEATS_USUAL, strength, locale: t.locale, letters: app.demo() };
        open_to_try::<G>(&app.pool, app.clock.now(), (&app.vault, &app.chance), &wish).await?
    });
    if strength.thinks() {
        thinking::wait(&app, opened.link.table).await;
    }
    let path = format!("/l/{}", link::sign(&app.keys, &opened.link));
    Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, path)).finish())
}
