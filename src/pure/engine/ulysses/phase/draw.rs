//! Drawing: the general draw that begins a turn (rules 3.4), and any draw from the deck.

use super::Phase;
use crate::engine::ulysses::{Cards, Deck, Draw, Event, Ulysses};
use crate::engine::{Game as _, Seat};

impl Ulysses {
    /// The general draw, then the active player's action phase (U-TURN-2).
    pub(crate) fn begin_turn(&mut self, events: &mut Vec<Event>) {
        self.movement = 1;
        self.pandora_used = false;
        self.exchange_used = false;
        events.push(Event::TurnBegan { turn: self.turn, seat: self.active });
        // U-DRAW-2: the active player first; each takes his whole share (S-05).
        for seat in self.active.round(self.seats()) {
            self.draw(seat, self.players[seat].temples, events);
        }
        self.phase = Phase::Action;
    }

    /// Draws for a seat. The discard is shuffled when a card is needed and the deck has none (S-06, S-07); what neither
    /// holds lapses (S-08).
    pub(super) fn draw(&mut self, seat: Seat, count: u8, events: &mut Vec<Event>) {
        let mut drawn = Draw::default();
        for left in (1..=count).rev() {
            if self.deck.is_empty() {
                self.take(seat, &mut drawn, events);
                if self.discard.is_empty() {
                    events.push(Event::DrawLapsed { seat, count: left });
                    return;
                }
                let discard = std::mem::take(&mut self.discard);
                self.shuffle_deck(discard, events);
            }
            let card = self.deck.pop().expect("the deck was just filled");
            drawn.push(card);
        }
        self.take(seat, &mut drawn, events);
    }

    /// Makes these cards the deck, in the order of the kinds before the shuffle.
    pub(crate) fn shuffle_deck(&mut self, cards: Cards, events: &mut Vec<Event>) {
        self.deck = cards.iter().collect::<Deck>();
        let shuffle = self.next_shuffle;
        self.key.shuffle(u64::from(shuffle), &mut self.deck);
        self.next_shuffle += 1;
        events.push(Event::DeckShuffled { shuffle, count: self.deck.count(), order: Some(Box::new(self.deck)) });
    }

    /// Puts what was drawn into the hand.
    fn take(&mut self, seat: Seat, drawn: &mut Draw, events: &mut Vec<Event>) {
        if drawn.is_empty() {
            return;
        }
        self.players[seat].hand += drawn.iter().copied().collect();
        events.push(Event::Drew { seat, count: drawn.count(), cards: Some(*drawn) });
        drawn.clear();
    }
}
