//! What a handler may ask of its visitor.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{self, HeaderMap};
use actix_web::{FromRequest, HttpRequest};

use crate::text::{Locale, Text};

use super::App;
use super::error::WebError;

/// The words in the visitor's language.
pub(super) struct Lang(pub(super) Text);

impl FromRequest for Lang {
    type Error = actix_web::Error;
    type Future = Ready<Result<Lang, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Lang(Text::of(locale(request.headers())))))
    }
}

/// What somebody chose stands above what the browser says.
pub(super) const LANGUAGE_COOKIE: &str = "penelope-language";

pub(super) fn locale(headers: &HeaderMap) -> Locale {
    let cookies = headers.get_all(header::COOKIE).filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let chosen = pairs.find(|(name, _)| *name == LANGUAGE_COOKIE).and_then(|(_, tag)| Locale::named(tag));
    if let Some(chosen) = chosen {
        return chosen;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.map_or(Locale::English, Locale::preferred)
}

/// Refuses what another site made a browser send: for every post that a cookie may stand behind (WEB-03).
pub(super) fn check_same_site(app: &App, request: &HttpRequest) -> Result<(), WebError> {
    let headers = request.headers();
    let elsewhere = if headers.contains_key("sec-fetch-site") {
        from_elsewhere(headers)
    } else {
        headers.get(header::ORIGIN).is_some_and(|origin| !is_own(app, headers, origin.as_bytes()))
    };
    if elsewhere { Err(WebError::CrossSite) } else { Ok(()) }
}

/// Older browsers name the site instead. Ours is known by the settings, and by the address it was reached at.
fn is_own(app: &App, headers: &HeaderMap, origin: &[u8]) -> bool {
    let reached = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let known = [Some(app.base_url.to_string()), reached.map(|host| format!("http://{host}"))];
    known.iter().flatten().any(|known| known.as_bytes() == origin)
}

/// Whether a browser says that another site made it send this. One that says nothing is no browser of these days.
pub(super) fn from_elsewhere(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").map(|value| value.as_bytes());
    !matches!(site, None | Some(b"same-origin" | b"none"))
}
