//! The page behind the letter to whoever asked for an offered seat: a name, a language, a zone, and the seat is theirs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::ulysses::Ulysses;
use crate::link::{self, Pass};
use crate::play::lobby::GatherError;
use crate::play::lobby::sight::Gathering;
use crate::play::{heir, hours};
use crate::store::invitations::InvitationRow;
use crate::store::players::PlayerRow;
use crate::store::seats::SeatRow;
use crate::text::{Locale, Text};
use crate::web::answer::{html, see_other};
use crate::web::error::WebError;
use crate::web::facts::{Fact, facts_of_game};
use crate::web::fields::Fields;
use crate::web::person::PersonForm;
use crate::web::zone::ZoneForm;
use crate::web::{App, session};

use super::notice::{self, Notice};

#[derive(Template)]
#[template(path = "page/heir.html")]
struct HeirPage<'a> {
    t: Text,
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
        seat.filter(|seat| seat.offered_at.is_some() && self.game.table.status == "playing")
    }
}

pub(super) fn show(t: Text, request: &HttpRequest, asked: &Asked<'_>) -> Result<HttpResponse, WebError> {
    let player = asked.player;
    let locale = player.locale.as_deref().and_then(Locale::named).unwrap_or(t.locale);
    let known = hours::said(player).map(|waking| waking.zone());
    let form = PersonForm {
        name: player.name.clone().unwrap_or_default(),
        locale: locale.tag().to_owned(),
        zone: ZoneForm::fresh(known, request.headers(), locale),
        ..PersonForm::default()
    };
    page(t, asked, &form, false)
}

pub(super) async fn take(
    (app, request): (&App, &HttpRequest),
    pass: &Pass,
    t: Text,
    fields: &Fields,
    asked: &Asked<'_>,
) -> Result<HttpResponse, WebError> {
    let mut form = PersonForm::of(fields);
    if form.zone.value.is_empty() && hours::said(asked.player).is_none() {
        form.zone = ZoneForm::ask(request.headers(), t);
    }
    let Some(heir) = form.check_heir(t) else { return page(t, asked, &form, true) };
    match heir::take::<Ulysses>(&app.pool, app.clock.now(), &app.vault, pass, &heir).await {
        Ok(claims) => {
            let mut response = see_other(&format!("/l/{}", link::sign(&app.keys, &claims)));
            response.add_cookie(&session::language(app, heir.locale)).map_err(|_| WebError::BadForm)?;
            Ok(response)
        }
        Err(GatherError::NameTaken) => {
            form.name_fault = Some(t.fault_name_taken());
            page(t, asked, &form, true)
        }
        Err(error) => notice::refused(t, error),
    }
}

fn page(t: Text, asked: &Asked<'_>, form: &PersonForm, again: bool) -> Result<HttpResponse, WebError> {
    let game = asked.game;
    let Some(offered) = asked.offered() else {
        return notice::notice(t, StatusCode::GONE, Notice::NotOffered, Some(&game.table.code));
    };
    let page = HeirPage {
        t,
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
