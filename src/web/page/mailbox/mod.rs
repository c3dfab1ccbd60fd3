//! The demo's mail program: all letters, on a page that everyone on this machine can read. Elsewhere there is no such page.

mod samples;
mod sentences;

use actix_web::http::header;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::{DateTime, Utc};

use crate::mail::eml::Eml;
use crate::mail::transport::mailbox::Mailbox;
use crate::text::Text;
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;
use crate::web::headers::{FRAMED_LETTER, WITH_FRAME};

pub(in crate::web) use samples::{list as preview, show as show_sample, show_html as show_sample_html};
pub(in crate::web) use sentences::{list as list_sentences, show as show_sentences};

/// Letters on the page; older ones are still in the folder.
const LETTERS_MAX: usize = 200;

#[derive(Template)]
#[template(path = "page/mailbox.html")]
struct MailboxPage {
    t: Text,
    letters: Vec<InList>,
}

struct InList {
    path: String,
    to: String,
    subject: String,
    first_line: String,
    arrived: String,
    machine_time: String,
}

#[derive(Template)]
#[template(path = "page/letter.html")]
struct LetterPage {
    t: Text,
    eml: Eml,
    /// Below which the frame finds the letter.
    path: String,
    back: Back,
    has_original: bool,
}

/// The list that a letter is in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Back {
    Mailbox,
    Preview,
}

pub(in crate::web) async fn list(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let letters = with_mailbox(&app, |mailbox| {
        let newest = mailbox.list()?.into_iter().take(LETTERS_MAX);
        let read = newest.map(|filed| {
            Ok(mailbox.read(&filed.name)?.and_then(|bytes| in_list(&filed.name, filed.arrived_at, &bytes)))
        });
        let letters: std::io::Result<Vec<Option<InList>>> = read.collect();
        Ok(letters?.into_iter().flatten().collect::<Vec<_>>())
    });
    html(&MailboxPage { t, letters: letters.await? })
}

fn in_list(name: &str, arrived_at: DateTime<Utc>, bytes: &[u8]) -> Option<InList> {
    let eml = Eml::read(bytes)?;
    Some(InList {
        path: format!("/mailbox/letter/{name}"),
        first_line: eml.first_line(),
        to: eml.to,
        subject: eml.subject,
        arrived: arrived_at.format("%F %R UTC").to_string(),
        machine_time: arrived_at.to_rfc3339(),
    })
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    name: Path<String>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let eml = Eml::read(&bytes(&app, &name).await?).ok_or(WebError::NotFound)?;
    letter_page(LetterPage { t, eml, path: request.path().to_owned(), back: Back::Mailbox, has_original: true })
}

/// What the frame shows: the letter's own HTML under a policy of its own.
pub(in crate::web) async fn show_html(app: Data<App>, name: Path<String>) -> Result<HttpResponse, WebError> {
    framed(&bytes(&app, &name).await?)
}

pub(in crate::web) async fn original(app: Data<App>, name: Path<String>) -> Result<HttpResponse, WebError> {
    let bytes = bytes(&app, &name).await?;
    let disposition = format!("attachment; filename=\"{name}.eml\"");
    Ok(HttpResponse::Ok()
        .content_type("message/rfc822")
        .insert_header((header::CONTENT_DISPOSITION, disposition))
        .body(bytes))
}

async fn bytes(app: &App, name: &str) -> Result<Vec<u8>, WebError> {
    let name = name.to_owned();
    with_mailbox(app, move |mailbox| mailbox.read(&name)).await?.ok_or(WebError::NotFound)
}

/// Files are read where they hold up nobody; without a mailbox there is nothing here.
async fn with_mailbox<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&Mailbox) -> std::io::Result<T> + Send + 'static,
) -> Result<T, WebError> {
    let mailbox = app.mailbox.clone().ok_or(WebError::NotFound)?;
    let worked = tokio::task::spawn_blocking(move || work(&mailbox)).await;
    worked.unwrap_or_else(|panic| Err(std::io::Error::other(panic))).map_err(WebError::Mailbox)
}

fn letter_page(page: LetterPage) -> Result<HttpResponse, WebError> {
    let mut response = html(&page)?;
    for (name, value) in WITH_FRAME {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    }
    Ok(response)
}

fn framed(bytes: &[u8]) -> Result<HttpResponse, WebError> {
    let page = Eml::read(bytes).and_then(|eml| eml.html).ok_or(WebError::NotFound)?;
    let mut response = HttpResponse::Ok().content_type("text/html; charset=utf-8").body(out_of_the_frame(&page));
    for (name, value) in FRAMED_LETTER {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    }
    Ok(response)
}

/// Links of the letter open in the whole window, not in its frame.
fn out_of_the_frame(page: &str) -> String {
    const BASE: &str = "<base target=\"_top\">";
    match page.find("<head>") {
        Some(at) => format!("{}{BASE}{}", &page[..at + "<head>".len()], &page[at + "<head>".len()..]),
        None => format!("{BASE}{page}"),
    }
}

fn html(page: &impl Template) -> Result<HttpResponse, WebError> {
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").body(page.render()?))
}
