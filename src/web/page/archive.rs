//! A table as a file: what everyone may know while it is played, everything once it is over.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};

use crate::archive::Archive;
use crate::engine::ulysses::Ulysses;
use crate::id::TableCode;
use crate::play::look::{self, Sight};
use crate::web::App;
use crate::web::error::WebError;

pub(in crate::web) async fn json(app: Data<App>, code: Path<String>) -> Result<HttpResponse, WebError> {
    let (code, archive) = read(&app, &code).await?;
    Ok(file(&code, "json", "application/json", archive.to_json()))
}

pub(in crate::web) async fn text(app: Data<App>, code: Path<String>) -> Result<HttpResponse, WebError> {
    let (code, archive) = read(&app, &code).await?;
    Ok(file(&code, "txt", "text/plain; charset=utf-8", archive.to_text()))
}

async fn read(app: &App, code: &str) -> Result<(TableCode, Archive), WebError> {
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    let sight: Option<Sight<Ulysses>> = look::by_code(&app.pool, &app.vault, &code, None).await?;
    let archive = sight.ok_or(WebError::NotFound)?.record.into_archive();
    Ok((code, archive))
}

fn file(code: &TableCode, extension: &str, mime: &'static str, body: String) -> HttpResponse {
    let name = format!("attachment; filename=\"ulysses-{code}.{extension}\"");
    HttpResponse::Ok().content_type(mime).insert_header((header::CONTENT_DISPOSITION, name)).body(body)
}
