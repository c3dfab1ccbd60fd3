//! What is to be played. A game depends on the plan and its number, on nothing else: not on the machine, the number of
//! threads or the games before it.

use crate::archive::{Cast, Participant};
use crate::bot::{BotKind, Dice};
use crate::engine::log::Moment;
use crate::engine::{DealKey, Digest, Game, Seat, ServerSeed, Stream};

/// A whole run.
#[derive(Clone, Debug)]
pub(super) struct Plan<G: Game> {
    pub(super) seed: String,
    /// They are numbered from 1.
    pub(super) games: u32,
    pub(super) ruleset: G::Ruleset,
    pub(super) options: G::Options,
    /// In joining order; the lot decides about their seats.
    pub(super) bots: Vec<BotKind>,
    /// Whether archives are made.
    pub(super) archives: bool,
}

/// The simulated clock starts here, at the beginning of 2026, and every answer takes a minute.
pub(super) const START: i64 = 1_767_225_600;
const ANSWER_SECONDS: i64 = 60;

impl<G: Game> Plan<G> {
    pub(super) fn cast(&self, number: u32) -> Cast {
        let bot = |(kind, position): (&BotKind, usize)| Participant::Bot {
            name: format!("{kind} {position}"),
            kind: kind.to_string(),
        };
        let participants = self.bots.iter().zip(1..).map(bot).collect();
        Cast { code: code(number), seed: self.server_seed(number), participants }
    }

    pub(super) fn deal_key(&self, number: u32) -> DealKey {
        DealKey::new(&code(number), &self.server_seed(number), [])
    }

    pub(super) fn dice(&self, number: u32) -> Vec<Dice> {
        let seed = self.server_seed(number);
        Seat::all(self.bots.len() as u8).map(|seat| Dice::new(&seed, seat)).collect()
    }

    /// Chance for the search for faults; it changes nothing in the game.
    pub(super) fn search(&self, number: u32) -> Stream {
        DealKey::from(self.hash("search", number)).stream(0)
    }

    /// Chance for whatever else a game needs, by its purpose.
    pub(super) fn chance(&self, purpose: &str, number: u32) -> DealKey {
        self.hash(purpose, number).into()
    }

    /// When the game's entry of that number is made; entry 0 is the deal.
    pub(super) fn moment(&self, entry: usize) -> Moment {
        Moment(START + ANSWER_SECONDS * entry as i64)
    }

    pub(super) fn server_seed(&self, number: u32) -> ServerSeed {
        ServerSeed::new(*self.hash("seed", number).as_bytes())
    }

    fn hash(&self, purpose: &str, number: u32) -> Digest {
        Digest::of(format!("penelope-simulate/1\0{purpose}\0{number}\0{}", self.seed).as_bytes())
    }
}

pub(super) fn file_name(number: u32) -> String {
    format!("game-{number:05}.json")
}

fn code(number: u32) -> String {
    format!("SIM-{number:05}")
}
