//! Opening a table: one plain form. Nothing typed is lost, and a mistake stands beside its field.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::GameKind;
use crate::engine::ulysses::Ulysses;
use crate::link;
use crate::play::account::Session;
use crate::play::lobby::open::{self, Host, Opened};
use crate::text::{Locale, Text};
use crate::web::answer::{html, see_other};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::{Fields, Posted};
use crate::web::new_table::{NAMES, NewTableForm};
use crate::web::{App, session};

use super::notice;

#[derive(Template)]
#[template(path = "page/new_table.html")]
struct NewTablePage<'a> {
    t: Text,
    form: &'a NewTableForm,
    /// Whoever is signed in need not say an address.
    signed_in: bool,
    again: bool,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = session::find(&app, &request).await?;
    let player = session.as_ref().map(|session| &session.player);
    let name = player.and_then(|player| player.name.as_deref()).unwrap_or_default();
    let locale = player.and_then(|player| Locale::named(player.locale.as_deref()?)).unwrap_or(t.locale);
    let form = NewTableForm::fresh(t, name, locale)?;
    html(StatusCode::OK, NewTablePage { t, form: &form, signed_in: session.is_some(), again: false }.render()?)
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let session = session::find(&app, &request).await?;
    let fields = Fields::read(posted, &NAMES)?;
    let mut form = NewTableForm::of(&fields);
    // There is one game so far, and the form says which; shown again, it says it once more.
    let is_known = GameKind::named(fields.get("game")) == Some(GameKind::Ulysses);
    let Some((wish, newcomer)) = form.check(t).filter(|_| is_known) else {
        form.check_address(t);
        return shown_again(t, &form, session.as_ref());
    };
    let host = match (&session, form.check_address(t)) {
        (Some(session), _) => Host::SignedIn(session.player.id),
        (None, Some(address)) => Host::Address(address),
        (None, None) => return shown_again(t, &form, None),
    };
    app.limits.check_new_table(&request)?;
    match open::open::<Ulysses>(&app.pool, app.clock.now(), &app.vault, &wish, &host, &newcomer).await {
        Ok(Opened::LetterWritten) => Ok(see_other("/sent")),
        Ok(Opened::Confirmed(claims)) => Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims)))),
        Err(error) => notice::refused(t, error),
    }
}

fn shown_again(t: Text, form: &NewTableForm, session: Option<&Session>) -> Result<HttpResponse, WebError> {
    let page = NewTablePage { t, form, signed_in: session.is_some(), again: true };
    html(StatusCode::UNPROCESSABLE_ENTITY, page.render()?)
}
