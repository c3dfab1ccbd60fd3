//! A table as a file: what everyone may know while it is played, everything once it is over.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{self, Data, Path};

use crate::archive::Archive;
use crate::engine::ulysses::Ulysses;
use crate::id::TableCode;
use crate::play::record::{self, Recorded};
use crate::text::archive::plain;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::replay::Replay;

pub(in crate::web) async fn json(app: Data<App>, code: Path<String>) -> Result<HttpResponse, WebError> {
    let (code, archive) = archive(&app, &code).await?;
    Ok(file(&code, "json", "application/json", archive.to_json()))
}

pub(in crate::web) async fn text(app: Data<App>, code: Path<String>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let (code, archive) = archive(&app, &code).await?;
    Ok(file(&code, "txt", "text/plain; charset=utf-8", plain(t, &archive)))
}

/// Only once it is over: before, every step would have to be made anew with each answer.
pub(in crate::web) async fn offline(
    app: Data<App>,
    code: Path<String>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let recorded = read(&app, &code).await?;
    if !recorded.record.is_over() {
        return Err(WebError::NotFound);
    }
    let code = recorded.glance.code.clone();
    // Drawing every step takes a while, and others are waiting.
    let made = web::block(move || Replay::in_a_file(t, &recorded).offline()).await;
    let page = made.map_err(|_| WebError::Panic("a replay could not be drawn".to_owned()))??;
    Ok(file(&code, "html", "text/html; charset=utf-8", page))
}

async fn archive(app: &App, code: &str) -> Result<(TableCode, Archive), WebError> {
    let Recorded { glance, record } = read(app, code).await?;
    Ok((glance.code, record.into_archive()))
}

async fn read(app: &App, code: &str) -> Result<Recorded<Ulysses>, WebError> {
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    record::by_code(&app.pool, &app.clock, &app.vault, &code).await?.ok_or(WebError::NotFound)
}

fn file(code: &TableCode, extension: &str, mime: &'static str, body: String) -> HttpResponse {
    let name = format!("attachment; filename=\"ulysses-{code}.{extension}\"");
    HttpResponse::Ok().content_type(mime).insert_header((header::CONTENT_DISPOSITION, name)).body(body)
}
