//! Looking at a table once more: the whole of it, and each of its steps at an address of its own.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::deadline::zone::Zone;
use crate::engine::{Eye, of_game};
use crate::id::TableCode;
use crate::play::hindsight::{self, Hindsight};
use crate::play::record::{AnyRecorded, Recorded};
use crate::text::Text;
use crate::web::App;
use crate::web::door::reader_zone;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::fields::Asked;
use crate::web::middleware::Indexable;
use crate::web::preview::Preview;
use crate::web::recorded;
use crate::web::replay::hindsight::HindsightPart;
use crate::web::replay::step::StepPart;
use crate::web::replay::whole::WholePart;
use crate::web::replay::{Replay, eyes};
use crate::web::reply::{open_html, see_other};
use crate::web::site::Site;

#[derive(Template)]
#[template(path = "page/replay.html")]
struct StepPage {
    t: Text,
    code: String,
    step: StepPart,
    preview: Preview,
}

#[derive(Template)]
#[template(path = "page/whole.html")]
struct WholePage {
    t: Text,
    code: String,
    kicker: String,
    first: String,
    last: u32,
    /// Once the game is over.
    hindsight: Option<HindsightPart>,
    whole: WholePart,
    preview: Preview,
}

pub(in crate::web) async fn whole(
    app: Data<App>,
    request: HttpRequest,
    code: Path<String>,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let recorded = read(&app, &code).await?;
    of_game!(recorded, AnyRecorded, recorded => {
        let zone = reader_zone(&app, &request, &recorded.glance).await?;
        let hindsight = hindsight(&app, &recorded).await?;
        whole_of(&app, (t, zone), (&recorded, hindsight), &asked)
    })
}

fn whole_of<G: Site>(
    app: &App,
    (t, zone): (Text, Zone),
    (recorded, hindsight): (&Recorded<G>, Hindsight),
    asked: &Asked,
) -> Result<HttpResponse, WebError> {
    let replay = Replay { hindsight, ..Replay::on_pages(t, zone, recorded) };
    // «Go to step» without script.
    match asked.get("step").parse::<u32>().ok() {
        Some(step) => Ok(see_other(&replay.addresses.step(step.clamp(1, replay.course.last), Eye::Public))),
        None => {
            let page = WholePage {
                t,
                code: recorded.glance.code.to_string(),
                kicker: t.table_kicker(recorded.glance.code.to_string(), G::TITLE),
                first: replay.addresses.step(1, Eye::Public),
                last: replay.course.last,
                hindsight: replay.hindsight(),
                whole: replay.whole()?,
                preview: preview(app, recorded, &replay, replay.course.last),
            };
            let mut response = open_html(page.render()?);
            if recorded.glance.is_open && recorded.record.is_over() {
                response.extensions_mut().insert(Indexable);
            }
            Ok(response)
        }
    }
}

pub(in crate::web) async fn step(
    app: Data<App>,
    request: HttpRequest,
    path: Path<(String, String)>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (code, step) = path.into_inner();
    Box::pin(show(&app, &request, t, (&code, &step), Eye::Public)).await
}

pub(in crate::web) async fn step_through(
    app: Data<App>,
    request: HttpRequest,
    path: Path<(String, String, String)>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let (code, step, name) = path.into_inner();
    let eye = eyes::read(&name).ok_or(WebError::NotFound)?;
    Box::pin(show(&app, &request, t, (&code, &step), eye)).await
}

async fn show(
    app: &App,
    request: &HttpRequest,
    t: Text,
    (code, step): (&str, &str),
    eye: Eye,
) -> Result<HttpResponse, WebError> {
    let number = step.parse().map_err(|_| WebError::NotFound)?;
    let recorded = read(app, code).await?;
    of_game!(recorded, AnyRecorded, recorded => {
        let zone = reader_zone(app, request, &recorded.glance).await?;
        let hindsight = hindsight(app, &recorded).await?;
        step_of(app, (t, zone), (&recorded, hindsight), (number, eye))
    })
}

fn step_of<G: Site>(
    app: &App,
    (t, zone): (Text, Zone),
    (recorded, hindsight): (&Recorded<G>, Hindsight),
    (number, eye): (u32, Eye),
) -> Result<HttpResponse, WebError> {
    let replay = Replay { hindsight, ..Replay::on_pages(t, zone, recorded) };
    let step = replay.step(number, eye).ok_or(WebError::NotFound)??;
    let preview = preview(app, recorded, &replay, number);
    Ok(open_html(StepPage { t, code: recorded.glance.code.to_string(), step, preview }.render()?))
}

/// From everybody's eyes, whoever's the page shows.
pub(super) fn preview<G: Site>(app: &App, recorded: &Recorded<G>, replay: &Replay<'_, G>, number: u32) -> Preview {
    match replay.known(number, Eye::Public) {
        Some(known) => {
            Preview::table::<G>(&app.base_url, recorded.glance.locale, &recorded.glance.code, number, &known)
        }
        None => Preview::house(&app.base_url, Text::of(recorded.glance.locale)),
    }
}

/// What there is of it; nothing is looked for while the game runs.
pub(super) async fn hindsight<G: Site>(app: &App, recorded: &Recorded<G>) -> Result<Hindsight, WebError> {
    if !recorded.record.is_over() {
        return Ok(Hindsight::Unasked);
    }
    Ok(hindsight::find(&app.pool, &app.vault, recorded.glance.id, &recorded.glance.code).await?)
}

pub(super) async fn read(app: &App, code: &str) -> Result<AnyRecorded, WebError> {
    let code: TableCode = code.parse().map_err(|_| WebError::NotFound)?;
    recorded::recorded(app, &code).await
}
