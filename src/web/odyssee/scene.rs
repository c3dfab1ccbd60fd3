//! What the pages of a table are told from: what one reader may know, and words for its parts.

use crate::chart::odyssee::labels::Labels;
use crate::engine::odyssee::{Card, Hex, Isle, PlayerView, Site, Stop, Terms};
use crate::engine::{Seat, SeatSet};
use crate::text::Text;
use crate::text::odyssee::Known;
use crate::text::odyssee::chart::labels;
use crate::text::odyssee::vocabulary::Teller;

#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) t: Text,
    pub(super) known: &'a Known,
    pub(super) base: &'a str,
    /// At the end of a review's address: the question as it is now, or nothing.
    pub(super) stamp: &'a str,
    pub(super) code: &'a str,
}

impl<'a> Scene<'a> {
    pub(super) fn teller(&self) -> Teller<'a> {
        self.known.teller(self.t)
    }

    /// The reader's seat.
    pub(super) fn own(&self) -> Option<Seat> {
        self.known.view.own.as_ref().map(|own| own.seat)
    }

    /// What the reader has, if there is a seat.
    pub(super) fn me(&self) -> Option<&'a PlayerView> {
        self.own().map(|seat| &self.known.view.players[seat])
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.teller().name(seat)
    }

    pub(super) fn labels(&self) -> &'static Labels {
        labels(self.t.locale)
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.teller().card(card)
    }

    pub(super) fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        self.teller().list(cards.map(|card| self.card(card)).collect())
    }

    /// With its number, by which it is found on the chart.
    pub(super) fn isle(&self, isle: Isle) -> String {
        self.labels().site(self.known.board, Site::Isle(isle))
    }

    pub(super) fn stop(&self, stop: Stop) -> String {
        let site = match stop {
            Stop::Ithaca => Site::Ithaca,
            Stop::Aeolus => Site::Aeolus,
            Stop::Syrte => Site::Syrte,
            Stop::Isle(isle) => Site::Isle(isle),
        };
        self.labels().site(self.known.board, site)
    }

    /// Whether one person plays among bots, who never wait.
    pub(super) fn is_alone(&self) -> bool {
        self.known.company.bots.len() + 1 >= self.known.view.players.count()
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

    pub(super) fn terms(&self, terms: Terms) -> String {
        self.teller().terms(terms)
    }

    /// Others whose ships lie there.
    pub(super) fn ships_at(&self, hex: Hex) -> SeatSet {
        let players = &self.known.view.players;
        let there = |seat: &Seat| Some(*seat) != self.own() && players[*seat].ship == Some(hex);
        Seat::all(players.count()).filter(there).collect()
    }
}
