//! The tables that anybody may join: the whole list, and the newest of them for the front page.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;
use chrono::TimeDelta;

use crate::store::tables::{self, OpenTable};
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::facts::{language, pace, ruleset};
use crate::web::reply::html;

const SHOWN: i64 = 100;
/// A table that has been looking for people longer than this will hardly find them.
const DAYS: i64 = 60;

#[derive(Template)]
#[template(path = "page/tables.html")]
struct TablesPage {
    t: Text,
    tables: Vec<TableLine>,
}

/// An open table as lists show it.
pub(super) struct TableLine {
    pub(super) code: String,
    pub(super) title: String,
    pub(super) free: String,
    /// Rules, pace, language.
    pub(super) facts: String,
}

pub(in crate::web) async fn show(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    html(StatusCode::OK, TablesPage { t, tables: newest(&app, t, SHOWN).await? }.render()?)
}

pub(super) async fn newest(app: &App, t: Text, count: i64) -> Result<Vec<TableLine>, WebError> {
    let conn = &mut *app.pool.get().await?;
    let since = app.clock.now() - TimeDelta::days(DAYS);
    let tables = tables::list_to_join(conn, since, count).await.map_err(crate::store::StoreError::from)?;
    Ok(tables.iter().map(|table| line(t, table)).collect())
}

fn line(t: Text, table: &OpenTable) -> TableLine {
    let free = i64::from(table.places - table.bots) - table.people;
    TableLine {
        code: table.code.to_string(),
        title: t.tables_of(table.host.clone().unwrap_or_default()),
        free: t.tables_free(free),
        facts: [ruleset(t, &table.game, &table.ruleset, ""), pace(t, &table.pace), language(&table.locale)].join(" · "),
    }
}
