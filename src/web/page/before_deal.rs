//! What the owner of a seat does while the table gathers. The form's capability says who it is; the address it was posted
//! to must be its table's own, or a link of its seat where there are no cookies.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::id::InvitationId;
use crate::link::{Claims, Purpose};
use crate::play::lobby::sight;
use crate::play::lobby::wish::HostLine;
use crate::play::lobby::{GatherError, host, own};
use crate::text::Text;
use crate::web::App;
use crate::web::door::{CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Fields, Posted};
use crate::web::new_table::line_fault;
use crate::web::reply::see_other;
use crate::web::{guests, person, thinking};

use super::gathering::{self, Shown, Typed};
use super::notice;

pub(in crate::web) async fn word(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, fields) = read(&app, &door, posted, &[CAPABILITY, "word"]).await?;
    let word = match person::read_word(t, fields.get("word")) {
        Ok(word) => word,
        Err(fault) => {
            let typed = Typed { word: Some((fields.get("word").to_owned(), fault)), ..Typed::default() };
            return shown_again(&app, (&request, &door), t, &claims, typed).await;
        }
    };
    let done = own::change_word(&app.pool, app.clock.now(), &app.vault, &claims, &word).await;
    finish(&door, t, done)
}

pub(in crate::web) async fn invite(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, fields) = read(&app, &door, posted, &[CAPABILITY, "guests", "line"]).await?;
    let gathering = sight::by_id(&app.pool, claims.table).await?.ok_or(WebError::NotFound)?;
    let read = match guests::read(t, fields.get("guests"), gathering.free()) {
        Ok(guests) if guests.is_empty() => Err(t.fault_guests_none()),
        read => read,
    };
    let kept = || Some(fields.get("line").to_owned());
    let typed = |fault| Typed {
        guests: Some((fields.get("guests").to_owned(), Some(fault))),
        line: kept().map(|line| (line, None)),
        ..Typed::default()
    };
    let line = match HostLine::read(fields.get("line")) {
        Ok(line) => line,
        Err(fault) => {
            let typed = Typed {
                guests: Some((fields.get("guests").to_owned(), None)),
                line: kept().map(|line| (line, Some(line_fault(t, fault)))),
                ..Typed::default()
            };
            return shown_again(&app, (&request, &door), t, &claims, typed).await;
        }
    };
    let guests = match read {
        Ok(guests) => guests,
        Err(fault) => return shown_again(&app, (&request, &door), t, &claims, typed(fault)).await,
    };
    app.limits.check_invitation(&request)?;
    match host::invite(&app.pool, app.clock.now(), &claims, &guests, line.as_ref()).await {
        Err(GatherError::TooManyGuests) => {
            let fault = t.fault_guests(gathering.free());
            shown_again(&app, (&request, &door), t, &claims, typed(fault)).await
        }
        done => finish(&door, t, done),
    }
}

pub(in crate::web) async fn withdraw(
    app: Data<App>,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, fields) = read(&app, &door, posted, &[CAPABILITY, "invitation"]).await?;
    let id = InvitationId(fields.row("invitation")?);
    finish(&door, t, host::withdraw(&app.pool, app.clock.now(), &claims, id).await)
}

pub(in crate::web) async fn resend(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, fields) = read(&app, &door, posted, &[CAPABILITY, "invitation"]).await?;
    app.limits.check_invitation(&request)?;
    let id = InvitationId(fields.row("invitation")?);
    finish(&door, t, host::resend(&app.pool, app.clock.now(), &claims, id).await)
}

pub(in crate::web) async fn start(
    app: Data<App>,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, _) = read(&app, &door, posted, &[CAPABILITY]).await?;
    match host::start_now(&app.pool, app.clock.now(), &app.vault, &claims).await {
        // A doubled form gets the answer of the first.
        Err(GatherError::Begun(_)) => finish(&door, t, Ok(())),
        done => {
            thinking::wait(&app, claims.table).await;
            finish(&door, t, done)
        }
    }
}

/// Afterwards the seat's link leads nowhere, so the way is to the table's own page.
pub(in crate::web) async fn leave(
    app: Data<App>,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, _) = read(&app, &door, posted, &[CAPABILITY]).await?;
    let gathering = sight::by_id(&app.pool, claims.table).await?.ok_or(WebError::NotFound)?;
    match own::leave(&app.pool, app.clock.now(), &claims).await {
        // Gone already: a doubled form.
        Ok(_) | Err(GatherError::Unknown | GatherError::CalledOff) => {
            Ok(see_other(&format!("/table/{}", gathering.table.code)))
        }
        Err(error) => notice::refused(t, error),
    }
}

pub(in crate::web) async fn links(
    app: Data<App>,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (claims, _) = read(&app, &door, posted, &[CAPABILITY]).await?;
    match own::renew_links(&app.pool, app.clock.now(), &claims).await {
        Ok(()) => Ok(see_other("/sent")),
        Err(error) => notice::refused(t, error),
    }
}

async fn read(app: &App, door: &Door, posted: Posted, names: &[&str]) -> Result<(Claims, Fields), WebError> {
    let fields = Fields::read(posted, names)?;
    Ok((door.admit(app, Purpose::Deed, fields.get(CAPABILITY)).await?, fields))
}

fn finish(door: &Door, t: Text, done: Result<(), GatherError>) -> Result<HttpResponse, WebError> {
    match done {
        Ok(()) => Ok(see_other(&door.back())),
        Err(error) => notice::refused(t, error),
    }
}

async fn shown_again(
    app: &App,
    (request, door): (&HttpRequest, &Door),
    t: Text,
    claims: &Claims,
    typed: Typed,
) -> Result<HttpResponse, WebError> {
    let gathering = sight::by_id(&app.pool, claims.table).await?.ok_or(WebError::NotFound)?;
    let own = gathering.seat(claims).cloned().ok_or(WebError::NotFound)?;
    gathering::page(app, request, &gathering, &Shown { t, own: Some(own), base: door.base(), back: None, typed }).await
}
