//! One tap each: coming back to a seat that the caretaker kept, getting letters again, the host's gift of time.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form};
use serde::Deserialize;

use crate::engine::ulysses::Ulysses;
use crate::link::Purpose;
use crate::play::account;
use crate::play::due::{self, Given, Returned};
use crate::web::App;
use crate::web::answer::see_other;
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
    match due::come_back::<Ulysses>(&app.pool, app.clock.now(), &app.vault, &claims).await? {
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

pub(in crate::web) async fn give_more(
    app: Data<App>,
    door: Door,
    form: Form<DeedForm>,
) -> Result<HttpResponse, WebError> {
    let claims = verify(&app, Purpose::Deed, &form.capability)?;
    match due::give_more(&app.pool, app.clock.now(), &claims).await? {
        Given::Done | Given::Nothing => Ok(see_other(&door.back())),
        Given::NotHost => Err(WebError::NotFound),
    }
}
