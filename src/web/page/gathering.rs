//! The table while it waits for people: who sits there, who is asked, and what one may do about it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::engine::GameKind;
use crate::id::{EmailAddress, QuestionId, TableCode};
use crate::link::{self, Claims, Purpose};
use crate::play::lobby::invite::{may_resend, may_resend_later};
use crate::play::lobby::invite_link;
use crate::play::lobby::sight::{self, Gathering, Stage};
use crate::store::invitations::{InvitationRow, Reply};
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::text::Text;
use crate::web::door::{HERE, cookie_claims, seat_cookie, verify};
use crate::web::error::WebError;
use crate::web::facts::{Fact, facts_with_days};
use crate::web::input::Input;
use crate::web::new_table::line_input;
use crate::web::preview::Preview;
use crate::web::reply::{html, see_other};
use crate::web::{App, errand, session};

use super::notice::{self, Notice};

/// A form that was left open longer than this is shown anew.
const DEED_DAYS: i64 = 30;

#[derive(Template)]
#[template(path = "page/gathering.html")]
struct GatheringPage {
    t: Text,
    game: GameKind,
    base: String,
    code: String,
    facts: Vec<Fact>,
    seats: Vec<SeatLine>,
    /// Seats for people that nobody has taken.
    free: usize,
    bots: i16,
    seal: String,
    /// Invited and silent.
    waiting: usize,
    own: Option<Own>,
    join: Option<Join>,
    /// To the invitation of whoever looks.
    back: Option<String>,
    again: bool,
    preview: Preview,
}

struct SeatLine {
    name: String,
    own: bool,
    host: bool,
}

/// What only the owner of a seat sees.
struct Own {
    name: String,
    capability: String,
    word: Input,
    /// Whether there is an address that fresh links could be sent to.
    has_address: bool,
    host: Option<HostPart>,
}

struct HostPart {
    invited: Vec<InvitedLine>,
    guests: String,
    guests_fault: Option<String>,
    line: Input,
    /// The link to invite with, whole, if there is one.
    link: Option<String>,
}

impl HostPart {
    /// Whether there is a letter that could be sent once more another day.
    fn resend_later(&self) -> bool {
        self.invited.iter().any(|guest| guest.resend_later)
    }
}

struct InvitedLine {
    id: i64,
    address: String,
    state: String,
    open: bool,
    /// Its letter may be sent once more.
    resend: bool,
    /// Or could be on another day.
    resend_later: bool,
}

struct Join {
    address: Input,
    /// The address of whoever is signed in: no letter is needed then.
    signed_in: Option<String>,
}

/// What was typed and is not right.
#[derive(Default)]
pub(super) struct Typed {
    pub(super) word: Option<(String, String)>,
    pub(super) guests: Option<(String, Option<String>)>,
    pub(super) line: Option<(String, Option<String>)>,
    pub(super) address: Option<(String, String)>,
}

/// At the table's plain address.
pub(super) async fn show(
    app: &App,
    request: &HttpRequest,
    code: &TableCode,
    t: Text,
) -> Result<HttpResponse, WebError> {
    let gathering = sight::by_code(&app.pool, code).await?.ok_or(WebError::NotFound)?;
    let own = cookie_claims(app, request, code).and_then(|claims| gathering.seat(&claims)).cloned();
    let base = format!("/table/{code}");
    if let Some(elsewhere) = elsewhere(t, &gathering, &base)? {
        return Ok(elsewhere);
    }
    page(app, request, &gathering, &Shown { t, own, base, back: None, typed: Typed::default() }).await
}

/// By the link of a seat: with a cookie to the plain address, as for a dealt table.
pub(super) async fn follow(app: &App, request: &HttpRequest, token: &str, t: Text) -> Result<HttpResponse, WebError> {
    let claims = verify(app, Purpose::Seat, token)?;
    let gathering = sight::by_id(&app.pool, claims.table).await?.ok_or(WebError::LinkLost)?;
    // Newer links have replaced it, or the seat was left.
    let own = gathering.seat(&claims).cloned().ok_or_else(|| {
        let row = gathering.seats.iter().find(|row| row.id == claims.seat);
        let is_lost = row.is_some_and(|row| !row.epoch().is_of_same_row(claims.epoch));
        if is_lost { WebError::LinkLost } else { WebError::LinkExpired }
    })?;
    let (code, base) = (&gathering.table.code, format!("/l/{token}"));
    if let Some(elsewhere) = elsewhere(t, &gathering, &base)? {
        return Ok(elsewhere);
    }
    let held = cookie_claims(app, request, code).and_then(|claims| gathering.seat(&claims).map(|seat| seat.id));
    if held == Some(own.id) {
        return Ok(see_other(&format!("/table/{code}")));
    }
    if request.query_string().split('&').any(|word| word == HERE) {
        return page(app, request, &gathering, &Shown { t, own: Some(own), base, back: None, typed: Typed::default() })
            .await;
    }
    let mut response = see_other(&format!("{base}?{HERE}"));
    let claims = Claims { revision: own.cookie_epoch.unsigned_abs(), ..claims };
    let cookie = seat_cookie(app, app.clock.now(), code, &claims);
    response.add_cookie(&cookie).map_err(|_| WebError::NotFound)?;
    Ok(response)
}

/// What to show instead, once the table is not being gathered any more.
fn elsewhere(t: Text, gathering: &Gathering, base: &str) -> Result<Option<HttpResponse>, WebError> {
    match gathering.stage() {
        Stage::Unconfirmed => Err(WebError::NotFound),
        Stage::Gathering => Ok(None),
        // Dealt while we looked.
        Stage::Begun => Ok(Some(see_other(base))),
        Stage::CalledOff => notice::notice(t, StatusCode::GONE, Notice::CalledOff, None).map(Some),
    }
}

/// How the page is shown, and to whom.
pub(super) struct Shown {
    pub(super) t: Text,
    pub(super) own: Option<SeatRow>,
    /// The path below which this visit goes on.
    pub(super) base: String,
    /// To the invitation of whoever looks.
    pub(super) back: Option<String>,
    pub(super) typed: Typed,
}

pub(super) async fn page(
    app: &App,
    request: &HttpRequest,
    gathering: &Gathering,
    shown: &Shown,
) -> Result<HttpResponse, WebError> {
    let Shown { t, own, base, back, typed } = shown;
    let again = typed.word.is_some() || typed.guests.is_some() || typed.line.is_some() || typed.address.is_some();
    let seat_line = |seat: &SeatRow| SeatLine {
        name: seat.name.clone(),
        own: own.as_ref().is_some_and(|own| own.id == seat.id),
        host: gathering.is_host(seat),
    };
    let join = match own {
        None if gathering.table.is_open => Some(join(app, request, *t, typed).await?),
        None | Some(_) => None,
    };
    let page = GatheringPage {
        t: *t,
        game: gathering.game,
        base: base.clone(),
        code: gathering.table.code.to_string(),
        facts: facts_with_days(*t, app.clock.now(), gathering),
        seats: gathering.seats.iter().map(seat_line).collect(),
        free: gathering.free(),
        bots: gathering.table.bots,
        seal: gathering.seal(),
        waiting: gathering.invitations.iter().filter(|(invitation, _)| is_waiting(invitation)).count(),
        own: own.as_ref().map(|seat| own_part(app, gathering, seat, *t, typed)).transpose()?,
        join: join.filter(|_| back.is_none()),
        back: back.clone(),
        again,
        preview: preview(app, gathering),
    };
    html(if again { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}

/// In the table's language.
fn preview(app: &App, gathering: &Gathering) -> Preview {
    let t = Text::of(gathering.locale);
    Preview::gathering(&app.base_url, t, (gathering.game, &gathering.table.code), gathering.free())
}

fn own_part(app: &App, gathering: &Gathering, seat: &SeatRow, t: Text, typed: &Typed) -> Result<Own, WebError> {
    let (word, fault) = match &typed.word {
        Some((word, fault)) => (word.clone(), Some(fault.clone())),
        None => (gathering.word(&app.vault, seat)?, None),
    };
    let word = Input { hint: t.person_word_hint(), fault, ..Input::text("word", t.person_word(), &word) };
    let host = gathering.is_host(seat).then(|| host_part(app, gathering, t, typed));
    let (name, has_address) = (seat.name.clone(), seat.player_id.is_some());
    Ok(Own { name, capability: capability(app, gathering, seat), word, has_address, host })
}

fn host_part(app: &App, gathering: &Gathering, t: Text, typed: &Typed) -> HostPart {
    let own_guests = gathering.invitations.iter().filter(|(invitation, _)| !invitation.is_own_wish);
    let (guests, guests_fault) = match &typed.guests {
        Some((guests, fault)) => (guests.clone(), fault.clone()),
        None => (String::new(), None),
    };
    let (line, fault) = typed.line.clone().unwrap_or_default();
    let now = app.clock.now();
    HostPart {
        invited: own_guests.filter_map(|invited| invited_line(t, now, invited)).collect(),
        guests,
        guests_fault,
        line: line_input(t, &line, fault),
        link: invite_link::pass(&gathering.table, &gathering.seats)
            .map(|pass| format!("{}{}", app.base_url, errand::path(app, &pass))),
    }
}

/// Who accepted sits at the table; whose invitation was taken back is not shown any more. That an address is known or wants
/// no letters shows nowhere (WEB-07).
fn invited_line(t: Text, now: DateTime<Utc>, (invitation, player): &(InvitationRow, PlayerRow)) -> Option<InvitedLine> {
    let came_back = player.refused_at.is_some() && player.refused_at > invitation.sent_at;
    let state = match invitation.answer {
        None if came_back => t.invited_refused(),
        None => t.invited_waiting(),
        Some(Reply::Declined) => t.invited_declined(),
        Some(Reply::Accepted | Reply::Withdrawn) => return None,
    };
    // The host typed it; who came by the list of open tables told it to us only.
    let shown =
        |address: &EmailAddress| if invitation.is_own_wish { address.masked() } else { address.reveal().to_owned() };
    // Whoever was forgotten is not shown.
    let address = player.address.as_ref().map(shown)?;
    // Whom the host knows from another table is called as there: the address was never the host's to know.
    let address = invitation.called.clone().unwrap_or(address);
    let (open, resend) = (invitation.answer.is_none(), may_resend(now, invitation));
    let resend_later = !resend && may_resend_later(invitation);
    Some(InvitedLine { id: invitation.id.0, address, state, open, resend, resend_later })
}

fn is_waiting(invitation: &InvitationRow) -> bool {
    invitation.answer.is_none() && !invitation.is_own_wish
}

async fn join(app: &App, request: &HttpRequest, t: Text, typed: &Typed) -> Result<Join, WebError> {
    let session = session::find(app, request).await?;
    let (address, fault) = match &typed.address {
        Some((address, fault)) => (address.as_str(), Some(fault.clone())),
        None => ("", None),
    };
    let address = Input { fault, hint: t.person_address_hint(), ..Input::address(t.person_address(), address) };
    let signed_in = session.and_then(|session| session.player.address).map(|address| address.to_string());
    Ok(Join { address, signed_in })
}

/// What the forms of a seat carry: whoever holds it acts for the seat, and nobody else (WEB-03).
fn capability(app: &App, gathering: &Gathering, seat: &SeatRow) -> String {
    let claims = Claims {
        purpose: Purpose::Deed,
        table: gathering.table.id,
        seat: seat.id,
        epoch: seat.epoch(),
        question: QuestionId(0),
        revision: 0,
        expires_at: app.clock.now() + TimeDelta::days(DEED_DAYS),
    };
    link::sign(&app.keys, &claims)
}
