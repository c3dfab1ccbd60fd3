//! The service worker that shows what is pushed. Its address never changes: a browser looks there for a newer one. Its folder
//! holds nothing else, so it stands before no page of ours.

use actix_web::HttpResponse;
use actix_web::http::header;

use super::static_file::{self, ICON_192_PNG, PUSH_WORKER_JS};

pub(super) async fn show() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/javascript; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(static_file::text(PUSH_WORKER_JS).replace("icon-192.png", ICON_192_PNG))
}
