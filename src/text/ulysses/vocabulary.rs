//! The words of the game in the reader's language: cards, colors, sides, places, names. Nothing here knows of pages.

use super::sides::Sides;
use crate::engine::ulysses::{Board, Card, Cards, Color, Place, Ruleset, Side};
use crate::engine::{Eye, Seat};
use crate::text::company::Names;
use crate::text::{Text, yes_no};

/// Who tells the story of a table, to whom, in which language.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) t: Text,
    pub(crate) board: &'static Board,
    pub(crate) eye: Eye,
    pub(crate) names: Names<'a>,
    /// Whose the sides are that are told of.
    pub(crate) sides: Sides,
    /// By which rules the table plays.
    pub(crate) ruleset: Ruleset,
}

impl Teller<'_> {
    /// A seat without a name is called by its number, counted from 1 as people do.
    pub(crate) fn name(self, seat: Seat) -> String {
        let name = self.names.of(seat).map(str::to_owned);
        name.unwrap_or_else(|| self.t.seat_number(seat.number() + 1))
    }

    /// Whether the seat is the reader's own: a sentence about it then says «you».
    pub(crate) fn you(self, seat: Seat) -> &'static str {
        yes_no(self.is_you(seat))
    }

    /// Not what somebody did there who held the seat before.
    fn is_you(self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat) && !self.names.has_changed(seat)
    }

    /// Whether a wind renews what may be done once in a turn (D-14).
    pub(crate) fn anew(self) -> &'static str {
        yes_no(self.ruleset == Ruleset::UlyssesCs1)
    }

    /// The name, or «you».
    pub(crate) fn name_or_you(self, seat: Seat) -> String {
        if self.is_you(seat) { self.t.ulysses_you() } else { self.name(seat) }
    }

    pub(crate) fn names(self, seats: impl Iterator<Item = Seat>) -> String {
        self.list(seats.map(|seat| self.name_or_you(seat)).collect())
    }

    pub(crate) fn place(self, place: Place) -> String {
        self.board.site(place).name.of(self.t.locale.tag()).to_owned()
    }

    pub(crate) fn color(self, color: Color) -> String {
        self.t.ulysses_color(color.name())
    }

    pub(crate) fn side(self, side: Side) -> String {
        self.t.ulysses_side(side.name())
    }

    /// «2 objections and 1 Zeus», as the object of a sentence.
    pub(crate) fn cards(self, cards: Cards) -> String {
        let present = Card::ALL.into_iter().filter(|card| cards.count(*card) > 0);
        self.list(present.map(|card| self.t.ulysses_cards_of(card_name(card), cards.count(card))).collect())
    }

    /// «1 movement away».
    pub(crate) fn distance(self, from: Place, to: Place) -> String {
        self.t.ulysses_distance(self.board.distance(from, to))
    }

    /// «a, b and c».
    pub(crate) fn list(self, mut parts: Vec<String>) -> String {
        match parts.pop() {
            Some(last) if !parts.is_empty() => self.t.ulysses_and(parts.join(", "), last),
            Some(only) => only,
            None => String::new(),
        }
    }
}

/// What the messages call a kind of card.
pub(crate) fn card_name(card: Card) -> &'static str {
    match card {
        Card::Objection => "objection",
        Card::Temple => "temple",
        Card::Wind => "wind",
        Card::Plague => "plague",
        Card::Zeus => "zeus",
        Card::Pandora => "pandora",
    }
}

/// A shape for every color, the same as on the chart, so that nobody needs to tell colors apart.
pub(crate) fn sign(color: Color) -> &'static str {
    match color {
        Color::Violet => "◆",
        Color::Green => "▲",
        Color::Red => "●",
        Color::Blue => "■",
    }
}
