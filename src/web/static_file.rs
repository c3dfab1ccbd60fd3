//! Static files, compiled in. Their names carry a hash of their content, so a browser may keep them for ever.

use std::sync::OnceLock;

use actix_web::http::header::{self, EntityTag, Header as _, IfNoneMatch};
use actix_web::web::{Bytes, Path};
use actix_web::{HttpRequest, HttpResponse};
use base64::prelude::{BASE64_STANDARD as STANDARD, Engine as _};

use flate2::Compression;

use super::error::WebError;
use super::pack;

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

struct Asset {
    name: &'static str,
    mime: &'static str,
    bytes: &'static [u8],
    /// Packed once, when first asked for; nothing if that makes it no smaller.
    packed: OnceLock<Option<Bytes>>,
}

impl Asset {
    fn packed(&self) -> Option<Bytes> {
        let pack = || {
            let packed = pack::is_text_media(self.mime.as_bytes()).then(|| pack::gzip(self.bytes, Compression::best()));
            packed.filter(|packed| packed.len() < self.bytes.len()).map(Bytes::from)
        };
        self.packed.get_or_init(pack).clone()
    }
}

pub(super) async fn show(request: HttpRequest, name: Path<String>) -> Result<HttpResponse, WebError> {
    let asset = ASSETS.iter().find(|asset| asset.name == *name).ok_or(WebError::NotFound)?;
    let packed = if pack::accepts_gzip(&request) { asset.packed() } else { None };
    let form = if packed.is_some() { pack::GZIP } else { "identity" };
    let tag = EntityTag::new_strong(format!("{}-{form}", asset.name));
    let known = IfNoneMatch::parse(&request).is_ok_and(|known| match known {
        IfNoneMatch::Any => true,
        IfNoneMatch::Items(tags) => tags.iter().any(|known| known.weak_eq(&tag)),
    });
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header(header::ETag(tag));
    if known {
        return Ok(response.finish());
    }
    response.content_type(asset.mime).insert_header((header::CONTENT_ENCODING, form));
    Ok(response.body(packed.unwrap_or_else(|| Bytes::from_static(asset.bytes))))
}

/// The text behind one of the addresses above, for files that must stand alone.
pub(super) fn text(address: &str) -> &'static str {
    let asset = ASSETS.iter().find(|asset| address.strip_prefix("/static/") == Some(asset.name));
    asset.and_then(|asset| std::str::from_utf8(asset.bytes).ok()).expect("only addresses of texts are asked for")
}

/// A style sheet with what it names inside it.
pub(super) fn whole_style(address: &str) -> String {
    ASSETS.iter().fold(text(address).to_owned(), |style, asset| {
        let named = format!("url(\"{}\")", asset.name);
        if !style.contains(&named) {
            return style;
        }
        style.replace(&named, &format!("url(\"data:{};base64,{}\")", asset.mime, STANDARD.encode(asset.bytes)))
    })
}

/// Browsers ask for it unasked.
pub(super) async fn favicon() -> HttpResponse {
    HttpResponse::MovedPermanently()
        .insert_header((header::LOCATION, ICON_SVG))
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .finish()
}

/// Programs that show a preview of an address somebody pasted look at tables, which index nothing; the others get less.
const ROBOTS: &str = "User-agent: facebookexternalhit\nUser-agent: LinkedInBot\nUser-agent: Twitterbot\nAllow: /$\n\
                      Allow: /preview.png\nAllow: /rules/\nAllow: /archive$\nAllow: /table/\nDisallow: /\n\n\
                      User-agent: *\nAllow: /$\nAllow: /static/\nAllow: /preview.png\nAllow: /rules/\nAllow: /archive$\n\
                      Allow: /table/*/replay$\nDisallow: /\n";

/// Links in letters are nobody's to index; the front page, the rules and games that anybody could join are everybody's
/// (other tables say «noindex» themselves).
pub(super) async fn robots() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(ROBOTS)
}
