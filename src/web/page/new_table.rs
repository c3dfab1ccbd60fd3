//! Opening a table: one plain form. Nothing typed is lost, and a mistake stands beside its field.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::{GameKind, for_game};
use crate::link;
use crate::mail::kind::LetterKind;
use crate::play::account::Session;
use crate::play::lobby::last::{self, LastTable};
use crate::play::lobby::open::{self, Host, Opened};
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::{Asked, Fields, Posted};
use crate::web::new_table::NewTableForm;
use crate::web::person::chosen_locale;
use crate::web::reply::{html, see_other};
use crate::web::site::{Site, is_offered, offered};
use crate::web::{App, sent, session};

use super::notice;

/// In the address: filled in as the host's last table was.
const LAST: &str = "last";

#[derive(Template)]
#[template(path = "page/new_table.html")]
struct NewTablePage<'a, G: Site> {
    t: Text,
    game: GameKind,
    /// Those on offer, each with the address of its form.
    games: Vec<(GameKind, String)>,
    form: &'a NewTableForm<G>,
    /// Whoever is signed in need not say an address.
    signed_in: bool,
    /// The code of the host's last table, to open another like it, and where that is offered.
    last: Option<(String, String)>,
    again: bool,
}

/// For the game that the address names, else for the one that is offered first.
pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let session = session::find(&app, &request).await?;
    let game = offered(asked.get("game")).unwrap_or(GameKind::FIRST);
    let last = match &session {
        Some(session) => last::find(&app.pool, session.player.id).await?.filter(|last| last.table.game == game.name()),
        None => None,
    };
    for_game!(game, G => fresh::<G>(&app, (game, t), session.as_ref(), (last.as_ref(), asked.has(LAST))))
}

fn fresh<G: Site>(
    app: &App,
    (game, t): (GameKind, Text),
    session: Option<&Session>,
    (last, wanted): (Option<&LastTable>, bool),
) -> Result<HttpResponse, WebError> {
    let player = session.map(|session| &session.player);
    let name = player.and_then(|player| player.name.as_deref()).unwrap_or_default();
    let locale = player.map(chosen_locale).transpose()?.flatten().unwrap_or(t.locale);
    let form = NewTableForm::<G>::fresh(t, &app.chance, name, locale)?;
    let form = match last.filter(|_| wanted) {
        Some(last) => form.like(last),
        None => form,
    };
    let offered = last.filter(|_| !wanted).map(|last| (last.table.code.to_string(), last_address(game)));
    let page = NewTablePage {
        t,
        game,
        games: games(t),
        form: &form,
        signed_in: session.is_some(),
        last: offered,
        again: false,
    };
    html(StatusCode::OK, page.render()?)
}

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let session = session::find(&app, &request).await?;
    let known = offered(posted.get("game"));
    let game = known.unwrap_or(GameKind::FIRST);
    for_game!(game, G => open_new::<G>((&app, &request), (game, known.is_some()), t, posted, session.as_ref()).await)
}

/// Where the form names no game that we know it is shown again, and says one.
async fn open_new<G: Site>(
    (app, request): (&App, &HttpRequest),
    (game, is_known): (GameKind, bool),
    t: Text,
    posted: Posted,
    session: Option<&Session>,
) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &NewTableForm::<G>::names())?;
    let mut form = NewTableForm::<G>::of(&fields);
    let Some((wish, newcomer)) = form.check(t).filter(|_| is_known) else {
        form.check_address(t);
        return shown_again(game, t, &form, session);
    };
    let host = match (session, form.check_address(t)) {
        (Some(session), _) => Host::SignedIn(session.player.id),
        (None, Some(address)) => Host::Address(address),
        (None, None) => return shown_again(game, t, &form, None),
    };
    app.limits.check_new_table(request)?;
    if wish.strength.thinks() {
        app.limits.check_thinking_table(request)?;
    }
    match open::open::<G>(&app.pool, app.clock.now(), (&app.vault, &app.chance), &wish, &host, &newcomer).await {
        Ok(Opened::LetterWritten) => match &host {
            Host::Address(address) => sent::look_into_mail(app, LetterKind::Confirm, address),
            Host::SignedIn(_) => Ok(see_other("/sent")),
        },
        Ok(Opened::Confirmed(claims)) => Ok(see_other(&format!("/l/{}", link::sign(&app.keys, &claims)))),
        Err(error) => notice::refused(t, error),
    }
}

fn shown_again<G: Site>(
    game: GameKind,
    t: Text,
    form: &NewTableForm<G>,
    session: Option<&Session>,
) -> Result<HttpResponse, WebError> {
    let page = NewTablePage { t, game, games: games(t), form, signed_in: session.is_some(), last: None, again: true };
    html(StatusCode::UNPROCESSABLE_ENTITY, page.render()?)
}

/// The games on the front page can be chosen here, too.
fn games(t: Text) -> Vec<(GameKind, String)> {
    let is_told = |game: &&GameKind| is_offered(**game) && for_game!(**game, G => !G::home_line(t).is_empty());
    let address = |game: &GameKind| (*game, format!("/new?game={}", game.name()));
    GameKind::ALL.iter().filter(is_told).map(address).collect()
}

fn last_address(game: GameKind) -> String {
    let game = if game == GameKind::FIRST { String::new() } else { format!("game={}&", game.name()) };
    format!("/new?{game}{LAST}")
}
