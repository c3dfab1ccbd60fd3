//! What a browser sends, read once: the fields of a posted form, and the pairs of an address. A browser sends each field of a
//! form once, in UTF-8, and ends the lines of every value with two signs whatever the page had between them; anything else
//! is not ours to guess at.

use std::future::{Ready, ready};
use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::web::{Bytes, Query};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use futures_util::future::LocalBoxFuture;

use super::error::WebError;

type Pairs = Vec<(String, String)>;

/// A posted form, not looked at yet.
pub(super) struct Posted(Pairs);

impl FromRequest for Posted {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<Posted, Self::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_form = request.content_type().eq_ignore_ascii_case("application/x-www-form-urlencoded");
        let body = Bytes::from_request(request, payload);
        Box::pin(async move {
            let body: Bytes = body.await?;
            let pairs = if is_form { decode(&body) } else { None };
            Ok(Posted(with_plain_lines(pairs.ok_or(WebError::BadForm)?)))
        })
    }
}

impl Posted {
    /// A field before the form is known; a missing one is an empty one.
    pub(super) fn get(&self, name: &str) -> &str {
        get(&self.0, name).unwrap_or_default()
    }
}

/// The pairs of an address: what a form of a page that changes nothing sends, or a link says.
pub(super) struct Asked(Pairs);

impl FromRequest for Asked {
    type Error = actix_web::Error;
    type Future = Ready<Result<Asked, Self::Error>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let query = Query::<Pairs>::from_query(request.query_string());
        ready(query.map(|pairs| Asked(with_plain_lines(pairs.into_inner()))).map_err(Into::into))
    }
}

impl Asked {
    /// A pair that is missing is an empty one; of several the first counts.
    pub(super) fn get(&self, name: &str) -> &str {
        get(&self.0, name).unwrap_or_default()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        get(&self.0, name).is_some()
    }
}

impl Deref for Asked {
    type Target = [(String, String)];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// The fields of a form that we know.
pub(super) struct Fields(Pairs);

impl Fields {
    /// Fields that stand there twice or that the form does not have are refused (WEB-06), and what no column can hold.
    pub(super) fn read(Posted(pairs): Posted, known: &[&str]) -> Result<Fields, WebError> {
        for (at, (name, value)) in pairs.iter().enumerate() {
            let twice = pairs[..at].iter().any(|(other, _)| other == name);
            if twice || !known.contains(&name.as_str()) || value.contains('\0') {
                return Err(WebError::BadForm);
            }
        }
        Ok(Fields(pairs))
    }

    /// A field that is missing is an empty one.
    pub(super) fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or_default()
    }

    pub(super) fn find(&self, name: &str) -> Option<&str> {
        get(&self.0, name)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// A field that every form of this kind has.
    pub(super) fn need(&self, name: &str) -> Result<&str, WebError> {
        self.find(name).ok_or(WebError::BadForm)
    }

    /// The number of a row that the form names.
    pub(super) fn row(&self, name: &str) -> Result<i64, WebError> {
        self.need(name)?.parse().map_err(|_| WebError::BadForm)
    }
}

fn get<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// The pairs of a body; none if there are bytes in it that are no text. A sign that stands for such bytes elsewhere is a sign
/// like any other here: somebody may have copied it along.
fn decode(body: &[u8]) -> Option<Pairs> {
    let text = |part: &[u8]| {
        let spaced: Vec<u8> = part.iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
        String::from_utf8(unescape(&spaced)).ok()
    };
    let parts = body.split(|byte| *byte == b'&').filter(|part| !part.is_empty());
    let pair = |part: &[u8]| {
        let end = part.iter().position(|byte| *byte == b'=').unwrap_or(part.len());
        Some((text(&part[..end])?, text(part.get(end + 1..).unwrap_or_default())?))
    };
    parts.map(pair).collect()
}

/// Bytes written as two digits after a percent sign.
fn unescape(mut escaped: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(escaped.len());
    while let [first, rest @ ..] = escaped {
        let digit = |at: usize| char::from(*rest.get(at)?).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let byte = (*first == b'%').then(|| Some(digit(0)? << 4 | digit(1)?)).flatten();
        bytes.push(byte.unwrap_or(*first));
        escaped = if byte.is_some() { &rest[2..] } else { rest };
    }
    bytes
}

/// Lines end with one sign, as in everything that we write ourselves.
fn with_plain_lines(mut pairs: Pairs) -> Pairs {
    for (_, value) in pairs.iter_mut().filter(|(_, value)| value.contains('\r')) {
        *value = value.replace("\r\n", "\n").replace('\r', "\n");
    }
    pairs
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn web_06_doubled_unknown_and_unreadable_fields_are_refused() {
        let read = |pairs: &[(&str, &str)]| {
            let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            Fields::read(Posted(pairs), &["name", "word"])
        };
        let fields = read(&[("name", "Anna")]).ok().unwrap();
        assert_eq!((fields.get("name"), fields.get("word"), fields.has("word")), ("Anna", "", false));
        assert!(matches!(fields.need("word"), Err(WebError::BadForm)));
        for wrong in [&[("name", "Anna"), ("name", "Anna")][..], &[("nonsense", "")], &[("word", "a\0b")]] {
            assert!(matches!(read(wrong), Err(WebError::BadForm)), "{wrong:?}");
        }
    }

    #[actix_web::test]
    async fn u_1_lines_end_the_same_however_they_were_sent() {
        for sent in ["a%0D%0Ab", "a%0Ab", "a%0Db"] {
            let request = TestRequest::default()
                .uri(&format!("/?words={sent}"))
                .insert_header(("content-type", "application/x-www-form-urlencoded"))
                .set_payload(format!("words={sent}"));
            let (request, mut payload) = request.to_http_parts();
            let Posted(posted) = Posted::from_request(&request, &mut payload).await.unwrap();
            let asked = Asked::from_request(&request, &mut payload).await.unwrap();
            assert_eq!((posted[0].1.as_str(), asked.get("words")), ("a\nb", "a\nb"), "{sent}");
        }
        for (sent, read) in [
            ("a=b&c", Some(vec![("a", "b"), ("c", "")])),
            ("&&a=b=c&=", Some(vec![("a", "b=c"), ("", "")])),
            ("a+%2B=%E2%9A%93+%f0%9f%98%80", Some(vec![("a +", "⚓ 😀")])),
            ("a=%EF%BF%BD", Some(vec![("a", "\u{fffd}")])),
            ("a=50%&b=%zz%4", Some(vec![("a", "50%"), ("b", "%zz%4")])),
            ("a=%ff", None),
            ("%C3=a", None),
        ] {
            let owned = |pair: (&str, &str)| (pair.0.to_owned(), pair.1.to_owned());
            let read = read.map(|pairs| pairs.into_iter().map(owned).collect());
            assert_eq!(decode(sent.as_bytes()), read, "{sent}");
            let lenient: Vec<_> = url::form_urlencoded::parse(sent.as_bytes()).into_owned().collect();
            assert!(read.is_none_or(|read| read == lenient), "{sent}");
        }
        assert_eq!(with_plain_lines(vec![(String::new(), "\r\n\r\r\n\n".to_owned())])[0].1, "\n\n\n\n");
    }
}
