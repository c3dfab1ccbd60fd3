//! The table: looking, choosing, reviewing, answering. The same below a link's address and below the table's own.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template as _;

use crate::deadline::zone::Zone;
use crate::engine::log::{How, Moment};
use crate::engine::{GameKind, for_game, of_game};
use crate::link::Purpose;
use crate::play::turn;
use crate::play::words::{self, Spoken, SubmitError};
use crate::settle::run;
use crate::settle::words::{Form, WordKind, Words};
use crate::text::Text;
use crate::web::bundle::bundled;
use crate::web::door::{AnyVisit, CAPABILITY, Door, GIVEN, HERE, OwnSeat, Visit};
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::preview::Preview;
use crate::web::reply::{html, see_other};
use crate::web::sidebar::{self, Sidebar};
use crate::web::site::{Heard, Room, Site, Trouble, query_of};
use crate::web::table_page::LogPage;
use crate::web::token::Token;
use crate::web::visited::Visited;
use crate::web::{App, after, next_table, thinking, unsent};

use super::gathering;

/// What the form of a review posts: whose it is, what it says, and what was chosen for it, to be shown again if need be.
const ANSWER: [&str; 3] = [CAPABILITY, ACTION, CHOICE];
/// The same if it answers no question.
const AHEAD: [&str; 2] = [CAPABILITY, CHOICE];
const ACTION: &str = "action";
const CHOICE: &str = "choice";
/// What a page has besides its forms and charts, mostly.
const AROUND_BYTES: usize = 16 * 1024;

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let Door::Table(code) = &door else { return Err(WebError::NotFound) };
    let visit = match AnyVisit::by_code(&app, &request, code).await {
        // No dealt table has this code; perhaps one that is being gathered.
        Err(WebError::NotFound) => return gathering::show(&app, &request, code, t).await,
        visit => visit?,
    };
    of_game!(visit, AnyVisit, visit => {
        let visit = lead_on(&app, &request, visit, t).await?;
        let mut response = chosen_page(&app, &visit, t, &asked)?;
        if visit.seat.is_some() {
            let shown = Visited::shown(visit.visited, visit.glance.book.entries(), app.clock.now());
            response.add_cookie(&shown.cookie(&app, code)).map_err(|_| WebError::NotFound)?;
        }
        Ok(response)
    })
}

/// What was chosen, without what only leads through the house.
fn chosen(pairs: &[(String, String)]) -> Vec<(String, String)> {
    pairs.iter().filter(|(name, _)| ![HERE, GIVEN].contains(&name.as_str())).cloned().collect()
}

/// To the next table, where nothing is left to do. Below a link as below the table's address it is the session and the cookies
/// that say whose tables those are, never the link: it may have been passed on (LINK-15), so it opens no other seat, not even of the same player.
async fn lead_on<G: Site>(
    app: &App,
    request: &HttpRequest,
    mut visit: Visit<G>,
    browser: Text,
) -> Result<Visit<G>, WebError> {
    if visit.glance.book.table().is_over() {
        visit.after = Some(after::of(app, &visit, visit.text(browser)).await?);
    }
    if let Some(own) = visit.seat.filter(|_| !visit.waits()) {
        visit.next = next_table::find(app, request, own.id).await?;
    }
    Ok(visit)
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
    let visit = match AnyVisit::by_link(&app, &request, &token).await {
        Err(WebError::NotFound | WebError::LinkLost) => return gathering::follow(&app, &request, &token, t).await,
        visit => visit?,
    };
    of_game!(visit, AnyVisit, visit => follow_to(&app, &request, visit, t, &asked).await)
}

async fn follow_to<G: Site>(
    app: &App,
    request: &HttpRequest,
    visit: Visit<G>,
    t: Text,
    asked: &Asked,
) -> Result<HttpResponse, WebError> {
    if visit.has_cookie(app, request) {
        let choice = G::read_choice(&chosen(asked));
        return Ok(see_other(&G::way_back(&choice, &format!("/table/{}", visit.glance.code))));
    }
    if asked.has(HERE) {
        let visit = lead_on(app, request, visit, t).await?;
        return chosen_page(app, &visit, t, asked);
    }
    let query = request.query_string();
    let mut response = see_other(&format!("{}?{HERE}{}{query}", visit.base, if query.is_empty() { "" } else { "&" }));
    if let Some(cookie) = visit.cookie(app, app.clock.now()) {
        response.add_cookie(&cookie).map_err(|_| WebError::NotFound)?;
    }
    Ok(response)
}

fn chosen_page<G: Site>(app: &App, visit: &Visit<G>, t: Text, asked: &Asked) -> Result<HttpResponse, WebError> {
    page(app, visit, t, &G::read_choice(&chosen(asked)), &G::Faults::default(), StatusCode::OK)
}

pub(in crate::web) async fn review(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => review_at(&app, &request, &door, &visit, t, &asked))
}

fn review_at<G: Site>(
    app: &App,
    request: &HttpRequest,
    door: &Door,
    visit: &Visit<G>,
    t: Text,
    asked: &Asked,
) -> Result<HttpResponse, WebError> {
    let stamped = request.match_info().get("question");
    let choice = match door {
        Door::Table(_) => G::read_choice(asked),
        // It may stand in a letter, with a sign after it.
        Door::Link(_) => match written(visit.glance.book.game(), asked) {
            Some(choice) => choice,
            None => G::read_choice_of_link(asked),
        },
    };
    if visit.past.is_some() && visit.has_cookie(app, request) {
        // The letter is old; its reader is known and sees what is asked now, where its choice would mean something else.
        return Ok(see_other(&format!("/table/{}", visit.glance.code)));
    }
    let is_over = stamped.is_some_and(|question| visit.stamp.strip_prefix('/') != Some(question));
    let mut response = show_review(app, visit, t, &choice, is_over)?;
    // A letter's choice leads right here: afterwards its reader comes back to the own page, as by the letter's other link.
    if let (Door::Link(_), Some(cookie)) = (door, visit.cookie(app, app.clock.now())) {
        response.add_cookie(&cookie).map_err(|_| WebError::NotFound)?;
    }
    Ok(response)
}

/// What somebody wrote by mail, with dots for spaces; a sign that a mail program took for a part of the link is none (F9).
fn written<G: Site>(game: &G, asked: &Asked) -> Option<G::Choice> {
    let [(name, text)] = &asked[..] else { return None };
    let text = text.trim_end_matches(|sign: char| !sign.is_alphanumeric()).replace('.', " ");
    let action = game.read(&text).ok().filter(|_| name == "written")?;
    Some(game.choice_of(&action))
}

/// The whole log.
pub(in crate::web) async fn log(
    app: Data<App>,
    request: HttpRequest,
    door: Door,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let visit = door.enter(&app, &request).await?;
    of_game!(visit, AnyVisit, visit => log_of(&app, &visit, t).await)
}

async fn log_of<G: Site>(app: &App, visit: &Visit<G>, browser: Text) -> Result<HttpResponse, WebError> {
    let record = visit.record(app).await?;
    let (known, t) = (G::known_whole(&record, visit.eye(), visit.glance.company()), visit.text(browser));
    let room = room(&known, visit, t, 0);
    let bundles = bundled(G::chapters(&room).into_iter().rev().collect(), |chapter| chapter.turn);
    let kicker = t.game_kicker(room.code.to_owned(), G::TITLE, G::turn(&known));
    html(StatusCode::OK, LogPage { t, base: room.base, kicker, bundles }.render()?)
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
    let answer = turn::Submission { action: fields.find(ACTION).map(str::to_owned), words };
    match turn::submit(&app.pool, &app.clock, &app.vault, &claims, &answer).await {
        // A doubled form gets the answer of the first.
        Ok(done) => {
            if done == turn::Submitted::AsksBots {
                thinking::wait(&app, claims.table).await;
            }
            let mut response = see_other(&door.onward(&app, &claims).await?);
            if let Door::Table(code) = &door
                && let Some(visited) = Visited::read(&app, &request, code)
            {
                response.add_cookie(&visited.answered().cookie(&app, code)).map_err(|_| WebError::NotFound)?;
            }
            Ok(response)
        }
        Err(error) => {
            let error = told(error)?;
            let visit = door.enter(&app, &request).await?;
            of_game!(visit, AnyVisit, visit => refused(&app, &visit, t, error, (&answer.words, fields.get(CHOICE))).await)
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
        Err(error) => {
            let error = told(error)?;
            let visit = door.enter(&app, &request).await?;
            of_game!(visit, AnyVisit, visit => refused(&app, &visit, t, error, (&spoken, fields.get(CHOICE))).await)
        }
    }
}

/// What is ours or a forger's fault is told by no page of the game.
fn told(error: SubmitError) -> Result<SubmitError, WebError> {
    match error {
        SubmitError::Revoked => Err(WebError::NotFound),
        SubmitError::Fault(fault) => Err(fault.into()),
        told @ (SubmitError::Stale | SubmitError::Refused(_) | SubmitError::TooLong) => Ok(told),
    }
}

/// Nothing was changed. The fresh page says why, and shows again all that was chosen.
async fn refused<G: Site>(
    app: &App,
    visit: &Visit<G>,
    browser: Text,
    error: SubmitError,
    (spoken, query): (&Spoken, &str),
) -> Result<HttpResponse, WebError> {
    let (trouble, status) = match error {
        SubmitError::Stale => (Trouble::Stale, StatusCode::CONFLICT),
        SubmitError::TooLong => (Trouble::TooMuch, StatusCode::UNPROCESSABLE_ENTITY),
        SubmitError::Refused(refusal) => {
            let refusal = G::refusal(refusal).ok_or(WebError::BadForm)?;
            (Trouble::Refused(refusal), StatusCode::UNPROCESSABLE_ENTITY)
        }
        SubmitError::Revoked | SubmitError::Fault(_) => return Err(WebError::NotFound),
    };
    let (choice, faults) = (G::read_choice_of_query(query), G::faults(trouble));
    if visit.seat.is_some() && spoken.iter().any(|(kind, _)| G::is_standing(kind)) {
        let (known, record) = (known(app, visit), visit.record(app).await?);
        let room = room(&known, visit, visit.text(browser), 0);
        if let Some(page) = G::standing_again(&room, &record, &choice, &faults) {
            return html(status, page?);
        }
    }
    page(app, visit, browser, &choice, &faults, status)
}

/// The page with something beside the game that only this answer says.
pub(super) fn page_with<G: Site>(
    app: &App,
    visit: &Visit<G>,
    t: Text,
    status: StatusCode,
    say: impl FnOnce(&mut Sidebar),
) -> Result<HttpResponse, WebError> {
    shown(app, visit, t, (&G::Choice::default(), &G::Faults::default()), status, say)
}

fn page<G: Site>(
    app: &App,
    visit: &Visit<G>,
    t: Text,
    choice: &G::Choice,
    faults: &G::Faults,
    status: StatusCode,
) -> Result<HttpResponse, WebError> {
    shown(app, visit, t, (choice, faults), status, |_| {})
}

fn shown<G: Site>(
    app: &App,
    visit: &Visit<G>,
    browser: Text,
    (choice, faults): (&G::Choice, &G::Faults),
    status: StatusCode,
    say: impl FnOnce(&mut Sidebar),
) -> Result<HttpResponse, WebError> {
    let (known, t) = (known(app, visit), visit.text(browser));
    let (mut sidebar, room) = (sidebar(app, visit, &known, t)?, room(&known, visit, t, seen::<G>(visit)));
    sidebar.unsent = unsent::bar(app, visit, &room)?;
    if visit.glance.is_lesson {
        sidebar.lesson = G::lesson(&room).map(|lesson| (lesson, query_of::<G>()));
    } else if visit.glance.is_against_bots() {
        sidebar.hint = G::hint(&room);
    }
    say(&mut sidebar);
    let mut page = G::page(&room, choice, faults, &sidebar)?;
    if sidebar.unsent.as_ref().is_some_and(|unsent| unsent.form.is_some()) {
        page.question = t.unsent_title();
        page.covered = true;
    }
    // So that it needs not grow while it is written.
    let mut whole = String::with_capacity(page.ask.len() + page.near.len() + page.chart.len() + AROUND_BYTES);
    page.render_into(&mut whole)?;
    html(status, whole)
}

fn show_review<G: Site>(
    app: &App,
    visit: &Visit<G>,
    browser: Text,
    choice: &G::Choice,
    is_over: bool,
) -> Result<HttpResponse, WebError> {
    let (known, t) = (known(app, visit), visit.text(browser));
    let room = room(&known, visit, t, seen::<G>(visit));
    let ahead = G::is_about_later(&room, choice);
    if is_over && !ahead && visit.past.is_none() {
        // Whoever goes back in the browser, or to another tab, reads that another question is open now.
        return page(app, visit, browser, choice, &G::faults(Trouble::Stale), StatusCode::CONFLICT);
    }
    let now = app.clock.now();
    let Some(capability) = (if ahead { visit.deed(app, now) } else { visit.capability(app, now) }) else {
        // Nothing is asked of this reader now; the page of an old link says so itself.
        let faults = if visit.past.is_some() { G::Faults::default() } else { G::faults(Trouble::Stale) };
        return page(app, visit, browser, choice, &faults, StatusCode::CONFLICT);
    };
    let answer = match G::hear(&room, choice) {
        Heard::Faults(faults) => Err(faults),
        Heard::Answer(answer) => try_out(visit, answer),
    };
    match answer {
        Ok(answer) => html(StatusCode::OK, G::review(&room, &answer, choice, &capability)?),
        Err(faults) => page(app, visit, browser, choice, &faults, StatusCode::UNPROCESSABLE_ENTITY),
    }
}

/// Whether the engine would accept the action, in a closed round when it comes to that; what it would bring is not looked at.
fn try_out<G: Site>(visit: &Visit<G>, answer: G::Answer) -> Result<G::Answer, G::Faults> {
    let Some(own) = visit.seat else { return Err(G::faults(Trouble::Stale)) };
    let tried = G::action(&answer).map(|action| run::try_out(visit.glance.book.game(), own.seat, action));
    tried.transpose().map(|_| answer).map_err(|reason| G::faults(Trouble::Illegal(reason)))
}

/// What stands beside the game.
fn sidebar<G: Site>(app: &App, visit: &Visit<G>, known: &G::Known, t: Text) -> Result<Sidebar, WebError> {
    // Putting entries into words is the dearest thing a page does: only for whoever comes by an old letter.
    let answered = visit.past.map_or_else(Vec::new, |own: OwnSeat| {
        let last = visit.glance.book.last_of(own.seat);
        let told = G::story(known, t, last.saturating_sub(1), usize::MAX).into_iter().find(|told| told.number == last);
        told.map_or_else(Vec::new, |told| told.lines.into_iter().map(|line| line.text).collect())
    });
    let preview = (visit.seat.is_none() && visit.past.is_none()).then(|| preview(app, visit));
    Ok(Sidebar { preview, ..Sidebar::of(app, visit, t, answered)? })
}

/// In the table's language, whatever the reader's is.
fn preview<G: Site>(app: &App, visit: &Visit<G>) -> Preview {
    let glance = &visit.glance;
    Preview::table::<G>(&app.base_url, glance.locale, &glance.code, glance.book.entries(), &known(app, visit))
}

/// The table as its visitor may know it.
pub(in crate::web) fn known<G: Site>(app: &App, visit: &Visit<G>) -> G::Known {
    let glance = &visit.glance;
    let now = Moment(app.clock.now().timestamp());
    G::with_words(G::known(&glance.book, visit.eye(), glance.company()), glance.said.clone(), visit.waits(), now)
}

/// With the entries that the reader knew at the last visit.
pub(super) fn room<'a, G: Site>(known: &'a G::Known, visit: &'a Visit<G>, t: Text, seen: u32) -> Room<'a, G> {
    let glance = &visit.glance;
    let seat = visit.seat.map(|own| own.seat);
    let (code, take_back) = (glance.code.as_str(), glance.take_back_minutes);
    let shown = visit.visited.map_or(seen, |visited| visited.shown);
    // Hours that cannot be read are a fault where deadlines are told.
    let zone = sidebar::zone(visit).unwrap_or(Zone::UTC);
    let (game, base, stamp) = (glance.book.game(), visit.base.as_str(), visit.stamp.as_str());
    Room { t, known, game, seat, code, base, stamp, seen, shown, take_back, zone }
}

/// The last entry that the reader knew before this visit; if the browser does not say, that of the last answer by hand: what an
/// envelope or an order said has been seen by nobody yet. 0 if there is none.
fn seen<G: Site>(visit: &Visit<G>) -> u32 {
    let by_hand = |own: OwnSeat| {
        let entries = visit.glance.book.recent().iter().rev();
        let hand = entries.filter(|entry| entry.how == How::Hand).find(|entry| entry.seat == Some(own.seat));
        hand.map_or(0, |entry| entry.number)
    };
    visit.seat.map_or(0, |own| visit.visited.map_or_else(|| by_hand(own), |visited| visited.before))
}
