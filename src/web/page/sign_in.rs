//! Signing in: an address, a letter, a button. The answer is the same for every address (WEB-07). The first button of the
//! letter's page signs nobody in, since mail scanners press the first one they find, and the link signs in one browser.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::id::EmailAddress;
use crate::link::ErrandKind;
use crate::mail::kind::LetterKind;
use crate::play::account::{self, SESSION_DAYS, SignedIn};
use crate::text::{Locale, Text};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::{Fields, Posted};
use crate::web::input::Input;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, guests, sent, session};

#[derive(Template)]
#[template(path = "page/sign_in.html")]
struct SignInPage {
    t: Text,
    address: Input,
}

#[derive(Template)]
#[template(path = "page/sign_in_link.html")]
struct SignInLinkPage {
    t: Text,
    address: String,
    days: i64,
    action: String,
}

#[derive(Template)]
#[template(path = "page/sign_in_used.html")]
struct SignInUsedPage {
    t: Text,
}

pub(in crate::web) async fn show(Lang(t): Lang) -> Result<HttpResponse, WebError> {
    page(t, StatusCode::OK, "", None)
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let fields = Fields::read(posted, &["address"])?;
    let Ok(address) = fields.get("address").parse::<EmailAddress>() else {
        return page(
            t,
            StatusCode::UNPROCESSABLE_ENTITY,
            fields.get("address"),
            Some(guests::fault(t, fields.get("address"))),
        );
    };
    app.limits.check_sign_in(&request)?;
    account::ask_to_sign_in(&app.pool, app.clock.now(), &address, t.locale).await?;
    sent::look_into_mail(&app, LetterKind::SignIn, &address)
}

pub(in crate::web) async fn show_link(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::SignIn, &token)?;
    let (player, is_used) = account::sign_in_pass(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    if is_used {
        return used(&app, &request, t).await;
    }
    let address = player.address.as_ref().map(ToString::to_string).unwrap_or_default();
    let page = SignInLinkPage { t, address, days: SESSION_DAYS, action: format!("/sign-in/{token}") };
    html(StatusCode::OK, page.render()?)
}

pub(in crate::web) async fn submit_link(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    // Otherwise another site could sign a visitor in as somebody else.
    check_same_site(&app, &request)?;
    let pass = errand::verify(&app, ErrandKind::SignIn, &token)?;
    let (session, player) = match account::sign_in(&app.pool, app.clock.now(), &pass).await? {
        SignedIn::Done(session, player) => (session, player),
        SignedIn::Used => return used(&app, &request, t).await,
        SignedIn::Unknown => return Err(WebError::NotFound),
    };
    // Who comes for the first time says where deadlines are to be told.
    let mut response = see_other(if player.waking.is_some() { "/my" } else { "/my/hours" });
    let language = player.locale.as_deref().and_then(Locale::named).map(|locale| session::language(&app, locale));
    for cookie in [Some(session::cookie(&app, &session)), language].iter().flatten() {
        response.add_cookie(cookie).map_err(|_| WebError::BadForm)?;
    }
    Ok(response)
}

/// A link that has signed a browser in: in that one it leads on, in others to a letter with another.
async fn used(app: &App, request: &HttpRequest, t: Text) -> Result<HttpResponse, WebError> {
    match session::find(app, request).await? {
        Some(_) => Ok(see_other("/my")),
        None => html(StatusCode::GONE, SignInUsedPage { t }.render()?),
    }
}

fn page(t: Text, status: StatusCode, address: &str, fault: Option<String>) -> Result<HttpResponse, WebError> {
    let address = Input { fault, ..Input::address(t.person_address(), address) };
    html(status, SignInPage { t, address }.render()?)
}
