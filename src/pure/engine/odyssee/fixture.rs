//! Arbitrary states for tests, written as one sentence: `Fixture::two().ship(0, "h8").sails(0, &[3]).play("0 die")`. It keeps
//! the supply whole: chips come out of the hand, cards from wherever they lie. It panics where a test asks for what cannot be.

mod play;

use super::phase::Phase;
use super::set::Numbered as _;
use super::{
    BattleBy, Card, CardSet, Event, Face, GIFTS, Isle, IsleSet, Odyssee, Options, RoundLimit, Ruleset, Seat,
    favor_stream, sail_stream,
};
use crate::engine::{Deal, DealKey, Game as _, ServerSeed};

/// A game at the first turn of seat 0, on the first board.
#[derive(Clone, Debug)]
pub struct Fixture {
    game: Odyssee,
    events: Vec<Event>,
    /// Stream, position, and the word below which bound.
    rolls: Vec<(u64, u32, u32, u32)>,
}

impl Fixture {
    pub fn two() -> Self {
        Self::new(2)
    }

    pub fn three() -> Self {
        Self::new(3)
    }

    pub fn four() -> Self {
        Self::new(4)
    }

    pub fn new(seats: u8) -> Self {
        Self { game: dealt(seats, Options::default(), 0), events: Vec::new(), rolls: Vec::new() }
    }

    /// The variant in which only both together start a battle.
    pub fn battle_by_both(mut self) -> Self {
        self.game.options.battle = BattleBy::Both;
        self
    }

    pub fn round_limit(mut self, rounds: u16) -> Self {
        self.game.options.round_limit = RoundLimit::new(rounds).expect("a limit within bounds");
        self
    }

    pub fn round(mut self, round: u16) -> Self {
        (self.game.round, self.game.turn) = (round, round * u16::from(self.game.seats()));
        self
    }

    /// Whose turn it is, before the choice of die or arrow.
    pub fn active(mut self, seat: u8) -> Self {
        self.game.active = self::seat(seat);
        self.game.phase = Phase::Turn { free: false };
        self
    }

    /// The turn of a seat begins now, with its feeding.
    pub fn begins(mut self, seat: u8) -> Self {
        self.game.active = self::seat(seat);
        self.events.clear();
        self.game.begin_turn(&mut self.events);
        self.game.check().unwrap_or_else(|error| panic!("a turn of {seat} began: {error}"));
        self
    }

    pub fn ship(mut self, seat: u8, hex: &str) -> Self {
        let hex = self.game.board().hex_named(hex).unwrap_or_else(|| panic!("no hex {hex}"));
        self.game.players[self::seat(seat)].ship = Some(hex);
        self
    }

    /// By axial coordinates.
    pub fn ship_at(self, seat: u8, q: i8, r: i8) -> Self {
        let hex = self.at(q, r);
        self.ship(seat, hex)
    }

    pub fn at(&self, q: i8, r: i8) -> &'static str {
        let board = self.game.board();
        board.hex_name(board.at((q, r)).expect("a hex of the board"))
    }

    /// The hex of an island.
    pub fn isle(&self, number: u8) -> &'static str {
        let board = self.game.board();
        board.hex_name(board.isle(self::isle(number)))
    }

    pub fn crew(mut self, seat: u8, heroes: u8) -> Self {
        self.game.players[self::seat(seat)].crew = heroes;
        self
    }

    /// So many gifts; they come from the stock.
    pub fn gifts(mut self, seat: u8, gifts: u8) -> Self {
        self.game.players[self::seat(seat)].gifts = gifts;
        let all: u8 = self.game.players.iter().map(|player| player.gifts).sum();
        assert!(all <= GIFTS, "there are only {GIFTS} gifts");
        self
    }

    /// Hunger stones; with the third one, how many own turns end before the crew starves.
    pub fn hunger(mut self, seat: u8, stones: u8, doom: u8) -> Self {
        let player = &mut self.game.players[self::seat(seat)];
        (player.gifts, player.hunger, player.doom) = (0, stones, doom);
        self
    }

    /// The arrow is free in so many further turns.
    pub fn favor(mut self, seat: u8, turns: u8) -> Self {
        self.game.players[self::seat(seat)].favor = turns;
        self
    }

    /// A landing is due in the seat's next turn.
    pub fn lands(mut self, seat: u8) -> Self {
        self.game.players[self::seat(seat)].lands = true;
        self
    }

    /// Chips out of the hand onto these islands; a card at their rim leaves the game.
    pub fn owns(mut self, seat: u8, numbers: &[u8]) -> Self {
        for number in numbers {
            let at = isle(*number).index();
            assert_eq!(self.game.owners[at], None, "isle{number} has an owner");
            if let Some(card) = self.game.rim[at].take() {
                self.game.gone.insert(card);
            }
            self.game.owners[at] = Some(self::seat(seat));
            self.game.players[self::seat(seat)].chips -= 1;
        }
        self
    }

    /// Chips out of the hand onto the rim fields of these islands.
    pub fn on_rim(mut self, seat: u8, numbers: &[u8]) -> Self {
        for number in numbers {
            self.game.rim_chips[isle(*number).index()].insert(self::seat(seat));
            self.game.players[self::seat(seat)].chips -= 1;
        }
        self
    }

    /// Exactly these cards, the one held longest first. A rim field that loses its card gets one that is out of the game, if
    /// there is any.
    pub fn cards(mut self, seat: u8, numbers: &[u8]) -> Self {
        let seat = self::seat(seat);
        let before = self.game.players[seat].held();
        self.game.players[seat].cards.clear();
        self.game.gone = self.game.gone.union(before);
        for number in numbers {
            self.take(card(*number));
            self.game.players[seat].cards.push(card(*number));
        }
        self
    }

    /// This card face down at the rim field of that island.
    pub fn rim(mut self, number: u8, card: u8) -> Self {
        let at = isle(number).index();
        let card = self::card(card);
        if self.game.rim[at] != Some(card) {
            let before = self.game.rim[at].take();
            self.game.gone = self.game.gone.union(before.into_iter().collect());
            self.take(card);
            self.game.rim[at] = Some(card);
        }
        self
    }

    /// The rim fields that keep a card; those of all others leave the game.
    pub fn only_rim(mut self, numbers: &[u8]) -> Self {
        let keep: IsleSet = numbers.iter().map(|number| isle(*number)).collect();
        for isle in Isle::all().filter(|isle| !keep.contains(*isle)) {
            let card = self.game.rim[isle.index()].take();
            self.game.gone = self.game.gone.union(card.into_iter().collect());
        }
        self
    }

    /// What the sail die of a seat shows next.
    pub fn sails(mut self, seat: u8, rolls: &[u8]) -> Self {
        let seat = self::seat(seat);
        let position = self.game.players[seat].sail_rolls;
        let stream = sail_stream(seat);
        self.rolls.extend((position..).zip(rolls).map(|(at, roll)| (stream, at, u32::from(roll - 1), 4)));
        self.find_key()
    }

    /// What the favour die of a seat shows next.
    pub fn favors(mut self, seat: u8, faces: &[Face]) -> Self {
        let seat = self::seat(seat);
        let position = self.game.players[seat].favor_rolls;
        let stream = favor_stream(seat);
        self.rolls.extend((position..).zip(faces).map(|(at, face)| (stream, at, u32::from(*face == Face::Black), 2)));
        self.find_key()
    }

    /// The first key with which the dice fall as asked.
    fn find_key(mut self) -> Self {
        let fits = |key: &DealKey| {
            let falls =
                |(stream, at, word, below): &(u64, u32, u32, u32)| key.stream_at(*stream, *at).index(*below) == *word;
            self.rolls.iter().all(falls)
        };
        self.game.key = (0..100_000).map(key).find(fits).expect("some key rolls so");
        self
    }

    /// Takes a card from wherever it is.
    fn take(&mut self, card: Card) {
        self.game.gone.remove(card);
        for seat in Seat::all(self.game.seats()) {
            self.game.players[seat].drop_card(card);
        }
        if let Some(at) = self.game.rim.iter().position(|other| *other == Some(card)) {
            self.game.rim[at] = self.game.gone.first();
            let moved: CardSet = self.game.rim[at].into_iter().collect();
            self.game.gone = self.game.gone.without(moved);
        }
    }
}

/// A whole deal that depends on a number only.
pub fn dealt(seats: u8, options: Options, number: u64) -> Odyssee {
    let deal = Deal { ruleset: Ruleset::default(), options, people: seats, bots: 0, key: key(number) };
    Odyssee::setup(&deal).expect("two to six").game
}

/// A deal key that depends on a number only.
pub fn key(number: u64) -> DealKey {
    DealKey::new(&format!("TEST-{number}"), &ServerSeed::new([7; 32]), [])
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("the number of a seat")
}

pub fn card(number: u8) -> Card {
    Card::numbered(number).expect("the number of a card")
}

pub fn isle(number: u8) -> Isle {
    Isle::numbered(number).expect("the number of an island")
}
