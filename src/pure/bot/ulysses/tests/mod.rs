//! What bots do: laws on whole games, and the sailor's sense in single positions.

mod ahead;
mod laws;
mod sense;
mod strength;

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::ulysses::fixture::key;
use crate::engine::ulysses::{Action, Options, Ruleset, Ulysses};
use crate::engine::{Deal, Digest, Eye, Game as _, PerSeat, Seat, ServerSeed, Setup};

/// Several times the longest game that was ever seen.
const ACTIONS_MAX: usize = 10_000;

/// A game of bots that depends on a number only.
struct Table {
    number: u64,
    game: Ulysses,
    kinds: PerSeat<Option<BotKind>>,
    dice: Vec<Dice>,
}

impl Table {
    fn new(number: u64, ruleset: Ruleset, options: Options, kinds: &[BotKind]) -> Self {
        let seats = kinds.len() as u8;
        let deal = Deal { ruleset, options, people: 0, bots: seats, key: key(number) };
        let Setup { game, .. } = Ulysses::setup(&deal).unwrap();
        let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
        let dice = Seat::all(seats).map(|seat| Dice::new(&seed, seat)).collect();
        Self { number, game, kinds: kinds.iter().copied().map(Some).collect(), dice }
    }

    /// Table sizes, rulesets, options and bots in turn.
    fn mixed(number: u64) -> Self {
        let seats = 3 + number % 3;
        let ruleset = Ruleset::ALL[(number / 3 % 2) as usize];
        let options = Options { switching_sides: number / 6 % 2 == 1, ..Options::default() };
        let kind = |seat: u64| [BotKind::Drifter, BotKind::Sailor, BotKind::Hand][((number / 12 + seat) % 3) as usize];
        Self::new(number, ruleset, options, &(0..seats).map(kind).collect::<Vec<_>>())
    }

    fn asked(&self) -> Option<Seat> {
        self.game.to_act().iter().next()
    }

    fn kind(&self, seat: Seat) -> BotKind {
        self.kinds[seat].unwrap()
    }

    fn dice(&self, seat: Seat) -> &Dice {
        &self.dice[usize::from(seat.number())]
    }

    /// What the bot of the seat answers to a game that may be this one or another.
    fn choice(&self, game: &Ulysses, seat: Seat) -> Option<Action> {
        Ulysses::choose(self.kind(seat), &game.view(Eye::Seat(seat)), &game.legal(seat), self.dice(seat))
    }

    /// Plays to the end; `look` sees every state, whose question it is, and the answer, before it is given.
    fn play(&mut self, mut look: impl FnMut(&Self, Seat, &Action)) {
        let (mut events, mut count) = (Vec::new(), 0);
        while let Some(seat) = self.asked() {
            count += 1;
            assert!(count < ACTIONS_MAX, "game {} has no end", self.number);
            let action = self.choice(&self.game, seat).expect("whoever is asked answers");
            look(self, seat, &action);
            events.clear();
            let result = self.game.apply(seat, &action, &mut events);
            assert_eq!(result, Ok(()), "{:?} of seat {seat}, {}", self.kind(seat), self.game.write(&action));
        }
    }

    fn turns(&self) -> u16 {
        self.game.view(Eye::Public).turn
    }
}
