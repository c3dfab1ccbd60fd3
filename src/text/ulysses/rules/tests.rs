//! All languages say the same: same chapters, same anchors, same pictures, same lists, in the same order.

use super::{Picture, address, book};
use crate::engine::Eye;
use crate::engine::ulysses::{Board, Card, Cards, Question};
use crate::text::rules::{self as read, Block, Book, Misread, Span};
use crate::text::ulysses::vocabulary::{Teller, card_name};
use crate::text::{Locale, Text};

/// What must not differ between languages.
fn outline(book: &Book) -> Vec<(&'static str, Vec<String>)> {
    let shape = |block: &Block| match block {
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::Bullets(items) => format!("bullets {}", items.len()),
        Block::Steps(items) => {
            format!("steps {} {:?}", items.len(), items.iter().flat_map(|item| links(item)).collect::<Vec<_>>())
        }
        Block::Figure { picture, .. } => format!("picture {}", picture.name),
    };
    book.chapters.iter().map(|chapter| (chapter.anchor, chapter.blocks.iter().map(shape).collect())).collect()
}

fn links(spans: &[Span]) -> Vec<&'static str> {
    let anchor = |span: &Span| match span {
        Span::Link { anchor, .. } => Some(*anchor),
        Span::Plain(_) | Span::Strong(_) => None,
    };
    spans.iter().filter_map(anchor).collect()
}

fn words(spans: &[Span]) -> String {
    let words = spans.iter().map(|span| match span {
        Span::Plain(words) | Span::Strong(words) | Span::Link { words, .. } => *words,
    });
    words.collect()
}

fn chapter(locale: Locale, anchor: &str) -> String {
    let chapter = book(locale).chapters.iter().find(|chapter| chapter.anchor == anchor).unwrap();
    let text = |block: &Block| match block {
        Block::Paragraph(spans) => words(spans),
        Block::Bullets(items) | Block::Steps(items) => items.iter().map(|item| words(item) + "\n").collect(),
        Block::Figure { caption, .. } => (*caption).to_owned(),
    };
    chapter.blocks.iter().map(|block| text(block) + "\n").collect()
}

#[test]
fn all_languages_have_the_same_chapters_and_pictures() {
    let english = outline(book(Locale::English));
    for locale in Locale::ALL {
        assert_eq!(outline(book(locale)), english, "{locale:?}");
        for (number, chapter) in book(locale).chapters.iter().enumerate() {
            let heading = chapter.heading;
            assert!(!chapter.blocks.is_empty(), "{locale:?}: {heading} is empty");
            assert!(
                english[..number].iter().all(|(anchor, _)| *anchor != chapter.anchor),
                "{heading} stands there twice"
            );
        }
    }
    for picture in Picture::ALL {
        let shown = format!("picture {}", picture.name());
        assert!(english.iter().any(|(_, blocks)| blocks.contains(&shown)), "{picture:?} is shown nowhere");
    }
}

#[test]
fn every_link_leads_to_a_chapter() {
    for locale in Locale::ALL {
        let anchors: Vec<&str> = book(locale).chapters.iter().map(|chapter| chapter.anchor).collect();
        for block in book(locale).chapters.iter().flat_map(|chapter| &chapter.blocks) {
            let links: Vec<&str> = match block {
                Block::Paragraph(spans) => links(spans),
                Block::Bullets(items) | Block::Steps(items) => items.iter().flat_map(|item| links(item)).collect(),
                Block::Figure { .. } => Vec::new(),
            };
            assert!(links.iter().all(|link| anchors.contains(link)), "{locale:?}: {links:?}");
        }
        let questions = [Question::Action, Question::Asking, Question::Discussion, Question::Wind];
        for question in questions.map(Some).into_iter().chain([None]) {
            let address = address(locale, question);
            let (page, anchor) = address.split_once('#').unwrap();
            assert_eq!(page, format!("/rules/ulysses/{}", locale.tag()));
            assert!(anchors.contains(&anchor), "{address}");
        }
    }
}

#[test]
fn cards_are_called_as_at_the_table_and_counted_as_in_the_engine() {
    for locale in Locale::ALL {
        let lines = chapter(locale, "cards").to_lowercase();
        for (card, count) in Card::ALL.map(|card| (card, Cards::SUPPLY.count(card))) {
            let name = Text::of(locale).ulysses_card(card_name(card)).to_lowercase();
            let line =
                lines.lines().find(|line| line.starts_with(&name)).unwrap_or_else(|| panic!("{locale:?}: {name}"));
            assert!(line[name.len()..].trim_start().starts_with(&format!("({count})")), "{locale:?}: {line}");
        }
    }
}

#[test]
fn places_in_the_text_are_called_as_in_the_pictures() {
    let board = Board::named("proposed-1").unwrap();
    for locale in Locale::ALL {
        let teller = Teller {
            t: Text::of(locale),
            board,
            eye: Eye::Public,
            names: Default::default(),
            sides: Default::default(),
            ruleset: Default::default(),
        };
        let called = |id: &str| teller.place(board.place(id).unwrap());
        for (anchor, ids) in [
            ("goals", &["troy"][..]),
            ("proposal", &["delphi", "ithaca", "scheria", "olympus", "cythera"]),
            ("discussion", &["ithaca", "scheria"]),
            ("black", &["olympus"]),
            ("wind", &["ithaca"]),
        ] {
            let text = chapter(locale, anchor);
            for id in ids {
                assert!(text.contains(&called(id)), "{locale:?}: {anchor} does not name {}", called(id));
            }
        }
    }
}

#[test]
fn every_picture_says_what_it_shows() {
    for locale in Locale::ALL {
        for picture in Picture::ALL {
            let svg = picture.draw(locale);
            assert!(svg.contains("role=\"img\"") && svg.contains("<desc>"), "{picture:?}");
        }
        let discs = Picture::Black.draw(locale);
        assert_eq!(discs.matches("class=\"pin ").count(), 3);
    }
}

#[test]
fn a_faulty_file_names_its_line() {
    for (source, line, what) in [
        ("Rules", 1, "a title"),
        ("# Rules\n\nLead\n\nWords", 5, "a chapter"),
        ("# Rules\n\nLead\n\n## Goals", 5, "an anchor"),
        ("# Rules\n\nLead\n\n## Goals {#goals}\n\n**Four", 7, "the end of strong words"),
        ("# Rules\n\nLead\n\n## Goals {#goals}\n\nAn *old* form", 7, "two asterisks"),
        ("# Rules\n\nLead\n\n## Goals {#goals}\n\n1. One\n3. Three", 8, "the next number"),
        ("# Rules\n\nLead\n\n## Goals {#goals}\n\n![A dog](dog)", 7, "a picture that is drawn"),
        ("# Rules\n\nLead\n\n## Goals {#goals}\n\n[Four](goals)", 7, "where a link leads"),
    ] {
        assert_eq!(read::book(source, Picture::figure).map(|_| ()), Err(Misread { line, what }), "{source}");
    }
}
