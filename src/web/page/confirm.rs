//! The host's letter leads here: looking shows the table, the button opens it.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::GameKind;
use crate::link::{self, Errand, ErrandKind};
use crate::play::lobby::confirm;
use crate::play::lobby::sight::{self, Stage};
use crate::play::{account, hours};
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::facts::{Fact, facts};
use crate::web::fields::{Fields, Posted};
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::zone::ZoneForm;
use crate::web::{App, errand, thinking};

use super::notice::{self, Notice};
use super::seated;

#[derive(Template)]
#[template(path = "page/confirm.html")]
struct ConfirmPage {
    t: Text,
    game: GameKind,
    code: String,
    name: String,
    guests: usize,
    facts: Vec<Fact>,
    zone: ZoneForm,
    action: String,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    page(&app, &request, &token, t, None).await
}

/// With what was chosen before, if that was no zone.
async fn page(
    app: &App,
    request: &HttpRequest,
    token: &str,
    t: Text,
    typed: Option<ZoneForm>,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(app, ErrandKind::Confirm, token)?;
    let Errand::Confirm(table, player) = pass.to else { return Err(WebError::NotFound) };
    let host = account::holder(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    let gathering = sight::by_id(&app.pool, table).await?.ok_or(WebError::NotFound)?;
    let own = gathering.seats.iter().find(|seat| seat.player_id == Some(player));
    match (gathering.stage(), own) {
        (Stage::CalledOff, _) | (_, None) => notice::notice(t, StatusCode::GONE, Notice::CalledOff, None),
        (Stage::Unconfirmed, Some(own)) => {
            let status = if typed.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
            let known = hours::said(&host)?.map(|waking| waking.zone());
            let page = ConfirmPage {
                t,
                game: gathering.game,
                code: gathering.table.code.to_string(),
                name: own.name.clone(),
                guests: gathering.invitations.len(),
                facts: facts(t, &gathering),
                zone: typed.unwrap_or_else(|| ZoneForm::fresh(known, request.headers(), t.locale)),
                action: format!("/confirm/{token}"),
            };
            html(status, page.render()?)
        }
        (Stage::Gathering | Stage::Begun, Some(own)) if own.epoch == 0 => seated::page(app, t, table, own),
        (Stage::Gathering | Stage::Begun, Some(_)) => Err(WebError::NotFound),
    }
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Confirm, &token)?;
    let fields = Fields::read(posted, &["zone"])?;
    let mut typed = ZoneForm::of(fields.get("zone").to_owned());
    let host = account::holder(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    if typed.value.is_empty() && hours::said(&host)?.is_none() {
        typed = ZoneForm::ask(request.headers(), t);
    }
    let Some(zone) = typed.check(t) else { return page(&app, &request, &token, t, Some(typed)).await };
    match confirm::confirm(&app.pool, app.clock.now(), &app.vault, &pass, t.locale, zone).await {
        Ok(claims) => {
            thinking::wait(&app, claims.table).await;
            Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims))))
        }
        Err(error) => notice::refused(t, error),
    }
}
