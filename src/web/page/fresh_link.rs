//! A fresh link by letter: for a link whose question is closed, and for a seat whose links went astray.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Form, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use crate::link::Purpose;
use crate::play::fresh_link::{self, Freshened};
use crate::web::App;
use crate::web::aside::Notice;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::page::table::page_with;
use crate::web::visit::{Door, Visit, verify};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::web) struct RenewForm {
    capability: String,
}

/// Whoever holds an old link of a seat may have a new one sent, to the seat's own player.
pub(in crate::web) async fn send(app: Data<App>, token: Path<String>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Seat, &token)?;
    let freshened = fresh_link::send(&app.pool, app.clock.now(), &claims).await?;
    let visit = Visit::by_link(&app, &token).await?;
    page_with(&app, &visit, t, StatusCode::OK, |aside| aside.notice = notice(freshened))
}

/// «Not me»: every link of the seat is revoked, this one too, and its player gets a fresh one.
pub(in crate::web) async fn renew(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    form: Form<RenewForm>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    let mut visit = door.enter(&app, &request).await?;
    let freshened = fresh_link::renew(&app.pool, app.clock.now(), &claims).await?;
    match freshened {
        Freshened::Revoked => return Err(WebError::NotFound),
        // From now on this visitor sees what everyone sees.
        Freshened::Sent => visit.seat = None,
        Freshened::NoAddress => {}
    }
    page_with(&app, &visit, t, StatusCode::OK, |aside| aside.notice = notice(freshened))
}

fn notice(freshened: Freshened) -> Option<Notice> {
    match freshened {
        Freshened::Sent => Some(Notice::LetterSent),
        Freshened::NoAddress => Some(Notice::NoAddress),
        Freshened::Revoked => None,
    }
}
