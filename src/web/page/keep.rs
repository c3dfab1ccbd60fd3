//! «Keep this game»: a visitor who plays without an address gives one. The letter's link leads to a page whose button does it;
//! whoever is signed in needs no letter.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::of_game;
use crate::id::EmailAddress;
use crate::link::{self, ErrandKind, Purpose};
use crate::mail::kind::LetterKind;
use crate::play::keep::{self, Kept};
use crate::text::Text;
use crate::web::door::{AnyVisit, CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::{Fields, Posted};
use crate::web::own_tables::game_title;
use crate::web::page::table::page_with;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, guests, sent, session};

const ADDRESS: &str = "address";
const SIGNED_IN: &str = "signed_in";

#[derive(Template)]
#[template(path = "page/keep.html")]
struct KeepPage {
    t: Text,
    game: String,
    code: String,
    address: String,
    action: String,
}

/// The form of a table's page, or of *my tables*.
pub(in crate::web) async fn ask(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, ADDRESS, SIGNED_IN])?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let now = app.clock.now();
    if fields.has(SIGNED_IN) {
        // Here the session says whose it becomes, so the browser must say that the form was ours (WEB-03).
        check_same_site(&app, &request)?;
        let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
        return match keep::keep_signed_in(&app.pool, now, &claims, session.player.id).await? {
            Kept::Done(_) => Ok(see_other(&door.back())),
            Kept::Unknown => Err(WebError::NotFound),
        };
    }
    let Ok(address) = fields.get(ADDRESS).parse::<EmailAddress>() else {
        let visit = door.enter(&app, &request).await?;
        let unkept = (fields.get(ADDRESS).to_owned(), guests::fault(t, fields.get(ADDRESS)));
        return of_game!(visit, AnyVisit, visit => {
            page_with(&app, &visit, t, StatusCode::UNPROCESSABLE_ENTITY, |sidebar| sidebar.mistyped(unkept))
        });
    };
    app.limits.check_sign_in(&request)?;
    match keep::ask(&app.pool, now, &claims, &address, t.locale).await? {
        true => sent::look_into_mail(&app, LetterKind::Keep, &address),
        false => Err(WebError::NotFound),
    }
}

pub(in crate::web) async fn show(app: Data<App>, token: Token, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Keep, &token)?;
    let Some(found) = keep::find(&app.pool, &pass).await? else {
        // It is kept by now: signing in leads there.
        return Ok(see_other("/my"));
    };
    let page = KeepPage {
        t,
        game: game_title(&found.game),
        code: found.code.to_string(),
        address: found.address.to_string(),
        action: format!("/keep/{token}"),
    };
    html(StatusCode::OK, page.render()?)
}

pub(in crate::web) async fn submit(app: Data<App>, token: Token) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Keep, &token)?;
    match keep::keep(&app.pool, app.clock.now(), &pass).await? {
        Kept::Done(claims) => Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims)))),
        Kept::Unknown => Err(WebError::NotFound),
    }
}
