//! The front page: what this is.

use actix_web::{Responder, http::header};
use askama::Template;
use askama_web::WebTemplate;

use crate::text::Text;
use crate::web::extract::Lang;

#[derive(Template, WebTemplate)]
#[template(path = "page/home.html")]
struct HomePage {
    t: Text,
}

pub(in crate::web) async fn show(Lang(t): Lang) -> impl Responder {
    HomePage { t }
        .customize()
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-language"))
}
