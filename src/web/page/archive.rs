//! A table as a file: what everyone may know while it is played, everything once it is over.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{self, Data, Path};

use crate::archive::Archive;
use crate::engine::of_game;
use crate::id::TableCode;
use crate::play::record::AnyRecorded;
use crate::text::archive::plain;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::recorded;
use crate::web::replay::in_a_file;

pub(in crate::web) async fn json(app: Data<App>, code: Path<String>) -> Result<HttpResponse, WebError> {
    let archive = read(&app, &code).await?;
    Ok(file(&archive, "json", "application/json", archive.to_json()))
}

pub(in crate::web) async fn text(app: Data<App>, code: Path<String>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let archive = read(&app, &code).await?;
    Ok(file(&archive, "txt", "text/plain; charset=utf-8", plain(t, &archive)))
}

/// Only once it is over: before, every step would have to be made anew with each answer.
pub(in crate::web) async fn offline(
    app: Data<App>,
    code: Path<String>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let recorded = recorded(&app, &code).await?;
    // Drawing every step takes a while, and others are waiting.
    let made = web::block(move || {
        let over =
            of_game!(&recorded, AnyRecorded, recorded => recorded.record.is_over().then(|| recorded.record.archive()));
        over.map(|archive| (archive, in_a_file(t, &recorded)))
    });
    let made = made.await.map_err(|_| WebError::Panic("a replay could not be drawn".to_owned()))?;
    let (archive, page) = made.ok_or(WebError::NotFound)?;
    Ok(file(&archive, "html", "text/html; charset=utf-8", page?))
}

async fn read(app: &App, code: &str) -> Result<Archive, WebError> {
    Ok(of_game!(recorded(app, code).await?, AnyRecorded, recorded => recorded.record.into_archive()))
}

async fn recorded(app: &App, code: &str) -> Result<AnyRecorded, WebError> {
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    recorded::recorded(app, &code).await
}

fn file(archive: &Archive, extension: &str, mime: &'static str, body: String) -> HttpResponse {
    let name = format!("attachment; filename=\"{}-{}.{extension}\"", archive.game, archive.table);
    HttpResponse::Ok().content_type(mime).insert_header((header::CONTENT_DISPOSITION, name)).body(body)
}
