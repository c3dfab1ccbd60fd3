//! A game of Ulysses for the plain-text form of its archive: the story that pages tell, and besides how the piles and the deck
//! lie, which only an archive may know.

use super::scene::Told;
use super::sides::Sides;
use super::vocabulary::Teller;
use crate::engine::Eye;
use crate::engine::ulysses::{Board, Event};
use crate::text::Text;
use crate::text::company::Company;

/// Who tells it. Nobody is called «you»: a file has many readers.
#[derive(Clone, Copy)]
pub(super) struct Chronicle<'a> {
    pub(super) t: Text,
    pub(super) board: &'static Board,
    pub(super) company: &'a Company,
}

impl Chronicle<'_> {
    /// What an entry caused, by its events as an eye sees them.
    pub(super) fn entry(self, told: &Told, sides: Sides) -> Vec<String> {
        let orders: Vec<String> = told.events.iter().filter_map(|event| self.order(event)).collect();
        let lines = self.teller().entry(told, sides).into_iter().map(|line| line.text);
        lines.chain(orders).collect()
    }

    /// How a pile or the deck lies after a shuffle.
    fn order(self, event: &Event) -> Option<String> {
        if let Event::PileShuffled { shuffle, color, order: Some(order) } = event {
            let places: Vec<String> = order.iter().map(|place| self.teller().place(*place)).collect();
            return Some(self.t.chronicle_pile(color.name(), places.join(", "), *shuffle));
        }
        if let Event::DeckShuffled { shuffle, order: Some(order), .. } = event {
            return Some(self.t.chronicle_deck(order.to_string(), *shuffle));
        }
        None
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            t: self.t,
            board: self.board,
            eye: Eye::Public,
            names: self.company.names(),
            sides: Default::default(),
            // Nothing is refused in a chronicle.
            ruleset: Default::default(),
        }
    }
}
