//! Private notes at a table: keeping them, and taking them along as a file.

use actix_web::http::{StatusCode, header};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::of_game;
use crate::link::Purpose;
use crate::play::notes::{self, Noted};
use crate::web::App;
use crate::web::door::{AnyVisit, CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::page::table::page_with;
use crate::web::reply::see_other;

pub(in crate::web) async fn keep(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    // Besides the words the mark of those that stood on the page.
    let fields = Fields::read(posted, &[CAPABILITY, "words", "seen"])?;
    let (words, seen) = (fields.need("words")?, fields.need("seen")?);
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let noted = notes::keep(&app.pool, &app.vault, &claims, words, seen).await?;
    let status = match noted {
        Noted::Kept => return Ok(see_other(&format!("{}#notes", door.back()))),
        Noted::Revoked => return Err(WebError::NotFound),
        Noted::TooLong => StatusCode::UNPROCESSABLE_ENTITY,
        Noted::Changed => StatusCode::CONFLICT,
    };
    let words = words.to_owned();
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => {
        page_with(&app, &visit, t, status, |sidebar| sidebar.unnoted = Some((noted, words)))
    })
}

/// The notes as a text file, for their writer.
pub(in crate::web) async fn download(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    let own = of_game!(visit, AnyVisit, visit => {
        visit.seat.map(|_| (visit.glance.code, visit.glance.notes))
    });
    let (code, notes) = own.ok_or(WebError::NotFound)?;
    let name = format!("attachment; filename=\"penelope-{code}-notes.txt\"");
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        // What is packed could be made to tell of it by its length.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .body(format!("{notes}\n")))
}
