//! The way on from a table where nothing is left to do: to the next one that waits for the same reader.

use actix_web::HttpRequest;
use chrono::TimeDelta;

use crate::id::{SeatId, TableCode};
use crate::link::{self, Claims};
use crate::play::account::{self, Waiting};
use crate::play::lobby::seat_link;

use super::App;
use super::door::{cookie_claims, cookie_code};
use super::error::WebError;
use super::session;

/// The link is for the next click, not to be kept.
pub(super) const LINK_HOURS: i64 = 24;
/// Browsers keep many cookies; nobody plays at more tables at once.
const SEATS_MAX: usize = 100;

/// The address of the table that waits for this browser's reader the most urgently, this seat's aside. What counts is who is
/// signed in and which seats the browser holds: the link of one seat opens no other.
pub(super) async fn find(app: &App, request: &HttpRequest, here: SeatId) -> Result<Option<String>, WebError> {
    let held = held(app, request);
    let session = session::find(app, request).await?;
    let elsewhere = held.iter().any(|claims| claims.seat != here);
    if session.is_none() && !elsewhere {
        return Ok(None);
    }
    let player = session.map(|session| session.player.id);
    let waiting = account::waiting(&app.pool, player, &held).await?;
    Ok(waiting.iter().find(|waiting| waiting.seat.id != here).map(|waiting| address(app, waiting, &held)))
}

/// The table's plain address where the browser holds the seat's cookie, else a link of the seat.
fn address(app: &App, waiting: &Waiting, held: &[Claims]) -> String {
    if held.iter().any(|claims| waiting.seat.is_of(claims)) {
        return format!("/table/{}", waiting.code);
    }
    let expires_at = app.clock.now() + TimeDelta::hours(LINK_HOURS);
    let claims = Claims { expires_at, ..seat_link(app.clock.now(), waiting.table, &waiting.seat) };
    format!("/l/{}", link::sign(&app.keys, &claims))
}

/// The seats whose cookies this browser holds.
pub(super) fn held(app: &App, request: &HttpRequest) -> Vec<Claims> {
    let Ok(cookies) = request.cookies() else { return Vec::new() };
    let codes: Vec<TableCode> = cookies.iter().filter_map(|cookie| cookie_code(app, cookie.name())).collect();
    codes.iter().take(SEATS_MAX).filter_map(|code| cookie_claims(app, request, code)).collect()
}
