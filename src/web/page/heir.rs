//! The page behind the letter to whoever asked for an offered seat: a name, a language, a zone, and the seat is theirs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::GameKind;
use crate::link::Pass;
use crate::play::heir;
use crate::play::lobby::sight::Gathering;
use crate::store::invitations::InvitationRow;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::store::tables::TableStatus;
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::facts::{Fact, facts_of_game};
use crate::web::fields::Fields;
use crate::web::person::PersonForm;
use crate::web::reply::html;

use super::notice::{self, Notice};
use super::seated;

#[derive(Template)]
#[template(path = "page/heir.html")]
struct HeirPage<'a> {
    t: Text,
    game: GameKind,
    code: String,
    /// Of whoever held the seat.
    name: String,
    address: String,
    facts: Vec<Fact>,
    form: &'a PersonForm,
    again: bool,
    action: &'a str,
}

/// Somebody who was sent the letter.
pub(super) struct Asked<'a> {
    pub(super) game: &'a Gathering,
    pub(super) invitation: &'a InvitationRow,
    pub(super) player: &'a PlayerRow,
    pub(super) action: &'a str,
}

impl Asked<'_> {
    /// The seat, if it is still to be had.
    fn offered(&self) -> Option<&SeatRow> {
        let seat = self.game.seats.iter().find(|seat| Some(seat.id) == self.invitation.seat_id);
        seat.filter(|seat| seat.offered_at.is_some() && self.game.table.status == TableStatus::Playing)
    }
}

pub(super) fn show(t: Text, request: &HttpRequest, asked: &Asked<'_>) -> Result<HttpResponse, WebError> {
    page(t, asked, &PersonForm::known(t, request.headers(), asked.player)?, false)
}

pub(super) async fn take(
    (app, request): (&App, &HttpRequest),
    pass: &Pass,
    t: Text,
    fields: &Fields,
    asked: &Asked<'_>,
) -> Result<HttpResponse, WebError> {
    let mut form = PersonForm::told(t, request.headers(), asked.player, fields)?;
    let Some(heir) = form.check_heir(t) else { return page(t, asked, &form, true) };
    let taken = heir::take(&app.pool, &app.clock, &app.vault, pass, &heir).await;
    match seated::taken(app, t, taken, heir.locale, &mut form)? {
        Some(response) => Ok(response),
        None => page(t, asked, &form, true),
    }
}

fn page(t: Text, asked: &Asked<'_>, form: &PersonForm, again: bool) -> Result<HttpResponse, WebError> {
    let game = asked.game;
    let Some(offered) = asked.offered() else {
        return notice::notice(t, StatusCode::GONE, Notice::NotOffered, Some(&game.table.code));
    };
    let page = HeirPage {
        t,
        game: game.game,
        code: game.table.code.to_string(),
        name: offered.name.clone(),
        address: asked.player.address.as_ref().map(ToString::to_string).unwrap_or_default(),
        facts: facts_of_game(t, game),
        form,
        again,
        action: asked.action,
    };
    html(if again { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK }, page.render()?)
}
