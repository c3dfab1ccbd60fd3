//! The table: looking, choosing, reviewing, answering. The same below a link's address and below the table's own.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::chart::{Chart, Pick};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Legal, PlaceSet, Ulysses};
use crate::engine::{GameKind, for_game};
use crate::link::Purpose;
use crate::play::turn;
use crate::play::words::{self, AnyRefusal, Refusal, Spoken, SubmitError};
use crate::settle::run;
use crate::settle::words::{Form, NotLaid, WordKind, Words};
use crate::text::Text;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::telling::Telling;
use crate::web::answer::{html, see_other};
use crate::web::aside::Aside;
use crate::web::chart_box::chart_box;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::preview::Preview;
use crate::web::token::Token;
use crate::web::ulysses::ahead::{Answer, hear, is_about_later};
use crate::web::ulysses::choice::Choice;
use crate::web::ulysses::fault::Faults;
use crate::web::ulysses::{page as table_page, review as review_page};
use crate::web::visit::{CAPABILITY, Door, GIVEN, HERE, OwnSeat, Visit};
use crate::web::{App, next};

use super::{gathering, orders};

/// What the form of a review posts: whose it is, what it says, and what was chosen for it, to be shown again if need be.
const ANSWER: [&str; 3] = [CAPABILITY, ACTION, CHOICE];
/// The same if it answers no question.
const AHEAD: [&str; 2] = [CAPABILITY, CHOICE];
const ACTION: &str = "action";
const CHOICE: &str = "choice";

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Door::Table(code) = &door else { return Err(WebError::NotFound) };
    let mut visit = match Visit::by_code(&app, &request, code).await {
        // No dealt table has this code; perhaps one that is being gathered.
        Err(WebError::NotFound) => return gathering::show(&app, &request, code, t).await,
        visit => visit?,
    };
    lead_on(&app, &request, &mut visit).await?;
    page(&app, &visit, t, &Choice::read(&chosen(&asked)), &Faults::none(), StatusCode::OK)
}

/// What was chosen, without what only leads through the house.
fn chosen(pairs: &[(String, String)]) -> Vec<(String, String)> {
    pairs.iter().filter(|(name, _)| ![HERE, GIVEN].contains(&name.as_str())).cloned().collect()
}

/// To the next table, where nothing is left to do. Below a link as below the table's address it is the session and the cookies
/// that say whose tables those are, never the link: it may have been passed on (LINK-15), so it opens no other seat, not even of the same player.
async fn lead_on(app: &App, request: &HttpRequest, visit: &mut Visit) -> Result<(), WebError> {
    if let Some(own) = visit.seat.filter(|_| !visit.waits()) {
        visit.next = next::find(app, request, own.id).await?;
    }
    Ok(())
}

/// The link of a seat. It redirects to itself once with a cookie; if that comes back, to the table's plain address, else
/// the page is shown right here.
pub(in crate::web) async fn follow(
    app: Data<App>,
    request: HttpRequest,
    token: Token,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let mut visit = match Visit::by_link(&app, &request, &token).await {
        Err(WebError::NotFound | WebError::LinkLost) => return gathering::follow(&app, &request, &token, t).await,
        visit => visit?,
    };
    let choice = Choice::read(&chosen(&asked));
    if visit.has_cookie(&app, &request) {
        return Ok(see_other(&choice.way_back(&format!("/table/{}", visit.sight.code))));
    }
    if asked.has(HERE) {
        lead_on(&app, &request, &mut visit).await?;
        return page(&app, &visit, t, &choice, &Faults::none(), StatusCode::OK);
    }
    let query = request.query_string();
    let mut response = see_other(&format!("{}?{HERE}{}{query}", visit.base, if query.is_empty() { "" } else { "&" }));
    if let Some(cookie) = visit.cookie(&app, app.clock.now()) {
        response.add_cookie(&cookie).map_err(|_| WebError::NotFound)?;
    }
    Ok(response)
}

pub(in crate::web) async fn review(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    let choice = match &door {
        Door::Table(_) => Choice::read(&asked),
        // It may stand in a letter, with a sign after it.
        Door::Link(_) => Choice::of_link(&asked),
    };
    if visit.past.is_some() && visit.has_cookie(&app, &request) {
        // The letter is old; its reader is known and sees what is asked now.
        return Ok(see_other(&choice.way_back(&format!("/table/{}", visit.sight.code))));
    }
    let mut response = show_review(&app, &visit, t, &choice)?;
    // A letter's choice leads right here: afterwards its reader comes back to the own page, as by the letter's other link.
    if let (Door::Link(_), Some(cookie)) = (&door, visit.cookie(&app, app.clock.now())) {
        response.add_cookie(&cookie).map_err(|_| WebError::NotFound)?;
    }
    Ok(response)
}

/// The whole log.
pub(in crate::web) async fn log(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    let told = telling(&app, &visit);
    let scene = told.scene(visit.text(t), visit.sight.code.as_str(), &visit.base, 0, String::new());
    html(StatusCode::OK, table_page::log(&scene)?)
}

pub(in crate::web) async fn answer(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (fields, words) = read_words(posted, &ANSWER, Form::Answer)?;
    let claims = door.admit(&app, Purpose::Answer, fields.need(CAPABILITY)?).await?;
    let answer = turn::Answer { action: fields.find(ACTION).map(str::to_owned), words };
    match turn::submit(&app.pool, &app.clock, &app.vault, &claims, &answer).await {
        // A doubled form gets the answer of the first.
        Ok(_done) => Ok(see_other(&door.onward(&app, &claims).await?)),
        Err(refusal) => {
            let (faults, status) = refused(refusal)?;
            let visit = door.enter(&app, &request).await?;
            page(&app, &visit, t, &Choice::of_query(fields.get(CHOICE)), &faults, status)
        }
    }
}

/// The fields of a form that may say words along with what it says besides.
fn read_words(posted: Posted, besides: &[&'static str], form: Form) -> Result<(Fields, Spoken), WebError> {
    let kinds = spoken_on(form);
    let fields = Fields::read(posted, &[besides, &kinds[..]].concat())?;
    let said = |name: &&str| Some(((*name).to_owned(), fields.find(name)?.to_owned()));
    let words = kinds.iter().filter_map(said).collect();
    Ok((fields, words))
}

/// The names of all kinds of words that are said on such a form, of whichever game.
fn spoken_on(form: Form) -> Vec<&'static str> {
    fn of<K: WordKind>(form: Form) -> impl Iterator<Item = &'static str> {
        let kinds = K::ALL.iter().filter(move |kind| [form, Form::Either].contains(&kind.form()));
        kinds.map(|kind| kind.name())
    }
    let mut names: Vec<&str> = Vec::new();
    for game in GameKind::ALL {
        names.extend(for_game!(*game, G => of::<<G as Words>::Kind>(form).collect::<Vec<_>>()));
    }
    names
}

/// What is said about later, without an answer.
pub(in crate::web) async fn ahead(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (fields, spoken) = read_words(posted, &AHEAD, Form::Apart)?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    match words::keep(&app.pool, &app.clock, &app.vault, &claims, &spoken).await {
        Ok(()) => Ok(see_other(&door.onward(&app, &claims).await?)),
        Err(refusal) => {
            let (faults, status) = refused(refusal)?;
            let visit = door.enter(&app, &request).await?;
            let choice = Choice::of_query(fields.get(CHOICE));
            if spoken.iter().any(|(name, _)| name == "orders" || name == "patience") {
                return orders::refused(&app, &visit, t, &choice, &faults);
            }
            page(&app, &visit, t, &choice, &faults, status)
        }
    }
}

/// Why nothing was changed. The fresh page says so, and shows again all that was chosen.
fn refused(refusal: SubmitError) -> Result<(Faults, StatusCode), WebError> {
    Ok(match refusal {
        SubmitError::Stale => (Faults::stale(), StatusCode::CONFLICT),
        SubmitError::TooLong => (Faults::too_much(), StatusCode::UNPROCESSABLE_ENTITY),
        SubmitError::Refused(AnyRefusal::Ulysses(refusal)) => (not_taken(refusal)?, StatusCode::UNPROCESSABLE_ENTITY),
        SubmitError::Revoked => return Err(WebError::NotFound),
        SubmitError::Fault(fault) => return Err(fault.into()),
    })
}

fn not_taken(refusal: Refusal<Ulysses>) -> Result<Faults, WebError> {
    Ok(match refusal {
        Refusal::Unreadable(misread) => Faults::unreadable(misread.at, &misread.expected),
        Refusal::NotLaid(NotLaid::Unreadable(misread)) => Faults::unreadable(misread.at, &misread.expected),
        Refusal::NotLaid(NotLaid::NotPatience(misread)) => Faults::unreadable(misread.at, &"patience"),
        Refusal::NotLaid(NotLaid::TooMany) => Faults::too_much(),
        Refusal::NoSuchKind => return Err(WebError::BadForm),
        Refusal::Illegal(reason) => Faults::refused(reason),
    })
}

/// The page with something beside the game that only this answer says.
pub(super) fn page_with(
    app: &App,
    visit: &Visit,
    t: Text,
    status: StatusCode,
    say: impl FnOnce(&mut Aside),
) -> Result<HttpResponse, WebError> {
    let told = telling(app, visit);
    let scene = scene(&told, visit, t);
    let mut aside = aside(app, visit, &scene);
    say(&mut aside);
    html(status, table_page::page(&scene, &Choice::default(), &Faults::none(), &aside)?)
}

fn page(
    app: &App,
    visit: &Visit,
    t: Text,
    choice: &Choice,
    faults: &Faults,
    status: StatusCode,
) -> Result<HttpResponse, WebError> {
    let told = telling(app, visit);
    let scene = scene(&told, visit, t);
    html(status, table_page::page(&scene, choice, faults, &aside(app, visit, &scene))?)
}

fn show_review(app: &App, visit: &Visit, t: Text, choice: &Choice) -> Result<HttpResponse, WebError> {
    let told = telling(app, visit);
    let scene = scene(&told, visit, t);
    let ahead = is_about_later(&scene, choice);
    let now = app.clock.now();
    let Some(capability) = (if ahead { visit.deed(app, now) } else { visit.capability(app, now) }) else {
        // Nothing is asked of this reader now; the page of an old link says so itself.
        let faults = if visit.past.is_some() { Faults::none() } else { Faults::stale() };
        return page(app, visit, t, choice, &faults, StatusCode::CONFLICT);
    };
    if choice.is_begun() && choice.to_action(&told.legal, scene.board).is_ok() {
        return page(app, visit, t, choice, &Faults::none(), StatusCode::OK);
    }
    let game = visit.sight.record.game();
    match hear(&scene, choice).and_then(|answer| try_out(visit, answer)) {
        Ok(answer) => html(StatusCode::OK, review_page::review(&scene, game, &answer, choice, &capability)?),
        Err(faults) => html(
            StatusCode::UNPROCESSABLE_ENTITY,
            table_page::page(&scene, choice, &faults, &aside(app, visit, &scene))?,
        ),
    }
}

/// Whether the engine would accept the action, in a closed round when it comes to that; what it would bring is not looked at.
fn try_out(visit: &Visit, answer: Answer) -> Result<Answer, Faults> {
    let Some(own) = visit.seat else { return Err(Faults::stale()) };
    let tried = answer.action.map(|action| run::try_out(visit.sight.record.game(), own.seat, &action));
    tried.transpose().map(|_| answer).map_err(Faults::refused)
}

/// What stands beside the game.
fn aside(app: &App, visit: &Visit, scene: &Scene<'_>) -> Aside {
    let told = scene.teller();
    let last = |own: OwnSeat| scene.story.iter().rev().find(|told| told.seat == Some(own.seat));
    let answered = visit.past.and_then(last).map(|entry| told.entry(entry));
    let answered = answered.unwrap_or_default().into_iter().map(|line| line.text).collect();
    let preview = (visit.seat.is_none() && visit.past.is_none()).then(|| preview(app, visit));
    Aside { preview, ..Aside::of(app, visit, scene.t, answered) }
}

/// In the table's language, whatever the reader's is.
fn preview(app: &App, visit: &Visit) -> Preview {
    let (sight, told) = (&visit.sight, telling(app, visit));
    let last = sight.record.entries().last().map_or(0, |(entry, _)| entry.line.number);
    Preview::table(&app.base_url, sight.locale, &sight.code, last, &told)
}

/// The table as its visitor may know it.
pub(super) fn telling(app: &App, visit: &Visit) -> Telling {
    let sight = &visit.sight;
    let now = Moment(app.clock.now().timestamp());
    Telling::of(&sight.record, visit.eye(), sight.company()).with_words(sight.said.clone(), visit.waits(), now)
}

fn scene<'a>(told: &'a Telling, visit: &'a Visit, browser: Text) -> Scene<'a> {
    let t = visit.text(browser);
    told.scene(t, visit.sight.code.as_str(), &visit.base, told.last_own(), chart(told, visit, t))
}

/// The sea around the ship for narrow screens, and the whole of it. Whoever may propose can tap a place.
fn chart(told: &Telling, visit: &Visit, t: Text) -> String {
    let propose = (format!("{}/review?do=propose&place=", visit.base), t.ulysses_form_propose());
    // Where red might come to lie leads to what one says for that.
    let red = ("#red-".to_owned(), t.ahead_rows());
    let blue = told.view.sides[0].map_or(PlaceSet::NONE, |blue| PlaceSet::only(blue.place));
    let reds = visit.sight.record.game().board().neighbors(told.view.ship).without(blue);
    let pick = match &told.legal {
        Legal::Action(range) => Some(Pick { places: range.propose, href: &propose.0, title: &propose.1 }),
        Legal::Asking(_) => Some(Pick { places: reds, href: &red.0, title: &red.1 }),
        Legal::Nothing | Legal::Discussion(_) | Legal::Wind(_) => None,
    };
    let near = told.chart(t.locale, pick);
    // A link is called by what it shows: numbers beside the names would be part of that.
    let sea = Chart { distances: near.pick.is_none(), ..near.clone() };
    chart_box(t, &near, &sea)
}
