//! «Look into your mail»: the same page whatever the address was, and whatever was done about it (WEB-07).

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;

use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::reply::html;

#[derive(Template)]
#[template(path = "page/sent.html")]
struct SentPage {
    t: Text,
    demo: bool,
}

pub(in crate::web) async fn show(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    html(StatusCode::OK, SentPage { t, demo: app.demo() }.render()?)
}
