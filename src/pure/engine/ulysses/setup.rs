//! Setting up (rules 3.2): the lot for the seats, goal piles, hands, and the first general draw.

use super::phase::Phase;
use super::{Cards, Color, Deal, Draw, Event, GoalPile, Player, Seat, Setup, SetupError, Ulysses};
use crate::engine::{Game as _, PerSeat};

/// Seat 0 is dealt this many, each further seat one more (U-SETUP-6).
const HAND_OF_FIRST: u8 = 5;

/// Shuffle 0 is the lot for the seats, 1 to 4 are the goal piles, 5 is the deck; 6 and on are reshuffles.
const SHUFFLE_SEATS: u32 = 0;
const SHUFFLE_PILES: u32 = 1;
const SHUFFLE_DECK: u32 = 5;

pub(super) fn setup(deal: &Deal<Ulysses>) -> Result<Setup<Ulysses>, SetupError> {
    let seats = deal.seats()?;
    let mut events = Vec::new();
    let order = draw_seats(deal, seats, &mut events);
    let player = Player { temples: 1, ..Player::default() }; // U-SETUP-5
    let mut game = Ulysses {
        ruleset: deal.ruleset,
        options: deal.options,
        key: deal.key,
        next_shuffle: SHUFFLE_DECK,
        turn: 1,
        winds: 0,
        movement: 1,
        active: Seat::FIRST, // U-TURN-1
        phase: Phase::Action,
        ship: deal.options.board.start(),
        plagues: Default::default(),
        pandora_used: false,
        exchange_used: false,
        deck: Default::default(),
        discard: Cards::NONE,
        piles: Default::default(),
        players: PerSeat::filled(player, seats),
    };
    game.deal_goals(&mut events);
    game.deal_hands(&mut events);
    game.begin_turn(&mut events);
    Ok(Setup { game, order, events })
}

/// S-01.
fn draw_seats(deal: &Deal<Ulysses>, seats: u8, events: &mut Vec<Event>) -> PerSeat<u8> {
    let mut order: PerSeat<u8> = (0..seats).collect();
    deal.key.shuffle(u64::from(SHUFFLE_SEATS), &mut order);
    events.push(Event::SeatsDrawn { shuffle: SHUFFLE_SEATS, order });
    order
}

impl Ulysses {
    /// U-SETUP-2, U-SETUP-3.
    fn deal_goals(&mut self, events: &mut Vec<Event>) {
        for (color, shuffle) in Color::ALL.into_iter().zip(SHUFFLE_PILES..) {
            let mut pile: GoalPile = self.board().of_color(color).iter().collect();
            self.key.shuffle(u64::from(shuffle), &mut pile);
            self.piles[color as usize] = pile;
            events.push(Event::PileShuffled { shuffle, color, order: Some(pile.to_vec()) });
        }
        for seat in Seat::all(self.seats()) {
            let goals: Vec<_> = self.piles.iter_mut().filter_map(|pile| pile.pop()).collect();
            self.players[seat].hidden = goals.iter().copied().collect();
            events.push(Event::GoalsDealt { seat, goals: Some(goals) });
        }
    }

    /// U-SETUP-6.
    fn deal_hands(&mut self, events: &mut Vec<Event>) {
        self.shuffle_deck(Cards::SUPPLY, events);
        for (seat, count) in Seat::all(self.seats()).zip(HAND_OF_FIRST..) {
            let cards: Draw = (0..count).filter_map(|_| self.deck.pop()).collect();
            self.players[seat].hand = cards.iter().copied().collect();
            events.push(Event::HandDealt { seat, count, cards: Some(cards) });
        }
    }
}
