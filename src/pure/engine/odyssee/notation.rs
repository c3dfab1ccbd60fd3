//! The written form of an action: the log's, the archive's and the command line's. It outlives the code.
//!
//! ```text
//! die              arrow HEX DIR      sail HEX         stay
//! land             bid TERMS for CARD
//! give CARD        take               ask TERMS for CARD else CARD
//! accept           refuse
//! calm             feast              graze            hero        gifts        look ISLE [ISLE]
//! peace            fight              demand TERMS     trade TERMS for TERMS
//! on               offer TERMS [for TERMS]
//! ```
//!
//! TERMS are items joined by `+`, gifts (`2g`), then cards, then islands, each by rising number; `0` for nothing.

use std::fmt;

use super::action::{Action, Arrow, Exchange, Price, Terms};
use super::board::Board;
use super::cards::Card;
use super::place::{Direction, Hex, Isle, IsleSet};
use super::{GIFTS, place};
use crate::engine::Misread;

impl Action {
    /// The written form, with the names of a board's hexes.
    pub fn written(self, board: &Board) -> impl fmt::Display {
        Written { action: self, board }
    }

    /// Reads the written form, strictly: lower case, one space, each action in its only spelling.
    pub fn read(text: &str, board: &Board) -> Result<Self, Misread<Expected>> {
        let mut reader = Reader { board, text, at: 0 };
        let action = reader.action()?;
        if reader.rest().is_empty() { Ok(action) } else { Err(reader.misread(Expected::End)) }
    }
}

/// What should have stood where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of the first words.
    Verb,
    Space,
    Hex,
    Direction,
    Card,
    /// An island; of two the lower number first.
    Isle,
    /// A part of terms, in their order, or `0`.
    Item,
    /// The word `for`.
    For,
    /// The word `else`.
    Else,
    /// Terms other than `0`, which is not written after `for` in an offer.
    Something,
    End,
}

struct Written<'a> {
    action: Action,
    board: &'a Board,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |hex| self.board.hex_name(hex);
        match self.action {
            Action::Die => f.write_str("die"),
            Action::Arrow(Arrow { origin, direction }) => write!(f, "arrow {} {}", name(origin), direction.name()),
            Action::Sail(hex) => write!(f, "sail {}", name(hex)),
            Action::Stay => f.write_str("stay"),
            Action::Land => f.write_str("land"),
            Action::Bid(Price { terms, card }) => write!(f, "bid {terms} for {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Take => f.write_str("take"),
            Action::Ask { price: Price { terms, card }, otherwise } => {
                write!(f, "ask {terms} for {card} else {otherwise}")
            }
            Action::Accept => f.write_str("accept"),
            Action::Refuse => f.write_str("refuse"),
            Action::Calm => f.write_str("calm"),
            Action::Feast => f.write_str("feast"),
            Action::Graze => f.write_str("graze"),
            Action::Hero => f.write_str("hero"),
            Action::Gifts => f.write_str("gifts"),
            Action::Look(isles) => {
                f.write_str("look")?;
                isles.iter().try_for_each(|isle| write!(f, " {isle}"))
            }
            Action::Peace => f.write_str("peace"),
            Action::Fight => f.write_str("fight"),
            Action::Demand(terms) => write!(f, "demand {terms}"),
            Action::Trade(Exchange { gives, wants }) => write!(f, "trade {gives} for {wants}"),
            Action::On => f.write_str("on"),
            Action::Offer(Exchange { gives, wants: Terms::NOTHING }) => write!(f, "offer {gives}"),
            Action::Offer(Exchange { gives, wants }) => write!(f, "offer {gives} for {wants}"),
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_nothing() {
            return f.write_str("0");
        }
        let mut joint = "";
        if self.gifts > 0 {
            write!(f, "{}g", self.gifts)?;
            joint = "+";
        }
        for card in self.cards.iter() {
            write!(f, "{joint}{card}")?;
            joint = "+";
        }
        for isle in self.isles.iter() {
            write!(f, "{joint}{isle}")?;
            joint = "+";
        }
        Ok(())
    }
}

impl Terms {
    /// Reads the written form; the error is how many bytes of it are right.
    pub fn read(word: &str) -> Result<Self, usize> {
        let (mut terms, mut right) = (Terms::NOTHING, 0);
        if word == "0" {
            return Ok(terms);
        }
        for item in word.split('+') {
            if !add(&mut terms, item) {
                return Err(right);
            }
            right += item.len() + 1; // And the joint.
        }
        Ok(terms)
    }
}

struct Reader<'a> {
    board: &'a Board,
    text: &'a str,
    /// Bytes read so far; always at the boundary of a character.
    at: usize,
}

type Read<T> = Result<T, Misread<Expected>>;

impl Reader<'_> {
    fn action(&mut self) -> Read<Action> {
        let verb = self.word();
        self.at = verb.len();
        Ok(match verb {
            "die" => Action::Die,
            "arrow" => Action::Arrow(Arrow { origin: self.hex()?, direction: self.direction()? }),
            "sail" => Action::Sail(self.hex()?),
            "stay" => Action::Stay,
            "land" => Action::Land,
            "bid" => Action::Bid(self.price()?),
            "give" => Action::Give(self.card()?),
            "take" => Action::Take,
            "ask" => {
                let price = self.price()?;
                self.keyword("else", Expected::Else)?;
                Action::Ask { price, otherwise: self.card()? }
            }
            "accept" => Action::Accept,
            "refuse" => Action::Refuse,
            "calm" => Action::Calm,
            "feast" => Action::Feast,
            "graze" => Action::Graze,
            "hero" => Action::Hero,
            "gifts" => Action::Gifts,
            "look" => Action::Look(self.isles()?),
            "peace" => Action::Peace,
            "fight" => Action::Fight,
            "demand" => Action::Demand(self.terms()?),
            "trade" => {
                let gives = self.terms()?;
                self.keyword("for", Expected::For)?;
                Action::Trade(Exchange { gives, wants: self.terms()? })
            }
            "on" => Action::On,
            "offer" => Action::Offer(self.offer()?),
            _ => {
                self.at = 0;
                return Err(self.misread(Expected::Verb));
            }
        })
    }

    fn hex(&mut self) -> Read<Hex> {
        let board = self.board;
        self.next(Expected::Hex, |word| board.hex_named(word))
    }

    fn direction(&mut self) -> Read<Direction> {
        self.next(Expected::Direction, Direction::named)
    }

    fn card(&mut self) -> Read<Card> {
        self.next(Expected::Card, Card::named)
    }

    fn keyword(&mut self, keyword: &str, expected: Expected) -> Read<()> {
        self.next(expected, |word| (word == keyword).then_some(()))
    }

    fn price(&mut self) -> Read<Price> {
        let terms = self.terms()?;
        self.keyword("for", Expected::For)?;
        Ok(Price { terms, card: self.card()? })
    }

    fn offer(&mut self) -> Read<Exchange> {
        let gives = self.terms()?;
        if self.rest().is_empty() {
            return Ok(Exchange { gives, wants: Terms::NOTHING });
        }
        self.keyword("for", Expected::For)?;
        let before = self.at;
        let wants = self.terms()?;
        if wants.is_nothing() {
            self.at = before + 1;
            return Err(self.misread(Expected::Something));
        }
        Ok(Exchange { gives, wants })
    }

    /// One island, or two in their order.
    fn isles(&mut self) -> Read<IsleSet> {
        let first = self.next(Expected::Isle, Isle::named)?;
        let mut isles = IsleSet::only(first);
        if !self.rest().is_empty() {
            isles.insert(self.next(Expected::Isle, |word| Isle::named(word).filter(|second| *second > first))?);
        }
        Ok(isles)
    }

    fn terms(&mut self) -> Read<Terms> {
        self.space()?;
        let word = self.word();
        let terms = Terms::read(word);
        self.at += terms.err().unwrap_or(word.len());
        terms.map_err(|_| self.misread(Expected::Item))
    }

    /// A space and a word of which `read` makes sense.
    fn next<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Read<T> {
        self.space()?;
        let word = self.word();
        let value = read(word).ok_or_else(|| self.misread(expected))?;
        self.at += word.len();
        Ok(value)
    }

    fn space(&mut self) -> Read<()> {
        if !self.rest().starts_with(' ') {
            return Err(self.misread(Expected::Space));
        }
        self.at += 1;
        Ok(())
    }
}

/// Adds an item that comes after all those there in the order of items.
fn add(terms: &mut Terms, item: &str) -> bool {
    if let Some(card) = Card::named(item) {
        let fits = terms.isles.is_empty() && terms.cards.iter().all(|before| before < card);
        terms.cards.insert(card);
        return fits;
    }
    if let Some(isle) = Isle::named(item) {
        let fits = terms.isles.iter().all(|before| before < isle);
        terms.isles.insert(isle);
        return fits;
    }
    let count = item.strip_suffix('g').and_then(|digits| place::number_after("", digits));
    let fits = terms.is_nothing() && count.is_some_and(|count| count <= GIFTS);
    terms.gifts = count.unwrap_or(0);
    fits
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// What stands here up to the next space; not yet read.
    fn word(&self) -> &'a str {
        self.rest().split(' ').next().unwrap_or_default()
    }

    fn misread(&self, expected: Expected) -> Misread<Expected> {
        Misread { at: self.text[..self.at].chars().count(), expected }
    }
}
