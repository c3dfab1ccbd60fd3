//! What bots do: laws on whole games, and the sailor's sense in single positions.

mod ahead;
mod laws;
mod sense;
mod strength;

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::odyssee::fixture::dealt;
use crate::engine::odyssee::{Action, BattleBy, Odyssee, Options};
use crate::engine::{Digest, Eye, Game as _, Seat, ServerSeed};

/// Several times the longest game that was ever seen.
const ACTIONS_MAX: usize = 10_000;

/// A game of bots that depends on a number only.
struct Table {
    number: u64,
    game: Odyssee,
    kinds: Vec<BotKind>,
    dice: Vec<Dice>,
}

impl Table {
    fn new(number: u64, options: Options, kinds: &[BotKind]) -> Self {
        let seats = kinds.len() as u8;
        let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
        let dice = Seat::all(seats).map(|seat| Dice::new(&seed, seat)).collect();
        Self { number, game: dealt(seats, options, number), kinds: kinds.to_vec(), dice }
    }

    /// Table sizes, options and bots in turn.
    fn mixed(number: u64) -> Self {
        let seats = 2 + number % 5;
        let battle = if number / 5 % 3 == 1 { BattleBy::Both } else { BattleBy::Either };
        let kind = |seat: u64| [BotKind::Drifter, BotKind::Sailor, BotKind::Hand][((number / 5 + seat) % 3) as usize];
        let options = Options { battle, ..Options::default() };
        Self::new(number, options, &(0..seats).map(kind).collect::<Vec<_>>())
    }

    fn kind(&self, seat: Seat) -> BotKind {
        self.kinds[usize::from(seat.number())]
    }

    fn dice(&self, seat: Seat) -> &Dice {
        &self.dice[usize::from(seat.number())]
    }

    /// What the bot of the seat answers to a game that may be this one or another.
    fn choice(&self, game: &Odyssee, seat: Seat) -> Option<Action> {
        Odyssee::choose(self.kind(seat), &game.view(Eye::Seat(seat)), &game.legal(seat), self.dice(seat))
    }

    /// Plays to the end; `look` sees every state, whose question it is, and the answer, before it is given.
    fn play(&mut self, mut look: impl FnMut(&Self, Seat, &Action)) {
        let (mut events, mut count) = (Vec::new(), 0);
        while let Some(seat) = self.game.to_act().iter().next() {
            count += 1;
            assert!(count < ACTIONS_MAX, "game {} has no end", self.number);
            let action = self.choice(&self.game, seat).expect("whoever is asked answers");
            look(self, seat, &action);
            events.clear();
            let result = self.game.apply(seat, &action, &mut events);
            assert_eq!(result, Ok(()), "{:?} of seat {seat}, {}", self.kind(seat), self.game.write(&action));
        }
    }

    fn rounds(&self) -> u16 {
        self.game.view(Eye::Public).round
    }
}
