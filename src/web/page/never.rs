//! «Never write to me again», for an address and whatever might be sent to it.

use actix_web::HttpResponse;
use actix_web::web::{Bytes, Data};

use crate::link::ErrandKind;
use crate::play::account;
use crate::store::players::PlayerRow;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::token::Token;
use crate::web::{App, errand};

use super::letters_off::{LettersButton, LettersOffPage, wants_letters};

pub(in crate::web) async fn show(app: Data<App>, token: Token, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Block, &token)?;
    let player = account::holder(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    let action = format!("/never/{token}");
    if player.blocked_at.is_some() {
        let (title, sentence) = (t.never_done(), t.never_done_more());
        return LettersOffPage { t, title, sentence, action, offer: LettersButton::Again { again: t.never_undo() } }
            .answer();
    }
    let (title, sentence) = (t.never_title(), t.never_lead(address(&player)));
    LettersOffPage { t, title, sentence, action, offer: LettersButton::Stop { stop: t.never_stop() } }.answer()
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    token: Token,
    body: Bytes,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Block, &token)?;
    let wanted = wants_letters(&body);
    let player = account::set_blocked(&app.pool, app.clock.now(), &pass, !wanted).await?;
    player.ok_or(WebError::NotFound)?;
    let (title, sentence, offer) = if wanted {
        (t.never_undone(), t.never_undone_more(), LettersButton::Nothing)
    } else {
        (t.never_done(), t.never_done_more(), LettersButton::Again { again: t.never_undo() })
    };
    LettersOffPage { t, title, sentence, action: format!("/never/{token}"), offer }.answer()
}

fn address(player: &PlayerRow) -> String {
    player.address.as_ref().map(ToString::to_string).unwrap_or_default()
}
