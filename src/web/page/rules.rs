//! The rules as we keep them, for whoever wants to know before sitting down.

use actix_web::HttpResponse;
use actix_web::http::header;

const ULYSSES: &str = include_str!("../../../docs/rules/ulysses.md");

pub(in crate::web) async fn ulysses() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(ULYSSES)
}
