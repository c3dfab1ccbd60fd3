//! The front page: what this is, a table to try at once, and tables that look for people.

use std::sync::OnceLock;

use actix_web::Responder;
use actix_web::http::header;
use actix_web::web::Data;
use askama::Template;
use askama_web::WebTemplate;

use crate::text::ulysses::rules::Picture;
use crate::text::{Locale, Text};
use crate::web::App;
use crate::web::extract::Lang;
use crate::web::preview::Preview;

use super::tables::{self, TableLine};

/// The others stand on the list.
const TABLES: i64 = 5;

#[derive(Template, WebTemplate)]
#[template(path = "page/home.html")]
struct HomePage {
    t: Text,
    /// Made by us, so not escaped.
    picture: &'static str,
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
    HomePage { t, picture: picture(t.locale), tables, preview: Preview::house(&app.base_url, t) }
        .customize()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-language, cookie"))
}

/// The sea with somebody's goals. The same each time, and finding room for its names takes a while.
fn picture(locale: Locale) -> &'static str {
    static PICTURES: [OnceLock<String>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];
    PICTURES[locale as usize].get_or_init(|| Picture::Goals.draw(locale))
}
