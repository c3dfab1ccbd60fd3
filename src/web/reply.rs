//! The answers that handlers give: a page, or the way to one.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};

use super::error::WebError;
use super::middleware::Finished;

/// A page of this visitor's own.
pub(super) fn html(status: StatusCode, page: String) -> Result<HttpResponse, WebError> {
    let mut response = HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        // A page with a capability in it is not packed: its length under compression could be made to tell of it.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .body(page);
    response.extensions_mut().insert(Finished);
    Ok(response)
}

/// A page on which nothing is anybody's own, so that it may be packed.
pub(super) fn open_html(page: String) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(page)
}

pub(super) fn see_other(path: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, path)).finish()
}
