//! My tables: what waits for me first. Needs a session; every row leads to its table with the seat's own link.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::deadline::zone::Zone;
use crate::engine::GameKind;
use crate::link::{self, Claims, Errand, Pass};
use crate::play::account::{self, MyTables, Session};
use crate::play::dispatch;
use crate::play::hours;
use crate::play::lobby::link_to;
use crate::play::lobby::wish::Name;
use crate::store::players::{PlayerRow, Settings};
use crate::store::seats::OwnSeat;
use crate::store::tables::TableStatus;
use crate::text::{Locale, Text};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::facts::pace;
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::input::{Choices, Input};
use crate::web::next_table::LINK_HOURS;
use crate::web::person::{languages, name_fault};
use crate::web::reply::{html, see_other};
use crate::web::{App, door, errand, session};

const YES: &str = "yes";
const PAGES_MAX: u32 = 1000;

#[derive(Template)]
#[template(path = "page/my.html")]
struct MyPage {
    t: Text,
    address: String,
    groups: Vec<Group>,
    name: Input,
    locale: Choices,
    hand: bool,
    talk: bool,
    hints: bool,
    saved: bool,
    /// When the next letter leaves, if one is held back.
    next: Option<String>,
    /// Other pages of the list.
    previous_page: Option<String>,
    next_page: Option<String>,
}

struct Group {
    title: String,
    rows: Vec<Row>,
}

struct Row {
    game: String,
    href: String,
    code: String,
    note: String,
    /// Until when an answer is waited for.
    due: Option<String>,
    /// The table can be replayed.
    replay: bool,
}

/// Where a table stands for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableGroup {
    Waiting,
    Playing,
    Gathering,
    Finished,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Some(session) = session::find(&app, &request).await? else { return Ok(see_other("/sign-in")) };
    let saved = asked.has("saved");
    let number = asked.get("page").parse().unwrap_or(1);
    let player = &session.player;
    let name = name_input(t, player.name.as_deref().unwrap_or_default(), None);
    let page = page(&app, t, player, name, number).await?;
    html(StatusCode::OK, MyPage { saved, ..page }.render()?)
}

pub(in crate::web) async fn settings(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    let fields = Fields::read(posted, &["name", "locale", "hand", "talk", "hints"])?;
    let locale = Locale::named(fields.get("locale")).ok_or(WebError::BadForm)?;
    let name: Name = match fields.get("name").parse() {
        Ok(name) => name,
        Err(fault) => {
            let name = name_input(t, fields.get("name"), Some(name_fault(t, fault)));
            let page = page(&app, t, &session.player, name, 1).await?;
            let typed = MyPage {
                locale: Choices::new("locale", t.person_locale(), languages(locale.tag())),
                hand: fields.get("hand") == YES,
                talk: fields.get("talk") == YES,
                hints: fields.get("hints") == YES,
                ..page
            };
            return html(StatusCode::UNPROCESSABLE_ENTITY, typed.render()?);
        }
    };
    let settings = Settings {
        name: name.as_str(),
        locale: locale.tag(),
        hand_in_letters: fields.get("hand") == YES,
        talk_letters: fields.get("talk") == YES,
        hints: fields.get("hints") == YES,
    };
    account::change_settings(&app.pool, session.player.id, &settings).await?;
    let mut response = see_other("/my?saved");
    let hints = settings.hints.then(|| session::renew_hints(&app));
    for cookie in [Some(session::language(&app, locale)), hints].iter().flatten() {
        response.add_cookie(cookie).map_err(|_| WebError::BadForm)?;
    }
    Ok(response)
}

pub(in crate::web) async fn sign_out(app: Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    account::sign_out(&app.pool, app.clock.now(), &session).await?;
    signed_out(&app, &request)
}

pub(in crate::web) async fn sign_out_everywhere(
    app: Data<App>,
    request: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let session = signed_in(&app, &request).await?;
    account::sign_out_everywhere(&app.pool, app.clock.now(), &session).await?;
    signed_out(&app, &request)
}

/// Whose post it is. Here a cookie alone authorizes, so the browser must say that the form was ours (WEB-03).
pub(super) async fn signed_in(app: &App, request: &HttpRequest) -> Result<Session, WebError> {
    check_same_site(app, request)?;
    session::find(app, request).await?.ok_or(WebError::NotFound)
}

/// The browser forgets the session, and the seats it has sat at: somebody else may use it next.
pub(super) fn signed_out(app: &App, request: &HttpRequest) -> Result<HttpResponse, WebError> {
    let mut response = see_other("/");
    for cookie in door::end_cookies(app, request).iter().chain([&session::end(app)]) {
        response.add_cookie(cookie).map_err(|_| WebError::BadForm)?;
    }
    Ok(response)
}

async fn page(app: &App, t: Text, player: &PlayerRow, name: Input, number: u32) -> Result<MyPage, WebError> {
    let number = number.clamp(1, PAGES_MAX);
    let tables = account::my_tables(&app.pool, player.id, number).await?;
    let address = |number: u32| format!("/my?page={number}");
    let now = app.clock.now();
    let next = dispatch::next_letter(&app.pool, now, player.id, None).await?;
    let locale = player.locale.as_deref().unwrap_or(t.locale.tag());
    let zone = hours::waking(player)?.zone();
    Ok(MyPage {
        t,
        address: player.address.as_ref().map(ToString::to_string).unwrap_or_default(),
        groups: groups(app, t, player, &tables, zone),
        name,
        locale: Choices::new("locale", t.person_locale(), languages(locale)),
        hand: player.hand_in_letters,
        talk: player.talk_letters,
        hints: player.hints,
        saved: false,
        previous_page: (number > 1).then(|| address(number - 1)),
        next_page: tables.more.then(|| address(number + 1)),
        next: next.map(|at| t.post_next_any(t.deadline(at, now, zone))),
    })
}

fn name_input(t: Text, name: &str, fault: Option<String>) -> Input {
    Input { autocomplete: "nickname", fault, ..Input::text("name", t.person_name(), name) }
}

fn groups(app: &App, t: Text, player: &PlayerRow, tables: &MyTables, zone: Zone) -> Vec<Group> {
    let of = |group_of: TableGroup| {
        let rows = tables.seats.iter().filter(|(seat, asked, _)| self::group_of(seat, asked.is_some()) == group_of);
        let mut rows: Vec<_> = rows.collect();
        if group_of == TableGroup::Waiting {
            // The most urgent first; where no clock runs there is no hurry.
            rows.sort_by_key(|(.., due)| due.unwrap_or(DateTime::<Utc>::MAX_UTC));
        }
        let due = |due: Option<DateTime<Utc>>| due.filter(|_| group_of == TableGroup::Waiting);
        let until = |at: DateTime<Utc>| t.my_due(t.deadline(at, app.clock.now(), zone));
        rows.into_iter().map(|(seat, _, at)| Row { due: due(*at).map(until), ..seat_row(app, t, seat) }).collect()
    };
    let invited = tables.invitations.iter().map(|invited| {
        let to = Errand::Invitation(invited.table, invited.id);
        let expires_at = app.clock.now() + TimeDelta::hours(LINK_HOURS);
        let href = errand::path(app, &Pass { to, epoch: player.epoch(), expires_at });
        let (game, code) = (title(&invited.game), invited.code.to_string());
        Row { href, game, code, note: pace(t, &invited.pace), due: None, replay: false }
    });
    let groups = vec![
        Group { title: t.my_waiting(), rows: of(TableGroup::Waiting) },
        Group { title: t.my_invited(), rows: invited.collect() },
        Group { title: t.my_playing(), rows: of(TableGroup::Playing) },
        Group { title: t.my_gathering(), rows: of(TableGroup::Gathering) },
        Group { title: t.my_finished(), rows: of(TableGroup::Finished) },
    ];
    groups.into_iter().filter(|group| !group.rows.is_empty()).collect()
}

fn group_of(seat: &OwnSeat, asked: bool) -> TableGroup {
    match seat.status {
        TableStatus::Over | TableStatus::Closed => TableGroup::Finished,
        TableStatus::Gathering => TableGroup::Gathering,
        TableStatus::Playing if asked => TableGroup::Waiting,
        TableStatus::Playing => TableGroup::Playing,
    }
}

fn seat_row(app: &App, t: Text, seat: &OwnSeat) -> Row {
    let expires_at = app.clock.now() + TimeDelta::hours(LINK_HOURS);
    let claims = Claims { expires_at, ..link_to(app.clock.now(), seat.table, (seat.id, seat.epoch())) };
    let note = format!("{} · {}", seat.name, pace(t, &seat.pace));
    let replay = group_of(seat, false) == TableGroup::Finished && seat.length > 0;
    let href = format!("/l/{}", link::sign(&app.keys, &claims));
    Row { href, game: title(&seat.game), code: seat.code.to_string(), note, due: None, replay }
}

/// A game that we do not know is called as it is stored.
fn title(name: &str) -> String {
    GameKind::named(name).map_or_else(|| name.to_owned(), |game| game.title().to_owned())
}
