//! The way to the seat, for whoever has just taken it, and for whoever comes by an older letter. The latter only while the
//! seat's links were never revoked: then an older letter opens nothing (LINK-07).

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::id::TableId;
use crate::link::{self, Claims};
use crate::play::lobby::{GatherError, seat_link};
use crate::store::seats::SeatRow;
use crate::text::{Locale, Text};
use crate::web::error::WebError;
use crate::web::person::PersonForm;
use crate::web::reply::{html, see_other};
use crate::web::{App, session};

use super::notice;

#[derive(Template)]
#[template(path = "page/seated.html")]
struct SeatedPage {
    t: Text,
    link: String,
}

/// The answer to whoever took a seat, in the language chosen there. Nothing if the name is somebody else's: the form says so.
pub(super) fn taken(
    app: &App,
    t: Text,
    taken: Result<Claims, GatherError>,
    locale: Locale,
    form: &mut PersonForm,
) -> Result<Option<HttpResponse>, WebError> {
    match taken {
        Ok(claims) => {
            let mut response = see_other(&format!("/l/{}", link::sign(&app.keys, &claims)));
            response.add_cookie(&session::language(app, locale)).map_err(|_| WebError::BadForm)?;
            Ok(Some(response))
        }
        Err(GatherError::NameTaken) => {
            form.name_fault = Some(t.fault_name_taken());
            Ok(None)
        }
        Err(error) => notice::refused(t, error).map(Some),
    }
}

pub(super) fn page(app: &App, t: Text, table: TableId, seat: &SeatRow) -> Result<HttpResponse, WebError> {
    assert_eq!(seat.epoch, 0, "the caller looks whether the links were revoked");
    let link = format!("/l/{}", link::sign(&app.keys, &seat_link(app.clock.now(), table, seat)));
    html(StatusCode::OK, SeatedPage { t, link }.render()?)
}
