//! What the browser remembers of a letter that was just asked for: to which address, and of what kind. The page «look into your
//! mail» says it again, and can have the letter sent once more. Signed, so that nobody has letters sent that others asked for.

use actix_web::HttpRequest;
use actix_web::HttpResponse;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::id::EmailAddress;
use crate::keyring::Key;
use crate::mail::kind::LetterKind;

use super::App;
use super::error::WebError;
use super::reply::see_other;

const NAME: &str = "penelope-sent";
const MINUTES: i64 = 60;

/// A letter that this browser has asked for.
pub(super) struct Sent {
    pub(super) kind: LetterKind,
    pub(super) address: EmailAddress,
}

/// To the page that says so.
pub(super) fn look_into_mail(app: &App, kind: LetterKind, address: &EmailAddress) -> Result<HttpResponse, WebError> {
    let words = format!("{} {} {}", app.clock.now().timestamp() + MINUTES * 60, address.reveal(), kind.name());
    let signature = signed(app.keys.newest(), &words).finalize().into_bytes();
    let value = format!("{}.{}", encode(words.as_bytes()), encode(&signature));
    let cookie = Cookie::build(NAME, value)
        .path("/")
        .max_age(Duration::minutes(MINUTES))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.base_url.is_https())
        .finish();
    let mut response = see_other("/sent");
    response.add_cookie(&cookie).map_err(|_| WebError::BadForm)?;
    Ok(response)
}

/// Nothing if this browser has asked for none lately.
pub(super) fn read(app: &App, request: &HttpRequest) -> Option<Sent> {
    let cookie = request.cookie(NAME)?;
    let (words, mac) = cookie.value().split_once('.')?;
    let words = String::from_utf8(BASE64_URL_SAFE_NO_PAD.decode(words).ok()?).ok()?;
    let signature = BASE64_URL_SAFE_NO_PAD.decode(mac).ok()?;
    let is_ours = app.keys.keys().iter().any(|key| signed(key, &words).verify_slice(&signature).is_ok());
    let (until, rest) = words.split_once(' ').filter(|_| is_ours)?;
    let (address, kind) = rest.split_once(' ')?;
    let is_fresh = until.parse::<i64>().is_ok_and(|until| app.clock.now().timestamp() < until);
    let sent = Sent { kind: kind.parse().ok()?, address: address.parse().ok()? };
    is_fresh.then_some(sent)
}

fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn signed(key: &Key, words: &str) -> Hmac<Sha256> {
    let derived = key.derive("penelope sent/1");
    let mut mac = Hmac::<Sha256>::new_from_slice(&derived).expect("HMAC takes keys of any length");
    mac.update(words.as_bytes());
    mac
}
