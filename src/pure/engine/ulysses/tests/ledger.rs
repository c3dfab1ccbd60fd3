//! A bookkeeper who has only the events, and follows every card, goal, disc and temple through the game.

use crate::engine::ulysses::phase::Phase;
use crate::engine::ulysses::{Card, Cards, Color, Event, Place, PlaceSet, Ulysses};
use crate::engine::{Game as _, Seat};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ledger {
    deck: Vec<Card>,
    discard: Cards,
    hands: [Cards; 6],
    sides: Cards,
    counts: [u8; 3],
    piles: [Vec<Place>; 4],
    hidden: [PlaceSet; 6],
    revealed: [Vec<Place>; 6],
    temples: [u8; 6],
    plagues: PlaceSet,
    ship: Option<Place>,
    active: Option<Seat>,
    turn: u16,
}

impl Ledger {
    pub(super) fn read(&mut self, event: &Event) {
        match event {
            Event::PileShuffled { color, order, .. } => self.piles[*color as usize] = order.clone().unwrap(),
            Event::GoalsDealt { seat, goals } => {
                for (goal, pile) in goals.as_ref().unwrap().iter().zip(&mut self.piles) {
                    assert_eq!(pile.pop(), Some(*goal));
                    self.hidden[number(*seat)].insert(*goal);
                }
                self.temples[number(*seat)] = 1;
            }
            Event::DeckShuffled { count, order, .. } => {
                let order = order.as_ref().unwrap();
                assert!(self.deck.is_empty());
                assert_eq!(order.count(), *count);
                let from = if self.turn == 0 { Cards::SUPPLY } else { std::mem::take(&mut self.discard) };
                assert_eq!(order.iter().copied().collect::<Cards>(), from);
                self.deck = order.to_vec();
            }
            Event::HandDealt { seat, count, cards } | Event::Drew { seat, count, cards } => {
                let cards = cards.as_ref().unwrap();
                assert_eq!(cards.count(), *count);
                for card in cards.iter() {
                    assert_eq!(self.deck.pop(), Some(*card));
                    self.hands[number(*seat)] += (*card).into();
                }
            }
            Event::DrawLapsed { .. } => assert!(self.deck.is_empty() && self.discard.is_empty()),
            Event::Discarded { seat, cards } => {
                self.hands[number(*seat)] -= *cards;
                self.discard += *cards;
            }
            Event::Played { seat, side, cards, counts } => {
                self.hands[number(*seat)] -= *cards;
                self.sides += *cards;
                self.counts[*side as usize] += cards.total();
                assert_eq!(self.counts, *counts);
            }
            Event::Settled { cards, .. } => {
                assert_eq!(std::mem::take(&mut self.sides), *cards);
                self.counts = [0; 3];
                self.discard += *cards;
            }
            Event::PlaguePlaced { place, .. } => self.plagues.insert(*place),
            Event::PlagueRemoved { place, .. } => self.plagues.remove(*place),
            Event::GoalReturned { seat, color, goal } => {
                self.hidden[number(*seat)].remove(goal.unwrap());
                self.piles[*color as usize].insert(0, goal.unwrap());
            }
            Event::GoalDrawn { seat, color, goal } => {
                assert_eq!(self.piles[*color as usize].pop(), *goal);
                self.hidden[number(*seat)].insert(goal.unwrap());
            }
            Event::TempleBuilt { seat, temples, stock } => {
                self.temples[number(*seat)] += 1;
                assert_eq!(self.temples[number(*seat)], *temples);
                assert_eq!(self.temples.iter().sum::<u8>() + stock, 23);
            }
            Event::ShipMoved { from, to } => {
                assert!(self.ship.is_none_or(|ship| ship == *from));
                self.ship = Some(*to);
            }
            Event::ShipStayed { at } => assert!(self.ship.is_none_or(|ship| ship == *at)),
            Event::GoalShown { seat, goal, revealed } => {
                self.hidden[number(*seat)].remove(*goal);
                self.revealed[number(*seat)].push(*goal);
                assert_eq!(self.revealed[number(*seat)].len(), usize::from(*revealed));
            }
            Event::TurnBegan { turn, seat } => {
                assert_eq!(*turn, self.turn + 1);
                self.turn = *turn;
                self.active = Some(*seat);
            }
            Event::TurnEnded { turn, seat } => assert_eq!((*turn, Some(*seat)), (self.turn, self.active)),
            Event::SeatsDrawn { .. }
            | Event::DiscPlaced { .. }
            | Event::MovementBegan { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// The books agree with the game.
    pub(super) fn agrees(&self, game: &Ulysses) {
        assert_eq!(self.deck, game.deck.to_vec());
        assert_eq!(self.discard, game.discard);
        for seat in Seat::all(game.seats()) {
            let player = &game.players[seat];
            assert_eq!(self.hands[number(seat)], player.hand);
            assert_eq!(self.hidden[number(seat)], player.hidden);
            assert_eq!(self.revealed[number(seat)], player.revealed.to_vec());
            assert_eq!(self.temples[number(seat)], player.temples);
        }
        for color in Color::ALL {
            assert_eq!(self.piles[color as usize], game.piles[color as usize].to_vec());
        }
        assert_eq!(self.plagues, game.plagues);
        assert_eq!(self.ship.unwrap_or(game.board().start()), game.ship);
        assert_eq!((self.active, self.turn), (Some(game.active), game.turn));
        if let Phase::Discussion(discussion) = game.phase {
            assert_eq!(self.counts, discussion.counts());
        }
    }
}

fn number(seat: Seat) -> usize {
    usize::from(seat.number())
}
