//! The front page: what this is, a table to try at once, and tables that look for people.

use actix_web::Responder;
use actix_web::http::header;
use actix_web::web::Data;
use askama::Template;
use askama_web::WebTemplate;

use crate::engine::{GameKind, for_game};
use crate::text::Text;
use crate::web::App;
use crate::web::extract::Lang;
use crate::web::preview::Preview;
use crate::web::site::Site as _;

use super::tables::{self, TableLine};

/// The others stand on the list.
const TABLES: i64 = 5;

#[derive(Template, WebTemplate)]
#[template(path = "page/home.html")]
struct HomePage {
    t: Text,
    /// The game in one sentence.
    line: String,
    /// What is told of it. Made by us, so not escaped.
    home: String,
    tables: Vec<TableLine>,
    preview: Preview,
}

pub(in crate::web) async fn show(app: Data<App>, Lang(t): Lang) -> impl Responder {
    let tables = match tables::newest(&app, t, TABLES).await {
        Ok(tables) => tables,
        // What this is can be told without a database, too.
        Err(error) => {
            tracing::warn!(%error, "the front page is shown without open tables");
            Vec::new()
        }
    };
    let (line, home) = for_game!(GameKind::FIRST, G => (G::home_line(t), G::home(t).unwrap_or_default()));
    HomePage { t, line, home, tables, preview: Preview::house(&app.base_url, t) }
        .customize()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-language, cookie"))
}
