//! The rules for whoever wants to know before sitting down, or while asked: as prose in five languages, and to the letter as
//! the engine keeps them.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::text::ulysses::rules::{self, Block, Book, Span};
use crate::text::{Locale, Text};
use crate::web::App;
use crate::web::answer::open_html;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::preview::Preview;

const SPECIFICATION: &str = include_str!("../../../docs/rules/ulysses.md");

#[derive(Template)]
#[template(path = "page/rules.html")]
struct RulesPage {
    t: Text,
    book: &'static Book,
    preview: Preview,
}

/// In the visitor's language.
pub(in crate::web) async fn show(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    page(&app, t)
}

/// In the language that the address names: that of a table or a letter may be another than the browser's.
pub(in crate::web) async fn show_in(app: Data<App>, language: Path<String>) -> Result<HttpResponse, WebError> {
    page(&app, Text::of(Locale::named(&language).ok_or(WebError::NotFound)?))
}

pub(in crate::web) async fn specification() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(SPECIFICATION)
}

fn page(app: &App, t: Text) -> Result<HttpResponse, WebError> {
    let book = rules::book(t.locale);
    let preview = Preview { title: format!("{} · Penelope", book.title), ..Preview::house(&app.base_url, t) };
    Ok(open_html(RulesPage { t, book, preview }.render()?))
}
