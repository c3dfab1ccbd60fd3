//! The front page: what this is, a table to try at once, and tables that look for people.

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, Responder};
use askama::Template;
use askama_web::WebTemplate;

use crate::bot::BotKind;
use crate::engine::{GameKind, for_game};
use crate::play::lesson::lesson_of;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;
use crate::web::input::Choices;
use crate::web::own_tables::{Holder, OwnTable};
use crate::web::preview::Preview;
use crate::web::site::{Site as _, is_offered, query_of};
use crate::web::{App, session, strength};

use super::tables::{self, TableLine};

/// In the address: whoever comes did not ask for the letter.
const NOT_ME: &str = "not-me";
/// The others stand on the list.
const TABLES: i64 = 5;
/// Of the reader's own; the others stand on *my tables*.
const OWN_TABLES: usize = 5;

#[derive(Template, WebTemplate)]
#[template(path = "page/home.html")]
struct HomePage {
    t: Text,
    offers: Vec<GameOnOffer>,
    /// How well the bots of a table to try shall play.
    strength: Choices,
    tables: Vec<TableLine>,
    /// Those whose seats this browser holds, or whoever is signed in.
    rows: Vec<OwnTable>,
    /// Somebody has got a letter that was not meant for them.
    not_me: bool,
    preview: Preview,
}

/// A game on the front page.
struct GameOnOffer {
    /// The game in one sentence.
    line: String,
    /// What is told of it. Made by us, so not escaped.
    home: String,
    /// What an address needs to be about this game: nothing for the one that is offered first.
    query: String,
    /// It can be learned at a prepared table.
    has_lesson: bool,
}

impl GameOnOffer {
    /// In the order of the list. A game that has no sentence is not offered.
    fn all(t: Text) -> Vec<GameOnOffer> {
        let offer = |game: &GameKind| {
            let told = for_game!(*game, G => (G::home_line(t), G::home(t).unwrap_or_default(), query_of::<G>()));
            let (line, home, query) = told;
            GameOnOffer { line, home, query, has_lesson: lesson_of(*game).is_some() }
        };
        GameKind::ALL
            .iter()
            .filter(|game| is_offered(**game))
            .map(offer)
            .filter(|offer| !offer.line.is_empty())
            .collect()
    }
}

pub(in crate::web) async fn show(app: Data<App>, request: HttpRequest, asked: Asked, Lang(t): Lang) -> impl Responder {
    let tables = match tables::newest(&app, t, TABLES).await {
        Ok(tables) => tables,
        // What this is can be told without a database, too.
        Err(error) => {
            tracing::warn!(%error, "the front page is shown without open tables");
            Vec::new()
        }
    };
    let rows = match own(&app, &request, t).await {
        Ok(rows) => rows,
        Err(error) => {
            tracing::warn!(%error, "the front page is shown without its reader's tables");
            Vec::new()
        }
    };
    // What is the reader's own is kept nowhere.
    let kept = if rows.is_empty() { "no-cache" } else { "no-store" };
    let (offers, preview) = (GameOnOffer::all(t), Preview::house(&app.base_url, t));
    HomePage {
        t,
        offers,
        strength: strength::choices(t, BotKind::USUAL.name()),
        tables,
        rows,
        not_me: asked.has(NOT_ME),
        preview,
    }
    .customize()
    .insert_header((header::CACHE_CONTROL, kept))
    .insert_header((header::VARY, "accept-language, cookie"))
}

/// The most urgent first.
async fn own(app: &App, request: &HttpRequest, t: Text) -> Result<Vec<OwnTable>, WebError> {
    let holder = Holder::of(app, request, session::find(app, request).await?);
    if !holder.is_anybody() {
        return Ok(Vec::new());
    }
    let tables = holder.list(app, 1, OWN_TABLES).await?.tables;
    Ok(tables.iter().map(|table| holder.row(app, t, table)).collect())
}
