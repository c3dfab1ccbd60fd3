//! Answers packed with gzip, for browsers that ask for it: each in one piece and with its length, so that nothing waits for
//! more of it. Brotli packs a little tighter, but keeps megabytes for every answer it works on.
//!
//! What comes in packed is refused (`floor`), and the server's own unpacking is not compiled in.

use std::io::Write as _;

use actix_web::HttpMessage;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::Error;
use actix_web::http::header::{self, AcceptEncoding, Encoding, Header as _, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The name that the wire has for it.
pub(super) const GZIP: &str = "gzip";

/// What fits into one packet anyway arrives no sooner for being smaller.
const WORTH_BYTES: usize = 1_000;
/// For what is made for one request: half the time of the usual level, and a tenth more bytes.
const QUICK: Compression = Compression::new(3);

/// Packs what may be packed. A page with a secret in it says «identity» (`answer`), and so does a stream.
pub(super) async fn pack(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let accepted = accepts_gzip(&request);
    let response = next.call(request).await?.map_into_boxed_body();
    if response.headers().contains_key(header::CONTENT_ENCODING) || !is_text(response.headers()) {
        return Ok(response);
    }
    let (request, response) = response.into_parts();
    let (mut head, body) = response.into_parts();
    vary(head.headers_mut());
    let body = match body.try_into_bytes() {
        Ok(bytes) if accepted && bytes.len() >= WORTH_BYTES => {
            head.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(GZIP));
            BoxBody::new(gzip(&bytes, QUICK))
        }
        Ok(bytes) => BoxBody::new(bytes),
        Err(stream) => stream,
    };
    Ok(ServiceResponse::new(request, head.set_body(body)))
}

/// Whether who asks would rather have it packed.
pub(super) fn accepts_gzip(request: &impl HttpMessage) -> bool {
    let known = [Encoding::gzip(), Encoding::identity()];
    AcceptEncoding::parse(request).is_ok_and(|wish| wish.negotiate(known.iter()) == Some(Encoding::gzip()))
}

pub(super) fn gzip(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), level);
    let packed = encoder.write_all(bytes).and_then(|()| encoder.finish());
    packed.expect("writing to memory")
}

/// Tells caches that the same address has two forms.
pub(super) fn vary(headers: &mut HeaderMap) {
    headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
}

/// Whether packing would make it smaller.
fn is_text(headers: &HeaderMap) -> bool {
    let media = headers.get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    is_text_media(media)
}

pub(super) fn is_text_media(media: &[u8]) -> bool {
    let kinds: [&[u8]; 4] = [b"text/", b"application/json", b"application/openmetrics-text", b"image/svg+xml"];
    kinds.iter().any(|kind| media.starts_with(kind))
}
