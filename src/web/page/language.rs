//! Another language, chosen at the foot of any page. The browser keeps it; letters to the reader follow, if it is known who reads.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::engine::GameKind;
use crate::id::{PlayerId, TableCode};
use crate::link::Purpose;
use crate::play::account;
use crate::text::Locale;
use crate::web::door::{cookie_claims, verify};
use crate::web::error::WebError;
use crate::web::extract::check_same_site;
use crate::web::fields::{Fields, Posted};
use crate::web::reply::see_other;
use crate::web::{App, return_path, session, token};

pub(in crate::web) async fn submit(
    app: Data<App>,
    request: HttpRequest,
    posted: Posted,
) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let fields = Fields::read(posted, &["locale", "back"])?;
    let locale = Locale::named(fields.get("locale")).ok_or(WebError::BadForm)?;
    let back = return_path::own(fields.get("back"));
    if let Some(player) = reader(&app, &request, back).await? {
        account::change_language(&app.pool, player, locale).await?;
    }
    let mut response = see_other(&in_language(back, locale));
    response.add_cookie(&session::language(&app, locale)).map_err(|_| WebError::BadForm)?;
    Ok(response)
}

/// Whose page it is: the player of the seat that the page is seen from, else whoever is signed in.
async fn reader(app: &App, request: &HttpRequest, page: &str) -> Result<Option<PlayerId>, WebError> {
    let mut parts = page.split(['/', '?', '#']).skip(1);
    let claims = match (parts.next(), parts.next()) {
        (Some("table"), Some(code)) => {
            code.parse::<TableCode>().ok().and_then(|code| cookie_claims(app, request, &code))
        }
        (Some("l"), Some(token)) => verify(app, Purpose::Seat, token::cut(token)).ok(),
        (..) => None,
    };
    if let Some(claims) = claims {
        let seat = account::seat_of(&app.pool, &claims).await?;
        return Ok(seat.and_then(|(_, seat)| seat.player_id));
    }
    Ok(session::find(app, request).await?.map(|session| session.player.id))
}

/// The rules have an address for each language.
fn in_language(page: &str, locale: Locale) -> String {
    let rules = page.strip_prefix("/rules/").and_then(|rest| rest.split_once('/'));
    match rules.filter(|(game, tag)| GameKind::named(game).is_some() && Locale::named(tag).is_some()) {
        Some((game, _)) => format!("/rules/{game}/{}", locale.tag()),
        None => page.to_owned(),
    }
}
