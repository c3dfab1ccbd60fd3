//! No more letters of one table; the seat stays its player's (MAIL-07).

use actix_web::HttpResponse;
use actix_web::web::{Bytes, Data};

use crate::link::Purpose;
use crate::play::account;
use crate::web::App;
use crate::web::door::verify;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::token::Token;

use super::letters_off::{LettersButton, LettersOffPage, wants_letters};

pub(in crate::web) async fn show(app: Data<App>, token: Token, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Unsubscribe, &token)?;
    let (table, seat) = account::seat_of(&app.pool, &claims).await?.ok_or(WebError::NotFound)?;
    let (action, code) = (format!("/unsubscribe/{token}"), table.code.to_string());
    if seat.letters {
        let (title, sentence) = (t.unsubscribe_title(code), t.unsubscribe_lead());
        let offer = LettersButton::Stop { stop: t.unsubscribe_stop() };
        return LettersOffPage { t, title, sentence, action, offer }.answer();
    }
    let (title, sentence) = (t.unsubscribe_done(code), t.unsubscribe_done_more());
    LettersOffPage { t, title, sentence, action, offer: LettersButton::Again { again: t.unsubscribe_undo() } }.answer()
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    token: Token,
    body: Bytes,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Unsubscribe, &token)?;
    let wanted = wants_letters(&body);
    let (table, _) = account::set_letters(&app.pool, &claims, wanted).await?.ok_or(WebError::NotFound)?;
    let code = table.code.to_string();
    let (title, sentence, offer) = if wanted {
        (t.unsubscribe_undone(code), t.unsubscribe_undone_more(), LettersButton::Nothing)
    } else {
        (t.unsubscribe_done(code), t.unsubscribe_done_more(), LettersButton::Again { again: t.unsubscribe_undo() })
    };
    LettersOffPage { t, title, sentence, action: format!("/unsubscribe/{token}"), offer }.answer()
}
