//! Where I am signed in: every browser, and a way to end each of them.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::deadline::zone::Zone;
use crate::id::SessionId;
use crate::play::account::{self, SESSION_DAYS};
use crate::play::hours;
use crate::store::sessions::OpenSession;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::reply::{html, see_other};
use crate::web::{App, session};

use super::my::{signed_in, signed_out};

const PATH: &str = "/my/sessions";

#[derive(Template)]
#[template(path = "page/sessions.html")]
struct SessionsPage {
    t: Text,
    days: i64,
    rows: Vec<Row>,
}

struct Row {
    id: SessionId,
    /// When it was signed in.
    since: String,
    /// This very browser.
    is_here: bool,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let zone = hours::said(&session.player)?.map_or(Zone::UTC, |waking| waking.zone());
    let open = account::list_sessions(&app.pool, app.clock.now(), session.player.id).await?;
    let row =
        |open: OpenSession| Row { id: open.id, since: t.moment(open.created_at, zone), is_here: open.id == session.id };
    let page = SessionsPage { t, days: SESSION_DAYS, rows: open.into_iter().map(row).collect() };
    html(StatusCode::OK, page.render()?)
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["session"])?;
    let id = SessionId(fields.get("session").parse().map_err(|_| WebError::BadForm)?);
    account::end_session(&app.pool, app.clock.now(), session.player.id, id).await?;
    if id == session.id { signed_out(&app, &request) } else { Ok(see_other(PATH)) }
}
