//! One tap each: coming back to a seat that the caretaker kept, getting letters again, letting answers by mail count, the host's
//! gift of time.

use actix_web::HttpResponse;
use actix_web::web::Data;

use crate::id::SeatId;
use crate::link::{Claims, Purpose};
use crate::play::account;
use crate::play::due::{self, Returned};
use crate::play::gift::{self, Given, Receiver};
use crate::web::App;
use crate::web::door::{CAPABILITY, Door};
use crate::web::error::WebError;
use crate::web::fields::{Fields, Posted};
use crate::web::reply::see_other;
use crate::web::sidebar::{EVERYONE, RECEIVER};

/// In the form that lets answers by mail count.
const COUNTS: &str = "counts";

/// A form with a button and nothing else says whose it is.
pub(super) async fn press(app: &App, door: &Door, posted: Posted) -> Result<Claims, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY])?;
    door.admit(app, Purpose::Deed, fields.need(CAPABILITY)?).await
}

pub(in crate::web) async fn submit(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let claims = press(&app, &door, posted).await?;
    match due::come_back(&app.pool, &app.clock, &app.vault, &claims).await? {
        Returned::Done | Returned::Before => Ok(see_other(&door.back())),
        Returned::Revoked => Err(WebError::NotFound),
    }
}

/// Letters are wanted again, whatever ended them.
pub(in crate::web) async fn letters(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let claims = press(&app, &door, posted).await?;
    let wanted = account::want_letters(&app.pool, &claims).await?;
    if wanted { Ok(see_other(&door.back())) } else { Err(WebError::NotFound) }
}

/// Whether answers by mail count at once.
pub(in crate::web) async fn mail_counts(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, COUNTS])?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    let counts = match fields.need(COUNTS)? {
        "yes" => true,
        "no" => false,
        _ => return Err(WebError::BadForm),
    };
    let set = account::set_mail_counts(&app.pool, &claims, counts).await?;
    if set { Ok(see_other(&door.back())) } else { Err(WebError::NotFound) }
}

/// Everyone, or the number of a seat. A form without it is from before there was a choice.
fn receiver(fields: &Fields) -> Result<Receiver, WebError> {
    match fields.find(RECEIVER) {
        None | Some(EVERYONE) => Ok(Receiver::Everyone),
        Some(_) => Ok(Receiver::One(SeatId(fields.row(RECEIVER)?))),
    }
}

/// Afterwards the host reads the same, whatever it was good for.
pub(in crate::web) async fn give_more(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let fields = Fields::read(posted, &[CAPABILITY, RECEIVER])?;
    let claims = door.admit(&app, Purpose::Deed, fields.need(CAPABILITY)?).await?;
    match gift::give(&app.pool, app.clock.now(), &claims, receiver(&fields)?).await? {
        Given::Done => Ok(see_other(&door.back_given())),
        Given::Unknown => Err(WebError::NotFound),
    }
}
