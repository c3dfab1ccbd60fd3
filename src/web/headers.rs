//! The headers of every response, errors included.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// No inline script or style, nothing from elsewhere, no frames, forms only to ourselves.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
                      connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Links carry tokens: where a player came from is nobody's business.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// For a page that shows a letter in a frame.
pub(super) const WITH_FRAME: [(HeaderName, &str); 1] = [(
    header::CONTENT_SECURITY_POLICY,
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
)];

/// For the letter inside: styles and pictures of its own, nothing from anywhere, no script, no form. Links may leave the
/// frame when they are clicked.
pub(super) const FRAMED_LETTER: [(HeaderName, &str); 2] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; \
         frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
    ),
    (header::X_FRAME_OPTIONS, "SAMEORIGIN"),
];

/// Keeps a page out of the lists of search engines: whom a table was not open to has no business there.
pub(super) fn hide(headers: &mut HeaderMap) {
    headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
}

/// A page is personal, and kept by no cache, unless its handler says otherwise.
pub(super) fn protect(headers: &mut HeaderMap, https: bool) {
    for (name, value) in ALWAYS {
        // The mailbox shows letters in a frame; its pages bring a policy of their own.
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // A handler's word that its page is not to be packed; on the wire that is said by saying nothing.
    if headers.get(header::CONTENT_ENCODING).is_some_and(|encoding| encoding == "identity") {
        headers.remove(header::CONTENT_ENCODING);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}
