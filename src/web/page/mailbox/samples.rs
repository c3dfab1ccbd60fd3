//! One example of every letter in every language, made on the spot from a game that nobody plays.

use std::sync::OnceLock;

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::{Back, LetterPage, framed, html, letter_page};
use crate::keyring::{Keyring, KeyringError};
use crate::mail::composed::{Composed, compose, first_line};
use crate::mail::contents::Letter;
use crate::mail::eml::Eml;
use crate::mail::message::{Envelope, Office};
use crate::mail::samples::samples;
use crate::text::{Locale, Text};
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;

const FROM: &str = "Penelope <post@penelope.invalid>";
const TO: &str = "anna@example.org";

/// A sample is the same each time, and drawing its chart takes a while: each is composed when somebody first looks at it.
static SAMPLES: [OnceLock<Vec<Sample>>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];

struct Sample {
    name: &'static str,
    letter: Letter,
    first_line: String,
    composed: OnceLock<Option<Composed>>,
}

#[derive(Template)]
#[template(path = "page/preview.html")]
struct PreviewPage {
    t: Text,
    kinds: Vec<Kind>,
}

/// A row of the page: the letter in every language.
struct Kind {
    first_line: String,
    languages: Vec<Language>,
}

pub(super) struct Language {
    pub(super) tag: &'static str,
    /// As its speakers call it.
    pub(super) name: &'static str,
    pub(super) path: String,
}

pub(in crate::web) async fn list(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    let samples = letters(&app, t.locale).await?;
    let kind = |(number, sample): (usize, &Sample)| Kind {
        first_line: sample.first_line.clone(),
        languages: Locale::ALL.into_iter().map(|locale| language(locale, number)).collect(),
    };
    html(&PreviewPage { t, kinds: samples.iter().enumerate().map(kind).collect() })
}

fn language(locale: Locale, number: usize) -> Language {
    Language { tag: locale.tag(), name: locale.own_name(), path: format!("/mailbox/preview/{}/{number}", locale.tag()) }
}

pub(in crate::web) async fn show(
    app: Data<App>,
    request: HttpRequest,
    which: Path<(String, usize)>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    let eml = Eml::read(&bytes(&app, &which).await?).ok_or(WebError::NotFound)?;
    letter_page(LetterPage { t, eml, path: request.path().to_owned(), back: Back::Preview, has_original: false })
}

pub(in crate::web) async fn show_html(app: Data<App>, which: Path<(String, usize)>) -> Result<HttpResponse, WebError> {
    framed(&bytes(&app, &which).await?)
}

async fn bytes(app: &App, (tag, number): &(String, usize)) -> Result<Vec<u8>, WebError> {
    let locale = Locale::named(tag).ok_or(WebError::NotFound)?;
    let sample = letters(app, locale).await?.get(*number).ok_or(WebError::NotFound)?;
    let composed = drafted(sample).await?;
    let office = Office::new(app.base_url.clone(), FROM.parse().expect("a sender"), strange_keys(&app.keys)?);
    let envelope = Envelope {
        to: &TO.parse().expect("an address"),
        message_id: &format!("example-{}-{tag}", sample.name.replace([' ', ','], "-")),
        date: app.clock.now(),
        letter: None,
    };
    let message = composed.to_message(&office, &envelope);
    Ok(message.map_err(|error| WebError::Letter(error.to_string()))?.formatted())
}

/// Written once; only a demo has such pages.
async fn letters(app: &App, locale: Locale) -> Result<&'static [Sample], WebError> {
    if app.mailbox.is_none() {
        return Err(WebError::NotFound);
    }
    let written = tokio::task::spawn_blocking(move || {
        SAMPLES[locale as usize].get_or_init(|| {
            let sample =
                |(name, letter)| Sample { name, first_line: first_line(&letter), letter, composed: OnceLock::new() };
            samples(locale).into_iter().map(sample).collect()
        })
    });
    written.await.map(Vec::as_slice).map_err(|panic| WebError::Letter(panic.to_string()))
}

async fn drafted(sample: &'static Sample) -> Result<&'static Composed, WebError> {
    let composed = tokio::task::spawn_blocking(|| sample.composed.get_or_init(|| compose(&sample.letter).ok()));
    let composed = composed.await.map_err(|panic| WebError::Letter(panic.to_string()))?;
    composed.as_ref().ok_or_else(|| WebError::Letter(format!("{} has no words", sample.name)))
}

/// Examples are signed with a key that nobody has: their links open nothing, whatever their rows may be called here.
fn strange_keys(keys: &Keyring) -> Result<Keyring, WebError> {
    let made = match keys.with_new_key() {
        Err(KeyringError::Full) => keys.without_oldest_key().and_then(|keys| keys.with_new_key()),
        made => made,
    };
    made.map_err(|error| WebError::Letter(error.to_string()))
}
