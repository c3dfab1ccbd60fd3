//! A seat of a running game that the others offer: agreeing on it, and the page behind the link that they pass on. Looking
//! does nothing; the seat itself is taken by the letter that comes to an address (`heir`).

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::GameKind;
use crate::id::{EmailAddress, SeatId};
use crate::link::{self, Errand, ErrandKind, Pass, Purpose};
use crate::mail::kind::LetterKind;
use crate::play::lobby::sight::{self, Gathering};
use crate::play::seat_offer::{self, Onward};
use crate::store::tables::TableStatus;
use crate::text::Text;
use crate::web::door::{CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::facts::{Fact, facts_of_game};
use crate::web::fields::{Fields, Posted};
use crate::web::input::Input;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, guests, sent, session};

use super::notice::{self, Notice};

const SIGNED_IN: &str = "signed_in";

#[derive(Template)]
#[template(path = "page/offer.html")]
struct OfferPage {
    t: Text,
    game: GameKind,
    code: String,
    /// Of whoever held the seat.
    name: String,
    facts: Vec<Fact>,
    action: String,
    /// The address of whoever is signed in.
    signed_in: Option<String>,
    address: Input,
}

/// One of those who play agrees to offer a seat, or does so no longer.
pub(in crate::web) async fn agree(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, "seat", "agrees"])?;
    let agrees = match fields.need("agrees")? {
        "yes" => true,
        "no" => false,
        _ => return Err(WebError::BadForm),
    };
    let seat = SeatId(fields.row("seat")?);
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    seat_offer::agree(&app.pool, app.clock.now(), &claims, seat, agrees).await?;
    // Who came too late sees on the page how things are.
    Ok(see_other(&format!("{}#offers", door.back())))
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Offer, &token)?;
    page(&app, &request, &pass, &token, t, None).await
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
    let pass = errand::verify(&app, ErrandKind::Offer, &token)?;
    let fields = Fields::read(posted, &["address", SIGNED_IN])?;
    if fields.has(SIGNED_IN) {
        let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
        return match seat_offer::ask_signed_in(&app.pool, app.clock.now(), &pass, &session.player).await {
            Ok(Onward::Invitation(pass)) => Ok(see_other(&errand::path(&app, &pass))),
            Ok(Onward::OwnSeat(claims)) => Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims)))),
            Err(error) => notice::refused(t, error),
        };
    }
    let Ok(address) = fields.get("address").parse::<EmailAddress>() else {
        return page(&app, &request, &pass, &token, t, Some(fields.get("address"))).await;
    };
    app.limits.check_invitation(&request)?;
    match seat_offer::ask_by_letter(&app.pool, app.clock.now(), &pass, &address, t.locale).await {
        Ok(()) => sent::look_into_mail(&app, LetterKind::Invitation, &address),
        Err(error) => notice::refused(t, error),
    }
}

/// With what was typed, if that was no address.
async fn page(
    app: &App,
    request: &HttpRequest,
    pass: &Pass,
    token: &str,
    t: Text,
    typed: Option<&str>,
) -> Result<HttpResponse, WebError> {
    let Errand::Offer(table, seat) = pass.to else { return Err(WebError::NotFound) };
    let game: Gathering = sight::by_id(&app.pool, table).await?.ok_or(WebError::NotFound)?;
    let offered = game.seats.iter().find(|row| row.id == seat && row.epoch() == pass.epoch);
    let Some(offered) = offered.filter(|row| row.offered_at.is_some() && game.table.status == TableStatus::Playing)
    else {
        return notice::notice(t, StatusCode::GONE, Notice::NotOffered, Some(&game.table.code));
    };
    let session = session::find(app, request).await?;
    let signed_in = session.and_then(|session| session.player.address).map(|address| address.to_string());
    let status = if typed.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let page = OfferPage {
        t,
        game: game.game,
        code: game.table.code.to_string(),
        name: offered.name.clone(),
        facts: facts_of_game(t, &game),
        action: format!("/offer/{token}"),
        signed_in,
        address: Input {
            hint: t.person_address_hint(),
            fault: typed.map(|typed| guests::fault(t, typed)),
            ..Input::address(t.person_address(), typed.unwrap_or_default())
        },
    };
    html(status, page.render()?)
}
