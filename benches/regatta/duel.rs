//! A challenger against others of one kind, at every seat in turn.

use std::fs;
use std::ops::Range;

use penelope_pure::bot::Bots;
use penelope_pure::engine::{Digest, Seat};

use crate::contestant::Contestant;
use crate::voyage::{on_every_core, sail, share};

#[derive(Clone, Copy)]
pub(crate) struct Duel {
    pub(crate) seats: u8,
    pub(crate) challenger: Contestant,
    pub(crate) others: Contestant,
}

/// What came of some games.
#[derive(Default)]
pub(crate) struct Log {
    games: u32,
    won: f64,
    /// Games that the challenger has played on in thought.
    playouts: u64,
    /// What each answer of the challenger took, in seconds by the clock on the wall.
    thoughts: Vec<f64>,
    /// Seconds on a core for all of it: where nobody else thinks, nearly all are the challenger's.
    on_core: f64,
    /// Of all answers of everybody: equal if nobody answered otherwise.
    answers: [u8; 32],
}

impl Duel {
    pub(crate) fn sail<G: Bots>(self, range: Range<u32>, cores: usize) -> Log {
        let work = |number, log: &mut Log| self.play::<G>(number, log);
        let mut all = Log::default();
        for log in on_every_core(range, cores, work, |log| log.on_core = on_core()) {
            all.add(log);
        }
        all
    }

    fn play<G: Bots>(self, number: u32, log: &mut Log) {
        let own = Seat::new((number % u32::from(self.seats)) as u8).unwrap_or_default();
        let mut sitting = vec![self.others; usize::from(self.seats)];
        sitting[usize::from(own.number())] = self.challenger;
        let mut story = number.to_string();
        let outcome = sail::<G>(number, &sitting, |answer| {
            if answer.seat == own {
                log.playouts += u64::from(answer.playouts);
                log.thoughts.push(answer.took.as_secs_f64());
            }
            story += &answer.written;
        });
        let Some(outcome) = outcome else { return eprintln!("game {number} cannot be played") };
        log.note(&story);
        log.games += 1;
        log.won += share(&outcome, own);
    }
}

/// Seconds that this thread has been on a core, where the system tells.
fn on_core() -> f64 {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|nanoseconds| nanoseconds.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

impl Log {
    /// In whatever order games end, the sum is the same.
    fn note(&mut self, story: &str) {
        let digest = Digest::of(story.as_bytes());
        self.answers.iter_mut().zip(digest.as_bytes()).for_each(|(all, one)| *all ^= one);
    }

    fn add(&mut self, other: Log) {
        self.games += other.games;
        self.won += other.won;
        self.playouts += other.playouts;
        self.on_core += other.on_core;
        self.thoughts.extend(other.thoughts);
        self.answers.iter_mut().zip(other.answers).for_each(|(all, one)| *all ^= one);
    }

    pub(crate) fn print(mut self, name: &str) {
        let (count, share) = (f64::from(self.games), self.won / f64::from(self.games));
        let error = (share * (1.0 - share) / count).sqrt();
        self.thoughts.sort_by(f64::total_cmp);
        let answers = self.thoughts.len().max(1) as f64;
        let at = |part: f64| self.thoughts.get((answers * part) as usize).copied().unwrap_or(0.0) * 1000.0;
        println!(
            "{name}: {:.1} % ± {:.1}, {} of {}; {:.0} answers a game, {:.1} playouts each, {:.2} ms on the core, {:.2} p95 and {:.2} most by the clock; {}",
            100.0 * share,
            100.0 * error,
            self.won,
            self.games,
            answers / count,
            self.playouts as f64 / answers,
            1000.0 * self.on_core / answers,
            at(0.95),
            at(0.9999),
            &Digest::from(self.answers).to_string()[..16],
        );
    }
}
