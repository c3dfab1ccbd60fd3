//! A fresh link by letter, for a link whose question is closed.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::of_game;
use crate::link::Purpose;
use crate::play::fresh_link::{self, Freshened};
use crate::web::App;
use crate::web::door::{AnyVisit, verify};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::page::table::page_with;
use crate::web::sidebar::Notice;
use crate::web::token::Token;

/// Whoever holds an old link of a seat may have a new one sent, to the seat's own player.
pub(in crate::web) async fn send(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Seat, &token)?;
    let freshened = fresh_link::send(&app.pool, app.clock.now(), &claims).await?;
    let visit = AnyVisit::by_link(&app, &request, &token).await?;
    of_game!(visit, AnyVisit, visit => {
        page_with(&app, &visit, t, StatusCode::OK, |sidebar| sidebar.notice = notice(freshened))
    })
}

fn notice(freshened: Freshened) -> Option<Notice> {
    match freshened {
        Freshened::Sent => Some(Notice::LetterSent),
        Freshened::NoAddress => Some(Notice::NoAddress),
        Freshened::Revoked => None,
    }
}
