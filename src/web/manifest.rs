//! What a phone needs to put the service on its screen.

use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::json;

use super::extract::Lang;
use super::static_file::{ICON_192_PNG, ICON_512_PNG, ICON_MASKABLE_PNG};

/// As in the style sheet.
const PAPER: &str = "#f7efe2";
const THEME: &str = "#a8431d";

pub(super) async fn show(Lang(t): Lang) -> HttpResponse {
    let icon = |src: &str, sizes: &str, purpose: &str| json!({ "src": src, "sizes": sizes, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Penelope",
        "short_name": "Penelope",
        "description": t.home_title(),
        "lang": t.locale.tag(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": THEME,
        "icons": [
            icon(ICON_192_PNG, "192x192", "any"),
            icon(ICON_512_PNG, "512x512", "any"),
            icon(ICON_MASKABLE_PNG, "512x512", "maskable"),
        ],
    });
    HttpResponse::Ok()
        .content_type("application/manifest+json")
        .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
        .insert_header((header::VARY, "accept-language, cookie"))
        .body(manifest.to_string())
}
