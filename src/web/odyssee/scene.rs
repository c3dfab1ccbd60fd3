//! What the pages of a table are told from: what one reader may know, and words for its parts.

use crate::chart::odyssee::labels::Labels;
use crate::engine::odyssee::{Card, Hex, Isle, IsleSet, PlayerView, Site, Terms};
use crate::engine::{Seat, SeatSet};
use crate::text::Text;
use crate::text::odyssee::Known;
use crate::text::odyssee::chart::labels;

#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) t: Text,
    pub(super) known: &'a Known,
    pub(super) base: &'a str,
    pub(super) code: &'a str,
}

impl<'a> Scene<'a> {
    /// The reader's seat.
    pub(super) fn own(&self) -> Option<Seat> {
        self.known.view.own.as_ref().map(|own| own.seat)
    }

    /// What the reader has, if there is a seat.
    pub(super) fn me(&self) -> Option<&'a PlayerView> {
        self.own().map(|seat| &self.known.view.players[seat])
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.known.company.names().of(seat).map_or_else(|| (seat.number() + 1).to_string(), str::to_owned)
    }

    pub(super) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn labels(&self) -> &'static Labels {
        labels(self.t.locale)
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.labels().card(card).to_owned()
    }

    pub(super) fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn isle(&self, isle: Isle) -> String {
        self.labels().site(self.known.board, Site::Isle(isle))
    }

    pub(super) fn isles(&self, isles: IsleSet) -> String {
        isles.iter().map(|isle| self.isle(isle)).collect::<Vec<_>>().join(", ")
    }

    /// A hex by what lies there, open sea by its written form.
    pub(super) fn hex(&self, hex: Hex) -> String {
        match self.known.board.site(hex) {
            Site::Water => self.known.board.hex_name(hex).to_owned(),
            site @ (Site::Isle(_) | Site::Troy | Site::Ithaca | Site::Syrte | Site::Aeolus) => {
                self.labels().site(self.known.board, site)
            }
        }
    }

    /// «2 gifts, Circe, 10 Crete»; «nothing».
    pub(super) fn terms(&self, terms: Terms) -> String {
        let gifts = (terms.gifts > 0).then(|| self.t.odyssee_page_gifts(terms.gifts));
        let parts: Vec<String> = gifts
            .into_iter()
            .chain(terms.cards.iter().map(|card| self.card(card)))
            .chain(terms.isles.iter().map(|isle| self.isle(isle)))
            .collect();
        if parts.is_empty() { self.t.odyssee_page_nothing() } else { parts.join(", ") }
    }

    /// Others whose ships lie there.
    pub(super) fn ships_at(&self, hex: Hex) -> SeatSet {
        let players = &self.known.view.players;
        let there = |seat: &Seat| Some(*seat) != self.own() && players[*seat].ship == Some(hex);
        Seat::all(players.count()).filter(there).collect()
    }
}
