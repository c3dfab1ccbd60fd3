//! The rules for whoever wants to know before sitting down, or while asked: as prose in every language, and to the letter as
//! the engine keeps them.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::engine::{GameKind, for_game};
use crate::text::rules::{Block, Book, Span};
use crate::text::{Locale, Text};
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::preview::Preview;
use crate::web::reply::open_html;
use crate::web::site::Site as _;

#[derive(Template)]
#[template(path = "page/rules.html")]
struct RulesPage {
    t: Text,
    game: &'static str,
    book: &'static Book,
    preview: Preview,
}

/// In the visitor's language.
pub(in crate::web) async fn show(app: Data<App>, game: Path<String>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    page(&app, &game, t)
}

/// In the language that the address names: that of a table or a letter may be another than the browser's.
pub(in crate::web) async fn show_in(app: Data<App>, path: Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let (game, language) = path.into_inner();
    page(&app, &game, Text::of(Locale::named(&language).ok_or(WebError::NotFound)?))
}

pub(in crate::web) async fn specification(game: Path<String>) -> Result<HttpResponse, WebError> {
    let (_, (_, specification)) = find(&game, Locale::English)?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .body(specification))
}

fn page(app: &App, game: &str, t: Text) -> Result<HttpResponse, WebError> {
    let (game, (book, _)) = find(game, t.locale)?;
    let preview = Preview { title: format!("{} · Penelope", book.title), ..Preview::house(&app.base_url, t) };
    Ok(open_html(RulesPage { t, game: game.name(), book, preview }.render()?))
}

/// The rules of the game of this name, as prose and to the letter.
fn find(game: &str, locale: Locale) -> Result<(GameKind, (&'static Book, &'static str)), WebError> {
    let kind = GameKind::named(game).ok_or(WebError::NotFound)?;
    let rules = for_game!(kind, G => G::rules(locale));
    Ok((kind, rules.ok_or(WebError::NotFound)?))
}
