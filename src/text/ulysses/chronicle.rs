//! A game of Ulysses for the plain-text form of its archive: the story that pages tell, and besides how the piles and the deck
//! lie, which only an archive may know.

use super::scene::Told;
use super::words::Teller;
use crate::archive::{Archive, Row};
use crate::engine::log::Service;
use crate::engine::ulysses::{Board, Event, Ulysses};
use crate::engine::{Eye, Game as _, Seat};
use crate::text::Text;
use crate::text::archive::name_of;
use crate::text::company::{Company, Former};

/// Who tells it, and to whose eyes. Nobody is called «you»: a file has many readers.
#[derive(Clone, Copy)]
pub(crate) struct Chronicle<'a> {
    pub(crate) t: Text,
    pub(crate) board: &'static Board,
    pub(crate) company: &'a Company,
    pub(crate) eye: Eye,
}

impl Chronicle<'_> {
    /// What an entry of the file caused, by its own events.
    pub(crate) fn row(self, game: &Ulysses, row: &Row) -> Vec<String> {
        let events: Result<Vec<Event>, _> = row.events.iter().map(|event| game.read_event(event.get())).collect();
        match events {
            Ok(events) => self.entry(row, events),
            Err(_) => row.events.iter().map(|event| event.get().to_owned()).collect(),
        }
    }

    /// The same by events as the eye sees them.
    pub(crate) fn entry(self, row: &Row, events: Vec<Event>) -> Vec<String> {
        let open = row.seat.map_or(self.eye == Eye::Archive, |seat| self.eye.sees(seat));
        let written = row.written.as_ref().filter(|_| open);
        let orders: Vec<String> = events.iter().filter_map(|event| self.order(event)).collect();
        let told =
            Told { seq: row.number, seat: row.seat, action: written.unwrap_or(&row.public).clone(), events, how: None };
        let lines = self.teller().entry(&told).into_iter().map(|line| line.text);
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
        Teller { t: self.t, board: self.board, eye: Eye::Public, names: self.company.names() }
    }
}

/// Who sat where, by what the file says.
pub(crate) fn company(archive: &Archive) -> Company {
    let name = |handle| name_of(archive, handle).unwrap_or_else(|| handle.to_string());
    let mut holders = archive.seats.clone();
    let mut formers = Vec::new();
    for row in archive.entries.iter().filter(|row| row.seat.is_none()) {
        if let Ok(Service::Given { seat, .. }) = row.public.parse()
            && let Some(holder) = holders.get(usize::from(seat.number()))
        {
            formers.push(Former { seat, name: name(*holder), until: row.number });
        }
        row.hand_over(&mut holders);
    }
    let bots = (0..).zip(&holders).filter(|(_, holder)| holder.is_bot()).filter_map(|(seat, _)| Seat::new(seat));
    Company { bots: bots.collect(), names: holders.iter().map(|holder| name(*holder)).collect(), formers }
}
