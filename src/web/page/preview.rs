//! The pictures of previews: of a table after one of its entries, and of the house.

use std::sync::LazyLock;

use actix_web::http::header::{self, HeaderName};
use actix_web::web::{Bytes, Data, Path};
use actix_web::{HttpRequest, HttpResponse};

use crate::deadline::zone::Zone;
use crate::engine::{Eye, of_game};
use crate::id::TableCode;
use crate::mail::picture::preview::of_house;
use crate::play::record::{self, AnyRecorded, Recorded};
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::replay::Replay;
use crate::web::site::Site;

/// Other sites may show it: that is what it is for.
const SHOWN_ELSEWHERE: (HeaderName, &str) = (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin");

static HOUSE: LazyLock<Option<Bytes>> = LazyLock::new(|| of_house().map(Bytes::from));

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    path: Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (code, step) = path.into_inner();
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    let step: u32 = step.parse().map_err(|_| WebError::NotFound)?;
    let key = (code, step);
    let picture = match app.pictures.find(&key) {
        Some(kept) => kept,
        None => {
            app.limits.check_picture(&request)?;
            let recorded =
                record::by_code(&app.pool, &app.clock, &app.vault, &key.0).await?.ok_or(WebError::NotFound)?;
            let (title, drawing) =
                of_game!(recorded, AnyRecorded, recorded => drawing(&recorded, step)).ok_or(WebError::NotFound)?;
            app.pictures.draw(key, title, drawing).await.ok_or(WebError::NotFound)?
        }
    };
    // What a table looked like after an entry never changes.
    Ok(png(picture, "public, max-age=31536000, immutable"))
}

/// The game's title, and everybody's drawing of the table after an entry.
fn drawing<G: Site>(recorded: &Recorded<G>, step: u32) -> Option<(&'static str, String)> {
    let t = Text::of(recorded.glance.locale);
    let known = Replay::on_pages(t, Zone::UTC, recorded).known(step, Eye::Public)?;
    Some((G::TITLE, G::svg(&known, t)))
}

pub(in crate::web) async fn house() -> Result<HttpResponse, WebError> {
    let picture = HOUSE.clone().ok_or(WebError::NotFound)?;
    Ok(png(picture, "public, max-age=86400"))
}

fn png(picture: Bytes, kept: &'static str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("image/png")
        .insert_header((header::CACHE_CONTROL, kept))
        .insert_header(SHOWN_ELSEWHERE)
        .body(picture)
}
