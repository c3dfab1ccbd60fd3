//! A clear page for whoever comes too late or in vain: what is the matter with the table, and where to go from there.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::id::TableCode;
use crate::play::lobby::GatherError;
use crate::text::Text;
use crate::web::error::{Limited, WebError};
use crate::web::reply::html;

/// Until letters may be sent again.
const LETTERS_AFTER_SECONDS: u64 = 3600;

#[derive(Template)]
#[template(path = "page/notice.html")]
struct NoticePage {
    t: Text,
    title: String,
    sentence: String,
    /// Where to look at the table, if there is something to see.
    table: Option<String>,
}

/// What there is to say about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Notice {
    Full,
    Begun,
    CalledOff,
    Withdrawn,
    LinkEnded,
    NotOpen,
    NotOffered,
}

pub(super) fn notice(
    t: Text,
    status: StatusCode,
    notice: Notice,
    table: Option<&TableCode>,
) -> Result<HttpResponse, WebError> {
    let (title, sentence) = match notice {
        Notice::Full => (t.notice_full(), t.notice_full_more()),
        Notice::Begun => (t.notice_begun(), t.notice_begun_more()),
        Notice::CalledOff => (t.notice_called_off(), t.notice_called_off_more()),
        Notice::Withdrawn => (t.notice_withdrawn(), t.notice_withdrawn_more()),
        Notice::LinkEnded => (t.notice_link_ended(), t.notice_link_ended_more()),
        Notice::NotOpen => (t.notice_not_open(), t.notice_not_open_more()),
        Notice::NotOffered => (t.notice_not_offered(), t.notice_not_offered_more()),
    };
    let table = table.map(|code| format!("/table/{code}"));
    html(status, NoticePage { t, title, sentence, table }.render()?)
}

/// The page for something that could not be done. Nothing was changed.
pub(super) fn refused(t: Text, error: GatherError) -> Result<HttpResponse, WebError> {
    match error {
        GatherError::Begun(code) => notice(t, StatusCode::CONFLICT, Notice::Begun, Some(&code)),
        GatherError::CalledOff => notice(t, StatusCode::GONE, Notice::CalledOff, None),
        GatherError::Full => notice(t, StatusCode::CONFLICT, Notice::Full, None),
        GatherError::Withdrawn => notice(t, StatusCode::GONE, Notice::Withdrawn, None),
        GatherError::LinkEnded => notice(t, StatusCode::GONE, Notice::LinkEnded, None),
        GatherError::NotOpen => notice(t, StatusCode::CONFLICT, Notice::NotOpen, None),
        GatherError::NotOffered(code) => notice(t, StatusCode::GONE, Notice::NotOffered, Some(&code)),
        GatherError::TooManyLetters => {
            Err(WebError::TooOften { of: Limited::Requests, seconds: LETTERS_AFTER_SECONDS })
        }
        // Those who can mend these show them beside the field.
        GatherError::NameTaken | GatherError::TooManyGuests => Err(WebError::BadForm),
        GatherError::Unknown => Err(WebError::NotFound),
        GatherError::Fault(fault) => Err(fault.into()),
    }
}
