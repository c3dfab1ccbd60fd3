//! The token in an address. Mail programs and people put signs after an address that do not belong to it: a full stop, a
//! bracket, a quotation mark. No token ends with one, so they are cut off before anything is checked.

use std::fmt;
use std::future::{Ready, ready};
use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest};
use serde::Deserialize;

use super::error::WebError;

/// What stands in an address in place of a token; whether it is one is not known yet.
pub(super) struct Token(String);

impl FromRequest for Token {
    type Error = WebError;
    type Future = Ready<Result<Token, WebError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let named = Path::<Named>::extract(request).into_inner();
        ready(named.map(|named| Token(cut(&named.token).to_owned())).map_err(|_| WebError::NotFound))
    }
}

/// Whatever else stands in the address.
#[derive(Deserialize)]
struct Named {
    token: String,
}

impl Deref for Token {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Without the signs at its end that no token and no choice has.
pub(super) fn cut(text: &str) -> &str {
    text.trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric() && !['-', '_'].contains(&sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f_9_signs_after_a_token_are_cut_off_and_none_inside_it() {
        for after in [".", ")", ">", ",", ";", "*", "\"", "'", "”", "»", ">.", ")…", "\r\n", "/", "%"] {
            assert_eq!(cut(&format!("aB9_-{after}")), "aB9_-", "{after}");
        }
        assert_eq!((cut("a.b"), cut(".a"), cut("...")), ("a.b", ".a", ""));
    }
}
