//! The page that ends letters, or lets them come again. Its first button keeps everything as it is, since mail scanners press
//! the first one they find; a post without any field of ours is a mail program's one click (RFC 8058).

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Bytes;
use askama::Template;

use crate::text::Text;
use crate::web::error::WebError;
use crate::web::reply::html;

/// What the form posts that takes it back.
const AGAIN: &[u8] = b"do=again";

#[derive(Template)]
#[template(path = "page/letters_off.html")]
pub(super) struct LettersOffPage {
    pub(super) t: Text,
    pub(super) title: String,
    pub(super) sentence: String,
    /// Where the forms lead.
    pub(super) action: String,
    pub(super) offer: LettersButton,
}

/// What the page's button does.
pub(super) enum LettersButton {
    /// Ends the letters, after a button that does not.
    Stop {
        stop: String,
    },
    /// Takes it back.
    Again {
        again: String,
    },
    Nothing,
}

impl LettersOffPage {
    pub(super) fn answer(&self) -> Result<HttpResponse, WebError> {
        html(StatusCode::OK, self.render()?)
    }
}

/// Whether letters are wanted again. Whatever else is posted ends them: mail programs have their own ways to write a form.
pub(super) fn wants_letters(body: &Bytes) -> bool {
    body[..] == *AGAIN
}
