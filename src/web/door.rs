//! How somebody comes to a table: with the link of a seat, with the cookie that stands for it, or just to look.
//!
//! Without cookies everything works below the link's own address; with them the link gives way to the table's plain one, so
//! that the token leaves the address bar.

use std::future::{Ready, ready};

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chrono::{DateTime, TimeDelta, Utc};

use crate::archive::Record;
use crate::deadline::zone::Zone;
use crate::engine::{Eye, Seat, of_game, per_game};
use crate::id::{Epoch, QuestionId, SeatId, TableCode};
use crate::link::{self, Claims, Purpose, Refusal};
use crate::play::glance::{self, AnyGlance, Glance};
use crate::play::lobby::seat_link;
use crate::play::{account, dispatch, hours, record};
use crate::settle::words::{Said, Words};
use crate::store::questions::QuestionRow;
use crate::text::{Locale, Text};

use super::App;
use super::after::After;
use super::error::WebError;
use super::token::Token;
use super::visited::Visited;
use super::{session, sidebar};

/// In a link's address: the cookie was offered and need not be offered again.
pub(super) const HERE: &str = "here";
/// In an address: the host has given time.
pub(super) const GIVEN: &str = "time-given";

/// The field of a form that says whose it is.
pub(super) const CAPABILITY: &str = "capability";

const COOKIE_DAYS: i64 = 30;
/// Longer than anybody leaves a table alone.
pub(super) const SEEN_DAYS: i64 = 180;
/// A form that was left open longer than this is shown anew.
const ANSWER_DAYS: i64 = 30;

/// The address somebody came to: the table's own, or a seat's link. What follows stays below it.
pub(super) enum Door {
    Table(TableCode),
    Link(Token),
}

impl Door {
    pub(super) async fn enter(&self, app: &App, request: &HttpRequest) -> Result<AnyVisit, WebError> {
        match self {
            Door::Table(code) => AnyVisit::by_code(app, request, code).await,
            Door::Link(token) => AnyVisit::by_link(app, request, token).await,
        }
    }

    /// Whose form it is that was posted here, by what it carries. That is worth something only below its own table's address,
    /// or a link of its own seat; everything about the address is known before anything is done.
    pub(super) async fn admit(&self, app: &App, purpose: Purpose, capability: &str) -> Result<Claims, WebError> {
        let claims = verify(app, purpose, capability)?;
        let is_own = match self {
            Door::Table(code) => glance::code_of(&app.pool, claims.table).await?.as_ref() == Some(code),
            Door::Link(token) => {
                let link = verify(app, Purpose::Seat, token)?;
                (link.table, link.seat) == (claims.table, claims.seat)
            }
        };
        if is_own { Ok(claims) } else { Err(WebError::NotFound) }
    }

    /// The path below which everything of this visit goes on.
    pub(super) fn base(&self) -> String {
        match self {
            Door::Table(code) => format!("/table/{code}"),
            Door::Link(token) => format!("/l/{token}"),
        }
    }

    /// Where to go after something was done. A link was offered its cookie before.
    pub(super) fn back(&self) -> String {
        match self {
            Door::Table(code) => format!("/table/{code}"),
            Door::Link(token) => format!("/l/{token}?{HERE}"),
        }
    }

    /// Where to go after the host gave time: the page says so.
    pub(super) fn back_given(&self) -> String {
        match self {
            Door::Table(code) => format!("/table/{code}?{GIVEN}"),
            Door::Link(token) => format!("/l/{token}?{HERE}&{GIVEN}"),
        }
    }
}

impl Door {
    /// Where to go after the seat of `claims` has said something. If its link's question is closed by that and another one is
    /// open, the link of that one: whoever plays without cookies stays in the seat.
    pub(super) async fn onward(&self, app: &App, claims: &Claims) -> Result<String, WebError> {
        let Door::Link(token) = self else { return Ok(self.back()) };
        let link = verify(app, Purpose::Seat, token)?;
        let open = glance::open_question(&app.pool, claims.seat).await?;
        let moved = link.seat == claims.seat && link.question != QuestionId(0) && open != Some(link.question);
        match open.filter(|_| moved) {
            Some(question) => {
                let expires_at = app.clock.now() + TimeDelta::days(COOKIE_DAYS);
                let token = link::sign(&app.keys, &Claims { question, expires_at, ..link });
                Ok(format!("/l/{token}?{HERE}"))
            }
            None => Ok(self.back()),
        }
    }
}

impl FromRequest for Door {
    type Error = WebError;
    type Future = Ready<Result<Door, WebError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let path = request.match_info();
        let door = match (path.get("code"), path.get("token")) {
            (Some(code), _) => code.parse().map(Door::Table).map_err(|_| WebError::NotFound),
            (None, Some(_)) => Token::extract(request).into_inner().map(Door::Link),
            (None, None) => Err(WebError::NotFound),
        };
        ready(door)
    }
}

/// A reader at a table.
pub(super) struct Visit<G: Words> {
    pub(super) glance: Glance<G>,
    pub(super) seat: Option<OwnSeat>,
    /// The seat of a link whose question is closed: it shows what everyone may see, and can have a fresh one sent.
    pub(super) past: Option<OwnSeat>,
    /// The path below which this visit goes on.
    pub(super) base: String,
    /// At the end of a review's address: the reader's question as it is now. What lies in a browser's history, or in another tab, is
    /// known by it once another question is open.
    pub(super) stamp: String,
    /// The browser was told that hints are not wanted.
    pub(super) hints_ended: bool,
    /// The reader has given time just now.
    pub(super) has_given: bool,
    /// Another table that waits for the reader.
    pub(super) next: Option<String>,
    /// What there is to say and to do once the game is over.
    pub(super) after: Option<After>,
    /// When the next letter about the table leaves to the reader, if one is held back.
    pub(super) next_letter_at: Option<DateTime<Utc>>,
    /// What this browser was shown of the table before.
    pub(super) visited: Option<Visited>,
}

per_game!(
    /// A reader at a table, by the game that is played there.
    pub(super) enum AnyVisit of Visit
);

/// The reader's own seat.
#[derive(Clone, Copy)]
pub(super) struct OwnSeat {
    pub(super) id: SeatId,
    pub(super) seat: Seat,
    pub(super) epoch: Epoch,
    /// Of the cookies that stand for it.
    pub(super) cookie_epoch: u16,
}

impl AnyVisit {
    /// To the table's plain address; whose cookie or session it is decides whose eyes see it.
    pub(super) async fn by_code(app: &App, request: &HttpRequest, code: &TableCode) -> Result<AnyVisit, WebError> {
        let claims = match cookie_claims(app, request, code) {
            Some(claims) => Some(claims),
            None => session_claims(app, request, code).await?,
        };
        let glance = glance::by_code(&app.pool, &app.vault, code, claims.as_ref()).await?.ok_or(WebError::NotFound)?;
        let base = format!("/table/{code}");
        Ok(of_game!(glance, AnyGlance, glance => {
            let seat = claims.filter(|claims| claims.table == glance.id).and_then(|claims| own_seat(&glance, &claims));
            Visit::of(app, request, base, glance, (seat, None)).await?.into()
        }))
    }

    /// By the link of a seat. A token that is not ours is answered like an address that does not exist (LINK-04).
    pub(super) async fn by_link(app: &App, request: &HttpRequest, token: &str) -> Result<AnyVisit, WebError> {
        let claims = verify(app, Purpose::Seat, token)?;
        let glance =
            glance::by_id(&app.pool, &app.vault, claims.table, Some(&claims)).await?.ok_or(WebError::LinkLost)?;
        let base = format!("/l/{token}");
        Ok(of_game!(glance, AnyGlance, glance => {
            Visit::of_link(app, request, base, glance, &claims).await?.into()
        }))
    }
}

impl<G: Words> Visit<G> {
    async fn of_link(
        app: &App,
        request: &HttpRequest,
        base: String,
        mut glance: Glance<G>,
        claims: &Claims,
    ) -> Result<Visit<G>, WebError> {
        let own = own_seat(&glance, claims).ok_or_else(|| {
            // Newer links may have replaced it; or it was made out to another seat of this number, which is lost.
            let row = glance.seats.iter().find(|row| row.id == claims.seat);
            let is_replaced = row.is_some_and(|row| row.epoch().is_of_same_row(claims.epoch));
            if is_replaced { WebError::LinkExpired } else { WebError::LinkLost }
        })?;
        let asked = |question: &QuestionRow| question.id == claims.question && question.seat_id == own.id;
        let open = claims.question == QuestionId(0) || glance.questions.iter().any(asked);
        let (seat, past) = if open { (Some(own), None) } else { (None, Some(own)) };
        if past.is_some() {
            glance.said = Said::<G>::default();
            glance.unsent = None;
            glance.notes = String::new();
        }
        Visit::of(app, request, base, glance, (seat, past)).await
    }

    async fn of(
        app: &App,
        request: &HttpRequest,
        base: String,
        glance: Glance<G>,
        (seat, past): (Option<OwnSeat>, Option<OwnSeat>),
    ) -> Result<Visit<G>, WebError> {
        let (hints_ended, has_given) = (hints_ended(request), has_given(request));
        let next_letter_at = next_letter(app, &glance, seat).await?;
        let visited = Visited::read(app, request, &glance.code);
        let (next, after) = (None, None);
        let question = seat.and_then(|own| glance.question(own.id));
        let stamp = question.map(|asked| format!("/{}.{}.{}", asked.turn, asked.movement, asked.revision));
        let stamp = stamp.unwrap_or_default();
        Ok(Visit { base, stamp, glance, seat, past, hints_ended, has_given, next, after, next_letter_at, visited })
    }

    /// Whether the browser that followed this link holds the cookie for the same seat already.
    pub(super) fn has_cookie(&self, app: &App, request: &HttpRequest) -> bool {
        let held = cookie_claims(app, request, &self.glance.code).and_then(|claims| own_seat(&self.glance, &claims));
        matches!((held, self.seat.or(self.past)), (Some(held), Some(own)) if held.id == own.id)
    }

    /// All that ever happened at the table, up to this visit.
    pub(super) async fn record(&self, app: &App) -> Result<Record<G>, WebError> {
        Ok(record::of(&app.pool, &app.clock, &app.vault, &self.glance).await?)
    }

    /// The words in the language that the seat's player chose, else in the browser's.
    pub(super) fn text(&self, browser: Text) -> Text {
        let own = self.seat.or(self.past);
        let player = own.and_then(|own| self.glance.players.iter().find(|player| player.seat == own.id));
        let chosen = player.and_then(|player| Locale::named(player.locale.as_deref()?));
        chosen.map_or(browser, Text::of)
    }

    pub(super) fn eye(&self) -> Eye {
        self.seat.map_or(Eye::Public, |own| Eye::Seat(own.seat))
    }

    /// Whether the reader sits at a table for the first time and wants to be led. A guest always does, unless this browser was
    /// told otherwise.
    pub(super) fn wants_hints(&self) -> bool {
        let Some(own) = self.seat.filter(|_| !self.hints_ended && !self.glance.book.table().is_over()) else {
            return false;
        };
        let player = self.glance.players.iter().find(|player| player.seat == own.id);
        player.is_none_or(|player| player.hints)
    }

    /// Whether the game waits for the reader: a question is open, and what the reader has said ahead does not answer it.
    pub(super) fn waits(&self) -> bool {
        self.seat.and_then(|own| self.glance.question(own.id)).is_some_and(|question| question.waits)
    }

    /// Until when the reader's answer is wanted, if it is.
    pub(super) fn due(&self) -> Option<DateTime<Utc>> {
        self.glance.due_at.filter(|_| self.waits())
    }

    /// What the form of the open question carries: it answers this question as it is now, and nothing else.
    pub(super) fn capability(&self, app: &App, now: DateTime<Utc>) -> Option<String> {
        let own = self.seat?;
        let question = self.glance.question(own.id)?;
        let claims = Claims {
            purpose: Purpose::Answer,
            question: question.id,
            revision: question.revision.unsigned_abs(),
            expires_at: now + TimeDelta::days(ANSWER_DAYS),
            ..self.claims(own, now)
        };
        Some(link::sign(&app.keys, &claims))
    }

    /// What forms carry that answer no question: talk, leaving, new links.
    pub(super) fn deed(&self, app: &App, now: DateTime<Utc>) -> Option<String> {
        let own = self.seat?;
        let expires_at = now + TimeDelta::days(ANSWER_DAYS);
        Some(link::sign(
            &app.keys,
            &Claims { purpose: Purpose::Deed, revision: 0, expires_at, ..self.claims(own, now) },
        ))
    }

    /// The cookie that stands for this link.
    pub(super) fn cookie(&self, app: &App, now: DateTime<Utc>) -> Option<Cookie<'static>> {
        let own = self.seat?;
        Some(seat_cookie(app, now, &self.glance.code, &self.claims(own, now)))
    }

    fn claims(&self, own: OwnSeat, now: DateTime<Utc>) -> Claims {
        Claims {
            purpose: Purpose::Cookie,
            table: self.glance.id,
            seat: own.id,
            epoch: own.epoch,
            question: QuestionId(0),
            revision: own.cookie_epoch,
            expires_at: now + TimeDelta::days(COOKIE_DAYS),
        }
    }
}

/// What a token for this purpose says.
pub(super) fn verify(app: &App, purpose: Purpose, token: &str) -> Result<Claims, WebError> {
    link::verify(&app.keys, app.clock.now(), purpose, token).map_err(|refusal| match refusal {
        Refusal::Malformed | Refusal::Forged => WebError::NotFound,
        Refusal::Expired => WebError::LinkExpired,
    })
}

/// The cookie that stands for the link of a seat; `revision` is its `cookie_epoch`.
pub(super) fn seat_cookie(app: &App, now: DateTime<Utc>, code: &TableCode, seat: &Claims) -> Cookie<'static> {
    let expires_at = now + TimeDelta::days(COOKIE_DAYS);
    let claims = Claims { purpose: Purpose::Cookie, question: QuestionId(0), expires_at, ..*seat };
    keep(app, cookie_name(app, code), link::sign(&app.keys, &claims), COOKIE_DAYS)
}

/// The browser forgets the seats that it holds.
pub(super) fn end_cookies(app: &App, request: &HttpRequest) -> Vec<Cookie<'static>> {
    let held = request.cookies().map(|cookies| cookies.clone()).unwrap_or_default();
    let names = held.iter().map(Cookie::name).filter(|name| cookie_code(app, name).is_some());
    names.map(|name| keep(app, name.to_owned(), String::new(), 0)).collect()
}

pub(super) fn keep(app: &App, name: String, value: String, days: i64) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .max_age(Duration::days(days))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.base_url.is_https())
        .finish()
}

/// When the next letter about the table leaves to its reader, if one is held back.
async fn next_letter<G: Words>(
    app: &App,
    glance: &Glance<G>,
    own: Option<OwnSeat>,
) -> Result<Option<DateTime<Utc>>, WebError> {
    let row = own.and_then(|own| glance.seats.iter().find(|row| row.id == own.id));
    // Whoever gave no address waits for no letter, wherever a demo lays it.
    match row.filter(|row| !glance.is_stand_in(row.id)).and_then(|row| row.player_id) {
        Some(player) => Ok(dispatch::next_letter(&app.pool, app.clock.now(), player, Some(glance.id)).await?),
        None => Ok(None),
    }
}

/// Where the reader of a public page lives, as far as a seat's cookie or a session says; else Greenwich.
pub(super) async fn reader_zone<G: Words>(
    app: &App,
    request: &HttpRequest,
    glance: &Glance<G>,
) -> Result<Zone, WebError> {
    let own = cookie_claims(app, request, &glance.code).and_then(|claims| own_seat(glance, &claims));
    if let Some(own) = own {
        return Ok(sidebar::zone_of(glance, Some(own.id))?);
    }
    let session = session::find(app, request).await?;
    let waking = session.map(|session| hours::said(&session.player)).transpose()?.flatten();
    Ok(waking.map_or(Zone::UTC, |waking| waking.zone()))
}

fn own_seat<G: Words>(glance: &Glance<G>, claims: &Claims) -> Option<OwnSeat> {
    let row = glance.seats.iter().find(|row| row.is_of(claims))?;
    Some(OwnSeat { id: row.id, seat: row.seat()?, epoch: claims.epoch, cookie_epoch: row.cookie_epoch.unsigned_abs() })
}

/// One browser may hold several seats: a cookie for each table.
fn cookie_name(app: &App, code: &TableCode) -> String {
    format!("{}{code}", cookie_prefix(app))
}

/// Beside it, what the browser was shown of the table.
pub(super) fn seen_name(app: &App, code: &TableCode) -> String {
    format!("{}seen-{code}", cookie_prefix(app))
}

/// Over https the prefix makes browsers refuse the cookie from anywhere but this very host.
fn cookie_prefix(app: &App) -> &'static str {
    if app.base_url.is_https() { "__Host-penelope-" } else { "penelope-" }
}

/// The table of a seat's cookie, by its name.
pub(super) fn cookie_code(app: &App, name: &str) -> Option<TableCode> {
    name.strip_prefix(cookie_prefix(app))?.parse().ok()
}

fn has_given(request: &HttpRequest) -> bool {
    request.query_string().split('&').any(|name| name == GIVEN)
}

fn hints_ended(request: &HttpRequest) -> bool {
    request.cookie(session::HINTS_COOKIE).is_some()
}

/// The seat of whoever is signed in, for a browser that never followed the seat's own link.
async fn session_claims(app: &App, request: &HttpRequest, code: &TableCode) -> Result<Option<Claims>, WebError> {
    let Some(session) = session::find(app, request).await? else { return Ok(None) };
    let seat = account::seat_at(&app.pool, code, session.player.id).await?;
    Ok(seat.map(|(table, seat)| seat_link(app.clock.now(), table, &seat)))
}

/// The seat whose cookie this browser holds for the table.
pub(super) fn cookie_claims(app: &App, request: &HttpRequest, code: &TableCode) -> Option<Claims> {
    let cookie = request.cookie(&cookie_name(app, code))?;
    link::verify(&app.keys, app.clock.now(), Purpose::Cookie, cookie.value()).ok()
}
