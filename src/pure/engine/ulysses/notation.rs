//! The written form of an action: the log's, the archive's and the command line's. It outlives the code.
//!
//! ```text
//! pandora p|z              plague PLACE x|z           unplague PLACE CARDS        exchange GOAL COLOUR CARDS
//! temple TEMPLES CARDS     propose PLACE              stay                        wind w|z            rest
//! agree                    object PLACE CARDS [clear CARDS]                       pass
//! support SIDE CARDS       black PLACE CARDS [clear CARDS]
//! ```

use std::fmt;

use super::action::{Action, Marking, Means, Side};
use super::board::Board;
use super::cards::{Card, Cards, CardsExpected};
use super::place::{Color, Place};
use crate::engine::Misread;

impl Action {
    /// The written form, with the ids of a board.
    pub fn written(self, board: &Board) -> impl fmt::Display {
        Written { action: self, board, public: false }
    }

    /// The written form for other eyes: of the goal given back in an exchange only the color (S-89).
    pub fn written_public(self, board: &Board) -> impl fmt::Display {
        Written { action: self, board, public: true }
    }

    /// Reads the written form, strictly: lower case, one space, no zero counts, kinds in their order.
    pub fn read(text: &str, board: &Board) -> Result<Self, Misread<Expected>> {
        let mut reader = Reader { board, text, at: 0 };
        let action = reader.action()?;
        if reader.rest().is_empty() { Ok(action) } else { Err(reader.misread(Expected::End)) }
    }
}

/// What should have stood where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of the fourteen first words.
    Verb,
    Space,
    /// The id of a place.
    Place,
    Color,
    Side,
    /// The letter of this card, or `z`.
    Means(Card),
    /// A number from 1 to what there is of the kind.
    Count,
    /// The letter of a kind, in the order `o t w x z p`.
    Letter,
    /// The word `clear`, or the end.
    Clear,
    End,
}

struct Written<'a> {
    action: Action,
    board: &'a Board,
    public: bool,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = |place| self.board.id(place);
        let marking = |f: &mut fmt::Formatter<'_>, verb, Marking { place, cards, clear }| {
            write!(f, "{verb} {} {cards}", id(place))?;
            if clear.is_empty() { Ok(()) } else { write!(f, " clear {clear}") }
        };
        match self.action {
            Action::Pandora(means) => write!(f, "pandora {}", means.card(Card::Pandora).letter()),
            Action::Plague { place, means } => write!(f, "plague {} {}", id(place), means.card(Card::Plague).letter()),
            Action::Unplague { place, cards } => write!(f, "unplague {} {cards}", id(place)),
            Action::Exchange { goal, pile, cards } => {
                let goal = if self.public { self.board.color(goal).name() } else { id(goal) };
                write!(f, "exchange {goal} {} {cards}", pile.name())
            }
            Action::Temple { temples, others } => write!(f, "temple {temples} {others}"),
            Action::Propose(place) => write!(f, "propose {}", id(place)),
            Action::Stay => f.write_str("stay"),
            Action::Wind(means) => write!(f, "wind {}", means.card(Card::Wind).letter()),
            Action::Rest => f.write_str("rest"),
            Action::Agree => f.write_str("agree"),
            Action::Object(red) => marking(f, "object", red),
            Action::Pass => f.write_str("pass"),
            Action::Support { side, cards } => write!(f, "support {} {cards}", side.name()),
            Action::Black(black) => marking(f, "black", black),
        }
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
            "pandora" => Action::Pandora(self.means(Card::Pandora)?),
            "plague" => Action::Plague { place: self.place()?, means: self.means(Card::Plague)? },
            "unplague" => Action::Unplague { place: self.place()?, cards: self.cards()? },
            "exchange" => Action::Exchange { goal: self.place()?, pile: self.color()?, cards: self.cards()? },
            "temple" => Action::Temple { temples: self.cards()?, others: self.cards()? },
            "propose" => Action::Propose(self.place()?),
            "stay" => Action::Stay,
            "wind" => Action::Wind(self.means(Card::Wind)?),
            "rest" => Action::Rest,
            "agree" => Action::Agree,
            "object" => Action::Object(self.marking()?),
            "pass" => Action::Pass,
            "support" => Action::Support { side: self.side()?, cards: self.cards()? },
            "black" => Action::Black(self.marking()?),
            _ => {
                self.at = 0;
                return Err(self.misread(Expected::Verb));
            }
        })
    }

    fn place(&mut self) -> Read<Place> {
        let board = self.board;
        self.next(Expected::Place, |word| board.place(word))
    }

    fn color(&mut self) -> Read<Color> {
        self.next(Expected::Color, Color::named)
    }

    fn side(&mut self) -> Read<Side> {
        self.next(Expected::Side, |word| Side::ALL.into_iter().find(|side| side.name() == word))
    }

    fn means(&mut self, card: Card) -> Read<Means> {
        let fits = |word: &str, means: &Means| word.chars().eq([means.card(card).letter()]);
        self.next(Expected::Means(card), |word| Means::ALL.into_iter().find(|means| fits(word, means)))
    }

    fn cards(&mut self) -> Read<Cards> {
        self.space()?;
        let word = self.word();
        match word.parse::<Cards>() {
            Ok(cards) if !cards.is_empty() => {
                self.at += word.len();
                Ok(cards)
            }
            Ok(_) => Err(self.misread(Expected::Count)),
            Err(error) => {
                self.at += error.at;
                Err(self.misread(match error.expected {
                    CardsExpected::Count => Expected::Count,
                    CardsExpected::Letter => Expected::Letter,
                }))
            }
        }
    }

    fn marking(&mut self) -> Read<Marking> {
        let (place, cards) = (self.place()?, self.cards()?);
        let mut clear = Cards::NONE;
        if !self.rest().is_empty() {
            self.next(Expected::Clear, |word| (word == "clear").then_some(()))?;
            clear = self.cards()?;
        }
        Ok(Marking { place, cards, clear })
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
