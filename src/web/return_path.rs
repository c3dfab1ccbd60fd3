//! Where the reader is: what the languages at the foot of every page lead back to. Pages are rendered within the task of their
//! request, so that no page has to hand its own address to the foot.

use actix_web::http::{Method, Uri};

tokio::task_local! {
    static HERE: String;
}

/// Everything rendered by the future knows this address.
pub(super) async fn within<F: Future>(here: String, future: F) -> F::Output {
    HERE.scope(here, future).await
}

pub(super) fn within_sync<T>(here: String, render: impl FnOnce() -> T) -> T {
    HERE.sync_scope(here, render)
}

/// The address of the page being rendered.
pub(crate) fn path() -> String {
    HERE.try_with(Clone::clone).unwrap_or_else(|_| "/".to_owned())
}

/// Where the page of a request can be looked at again. What was posted is not sent twice: its answer leads to the page that
/// the form stood on.
pub(super) fn of(method: &Method, uri: &Uri) -> String {
    if *method != Method::POST {
        return uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
    }
    let path = uri.path();
    let mut parts = path.split('/').skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some("table" | "l"), Some(_), Some("resign")) => path.to_owned(),
        (Some("table"), Some(code), Some(_)) => format!("/table/{code}"),
        (Some("l"), Some(token), Some(_)) => format!("/l/{token}"),
        (Some("my"), Some("vacation"), _) => "/my/hours".to_owned(),
        (Some("my"), Some("hours" | "letters" | "erase" | "sessions"), None) => path.to_owned(),
        (Some("my"), ..) => "/my".to_owned(),
        (Some("try" | "language"), ..) => "/".to_owned(),
        (..) => path.to_owned(),
    }
}

/// An address of ours that somebody was to be led back to; anything else is the front page.
pub(super) fn own(path: &str) -> &str {
    let other_host = path.starts_with("//") || path.contains(['\\', '\r', '\n']);
    if path.starts_with('/') && !other_host && path.parse::<Uri>().is_ok() { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_leads_back_to_the_page_of_its_form() {
        let of = |method: Method, path: &str| super::of(&method, &path.parse().unwrap());
        assert_eq!(of(Method::GET, "/table/K7QM2X/review?do=agree"), "/table/K7QM2X/review?do=agree");
        for (posted, page) in [
            ("/new", "/new"),
            ("/try", "/"),
            ("/table/K7QM2X/talk/remove", "/table/K7QM2X"),
            ("/l/abc/act", "/l/abc"),
            ("/l/abc/resign", "/l/abc/resign"),
            ("/my/settings", "/my"),
            ("/my/hours", "/my/hours"),
            ("/my/letters", "/my/letters"),
            ("/my/vacation/end", "/my/hours"),
            ("/confirm/abc", "/confirm/abc"),
        ] {
            assert_eq!(of(Method::POST, posted), page);
        }
    }

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(own("/l/abc?here"), "/l/abc?here");
        for other in ["", "https://example.org", "//example.org", "/\\example.org", "/a\r\nb", "/a b"] {
            assert_eq!(own(other), "/", "{other}");
        }
    }
}
