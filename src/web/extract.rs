//! What a handler may ask of its visitor.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{self, HeaderMap};
use actix_web::{FromRequest, HttpRequest};

use crate::text::{Locale, Text};

/// The words in the visitor's language.
pub(super) struct Lang(pub(super) Text);

impl FromRequest for Lang {
    type Error = actix_web::Error;
    type Future = Ready<Result<Lang, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Lang(Text::of(locale(request.headers())))))
    }
}

pub(super) fn locale(headers: &HeaderMap) -> Locale {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.map_or(Locale::English, Locale::preferred)
}

/// Whether a browser says that another site made it send this. One that says nothing is no browser of these days.
pub(super) fn from_elsewhere(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site").map(|value| value.as_bytes());
    !matches!(site, None | Some(b"same-origin" | b"none"))
}
