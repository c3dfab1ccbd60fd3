//! Arbitrary states for tests, written as one sentence: `Fixture::four().ship("libya").hand(0, "2o1z").play("0 propose
//! dido")`. It keeps the supply whole: cards put into a hand leave the deck, goals leave their pile. It panics where a
//! test asks for what cannot be.

mod play;

use super::{Card, Cards, Color, Event, GOALS, Options, Place, Ruleset, Seat, TurnLimit, Ulysses};
use crate::engine::{Deal, DealKey, Game as _, ServerSeed};

/// A game at the first action phase of seat 0, on the first board, with empty hands, one temple each and the goals of a
/// fixed deal.
#[derive(Clone, Debug)]
pub struct Fixture {
    game: Ulysses,
    events: Vec<Event>,
}

impl Fixture {
    pub fn three() -> Self {
        Self::new(3)
    }

    pub fn four() -> Self {
        Self::new(4)
    }

    pub fn five() -> Self {
        Self::new(5)
    }

    pub fn new(seats: u8) -> Self {
        let mut game = dealt(seats, Ruleset::default(), Options::default(), 0);
        for player in game.players.iter_mut() {
            std::mem::take(&mut player.hand).iter().for_each(|card| game.deck.push_under(card));
        }
        Self { game, events: Vec::new() }
    }

    pub fn ruleset(mut self, ruleset: Ruleset) -> Self {
        self.game.ruleset = ruleset;
        self
    }

    pub fn switching_sides(mut self) -> Self {
        self.game.options.switching_sides = true;
        self
    }

    pub fn turn_limit(mut self, turns: u16) -> Self {
        self.game.options.turn_limit = TurnLimit::new(turns).expect("a limit within bounds");
        self
    }

    pub fn turn(mut self, turn: u16) -> Self {
        self.game.turn = turn;
        self
    }

    /// Winds that have counted as turns so far (S-87).
    pub fn winds(mut self, winds: u16) -> Self {
        self.game.winds = winds;
        self
    }

    /// Whose turn it is.
    pub fn active(mut self, seat: u8) -> Self {
        self.game.active = self::seat(seat);
        self
    }

    pub fn ship(mut self, id: &str) -> Self {
        self.game.ship = self.place(id);
        self
    }

    /// Plagues exactly there.
    pub fn plagues(mut self, ids: &str) -> Self {
        self.game.plagues = self.places(ids);
        self
    }

    pub fn temples(mut self, seat: u8, count: u8) -> Self {
        self.game.players[self::seat(seat)].temples = count;
        self
    }

    /// Exactly these cards in a hand; they come from the deck, what was there goes under it.
    pub fn hand(mut self, seat: u8, text: &str) -> Self {
        let seat = self::seat(seat);
        std::mem::take(&mut self.game.players[seat].hand).iter().for_each(|card| self.game.deck.push_under(card));
        for card in cards(text).iter() {
            self.take_from_deck(card);
        }
        self.game.players[seat].hand = cards(text);
        self
    }

    /// These cards, by their letters, on top of the deck; the last one is drawn first.
    pub fn top(mut self, letters: &str) -> Self {
        let letters: Vec<Card> = letters.chars().map(|letter| Card::from_letter(letter).expect("a letter")).collect();
        letters.iter().for_each(|card| self.take_from_deck(*card));
        letters.iter().for_each(|card| self.game.deck.push(*card));
        self
    }

    /// Exactly these cards in the deck, by their letters with the top last, and on the discard; all other cards that are
    /// in no hand go to the hand of `hoarder`.
    pub fn piles(mut self, deck: &str, discard: &str, hoarder: u8) -> Self {
        let mut rest: Cards = self.game.deck.iter().copied().collect::<Cards>().plus(self.game.discard);
        self.game.deck = deck.chars().map(|letter| Card::from_letter(letter).expect("a letter")).collect();
        self.game.discard = cards(discard);
        rest -= self.game.deck.iter().copied().collect::<Cards>().plus(self.game.discard);
        self.game.players[seat(hoarder)].hand += rest;
        self
    }

    /// Exactly these goals, hidden and revealed, four in all. Whoever held one of them takes another of its color.
    pub fn goals(mut self, seat: u8, hidden: &str, revealed: &str) -> Self {
        let seat = self::seat(seat);
        let player = &mut self.game.players[seat];
        let before: Vec<Place> = player.hidden.iter().chain(player.revealed.iter().copied()).collect();
        (player.hidden, player.revealed) = Default::default();
        for goal in before {
            let color = self.game.board().color(goal);
            self.game.piles[color as usize].push_under(goal);
        }
        let (hidden, revealed) = (self.places(hidden), revealed.split_whitespace());
        let revealed: Vec<Place> = revealed.map(|id| self.place(id)).collect();
        assert_eq!(usize::from(hidden.len()) + revealed.len(), usize::from(GOALS), "a player has four goals");
        hidden.iter().chain(revealed.iter().copied()).for_each(|goal| self.take_goal(goal));
        self.game.players[seat].hidden = hidden;
        self.game.players[seat].revealed = revealed.into_iter().collect();
        self
    }

    /// A goal on top of its pile.
    pub fn top_goal(mut self, id: &str) -> Self {
        let goal = self.place(id);
        self.take_goal(goal);
        let color = self.game.board().color(goal);
        self.game.piles[color as usize].push(goal);
        self
    }

    fn take_from_deck(&mut self, card: Card) {
        let position = self.game.deck.iter().position(|other| *other == card).expect("the deck has such a card");
        let rest = self.game.deck.iter().enumerate().filter(|(other, _)| *other != position).map(|(_, card)| *card);
        self.game.deck = rest.collect();
    }

    /// Out of its pile, or out of the hands of a player, who takes the top of the pile instead.
    fn take_goal(&mut self, goal: Place) {
        let color: Color = self.game.board().color(goal);
        if let Some(player) = self.game.players.iter_mut().find(|player| player.hidden.contains(goal)) {
            let other = self.game.piles[color as usize].pop().expect("the pile has a card left");
            player.hidden.remove(goal);
            player.hidden.insert(other);
        } else {
            let pile = &mut self.game.piles[color as usize];
            assert!(pile.contains(&goal), "{} is revealed", self.game.options.board.id(goal));
            *pile = pile.iter().copied().filter(|other| *other != goal).collect();
        }
    }
}

/// A whole deal that depends on a number only.
pub fn dealt(seats: u8, ruleset: Ruleset, options: Options, number: u64) -> Ulysses {
    Ulysses::setup(&Deal { ruleset, options, people: seats, bots: 0, key: key(number) }).expect("three to five").game
}

/// A deal key that depends on a number only.
pub fn key(number: u64) -> DealKey {
    DealKey::new(&format!("TEST-{number}"), &ServerSeed::new([7; 32]), [])
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("the number of a seat")
}

pub fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}
