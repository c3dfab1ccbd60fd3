//! My letters: how they may come, and what became of those that were written to me. Never what stood in them.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::play::hours;
use crate::store::StoreError;
use crate::store::outbox::my_letters;
use crate::store::players::PlayerRow;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Asked, Posted};
use crate::web::letter_line::{LetterLine, line};
use crate::web::letters_form::LettersForm;
use crate::web::reply::{html, see_other};
use crate::web::{App, session};

use super::my::signed_in;

/// On a page.
const SHOWN: usize = 30;
const PAGES_MAX: u32 = 1000;

/// What an address asks for; what cannot be read is not asked for.
#[derive(Clone, Copy)]
struct Wish {
    page: u32,
    saved: bool,
}

#[derive(Template)]
#[template(path = "page/post.html")]
struct PostPage<'a> {
    t: Text,
    form: &'a LettersForm,
    saved: bool,
    letters: Vec<LetterLine>,
    previous: Option<String>,
    next: Option<String>,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let page = asked.get("page").parse().unwrap_or(1);
    let wish = Wish { page, saved: asked.has("saved") };
    self::page(&app, t, &session.player, &LettersForm::fresh(&session.player)?, wish).await
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let mut form = LettersForm::read(posted)?;
    let Some(attention) = form.check(t) else {
        return page(&app, t, &session.player, &form, Wish { page: 1, saved: false }).await;
    };
    hours::change_attention(&app.pool, app.clock.now(), session.player.id, &attention).await?;
    Ok(see_other("/my/letters?saved"))
}

async fn page(
    app: &App,
    t: Text,
    player: &PlayerRow,
    form: &LettersForm,
    wish: Wish,
) -> Result<HttpResponse, WebError> {
    let (now, zone) = (app.clock.now(), hours::waking(player)?.zone());
    let number = wish.page.clamp(1, PAGES_MAX);
    let skip = i64::from(number - 1) * SHOWN as i64;
    let conn = &mut *app.pool.get().await?;
    let mut letters = my_letters::list(conn, player.id, skip, SHOWN as i64 + 1).await.map_err(StoreError::from)?;
    let more = letters.len() > SHOWN;
    letters.truncate(SHOWN);
    let address = |number: u32| format!("/my/letters?page={number}");
    let page = PostPage {
        t,
        form,
        saved: wish.saved,
        letters: letters.iter().map(|letter| line(t, now, zone, letter)).collect(),
        previous: (number > 1).then(|| address(number - 1)),
        next: more.then(|| address(number + 1)),
    };
    html(if form.has_fault() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}
