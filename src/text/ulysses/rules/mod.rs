//! The rules of Ulysses for people: prose in every language (`locales/*/rules/ulysses.md`) with pictures drawn from the
//! board. Long text is not Fluent's: it has chapters and lists and no arguments. What the engine holds to is
//! `docs/rules/ulysses.md`.

mod picture;
#[cfg(test)]
mod tests;

pub(crate) use picture::Picture;

use crate::engine::ulysses::Question;
use crate::text::Locale;
use crate::text::per_locale::PerLocale;
use crate::text::rules::{Book, book as read};

const SOURCES: [&str; Locale::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/ulysses_rules.rs"));

static BOOKS: PerLocale<Book> = PerLocale::new();

pub(crate) fn book(locale: Locale) -> &'static Book {
    BOOKS.of(locale, || read(SOURCES[locale as usize], Picture::figure).expect("a test reads all of them"))
}

/// Where a reader finds what a question means; without one, how a game ends.
pub(crate) fn address(locale: Locale, question: Option<Question>) -> String {
    let anchor = match question {
        Some(Question::Action) => "turn",
        Some(Question::Asking) => "asking",
        Some(Question::Discussion) => "discussion",
        Some(Question::Wind) => "wind",
        None => "winning",
    };
    format!("/rules/ulysses/{}#{anchor}", locale.tag())
}
