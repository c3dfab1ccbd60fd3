//! «Learn it in five minutes»: one click deals the game's lesson, with no address at all. Of the game that the form's address names,
//! else of the one that is offered first.

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::{GameKind, for_game};
use crate::link;
use crate::play::lesson::lesson_of;
use crate::play::lobby::try_it::open_lesson;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::{Lang, from_elsewhere};
use crate::web::fields::Asked;

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    if from_elsewhere(request.headers()) {
        return Err(WebError::CrossSite);
    }
    let game = GameKind::named(asked.get("game")).unwrap_or(GameKind::FIRST);
    let lesson = lesson_of(game).ok_or(WebError::NotFound)?;
    app.limits.check_new_table(&request)?;
    let luck = (&app.vault, &app.chance);
    let opened = for_game!(game, G => open_lesson::<G>(&app.pool, app.clock.now(), luck, lesson, t.locale).await?);
    let path = format!("/l/{}", link::sign(&app.keys, &opened.link));
    Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, path)).finish())
}
