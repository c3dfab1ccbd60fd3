//! No more hints: for the player of a seat, and in this browser.

use actix_web::HttpResponse;
use actix_web::web::Data;

use crate::play::account;
use crate::web::door::Door;
use crate::web::error::WebError;
use crate::web::fields::Posted;
use crate::web::reply::see_other;
use crate::web::{App, session};

use super::back::press;

pub(in crate::web) async fn end(app: Data<App>, door: Door, posted: Posted) -> Result<HttpResponse, WebError> {
    let claims = press(&app, &door, posted).await?;
    if !account::end_hints(&app.pool, &claims).await? {
        return Err(WebError::NotFound);
    }
    let mut response = see_other(&door.back());
    response.add_cookie(&session::end_hints(&app)).map_err(|_| WebError::BadForm)?;
    Ok(response)
}
