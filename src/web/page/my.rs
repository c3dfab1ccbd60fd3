//! My tables: what waits for me first. Those of whoever is signed in, and those whose seats this browser holds; settings need
//! a session.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::TimeDelta;

use crate::link::{Errand, Pass};
use crate::play::account::{self, Session};
use crate::play::lobby::wish::Name;
use crate::play::my_tables::{MyTables, TABLES_SHOWN};
use crate::play::{dispatch, hours};
use crate::store::invitations::OwnInvitation;
use crate::store::players::{PlayerRow, Settings};
use crate::text::{Locale, Text};
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::facts::pace;
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::input::{Choices, Input};
use crate::web::next_table::LINK_HOURS;
use crate::web::own_tables::{Holder, OwnTable, TableGroup, game_title};
use crate::web::person::{languages, name_fault};
use crate::web::reply::{html, see_other};
use crate::web::{App, door, errand, session};

const YES: &str = "yes";
const PAGES_MAX: u32 = 1000;

#[derive(Template)]
#[template(path = "page/my.html")]
struct MyPage {
    t: Text,
    groups: Vec<Group>,
    /// When the next letter leaves, if one is held back.
    next: Option<String>,
    /// Other pages of the list.
    previous_page: Option<String>,
    next_page: Option<String>,
    saved: bool,
    /// For whoever is signed in.
    account: Option<Account>,
}

struct Account {
    address: String,
    name: Input,
    locale: Choices,
    hand: bool,
    talk: bool,
    hints: bool,
}

struct Group {
    title: String,
    rows: Vec<OwnTable>,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let holder = Holder::of(&app, &request, session::find(&app, &request).await?);
    if !holder.is_anybody() {
        return Ok(see_other("/sign-in"));
    }
    let saved = asked.has("saved");
    let number = asked.get("page").parse().unwrap_or(1);
    let account = holder.session.as_ref().map(|session| Account::of(t, &session.player));
    let page = page(&app, t, &holder, account, number).await?;
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
            let typed = Account {
                name: name_input(t, fields.get("name"), Some(name_fault(t, fault))),
                locale: Choices::new("locale", t.person_locale(), languages(locale.tag())),
                hand: fields.get("hand") == YES,
                talk: fields.get("talk") == YES,
                hints: fields.get("hints") == YES,
                ..Account::of(t, &session.player)
            };
            let holder = Holder::of(&app, &request, Some(session));
            let page = page(&app, t, &holder, Some(typed), 1).await?;
            return html(StatusCode::UNPROCESSABLE_ENTITY, page.render()?);
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

async fn page(app: &App, t: Text, holder: &Holder, account: Option<Account>, number: u32) -> Result<MyPage, WebError> {
    let number = number.clamp(1, PAGES_MAX);
    let tables = holder.list(app, number, TABLES_SHOWN).await?;
    let address = |number: u32| format!("/my?page={number}");
    let next = match &holder.session {
        Some(session) => next_letter(app, t, &session.player).await?,
        None => None,
    };
    Ok(MyPage {
        t,
        groups: groups(app, t, holder, &tables),
        saved: false,
        previous_page: (number > 1).then(|| address(number - 1)),
        next_page: tables.more.then(|| address(number + 1)),
        next,
        account,
    })
}

async fn next_letter(app: &App, t: Text, player: &PlayerRow) -> Result<Option<String>, WebError> {
    let (now, zone) = (app.clock.now(), hours::waking(player)?.zone());
    let next = dispatch::next_letter(&app.pool, now, player.id, None).await?;
    Ok(next.map(|at| t.post_next_any(t.deadline(at, now, zone))))
}

impl Account {
    fn of(t: Text, player: &PlayerRow) -> Account {
        let locale = player.locale.as_deref().unwrap_or(t.locale.tag());
        Account {
            address: player.address.as_ref().map(ToString::to_string).unwrap_or_default(),
            name: name_input(t, player.name.as_deref().unwrap_or_default(), None),
            locale: Choices::new("locale", t.person_locale(), languages(locale)),
            hand: player.hand_in_letters,
            talk: player.talk_letters,
            hints: player.hints,
        }
    }
}

fn name_input(t: Text, name: &str, fault: Option<String>) -> Input {
    Input { autocomplete: "nickname", fault, ..Input::text("name", t.person_name(), name) }
}

fn groups(app: &App, t: Text, holder: &Holder, tables: &MyTables) -> Vec<Group> {
    let of = |group: TableGroup| -> Vec<OwnTable> {
        let rows = tables.tables.iter().filter(|table| TableGroup::of(table) == group);
        rows.map(|table| holder.row(app, t, table)).collect()
    };
    let groups = vec![
        Group { title: t.my_waiting(), rows: of(TableGroup::Waiting) },
        Group { title: t.my_invited(), rows: invited(app, t, holder, tables) },
        Group { title: t.my_playing(), rows: of(TableGroup::Playing) },
        Group { title: t.my_gathering(), rows: of(TableGroup::Gathering) },
        Group { title: t.my_finished(), rows: of(TableGroup::Finished) },
    ];
    groups.into_iter().filter(|group| !group.rows.is_empty()).collect()
}

fn invited(app: &App, t: Text, holder: &Holder, tables: &MyTables) -> Vec<OwnTable> {
    let Some(session) = &holder.session else { return Vec::new() };
    let row = |invited: &OwnInvitation| {
        let to = Errand::Invitation(invited.table, invited.id);
        let expires_at = app.clock.now() + TimeDelta::hours(LINK_HOURS);
        OwnTable {
            href: errand::path(app, &Pass { to, epoch: session.player.epoch(), expires_at }),
            title: game_title(&invited.game),
            code: invited.code.to_string(),
            standing: pace(t, &invited.pace),
            due: None,
            replay: false,
            keep: None,
        }
    };
    tables.invitations.iter().map(row).collect()
}
