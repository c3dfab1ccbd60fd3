//! The link that a host passes on: what is played there, and the way to a seat. The host's own part is on the table's page.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::GameKind;
use crate::id::EmailAddress;
use crate::link::{ErrandKind, Pass, Purpose};
use crate::mail::kind::LetterKind;
use crate::play::lobby::invite_link;
use crate::play::lobby::join::{self, By};
use crate::play::lobby::sight::Gathering;
use crate::text::Text;
use crate::web::door::{CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::facts::{Fact, facts_with_people};
use crate::web::fields::{Fields, Posted};
use crate::web::input::Input;
use crate::web::preview::Preview;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, guests, sent, session};

use super::notice::{self, Notice};

const SIGNED_IN: &str = "signed_in";
const NEW: &str = "new";
const END: &str = "end";

#[derive(Template)]
#[template(path = "page/join.html")]
struct JoinPage {
    t: Text,
    game: GameKind,
    code: String,
    title: String,
    facts: Vec<Fact>,
    address: Input,
    /// The address of whoever is signed in: no letter is needed then.
    signed_in: Option<String>,
    action: String,
    preview: Preview,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Join, &token)?;
    page(&app, &request, t, (&pass, &token), None).await
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    // A session may stand behind this, and otherwise a letter: both are nobody else's to cause.
    check_same_site(&app, &request)?;
    let pass = errand::verify(&app, ErrandKind::Join, &token)?;
    let fields = Fields::read(posted, &["address", SIGNED_IN])?;
    let now = app.clock.now();
    if fields.has(SIGNED_IN) {
        let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
        return match join::join_signed_in(&app.pool, now, By::Link(&pass), session.player.id).await {
            Ok(pass) => Ok(see_other(&errand::path(&app, &pass))),
            Err(error) => notice::refused(t, error),
        };
    }
    let Ok(address) = fields.get("address").parse::<EmailAddress>() else {
        return page(&app, &request, t, (&pass, &token), Some(fields.get("address"))).await;
    };
    app.limits.check_invitation(&request)?;
    match join::join_by_letter(&app.pool, now, By::Link(&pass), &address, t.locale).await {
        Ok(()) => sent::look_into_mail(&app, LetterKind::Invitation, &address),
        Err(error) => notice::refused(t, error),
    }
}

/// The host makes one, or ends it.
pub(in crate::web) async fn renew(
    app: Data<App>,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, "do"])?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let wanted = match fields.get("do") {
        NEW => true,
        END => false,
        _ => return Err(WebError::BadForm),
    };
    match invite_link::renew(&app.pool, app.clock.now(), &claims, wanted).await {
        Ok(()) => Ok(see_other(&door.back())),
        Err(error) => notice::refused(t, error),
    }
}

/// With what was typed before, if that was no address.
async fn page(
    app: &App,
    request: &HttpRequest,
    t: Text,
    (pass, token): (&Pass, &str),
    typed: Option<&str>,
) -> Result<HttpResponse, WebError> {
    let gathering: Gathering = match invite_link::find(&app.pool, pass).await {
        Ok(gathering) => gathering,
        Err(error) => return notice::refused(t, error),
    };
    if gathering.free() == 0 {
        return notice::notice(t, StatusCode::OK, Notice::Full, Some(&gathering.table.code));
    }
    let session = session::find(app, request).await?;
    let fault = typed.map(|typed| guests::fault(t, typed));
    let address = Input::address(t.person_address(), typed.unwrap_or_default());
    let page = JoinPage {
        t,
        game: gathering.game,
        code: gathering.table.code.to_string(),
        title: t.invitation_title(gathering.game.title(), gathering.host_name().to_owned()),
        facts: facts_with_people(t, app.clock.now(), &gathering),
        address: Input { fault, hint: t.person_address_hint(), ..address },
        signed_in: session.and_then(|session| session.player.address).map(|address| address.to_string()),
        action: format!("/join/{token}"),
        preview: Preview::house(&app.base_url, t),
    };
    let status = if typed.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    html(status, page.render()?)
}
