//! Settling while everyone is asked in turn: bots and caretakers answer until a person is needed. What tables use until they
//! keep the words that `run` reads.

use crate::bot::{BotKind, Bots, Dice};
use crate::engine::log::How;
use crate::engine::{Eye, PerSeat, Seat, ServerSeed};

use super::run::Mind;

/// An answer that nobody had to be asked for.
#[derive(Clone, Debug)]
pub struct Settled<G: Bots> {
    pub seat: Seat,
    pub action: G::Action,
    pub how: How,
    pub events: Vec<G::Event>,
}

/// Plays on until a person must be asked or the game is over, and returns what was played.
pub fn settle<G: Bots>(game: &mut G, minds: &PerSeat<Mind>, seed: &ServerSeed) -> Vec<Settled<G>> {
    let mut settled = Vec::new();
    while let Some((seat, action, how)) = next(game, minds, seed) {
        let mut events = Vec::new();
        game.apply(seat, &action, &mut events).expect("a bot answers within what is legal");
        settled.push(Settled { seat, action, how, events });
    }
    settled
}

/// The first awaited seat that needs no person, with its answer. A bot answers at once whatever it holds.
fn next<G: Bots>(game: &G, minds: &PerSeat<Mind>, seed: &ServerSeed) -> Option<(Seat, G::Action, How)> {
    game.to_act().iter().find_map(|seat| {
        let (kind, how) = match minds[seat] {
            Mind::Person => return None,
            Mind::Bot(kind) => (kind, How::Bot),
            Mind::Caretaker => (BotKind::Sailor, How::Caretaker),
        };
        let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
        G::choose(kind, &view, &legal, &Dice::new(seed, seat)).map(|action| (seat, action, how))
    })
}
