//! The rules of Odyssee for people: prose in every language (`locales/*/rules/odyssee.md`) with pictures drawn from the board.
//! What the engine holds to is `docs/rules/odyssee.md`.

use super::chart::labels;
use crate::chart::odyssee::{Chart, Ship};
use crate::engine::Seat;
use crate::engine::odyssee::{Arrow, Direction, Hex, Options, Question, drive, wind_at};
use crate::text::Locale;
use crate::text::per_locale::PerLocale;
use crate::text::rules::{Book, Figure, book as read};

/// In the order of [`Locale::ALL`].
const SOURCES: [&str; Locale::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/odyssee_rules.rs"));

static BOOKS: PerLocale<Book> = PerLocale::new();

pub(crate) fn book(locale: Locale) -> &'static Book {
    BOOKS.of(locale, || read(SOURCES[locale as usize], figure).expect("a test reads all of them"))
}

/// Where a reader finds what a question means; without one, how a game ends.
pub(crate) fn address(locale: Locale, question: Option<Question>) -> String {
    let anchor = match question {
        Some(Question::Turn) => "turn",
        Some(Question::Sail) => "sailing",
        Some(Question::Land | Question::Give | Question::Price) => "bargaining",
        Some(Question::Winds) => "storm",
        Some(Question::Cattle | Question::Toll | Question::Look) => "cards",
        Some(Question::Meeting | Question::Proposal) => "meeting",
        Some(Question::Battle | Question::Offer) => "battle",
        None => "home",
    };
    format!("/rules/odyssee/{}#{anchor}", locale.tag())
}

fn figure(name: &str) -> Option<Figure> {
    match name {
        "sea" => Some(Figure { name: "sea", draw: |locale| sea(locale).svg() }),
        "reach" => Some(Figure { name: "reach", draw: reach }),
        "storm" => Some(Figure { name: "storm", draw: storm }),
        _ => None,
    }
}

/// Three ships that have just left Troy.
fn sea(locale: Locale) -> Chart<'static> {
    let board = Options::default().board;
    let at = ["d8", "c9", "e9"].into_iter().filter_map(|name| board.hex_named(name));
    let ship = |(seat, hex): (Seat, Hex)| {
        let name = (seat.number() + 1).to_string();
        Ship { seat, name, hex, crew: 4, is_entitled: false }
    };
    Chart { ships: Seat::all(3).zip(at).map(ship).collect(), ..Chart::bare(board, labels(locale)) }
}

fn reach(locale: Locale) -> String {
    let sea = sea(locale);
    let own = sea.ships.first().map(|ship| (ship.seat, ship.hex));
    let reach = own.map(|(_, hex)| sea.board.reach(hex, 3).without(board_home(&sea))).unwrap_or_default();
    Chart { own: own.map(|(seat, _)| seat), reach, ..sea }.near()
}

/// Ithaca, which no ship may enter that has just left Troy.
fn board_home(sea: &Chart<'_>) -> crate::engine::odyssee::HexSet {
    crate::engine::odyssee::HexSet::only(sea.board.ithaca())
}

fn storm(locale: Locale) -> String {
    let sea = sea(locale);
    let arrow = sea.board.hex_named("d4").map(|origin| Arrow { origin, direction: Direction::E });
    let driven = |ship: &Ship| {
        let wind = wind_at(sea.board, arrow?, ship.hex)?;
        let to = drive(sea.board, ship.hex, Direction::E, wind, false);
        (to != ship.hex).then_some((ship.seat, ship.hex, to))
    };
    let drifts = sea.ships.iter().filter_map(driven).collect();
    Chart { arrow, drifts, ..sea }.svg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::rules::Block;

    /// A book without its words.
    fn shape(book: &Book) -> Vec<(&str, Vec<String>)> {
        let block = |block: &Block| match block {
            Block::Paragraph(_) => "paragraph".to_owned(),
            Block::Bullets(items) => format!("{} bullets", items.len()),
            Block::Steps(items) => format!("{} steps", items.len()),
            Block::Figure { picture, .. } => picture.name.to_owned(),
        };
        book.chapters.iter().map(|chapter| (chapter.anchor, chapter.blocks.iter().map(block).collect())).collect()
    }

    #[test]
    fn every_language_has_the_same_chapters_lists_and_pictures() {
        let english = shape(book(Locale::English));
        assert_eq!(english.len(), 16);
        for locale in Locale::ALL {
            assert_eq!(shape(book(locale)), english, "{locale:?}");
        }
    }

    #[test]
    fn every_question_has_a_chapter_and_every_picture_says_what_it_shows() {
        let book = book(Locale::English);
        let questions = [
            Question::Turn,
            Question::Sail,
            Question::Land,
            Question::Winds,
            Question::Cattle,
            Question::Meeting,
            Question::Battle,
        ];
        for question in questions.into_iter().map(Some).chain([None]) {
            let address = address(Locale::English, question);
            let anchor = address.split_once('#').unwrap().1;
            assert!(book.chapters.iter().any(|chapter| chapter.anchor == anchor), "{anchor}");
        }
        for name in ["sea", "reach", "storm"] {
            let svg = figure(name).unwrap().drawn(Locale::English);
            assert!(svg.starts_with("<svg ") && svg.contains("<desc>"), "{name}");
        }
        assert!(storm(Locale::English).matches("class=\"drift\"").count() >= 2, "the arrow drives ships");
        assert!(reach(Locale::English).contains("class=\"reach\""));
    }
}
