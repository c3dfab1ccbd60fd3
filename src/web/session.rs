//! The cookie of a browser that is signed in, and those that remember a language, and that hints are not wanted.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};

use crate::play::account::{self, Session, SessionToken};
use crate::text::Locale;

use super::App;
use super::error::WebError;
use super::extract::LANGUAGE_COOKIE;

const LANGUAGE_DAYS: i64 = 365;
/// In a browser that wants no hints; players have it in their settings.
pub(super) const HINTS_COOKIE: &str = "penelope-no-hints";
const HINTS_DAYS: i64 = 365;

/// Who is signed in, if anybody.
pub(super) async fn find(app: &App, request: &HttpRequest) -> Result<Option<Session>, WebError> {
    let Some(cookie) = request.cookie(name(app)) else { return Ok(None) };
    Ok(account::find_session(&app.pool, app.clock.now(), cookie.value()).await?)
}

pub(super) fn cookie(app: &App, token: &SessionToken) -> Cookie<'static> {
    keep(app, name(app), token.text.clone(), token.days)
}

/// The browser forgets that it was signed in.
pub(super) fn end(app: &App) -> Cookie<'static> {
    keep(app, name(app), String::new(), 0)
}

pub(super) fn language(app: &App, locale: Locale) -> Cookie<'static> {
    keep(app, LANGUAGE_COOKIE, locale.tag().to_owned(), LANGUAGE_DAYS)
}

/// No hints in this browser any more.
pub(super) fn end_hints(app: &App) -> Cookie<'static> {
    keep(app, HINTS_COOKIE, "yes".to_owned(), HINTS_DAYS)
}

/// Hints after all.
pub(super) fn renew_hints(app: &App) -> Cookie<'static> {
    keep(app, HINTS_COOKIE, String::new(), 0)
}

fn keep(app: &App, name: &'static str, value: String, days: i64) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .max_age(Duration::days(days))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.base_url.is_https())
        .finish()
}

/// The prefix makes browsers refuse the cookie from anywhere but this very host; they want https for it.
fn name(app: &App) -> &'static str {
    if app.base_url.is_https() { "__Host-penelope-session" } else { "penelope-session" }
}
