//! A wish to join an open table: the answer is the same whatever the address (WEB-07).

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};

use crate::id::{EmailAddress, TableCode};
use crate::mail::kind::LetterKind;
use crate::play::lobby::join::{self, By};
use crate::play::lobby::sight;
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::{Fields, Posted};
use crate::web::reply::see_other;
use crate::web::{App, errand, guests, sent, session};

use super::gathering::{self, Shown, Typed};
use super::notice;

const SIGNED_IN: &str = "signed_in";

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    code: Path<String>,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    // A session may stand behind this, and otherwise a letter: both are nobody else's to cause.
    check_same_site(&app, &request)?;
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    let fields = Fields::read(posted, &["address", SIGNED_IN])?;
    if fields.has(SIGNED_IN) {
        let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
        return match join::join_signed_in(&app.pool, app.clock.now(), By::Code(&code), session.player.id).await {
            Ok(pass) => Ok(see_other(&errand::path(&app, &pass))),
            Err(error) => notice::refused(t, error),
        };
    }
    let Ok(address) = fields.get("address").parse::<EmailAddress>() else {
        let gathering = sight::by_code(&app.pool, &code).await?.ok_or(WebError::NotFound)?;
        if gathering.stage() != sight::Stage::Gathering || !gathering.table.is_open {
            return Err(WebError::NotFound);
        }
        let address = Some((fields.get("address").to_owned(), guests::fault(t, fields.get("address"))));
        let (base, typed) = (format!("/table/{code}"), Typed { address, ..Typed::default() });
        return gathering::page(&app, &request, &gathering, &Shown { t, own: None, base, back: None, typed }).await;
    };
    app.limits.check_invitation(&request)?;
    match join::join_by_letter(&app.pool, app.clock.now(), By::Code(&code), &address, t.locale).await {
        Ok(()) => sent::look_into_mail(&app, LetterKind::Invitation, &address),
        Err(error) => notice::refused(t, error),
    }
}
