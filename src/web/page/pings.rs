//! Where else I am told: one webhook, a way to try it, and a way to end it.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::deadline::zone::Zone;
use crate::ping::ChannelKind;
use crate::ping::address::{HookAddress, NotAHook};
use crate::play::channels::{self, LastPing};
use crate::play::hours;
use crate::store::outbox::LetterState;
use crate::store::players::PlayerRow;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::input::{Choice, Choices, Input};
use crate::web::reply::{html, see_other};
use crate::web::{App, session};

use super::my::signed_in;

const PATH: &str = "/my/pings";
const KIND: &str = "kind";
const ADDRESS: &str = "hook";

#[derive(Template)]
#[template(path = "page/pings.html")]
struct PingsPage {
    t: Text,
    /// What there is, and what became of the last line.
    channel: Option<String>,
    last: Option<String>,
    /// The other end will have nothing.
    refused: Option<String>,
    said: Option<String>,
    kind: Choices,
    address: Input,
}

/// What was typed, and what is wrong with it.
#[derive(Default)]
struct Typed {
    kind: String,
    address: String,
    kind_fault: Option<String>,
    address_fault: Option<String>,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let said = if asked.has("saved") {
        Some(t.my_saved())
    } else if asked.has("tried") {
        Some(t.pings_tried())
    } else if asked.has("enough") {
        Some(t.pings_enough())
    } else {
        None
    };
    page(&app, t, &session.player, Typed::default(), said).await
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &[KIND, ADDRESS])?;
    let mut typed =
        Typed { kind: fields.get(KIND).to_owned(), address: fields.get(ADDRESS).to_owned(), ..Typed::default() };
    let kind = typed.kind.parse::<ChannelKind>();
    let address = typed.address.parse::<HookAddress>();
    typed.kind_fault = kind.is_err().then(|| t.fault_choose());
    typed.address_fault = address.as_ref().err().map(|fault| t.fault_hook(fault_name(*fault)));
    let (Ok(kind), Ok(address)) = (kind, address) else {
        return page(&app, t, &session.player, typed, None).await;
    };
    channels::give(&app.pool, app.clock.now(), &app.vault, session.player.id, (kind, &address)).await?;
    Ok(see_other(&format!("{PATH}?saved")))
}

pub(in crate::web) async fn test(app: Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let tried = channels::test(&app.pool, app.clock.now(), session.player.id).await?;
    Ok(see_other(&format!("{PATH}?{}", if tried { "tried" } else { "enough" })))
}

pub(in crate::web) async fn end(app: Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    channels::end(&app.pool, session.player.id).await?;
    Ok(see_other(&format!("{PATH}?saved")))
}

async fn page(
    app: &App,
    t: Text,
    player: &PlayerRow,
    typed: Typed,
    said: Option<String>,
) -> Result<HttpResponse, WebError> {
    let zone = hours::said(player)?.map_or(Zone::UTC, |waking| waking.zone());
    let found = channels::find(&app.pool, &app.vault, player.id).await?;
    let (channel, last) = found.map_or((None, None), |(channel, last)| (Some(channel), last));
    let refused = channel.as_ref().and_then(|channel| Some((channel.row.refused_at?, channel.row.refusal.clone()?)));
    let kinds = ChannelKind::ALL.map(|kind| Choice::new(kind.name(), t.pings_kind(kind.name()), &typed.kind));
    let is_wrong = typed.kind_fault.is_some() || typed.address_fault.is_some();
    let page = PingsPage {
        t,
        channel: channel.map(|channel| t.pings_now(channel.address.to_string(), t.pings_kind(channel.kind.name()))),
        last: last.map(|last| told(t, zone, &last)),
        refused: refused.map(|(at, reason)| t.pings_refused(reason, t.moment(at, zone))),
        said,
        kind: Choices { fault: typed.kind_fault, ..Choices::new(KIND, t.pings_kind_label(), kinds.into()) },
        address: Input {
            kind: "url",
            hint: t.pings_address_hint(),
            fault: typed.address_fault,
            ..Input::text(ADDRESS, t.pings_address(), &typed.address)
        },
    };
    html(if is_wrong { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}

/// What became of the last line.
fn told(t: Text, zone: Zone, last: &LastPing) -> String {
    let fate = match last.state {
        LetterState::Sent => "sent",
        LetterState::Waiting => "waiting",
        LetterState::Unwanted => "unwanted",
        LetterState::Refused | LetterState::Dead => "failed",
    };
    let reason = last.reason.clone().filter(|_| fate != "unwanted");
    let line = t.pings_last(fate, t.moment(last.at, zone));
    match reason {
        Some(reason) => format!("{line} ({reason})"),
        None => line,
    }
}

fn fault_name(fault: NotAHook) -> &'static str {
    match fault {
        NotAHook::Unreadable => "unreadable",
        NotAHook::NotHttps => "https",
        NotAHook::WithPassword => "password",
        NotAHook::Closed => "closed",
    }
}
