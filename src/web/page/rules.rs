//! The rules for whoever wants to know before sitting down, or while asked: as prose in five languages, and to the letter as
//! the engine keeps them.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Path;
use askama::Template;

use crate::text::ulysses::rules::{self, Block, Book, Span};
use crate::text::{Locale, Text};
use crate::web::answer::open_html;
use crate::web::error::WebError;
use crate::web::extract::Lang;

const SPECIFICATION: &str = include_str!("../../../docs/rules/ulysses.md");

#[derive(Template)]
#[template(path = "page/rules.html")]
struct RulesPage {
    t: Text,
    book: &'static Book,
}

/// In the visitor's language.
pub(in crate::web) async fn show(Lang(t): Lang) -> Result<HttpResponse, WebError> {
    page(t)
}

/// In the language that the address names: that of a table or a letter may be another than the browser's.
pub(in crate::web) async fn show_in(language: Path<String>) -> Result<HttpResponse, WebError> {
    page(Text::of(Locale::named(&language).ok_or(WebError::NotFound)?))
}

pub(in crate::web) async fn specification() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(SPECIFICATION)
}

fn page(t: Text) -> Result<HttpResponse, WebError> {
    Ok(open_html(RulesPage { t, book: rules::book(t.locale) }.render()?))
}
