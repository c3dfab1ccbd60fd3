//! What a written word is made of: places, sides, numbers, cards, fixed texts. The grammar that puts them together is in
//! `parse`.

use super::word::{Day, Either};
use crate::deadline::zone::Zone;
use crate::engine::ulysses::{Board, Card, Cards, CardsExpected, Place, PlaceSet, Side};
use crate::engine::{Misread, Seat};

/// What should have stood where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordExpected {
    /// One of these, exactly as written here.
    OneOf(&'static [&'static str]),
    /// The id of a place.
    Place,
    /// A place that was not named before.
    OtherPlace,
    Side,
    /// A side that has no ceiling of its own yet.
    OtherSide,
    /// A number from 0 to 99 without leading zeros.
    Number,
    /// A number from 1 to what there is of the kind.
    Count,
    /// The letter of a kind, in the order `o t w x z p`.
    Letter,
    /// Four places at most.
    FewPlaces,
    /// A seat, counted from 1.
    Seat,
    /// A date such as 2026-11-16.
    Date,
    End,
}

pub(super) type Read<T> = Result<T, Misread<WordExpected>>;

/// Reads all of a text with one of the methods of the reader.
pub(super) fn whole<T>(text: &str, board: &Board, read: impl FnOnce(&mut Reader<'_>) -> Read<T>) -> Read<T> {
    let mut reader = Reader { board, text, at: 0 };
    let word = read(&mut reader)?;
    if reader.rest().is_empty() { Ok(word) } else { Err(reader.misread(WordExpected::End)) }
}

/// No hand has more cards that count for a side, and no player wants to type more.
const NUMBER_MAX: u8 = 99;

pub(super) struct Reader<'a> {
    board: &'a Board,
    text: &'a str,
    /// Bytes read so far; always at the boundary of a character.
    pub(super) at: usize,
}

impl Reader<'_> {
    pub(super) fn side(&mut self) -> Read<Side> {
        let name = self.word_here();
        let side = Side::ALL.into_iter().find(|side| side.name() == name);
        self.at += side.map_or(0, |side| side.name().len());
        side.ok_or_else(|| self.misread(WordExpected::Side))
    }

    pub(super) fn place(&mut self) -> Read<Place> {
        let word = self.word_here();
        let place = self.board.place(word).ok_or_else(|| self.misread(WordExpected::Place))?;
        self.at += word.len();
        Ok(place)
    }

    pub(super) fn place_then(&mut self, then: &'static str) -> Read<Place> {
        let place = self.place()?;
        if self.skip(then) { Ok(place) } else { Err(self.misread(WordExpected::OneOf(&[" "]))) }
    }

    /// Places in an order that matters.
    pub(super) fn ways(&mut self) -> Read<Vec<Place>> {
        let mut places: Vec<Place> = Vec::new();
        loop {
            let before = self.at;
            let place = self.place()?;
            if places.contains(&place) {
                self.at = before;
                return Err(self.misread(WordExpected::OtherPlace));
            }
            places.push(place);
            // A comma with a space begins the next rule.
            if self.rest().starts_with(", ") || !self.skip(",") {
                return Ok(places);
            }
        }
    }

    pub(super) fn any_places(&mut self) -> Read<PlaceSet> {
        if self.skip("*") { Ok(PlaceSet::ALL) } else { Ok(self.ways()?.into_iter().collect()) }
    }

    pub(super) fn number(&mut self) -> Read<u8> {
        let digits = self.rest().len() - self.rest().trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        let text = &self.rest()[..digits];
        let plain = text == "0" || !text.starts_with('0');
        let number = text.parse().ok().filter(|number| plain && *number <= NUMBER_MAX);
        self.at += number.map_or(0, |_| digits);
        number.ok_or_else(|| self.misread(WordExpected::Number))
    }

    pub(super) fn cards(&mut self) -> Read<Cards> {
        let word = self.word_here();
        match word.parse::<Cards>() {
            Ok(cards) if !cards.is_empty() => {
                self.at += word.len();
                Ok(cards)
            }
            Ok(_) => Err(self.misread(WordExpected::Count)),
            Err(error) => {
                self.at += error.at;
                Err(self.misread(match error.expected {
                    CardsExpected::Count => WordExpected::Count,
                    CardsExpected::Letter => WordExpected::Letter,
                }))
            }
        }
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let before = self.at;
        let seat = self.number()?.checked_sub(1).and_then(Seat::new);
        seat.ok_or_else(|| {
            self.at = before;
            self.misread(WordExpected::Seat)
        })
    }

    pub(super) fn date(&mut self) -> Read<Day> {
        let word = self.word_here();
        let day = word.parse().map_err(|_| self.misread(WordExpected::Date))?;
        self.at += word.len();
        Ok(day)
    }

    /// After a day; in UTC if nothing is said.
    pub(super) fn zone(&mut self) -> Read<Zone> {
        if !self.skip(" ") {
            return Ok(Zone::UTC);
        }
        let word = self.word_here();
        let zone = word.parse().map_err(|_| self.misread(WordExpected::Date))?;
        self.at += word.len();
        Ok(zone)
    }

    pub(super) fn either(&mut self, card: Card) -> Read<Either> {
        let letters: &[&str] = if card == Card::Wind { &["wz", "w", "z"] } else { &["pz", "p", "z"] };
        Ok(match self.one_of(letters)? {
            "wz" | "pz" => Either::Both,
            "z" => Either::Zeus,
            _ => Either::Itself,
        })
    }

    /// One of these texts, the first that is there.
    pub(super) fn one_of(&mut self, texts: &'static [&'static str]) -> Read<&'static str> {
        let found = texts.iter().copied().find(|text| self.skip(text));
        found.ok_or_else(|| self.misread(WordExpected::OneOf(texts)))
    }

    /// Reads the text if it is there; one that ends with a letter must end there.
    pub(super) fn skip(&mut self, text: &str) -> bool {
        let Some(rest) = self.rest().strip_prefix(text) else { return false };
        let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric());
        if text.ends_with(char::is_alphanumeric) && goes_on(rest) {
            return false;
        }
        self.at += text.len();
        true
    }
}

impl<'a> Reader<'a> {
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// What stands here up to a space or a mark; not yet read.
    fn word_here(&self) -> &'a str {
        self.rest().split([' ', ',', ';', '\n']).next().unwrap_or_default()
    }

    pub(super) fn misread(&self, expected: WordExpected) -> Misread<WordExpected> {
        Misread { at: self.text[..self.at].chars().count(), expected }
    }
}
