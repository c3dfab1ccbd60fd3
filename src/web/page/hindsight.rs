//! What would have been better: asked for with a tap once a game is over, and shown for each of its people.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::deadline::zone::Zone;
use crate::engine::{Eye, of_game};
use crate::id::TableCode;
use crate::play::hindsight as play;
use crate::play::record::AnyRecorded;
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::{Lang, from_elsewhere};
use crate::web::preview::Preview;
use crate::web::replay::hindsight::SeatHindsight;
use crate::web::replay::{Replay, eyes};
use crate::web::reply::{open_html, see_other};

use super::replay::{hindsight, preview, read};

#[derive(Template)]
#[template(path = "page/hindsight.html")]
struct HindsightPage {
    t: Text,
    code: String,
    seat: SeatHindsight,
    preview: Preview,
}

/// Whoever may look at a game may ask: it is thought about once.
pub(in crate::web) async fn ask(
    app: Data<App>,
    request: HttpRequest,
    code: Path<String>,
) -> Result<HttpResponse, WebError> {
    if from_elsewhere(request.headers()) {
        return Err(WebError::CrossSite);
    }
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    app.limits.check_hindsight(&request)?;
    if !play::ask(&app.pool, app.clock.now(), &code).await? {
        return Err(WebError::NotFound);
    }
    Ok(see_other(&format!("/table/{code}/replay#hindsight")))
}

pub(in crate::web) async fn show(
    app: Data<App>,
    path: Path<(String, String)>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (code, name) = path.into_inner();
    let Some(Eye::Seat(seat)) = eyes::read(&name) else { return Err(WebError::NotFound) };
    let recorded = read(&app, &code).await?;
    of_game!(recorded, AnyRecorded, recorded => {
        // No time is told here.
        let hindsight = hindsight(&app, &recorded).await?;
        let replay = Replay { hindsight, ..Replay::on_pages(t, Zone::UTC, &recorded) };
        let seat = replay.hindsight_through(seat).ok_or(WebError::NotFound)?;
        let preview = preview(&app, &recorded, &replay, replay.course.last);
        Ok(open_html(HindsightPage { t, code: recorded.glance.code.to_string(), seat, preview }.render()?))
    })
}
