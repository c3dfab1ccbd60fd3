//! What a written word is made of: hexes, stops, cards, seats, numbers, terms, fixed texts. The grammar that puts them together
//! is in `parse`.

use crate::engine::odyssee::{Board, Card, Direction, Hex, Isle, Stop, Terms};
use crate::engine::{Misread, Seat};

/// What should have stood where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordExpected {
    /// One of these, exactly as written here.
    OneOf(&'static [&'static str]),
    Hex,
    Direction,
    Card,
    /// A card that was not named before.
    OtherCard,
    /// An island; of two the lower number first.
    Isle,
    /// `isle1` to `isle15`, `aeolus` or `ithaca`.
    Stop,
    /// A stop that was not named before; nothing comes after Ithaca.
    OtherStop,
    /// A seat from 1 on.
    Seat,
    /// A number within these bounds, without leading zeros.
    Number {
        least: i8,
        most: i8,
    },
    /// A roll that no line has yet, in rising order.
    Roll,
    /// A line for each of the rolls 1 to 4.
    EveryRoll,
    /// Gifts, a card or an island, in this order, or 0.
    Item,
    /// Fewer of them.
    Fewer,
    /// What only stored words have.
    Track,
    End,
}

pub(super) type Read<T> = Result<T, Misread<WordExpected>>;

/// Reads all of a text with one of the methods of the reader.
pub(super) fn whole<T>(text: &str, board: &Board, read: impl FnOnce(&mut Reader<'_>) -> Read<T>) -> Read<T> {
    let mut reader = Reader { board, text, at: 0 };
    let word = read(&mut reader)?;
    if reader.rest().is_empty() { Ok(word) } else { Err(reader.misread(WordExpected::End)) }
}

pub(super) struct Reader<'a> {
    board: &'a Board,
    text: &'a str,
    /// Bytes read so far; always at the boundary of a character.
    pub(super) at: usize,
}

impl Reader<'_> {
    pub(super) fn hex(&mut self) -> Read<Hex> {
        let board = self.board;
        self.named(WordExpected::Hex, |word| board.hex_named(word))
    }

    pub(super) fn direction(&mut self) -> Read<Direction> {
        self.named(WordExpected::Direction, Direction::named)
    }

    pub(super) fn card(&mut self) -> Read<Card> {
        self.named(WordExpected::Card, Card::named)
    }

    pub(super) fn isle_after(&mut self, lower: Option<Isle>) -> Read<Isle> {
        self.named(WordExpected::Isle, |word| Isle::named(word).filter(|isle| lower.is_none_or(|lower| *isle > lower)))
    }

    pub(super) fn stop(&mut self) -> Read<Stop> {
        self.named(WordExpected::Stop, |word| match word {
            "ithaca" => Some(Stop::Ithaca),
            "aeolus" => Some(Stop::Aeolus),
            _ => Isle::named(word).map(Stop::Isle),
        })
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        self.named(WordExpected::Seat, |word| match word.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::new(digit - b'1'),
            _ => None,
        })
    }

    /// A seat, or a star for anybody.
    pub(super) fn anybody(&mut self) -> Read<Option<Seat>> {
        if self.skip("*") { Ok(None) } else { self.seat().map(Some) }
    }

    /// Cards in an order that matters; a comma with a space ends them.
    pub(super) fn cards(&mut self) -> Read<Vec<Card>> {
        let mut cards: Vec<Card> = Vec::new();
        loop {
            let before = self.at;
            let card = self.card()?;
            if cards.contains(&card) {
                self.at = before;
                return Err(self.misread(WordExpected::OtherCard));
            }
            cards.push(card);
            if self.rest().starts_with(", ") || !self.skip(",") {
                return Ok(cards);
            }
        }
    }

    pub(super) fn terms(&mut self) -> Read<Terms> {
        let word = self.word_here();
        match Terms::read(word) {
            Ok(terms) => {
                self.at += word.len();
                Ok(terms)
            }
            Err(right) => {
                self.at += right;
                Err(self.misread(WordExpected::Item))
            }
        }
    }

    pub(super) fn number(&mut self, least: i8, most: i8) -> Read<i8> {
        let word = self.word_here();
        let number = word.parse().ok().filter(|number: &i8| (least..=most).contains(number));
        // One spelling only: no sign, no leading zero.
        let number = number.filter(|number| number.to_string() == word);
        self.at += number.map_or(0, |_| word.len());
        number.ok_or_else(|| self.misread(WordExpected::Number { least, most }))
    }

    /// The same of what is never negative.
    pub(super) fn count(&mut self, least: u8, most: u8) -> Read<u8> {
        self.number(least.cast_signed(), most.cast_signed()).map(i8::cast_unsigned)
    }

    /// One of these texts, the first that is there.
    pub(super) fn one_of(&mut self, texts: &'static [&'static str]) -> Read<&'static str> {
        let found = texts.iter().copied().find(|text| self.skip(text));
        found.ok_or_else(|| self.misread(WordExpected::OneOf(texts)))
    }

    /// Reads the text if it is there; one that ends with a letter must end there.
    pub(super) fn skip(&mut self, text: &str) -> bool {
        let Some(rest) = self.rest().strip_prefix(text) else { return false };
        let goes_on = rest.starts_with(|next: char| next.is_alphanumeric());
        if text.ends_with(char::is_alphanumeric) && goes_on {
            return false;
        }
        self.at += text.len();
        true
    }

    /// A word of which `read` makes sense.
    fn named<T>(&mut self, expected: WordExpected, read: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        let word = self.word_here();
        let value = read(word).ok_or_else(|| self.misread(expected))?;
        self.at += word.len();
        Ok(value)
    }
}

impl<'a> Reader<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// What stands here up to a space or a mark; not yet read.
    fn word_here(&self) -> &'a str {
        self.rest().split([' ', ',', ';', '/', '\n']).next().unwrap_or_default()
    }

    pub(super) fn misread(&self, expected: WordExpected) -> Misread<WordExpected> {
        Misread { at: self.text[..self.at].chars().count(), expected }
    }
}
