//! One game from its number to its end, and many of them on every core.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use penelope_pure::bot::{Bots, Dice};
use penelope_pure::engine::{Deal, DealKey, Digest, Outcome, Seat, ServerSeed, Setup};

use crate::contestant::Contestant;

/// What somebody answered, after how many games played on in thought, and how long it took by the clock on the wall.
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    pub(crate) written: String,
    pub(crate) playouts: u32,
    pub(crate) took: Duration,
}

/// Plays the game of this number among those who sit there, and tells every answer. Nothing if it cannot be played.
pub(crate) fn sail<G: Bots>(number: u32, sitting: &[Contestant], mut tell: impl FnMut(Answer)) -> Option<Outcome> {
    let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
    let key = DealKey::new("REGATTA", &seed, []);
    let deal = Deal {
        ruleset: Default::default(),
        options: Default::default(),
        people: 0,
        bots: u8::try_from(sitting.len()).ok()?,
        key,
    };
    let Setup { mut game, .. } = G::setup(&deal).ok()?;
    let mut events = Vec::new();
    for question in 0.. {
        let Some(seat) = game.to_act().iter().next() else { break };
        let contestant = sitting.get(usize::from(seat.number()))?;
        let since = Instant::now();
        let (action, playouts) = contestant.answer(&game, seat, &Dice::new(&seed, seat), question);
        let took = since.elapsed();
        let Some(action) = action else { break };
        tell(Answer { seat, written: game.write(&action), playouts, took });
        events.clear();
        game.apply(seat, &action, &mut events).ok()?;
    }
    Some(game.outcome())
}

/// What part of the victory is this seat's.
pub(crate) fn share(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome {
        Outcome::Won(winner) if *winner == seat => 1.0,
        Outcome::Shared(winners) if winners.contains(seat) => 1.0 / f64::from(winners.len()),
        Outcome::Running | Outcome::Won(_) | Outcome::Shared(_) => 0.0,
    }
}

/// What each core made of the numbers that fell to it.
pub(crate) fn on_every_core<T: Default + Send>(
    range: Range<u32>,
    cores: usize,
    work: impl Fn(u32, &mut T) + Sync,
    end: impl Fn(&mut T) + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(range.start);
    thread::scope(|scope| {
        let one = || {
            let mut made = T::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= range.end {
                    end(&mut made);
                    return made;
                }
                work(number, &mut made);
            }
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(one)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    })
}
