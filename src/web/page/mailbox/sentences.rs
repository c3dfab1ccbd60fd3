//! Every sentence of every language with its place and its arguments filled in: for translators, in the demo only.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use askama::Template;

use super::html;
use super::samples::Language;
use crate::text::sentences::{Message, all, files};
use crate::text::{Locale, Text};
use crate::web::App;
use crate::web::error::WebError;
use crate::web::extract::Lang;

#[derive(Template)]
#[template(path = "page/sentences.html")]
struct FilesPage {
    t: Text,
    files: Vec<File>,
}

struct File {
    name: String,
    count: usize,
    languages: Vec<Language>,
}

#[derive(Template)]
#[template(path = "page/sentences_file.html")]
struct FilePage {
    t: Text,
    /// Where it stands.
    path: String,
    tag: &'static str,
    sections: Vec<Section>,
}

struct Section {
    name: &'static str,
    sentences: Vec<Sentence>,
}

struct Sentence {
    id: &'static str,
    templates: String,
    examples: Vec<String>,
}

pub(in crate::web) async fn list(app: Data<App>, Lang(t): Lang) -> Result<HttpResponse, WebError> {
    for_demo(&app)?;
    let language = |locale: Locale, name: &str| {
        let path = format!("/mailbox/sentences/{}/{name}", locale.tag());
        Language { tag: locale.tag(), name: locale.own_name(), path }
    };
    let file = |name: &str| File {
        name: format!("{name}.ftl"),
        count: all().iter().filter(|message| message.file == name).count(),
        languages: Locale::ALL.into_iter().map(|locale| language(locale, name)).collect(),
    };
    html(&FilesPage { t, files: files().into_iter().map(file).collect() })
}

pub(in crate::web) async fn show(
    app: Data<App>,
    which: Path<(String, String)>,
    Lang(t): Lang,
) -> Result<HttpResponse, WebError> {
    for_demo(&app)?;
    let (tag, file) = which.into_inner();
    let locale = Locale::named(&tag).ok_or(WebError::NotFound)?;
    let messages: Vec<&Message> = all().iter().filter(|message| message.file == file).collect();
    if messages.is_empty() {
        return Err(WebError::NotFound);
    }
    let said = Text::of(locale);
    let sections = messages.chunk_by(|one, other| one.section == other.section).map(|messages| Section {
        name: messages[0].section,
        sentences: messages.iter().map(|message| sentence(message, said)).collect(),
    });
    let path = format!("locales/{}/{file}.ftl", locale.tag());
    html(&FilePage { t, path, tag: locale.tag(), sections: sections.collect() })
}

fn sentence(message: &Message, t: Text) -> Sentence {
    Sentence { id: message.id, templates: message.templates.join(", "), examples: message.examples(t) }
}

/// Elsewhere there is nothing of the sort.
fn for_demo(app: &App) -> Result<(), WebError> {
    app.mailbox.is_some().then_some(()).ok_or(WebError::NotFound)
}
