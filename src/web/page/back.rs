//! One tap each: coming back to a seat that the caretaker kept, getting letters again, the host's gift of time.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form};
use serde::Deserialize;

use crate::engine::ulysses::Ulysses;
use crate::id::SeatId;
use crate::link::Purpose;
use crate::play::account;
use crate::play::due::{self, Returned};
use crate::play::gift::{self, Given, Receiver};
use crate::web::App;
use crate::web::answer::see_other;
use crate::web::aside::EVERYONE;
use crate::web::error::WebError;
use crate::web::visit::{Door, verify};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::web) struct DeedForm {
    capability: String,
}

impl DeedForm {
    pub(super) fn capability(&self) -> &str {
        &self.capability
    }
}

pub(in crate::web) async fn submit(app: Data<App>, door: Door, form: Form<DeedForm>) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    match due::come_back::<Ulysses>(&app.pool, &app.clock, &app.vault, &claims).await? {
        Returned::Done | Returned::Before => Ok(see_other(&door.back())),
        Returned::Revoked => Err(WebError::NotFound),
    }
}

/// Letters are wanted again, whatever ended them.
pub(in crate::web) async fn letters(
    app: Data<App>,
    door: Door,
    form: Form<DeedForm>,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    let wanted = account::want_letters(&app.pool, &claims).await?;
    if wanted { Ok(see_other(&door.back())) } else { Err(WebError::NotFound) }
}

/// Everyone, or the number of a seat. A form without it is from before there was a choice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::web) struct GiftForm {
    capability: String,
    receiver: Option<String>,
}

impl GiftForm {
    fn receiver(&self) -> Result<Receiver, WebError> {
        match self.receiver.as_deref() {
            None | Some(EVERYONE) => Ok(Receiver::Everyone),
            Some(seat) => Ok(Receiver::One(SeatId(seat.parse().map_err(|_| WebError::BadForm)?))),
        }
    }
}

/// Afterwards the host reads the same, whatever it was good for.
pub(in crate::web) async fn give_more(
    app: Data<App>,
    door: Door,
    form: Form<GiftForm>,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    match gift::give(&app.pool, app.clock.now(), &claims, form.receiver()?).await? {
        Given::Done => Ok(see_other(&door.back_given())),
        Given::Unknown => Err(WebError::NotFound),
    }
}
