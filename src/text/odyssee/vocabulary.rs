//! The words of the game in the reader's language: places, cards, gifts, terms, names. Nothing here knows of pages.

use crate::engine::odyssee::{Board, Card, Direction, Hex, Isle, IsleSet, Names as LocalNames, Site, Stop, Terms};
use crate::engine::{Eye, Seat};
use crate::text::company::Names;
use crate::text::{Locale, Text, yes_no};

/// Who tells the story of a table, to whom, in which language.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) t: Text,
    pub(crate) board: &'static Board,
    pub(crate) eye: Eye,
    pub(crate) names: Names<'a>,
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

    /// The name, or «you».
    pub(crate) fn name_or_you(self, seat: Seat) -> String {
        if self.is_you(seat) { self.t.odyssee_you() } else { self.name(seat) }
    }

    pub(crate) fn names(self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.list(seats.into_iter().map(|seat| self.name_or_you(seat)).collect())
    }

    pub(crate) fn isle(self, isle: Isle) -> String {
        self.called(self.board.isle_names(isle))
    }

    pub(crate) fn isles(self, isles: IsleSet) -> String {
        self.list(isles.iter().map(|isle| self.isle(isle)).collect())
    }

    /// In quotation marks: a card may be called like an island.
    pub(crate) fn card(self, card: Card) -> String {
        self.t.odyssee_card(self.called(&card.tale().name))
    }

    /// What the card does, in a sentence or two.
    pub(crate) fn does(self, card: Card) -> String {
        self.t.odyssee_card_does(card.number())
    }

    pub(crate) fn direction(self, direction: Direction) -> String {
        self.t.odyssee_direction(direction.name())
    }

    /// What the place is called; open water by its hex.
    pub(crate) fn hex(self, hex: Hex) -> String {
        match self.board.site(hex) {
            Site::Water => self.board.hex_name(hex).to_owned(),
            Site::Isle(isle) => self.isle(isle),
            Site::Troy => self.t.odyssee_site("troy"),
            Site::Ithaca => self.t.odyssee_site("ithaca"),
            Site::Syrte => self.t.odyssee_site("syrte"),
            Site::Aeolus => self.t.odyssee_site("aeolus"),
        }
    }

    pub(crate) fn stop(self, stop: Stop) -> String {
        match stop {
            Stop::Isle(isle) => self.isle(isle),
            Stop::Ithaca => self.t.odyssee_site("ithaca"),
            Stop::Syrte => self.t.odyssee_site("syrte"),
            Stop::Aeolus => self.t.odyssee_site("aeolus"),
        }
    }

    /// «2 gifts, the card “Circe” and the island Rhodes», as the object of a sentence.
    pub(crate) fn terms(self, terms: Terms) -> String {
        let t = self.t;
        if terms.is_nothing() {
            return t.odyssee_term_nothing();
        }
        let gifts = (terms.gifts > 0).then(|| t.odyssee_gifts(terms.gifts));
        let cards = terms.cards.iter().map(|card| t.odyssee_term_card(self.card(card)));
        let isles = terms.isles.iter().map(|isle| t.odyssee_term_isle(self.isle(isle)));
        self.list(gifts.into_iter().chain(cards).chain(isles).collect())
    }

    /// «a, b and c».
    pub(crate) fn list(self, mut parts: Vec<String>) -> String {
        match parts.pop() {
            Some(last) if !parts.is_empty() => self.t.odyssee_and(parts.join(", "), last),
            Some(only) => only,
            None => String::new(),
        }
    }

    fn called(self, names: &LocalNames) -> String {
        let name = match self.t.locale {
            Locale::English => &names.en,
            Locale::German => &names.de,
            Locale::French => &names.fr,
            Locale::Czech => &names.cs,
            Locale::Dutch => &names.nl,
        };
        name.clone()
    }
}
