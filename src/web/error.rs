//! Everything that can go wrong with a request, as the status and the page its sender sees. The cause goes to the log, once,
//! in `floor`.

use actix_web::body::BoxBody;
use actix_web::http::{Method, StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, Responder, ResponseError};
use askama::Template;
use thiserror::Error;

use crate::play::PlayFault;
use crate::store::StoreError;
use crate::store::word::Unreadable;
use crate::text::{Locale, Text};

use super::return_path;
/// A database that restarts is back by then.
const RETRY_SECONDS: &str = "5";

#[derive(Debug, Error)]
pub(super) enum WebError {
    #[error("not found")]
    NotFound,
    #[error("method not allowed")]
    MethodNotAllowed(&'static [Method]),
    #[error("body too large")]
    BodyTooLarge,
    #[error("address too long")]
    AddressTooLong,
    #[error("headers too large")]
    HeadersTooLarge,
    #[error("a packed body")]
    Packed,
    #[error("took too long")]
    TooSlow,
    #[error("a form that no page of ours sends")]
    BadForm,
    #[error("the link has run out")]
    LinkExpired,
    #[error("the link is of a table that is no longer here")]
    LinkLost,
    #[error("sent by another site")]
    CrossSite,
    #[error("too often")]
    TooOften { of: Limited, seconds: u64 },
    #[error("panic: {0}")]
    Panic(String),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Play(#[from] PlayFault),
    #[error("the demo's mailbox cannot be read: {0}")]
    Mailbox(std::io::Error),
    #[error("an example of a letter cannot be made: {0}")]
    Letter(String),
    #[error("template: {0}")]
    Template(#[from] askama::Error),
}

impl From<Unreadable> for WebError {
    fn from(error: Unreadable) -> WebError {
        WebError::Store(error.into())
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        match self {
            WebError::NotFound => StatusCode::NOT_FOUND,
            WebError::MethodNotAllowed(_) => StatusCode::METHOD_NOT_ALLOWED,
            WebError::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            WebError::AddressTooLong => StatusCode::URI_TOO_LONG,
            WebError::HeadersTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            WebError::Packed => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            WebError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            WebError::BadForm => StatusCode::BAD_REQUEST,
            WebError::LinkExpired | WebError::LinkLost => StatusCode::GONE,
            WebError::CrossSite => StatusCode::FORBIDDEN,
            WebError::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            WebError::Store(error) if error.is_trouble() => StatusCode::SERVICE_UNAVAILABLE,
            WebError::Play(fault) if fault.is_trouble() => StatusCode::SERVICE_UNAVAILABLE,
            WebError::Play(fault) if fault.is_halt() => StatusCode::LOCKED,
            WebError::Panic(_)
            | WebError::Store(_)
            | WebError::Play(_)
            | WebError::Mailbox(_)
            | WebError::Letter(_)
            | WebError::Template(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The bare status; `floor` puts the page around it, in the reader's language.
    fn error_response(&self) -> HttpResponse<BoxBody> {
        let mut response = HttpResponseBuilder::new(self.status_code());
        if let WebError::MethodNotAllowed(allowed) = self {
            let allowed: Vec<&str> = allowed.iter().map(Method::as_str).collect();
            response.insert_header((header::ALLOW, allowed.join(", ")));
        }
        if let WebError::Packed = self {
            response.insert_header((header::ACCEPT_ENCODING, "identity"));
        }
        if let WebError::TooOften { seconds, .. } = self {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if self.status_code() == StatusCode::SERVICE_UNAVAILABLE {
            response.insert_header((header::RETRY_AFTER, RETRY_SECONDS));
        }
        let mut response = response.finish();
        let nuance = match self {
            WebError::LinkLost => Some(Nuance::Lost),
            WebError::TooOften { of, seconds } => Some(Nuance::TooOften { of: *of, seconds: *seconds }),
            _ => None,
        };
        if let Some(nuance) = nuance {
            response.extensions_mut().insert(nuance);
        }
        response
    }
}

/// What somebody did too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limited {
    Requests,
    /// Opening tables whose bots take their time.
    ThinkingTables,
    /// Having the pilot look back.
    Hindsights,
}

/// In a response's extensions: what its page says and its status does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nuance {
    /// What it was asked for is not merely old, but no longer here.
    Lost,
    TooOften {
        of: Limited,
        seconds: u64,
    },
}

/// So that a handler can be nothing but a refusal.
impl Responder for WebError {
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse<BoxBody> {
        HttpResponse::from_error(self)
    }
}

#[derive(Template)]
#[template(path = "page/error.html")]
struct ErrorPage<'a> {
    t: Text,
    title: String,
    sentence: String,
    id: &'a str,
    /// Where to see what became of it, if that is not known.
    look: Option<String>,
}

/// The page for a status, whoever refused: a handler, an extractor or actix itself.
pub(super) fn page(
    status: StatusCode,
    nuance: Option<Nuance>,
    locale: Locale,
    id: &str,
) -> Result<String, askama::Error> {
    let t = Text::of(locale);
    let (title, sentence) = match status {
        StatusCode::NOT_FOUND => (t.error_not_found(), t.error_not_found_more()),
        StatusCode::METHOD_NOT_ALLOWED => (t.error_method(), t.error_method_more()),
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG | StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => {
            (t.error_too_large(), t.error_too_large_more())
        }
        StatusCode::REQUEST_TIMEOUT => (t.error_too_slow(), t.error_too_slow_more()),
        StatusCode::GONE if nuance == Some(Nuance::Lost) => (t.error_lost(), t.error_lost_more()),
        StatusCode::GONE => (t.error_expired(), t.error_expired_more()),
        StatusCode::LOCKED => (t.error_halted(), t.error_halted_more()),
        StatusCode::FORBIDDEN => (t.error_elsewhere(), t.error_elsewhere_more()),
        StatusCode::TOO_MANY_REQUESTS => (t.error_too_often(), too_often(t, nuance)),
        StatusCode::SERVICE_UNAVAILABLE => (t.error_unavailable(), t.error_unavailable_more()),
        other if other.is_client_error() => (t.error_request(), t.error_request_more()),
        _ => (t.error_inside(), t.error_inside_more()),
    };
    let look = (status == StatusCode::REQUEST_TIMEOUT).then(return_path::path);
    ErrorPage { t, title, sentence, id, look }.render()
}

/// Until when, and what can be done meanwhile.
fn too_often(t: Text, nuance: Option<Nuance>) -> String {
    let (of, seconds) = match nuance {
        Some(Nuance::TooOften { of, seconds }) => (of, seconds),
        Some(Nuance::Lost) | None => (Limited::Requests, 0),
    };
    let minutes = seconds.div_ceil(60).max(1);
    match of {
        Limited::Requests => t.error_too_often_more(minutes),
        Limited::ThinkingTables => t.error_thinking_tables(minutes),
        Limited::Hindsights => t.error_hindsights(minutes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn n_2_after_a_time_out_nobody_is_told_that_nothing_happened() {
        let page = |locale| page(StatusCode::REQUEST_TIMEOUT, None, locale, "0123").unwrap();
        for locale in Locale::ALL {
            let shown = return_path::within_sync("/table/K7QM2X".to_owned(), || page(locale));
            assert!(shown.contains("<a href=\"/table/K7QM2X\">"), "the way to see what became of it: {shown}");
        }
        let said = page(Locale::English);
        assert!(said.contains("is not known") && !said.contains("Nothing was changed"), "{said}");
    }
}
