//! «Look into your mail»: the same page whatever was done about the address (WEB-07). It repeats what this browser has typed,
//! and has the letter sent once more, within the limits of every such letter.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::play::account;
use crate::text::Text;
use crate::web::error::WebError;
use crate::web::extract::{Lang, check_same_site};
use crate::web::fields::Asked;
use crate::web::reply::{html, see_other};
use crate::web::{App, sent};

/// In the address: the letter was sent once more.
const AGAIN: &str = "again";

#[derive(Template)]
#[template(path = "page/sent.html")]
struct SentPage {
    t: Text,
    demo: bool,
    /// Where to, if this browser knows.
    address: Option<String>,
    again: bool,
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    asked: Asked,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let address = sent::read(&app, &request).map(|sent| sent.address.reveal().to_owned());
    let again = asked.has(AGAIN) && address.is_some();
    html(StatusCode::OK, SentPage { t, demo: app.demo(), address, again }.render()?)
}

pub(in crate::web) async fn submit(app: Data<App>, request: HttpRequest) -> Result<HttpResponse, WebError> {
    check_same_site(&app, &request)?;
    let Some(sent) = sent::read(&app, &request) else { return Ok(see_other("/sent")) };
    app.limits.check_sign_in(&request)?;
    account::send_again(&app.pool, app.clock.now(), &sent.address, sent.kind).await?;
    Ok(see_other(&format!("/sent?{AGAIN}")))
}
