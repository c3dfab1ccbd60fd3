//! Where else I am told: one webhook and some browsers, a way to try each, and a way to end it.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::deadline::zone::Zone;
use crate::id::ChannelId;
use crate::ping::HookKind;
use crate::ping::address::{HookAddress, NotAHook};
use crate::ping::push::{Subscription, Told};
use crate::play::channels::{self, Channel, End, LastPing};
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
    channels: Vec<Shown>,
    has_webhook: bool,
    /// What browsers need to subscribe.
    key: Option<String>,
    said: Option<String>,
    problem: Option<String>,
    kind: Choices,
    address: Input,
}

/// One place where I am told.
struct Shown {
    id: ChannelId,
    name: String,
    /// What became of the last line.
    last: Option<String>,
    /// The other end will have nothing.
    refused: Option<String>,
}

/// What was typed, and what is wrong with it.
#[derive(Default)]
struct Typed {
    kind: String,
    address: String,
    kind_fault: Option<String>,
    address_fault: Option<String>,
    /// What is wrong with a browser's subscription.
    problem: Option<String>,
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
    let kind = typed.kind.parse::<HookKind>();
    let address = typed.address.parse::<HookAddress>();
    typed.kind_fault = kind.is_err().then(|| t.fault_choose());
    typed.address_fault = address.as_ref().err().map(|fault| t.fault_hook(fault_name(*fault)));
    let (Ok(kind), Ok(address)) = (kind, address) else {
        return page(&app, t, &session.player, typed, None).await;
    };
    channels::give(&app.pool, app.clock.now(), &app.vault, session.player.id, (kind, &address)).await?;
    Ok(see_other(&format!("{PATH}?saved")))
}

/// What a script of ours was given by its browser; it may be none, or from a push service that we would not call.
pub(in crate::web) async fn subscribe(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["endpoint", "p256dh", "auth"])?;
    let field = |name| fields.get(name).to_owned();
    let told = Told { endpoint: field("endpoint"), p256dh: field("p256dh"), auth: field("auth") };
    let Ok(subscription) = Subscription::read(&told) else {
        let typed = Typed { problem: Some(t.push_failed()), ..Typed::default() };
        return page(&app, t, &session.player, typed, None).await;
    };
    channels::give_browser(&app.pool, app.clock.now(), &app.vault, &session, &subscription).await?;
    Ok(see_other(&format!("{PATH}?saved")))
}

pub(in crate::web) async fn test(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let tried = channels::test(&app.pool, app.clock.now(), session.player.id, channel_of(posted)?).await?;
    Ok(see_other(&format!("{PATH}?{}", if tried { "tried" } else { "enough" })))
}

pub(in crate::web) async fn end(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    channels::end(&app.pool, session.player.id, channel_of(posted)?).await?;
    Ok(see_other(&format!("{PATH}?saved")))
}

fn channel_of(posted: Posted) -> Result<ChannelId, WebError> {
    let fields = Fields::read(posted, &["channel"])?;
    fields.get("channel").parse().map(ChannelId).map_err(|_| WebError::BadForm)
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
    let kinds = HookKind::ALL.map(|kind| Choice::new(kind.name(), t.pings_kind(kind.name()), &typed.kind));
    let is_wrong = typed.kind_fault.is_some() || typed.address_fault.is_some() || typed.problem.is_some();
    let page = PingsPage {
        t,
        has_webhook: found.channels.iter().any(|(channel, _)| matches!(channel.end, End::Hook(..))),
        channels: found.channels.iter().map(|(channel, last)| shown(t, zone, channel, last.as_ref())).collect(),
        key: found.key,
        said,
        problem: typed.problem,
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

fn shown(t: Text, zone: Zone, channel: &Channel, last: Option<&LastPing>) -> Shown {
    let address = channel.end.address();
    let name = match &channel.end {
        End::Hook(kind, _) => t.pings_now(address.to_string(), t.pings_kind(kind.name())),
        End::Browser(_) => t.push_now(address.host().to_owned(), t.moment(channel.row.made_at, zone)),
    };
    let refused = channel.row.refused_at.zip(channel.row.refusal.clone());
    let refused = refused.map(|(at, reason)| match &channel.end {
        End::Hook(..) => t.pings_refused(reason, t.moment(at, zone)),
        End::Browser(_) => t.push_refused(reason, t.moment(at, zone)),
    });
    Shown { id: channel.row.id, name, last: last.map(|last| told(t, zone, last)), refused }
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
