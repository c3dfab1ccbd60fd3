//! The rules of a game for people: prose with pictures, in every language. Long text is not Fluent's: it has chapters and
//! lists and no arguments.

mod read;

#[cfg(test)]
pub(crate) use read::Misread;
pub(crate) use read::book;

use super::Locale;

/// The whole text in one language.
#[derive(Debug)]
pub(crate) struct Book {
    pub(crate) title: &'static str,
    pub(crate) lead: Vec<Span>,
    pub(crate) chapters: Vec<Chapter>,
}

#[derive(Debug)]
pub(crate) struct Chapter {
    /// The same in every language: addresses end in it.
    pub(crate) anchor: &'static str,
    pub(crate) heading: &'static str,
    pub(crate) blocks: Vec<Block>,
}

#[derive(Debug)]
pub(crate) enum Block {
    Paragraph(Vec<Span>),
    Bullets(Vec<Vec<Span>>),
    Steps(Vec<Vec<Span>>),
    Figure { picture: Figure, caption: &'static str },
}

/// A picture that the game draws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figure {
    pub(crate) name: &'static str,
    pub(crate) draw: fn(Locale) -> String,
}

impl Figure {
    /// As SVG, with what it shows in words inside.
    pub(crate) fn drawn(&self, locale: Locale) -> String {
        (self.draw)(locale)
    }
}

/// A piece of a sentence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Span {
    Plain(&'static str),
    Strong(&'static str),
    /// To a chapter of the same book.
    Link {
        words: &'static str,
        anchor: &'static str,
    },
}
