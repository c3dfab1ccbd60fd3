//! An invitation: who asks, to what; a seat is taken or declined by a button, never by looking.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::config::BaseUrl;
use crate::engine::GameKind;
use crate::link::{Errand, ErrandKind, Pass};
use crate::play::account;
use crate::play::lobby::accept;
use crate::play::lobby::sight::{self, Gathering, Stage};
use crate::play::lobby::wish::offer_word;
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::players::PlayerRow;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::facts::{Fact, facts_with_people};
use crate::web::fields::{Fields, Posted};
use crate::web::person::{self, PersonForm};
use crate::web::preview::Preview;
use crate::web::reply::{html, see_other};
use crate::web::token::Token;
use crate::web::{App, errand, thinking};

use super::gathering::{self, Shown, Typed};
use super::notice::{self, Notice};
use super::{heir, seated};

const ACCEPT: &str = "accept";
const DECLINE: &str = "decline";
const NEVER: &str = "never";
/// For taking «never» back.
const BLOCK_PASS_DAYS: i64 = 30;

#[derive(Template)]
#[template(path = "page/invitation.html")]
struct InvitationPage<'a> {
    t: Text,
    game: GameKind,
    title: String,
    code: String,
    address: String,
    /// What the host writes.
    line: Option<String>,
    facts: Vec<Fact>,
    seal: String,
    form: &'a PersonForm,
    again: bool,
    action: String,
    preview: Preview,
}

#[derive(Template)]
#[template(path = "page/declined.html")]
struct DeclinedPage {
    t: Text,
    host: String,
    action: String,
}

/// An invitation as its owner may see it.
struct Invited {
    gathering: Gathering,
    invitation: InvitationRow,
    player: PlayerRow,
    action: String,
    base_url: BaseUrl,
}

impl Invited {
    /// For a seat of a game that runs.
    fn asked(&self) -> heir::Asked<'_> {
        heir::Asked { game: &self.gathering, invitation: &self.invitation, player: &self.player, action: &self.action }
    }
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Invitation, &token)?;
    let invited = find(&app, &pass, &token).await?;
    let own = invited.gathering.seats.iter().find(|seat| seat.player_id == Some(invited.player.id));
    if let Some(own) = own.filter(|own| own.epoch == 0) {
        return seated::page(&app, t, invited.gathering.table.id, own);
    }
    let code = &invited.gathering.table.code;
    match (invited.gathering.stage(), invited.invitation.answer) {
        (Stage::Unconfirmed, _) => Err(WebError::NotFound),
        (Stage::Begun, _) if invited.invitation.seat_id.is_some() => match own {
            Some(_) => Ok(see_other(&format!("/table/{code}"))),
            None => heir::show(t, &request, &invited.asked()),
        },
        (Stage::Begun, _) => notice::notice(t, StatusCode::OK, Notice::Begun, Some(code)),
        (Stage::CalledOff, _) => notice::notice(t, StatusCode::GONE, Notice::CalledOff, None),
        (Stage::Gathering, Some(Reply::Withdrawn)) => notice::notice(t, StatusCode::GONE, Notice::Withdrawn, None),
        (Stage::Gathering, None | Some(Reply::Accepted | Reply::Declined)) => {
            let known = PersonForm::known(t, request.headers(), &invited.player)?;
            page((t, app.clock.now()), &invited, &PersonForm { word: offer_word(t, &app.chance)?, ..known }, false)
        }
    }
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Invitation, &token)?;
    let names = [&["do"], &person::NAMES[..]].concat();
    let fields = Fields::read(posted, &names)?;
    match fields.get("do") {
        ACCEPT => take_seat(&app, &request, (&pass, &token), t, &fields).await,
        DECLINE => decline(&app, &pass, &token, t).await,
        NEVER => never(&app, &pass, t).await,
        // No button was pressed: nothing happens, and nothing typed is lost.
        _ => {
            let mut form = PersonForm::of(&fields);
            form.check(t);
            page((t, app.clock.now()), &find(&app, &pass, &token).await?, &form, true)
        }
    }
}

/// The table as anybody sees it, with the way back.
pub(in crate::web) async fn look(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let pass = errand::verify(&app, ErrandKind::Invitation, &token)?;
    let Errand::Invitation(table, _) = pass.to else { return Err(WebError::NotFound) };
    account::holder(&app.pool, &pass).await?.ok_or(WebError::NotFound)?;
    let gathering = sight::by_id(&app.pool, table).await?.ok_or(WebError::NotFound)?;
    let back = format!("/invitation/{token}");
    if gathering.stage() != Stage::Gathering {
        return Ok(see_other(&back));
    }
    let base = format!("/table/{}", gathering.table.code);
    let shown = Shown { t, own: None, base, back: Some(back), typed: Typed::default() };
    gathering::page(&app, &request, &gathering, &shown).await
}

async fn take_seat(
    app: &App,
    request: &HttpRequest,
    (pass, token): (&Pass, &str),
    t: Text,
    fields: &Fields,
) -> Result<HttpResponse, WebError> {
    let invited = find(app, pass, token).await?;
    if invited.invitation.seat_id.is_some() {
        return heir::take((app, request), pass, t, fields, &invited.asked()).await;
    }
    let mut form = PersonForm::told(t, request.headers(), &invited.player, fields)?;
    let Some(newcomer) = form.check(t) else {
        return page((t, app.clock.now()), &invited, &form, true);
    };
    let taken = accept::accept(&app.pool, app.clock.now(), &app.vault, pass, &newcomer).await;
    if let Ok(claims) = &taken {
        // Whoever comes last begins the game.
        thinking::wait(app, claims.table).await;
    }
    match seated::taken(app, t, taken, newcomer.locale, &mut form)? {
        Some(response) => Ok(response),
        None => page((t, app.clock.now()), &invited, &form, true),
    }
}

async fn decline(app: &App, pass: &Pass, token: &str, t: Text) -> Result<HttpResponse, WebError> {
    if let Err(error) = accept::decline(&app.pool, app.clock.now(), pass, false).await {
        return notice::refused(t, error);
    }
    let invited = find(app, pass, token).await?;
    let host = invited.gathering.host_name().to_owned();
    html(StatusCode::OK, DeclinedPage { t, host, action: invited.action }.render()?)
}

/// The page it leads to can take it back.
async fn never(app: &App, pass: &Pass, t: Text) -> Result<HttpResponse, WebError> {
    let now = app.clock.now();
    match accept::decline(&app.pool, now, pass, true).await {
        Ok(player) => {
            let (epoch, expires_at) = (player.epoch(), now + TimeDelta::days(BLOCK_PASS_DAYS));
            Ok(see_other(&errand::path(app, &Pass { to: Errand::Block(player.id), epoch, expires_at })))
        }
        Err(error) => notice::refused(t, error),
    }
}

async fn find(app: &App, pass: &Pass, token: &str) -> Result<Invited, WebError> {
    let Errand::Invitation(table, id) = pass.to else { return Err(WebError::NotFound) };
    account::holder(&app.pool, pass).await?.ok_or(WebError::NotFound)?;
    let mut gathering = sight::by_id(&app.pool, table).await?.ok_or(WebError::NotFound)?;
    let at = gathering.invitations.iter().position(|(invitation, _)| invitation.id == id).ok_or(WebError::NotFound)?;
    let (invitation, player) = gathering.invitations.swap_remove(at);
    let (action, base_url) = (format!("/invitation/{token}"), app.base_url.clone());
    Ok(Invited { gathering, invitation, player, action, base_url })
}

fn page(
    (t, now): (Text, DateTime<Utc>),
    invited: &Invited,
    form: &PersonForm,
    again: bool,
) -> Result<HttpResponse, WebError> {
    let gathering = &invited.gathering;
    if gathering.free() == 0 {
        return notice::notice(t, StatusCode::OK, Notice::Full, Some(&gathering.table.code));
    }
    let host = gathering.host_name().to_owned();
    let page = InvitationPage {
        t,
        game: gathering.game,
        title: if invited.invitation.is_own_wish {
            t.invitation_title_wish(host)
        } else {
            t.invitation_title(gathering.game.title(), host)
        },
        code: gathering.table.code.to_string(),
        address: invited.player.address.as_ref().map(ToString::to_string).unwrap_or_default(),
        line: invited.invitation.line.clone(),
        facts: facts_with_people(t, now, gathering),
        seal: gathering.seal(),
        form,
        again,
        action: invited.action.clone(),
        preview: Preview::house(&invited.base_url, t),
    };
    html(if again { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}
