//! For whoever comes by an older letter and has a seat already: the way to it. Only while the seat's links were never revoked:
//! then an older letter opens nothing (LINK-07).

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::id::TableId;
use crate::link;
use crate::play::lobby::seat_link;
use crate::store::seats::SeatRow;
use crate::text::Text;
use crate::web::App;
use crate::web::answer::html;
use crate::web::error::WebError;

#[derive(Template)]
#[template(path = "page/seated.html")]
struct SeatedPage {
    t: Text,
    link: String,
}

pub(super) fn page(app: &App, t: Text, table: TableId, seat: &SeatRow) -> Result<HttpResponse, WebError> {
    assert_eq!(seat.epoch, 0, "the caller looks whether the links were revoked");
    let link = format!("/l/{}", link::sign(&app.keys, &seat_link(app.clock.now(), table, seat)));
    html(StatusCode::OK, SeatedPage { t, link }.render()?)
}
