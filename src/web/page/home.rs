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
    offers: Vec<GameOnOffer>,
    tables: Vec<TableLine>,
    preview: Preview,
}

/// A game on the front page.
struct GameOnOffer {
    game: GameKind,
    /// The game in one sentence.
    line: String,
    /// What is told of it. Made by us, so not escaped.
    home: String,
    /// What an address needs to be about this game: nothing for the one that is offered first.
    query: String,
}

impl GameOnOffer {
    /// In the order of the list. A game that has no sentence is not offered.
    fn all(t: Text) -> Vec<GameOnOffer> {
        let offer = |game: &GameKind| {
            let (line, home) = for_game!(*game, G => (G::home_line(t), G::home(t).unwrap_or_default()));
            let query = if *game == GameKind::FIRST { String::new() } else { format!("?game={}", game.name()) };
            GameOnOffer { game: *game, line, home, query }
        };
        GameKind::ALL.iter().map(offer).filter(|offer| !offer.line.is_empty()).collect()
    }
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
    HomePage { t, offers: GameOnOffer::all(t), tables, preview: Preview::house(&app.base_url, t) }
        .customize()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-language, cookie"))
}
