//! How strong bots are: a challenger against others of one kind, at every seat in turn, with what it costs to think. For
//! docs/bots.md: `cargo run --release -p penelope-pure --example regatta -- ulysses 4 pilot sailor 0..400`. The games of a range
//! are the same wherever they are played, so that a long run can be split and its sums added; they are played on every core.

mod tree;

use std::fs;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Instant;

use penelope_pure::bot::{BotKind, Bots, Dice, Effort, Known, pilot};
use penelope_pure::engine::odyssee::Odyssee;
use penelope_pure::engine::ulysses::Ulysses;
use penelope_pure::engine::{Deal, DealKey, Digest, Outcome, Seat, ServerSeed, Setup};

const USAGE: &str = "regatta GAME SEATS CHALLENGER OTHERS FROM..TO [CORES]
a bot is a kind, a kind that thinks differently (mate:80:60:10 for playouts, horizon and doubt),
one that searches a tree instead (tree:480:60:50 for playouts, horizon and curiosity), one that answers anything now and then (sailor~30 for thirty answers in a hundred), or one that then
answers anything worth a thought (sailor^30)";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, challenger, others, games, cores @ ..] = arguments.as_slice() else {
        return eprintln!("{USAGE}");
    };
    let range = games.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let cores = cores.first().and_then(|cores| cores.parse().ok());
    let (Ok(seats), Ok(challenger), Ok(others), Some(range)) =
        (seats.parse(), challenger.parse(), others.parse(), range)
    else {
        return eprintln!("{USAGE}");
    };
    let cores = cores.or_else(|| thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let regatta = Regatta { seats, challenger, others };
    let name = format!("{game}, {seats} seats: {} against {}", arguments[2], arguments[3]);
    let log = match game.as_str() {
        "ulysses" => regatta.sail::<Ulysses>(range, cores),
        "odyssee" => regatta.sail::<Odyssee>(range, cores),
        _ => return eprintln!("there are ulysses and odyssee"),
    };
    log.print(&name);
}

/// A bot, and how it differs from its kind.
#[derive(Clone, Copy)]
struct Contestant {
    kind: BotKind,
    /// Another effort than it makes by itself.
    effort: Option<Effort>,
    /// It thinks by a tree.
    climbs: bool,
    /// So many answers in a hundred are a drifter's.
    drifts: u32,
    /// In so many questions of a hundred it takes another answer that is worth a thought.
    slips: u32,
}

impl FromStr for Contestant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| ());
        let (text, slips) = text.split_once('^').unwrap_or((text, "0"));
        let (text, drifts) = text.split_once('~').unwrap_or((text, "0"));
        let mut parts = text.split(':');
        let name = parts.next().ok_or(())?;
        let climbs = name == "tree";
        let kind = if climbs { BotKind::Pilot } else { name.parse().map_err(|_| ())? };
        let effort = match parts.collect::<Vec<_>>().as_slice() {
            [] => None,
            [playouts, horizon, doubt] => {
                Some(Effort { playouts: number(playouts)?, horizon: number(horizon)?, doubt: number(doubt)? })
            }
            _ => return Err(()),
        };
        Ok(Self { kind, effort, climbs, drifts: number(drifts)?, slips: number(slips)? })
    }
}

impl Contestant {
    /// Its answer, and how many games it has played on for it. `number` tells the questions of a game apart.
    fn answer<G: Bots>(self, game: &G, seat: Seat, dice: &Dice, number: u64) -> (Option<G::Action>, u32) {
        let known = Known::of(game, seat);
        let mut chance = dice.roll(u64::MAX - number);
        if self.slips > 0 && chance.index(100) < self.slips {
            let answers = G::candidates(&known.view(), &known.legal(), dice);
            let other = 1 + chance.index((answers.len() as u32).saturating_sub(1).max(1)) as usize;
            return (answers.get(other).or(answers.first()).cloned(), 0);
        }
        let drifts = self.drifts > 0 && dice.roll(u64::MAX - number).index(100) < self.drifts;
        let kind = if drifts { BotKind::Drifter } else { self.kind };
        let Some(effort) = self.effort.or_else(|| G::effort(kind)).filter(|_| !drifts) else {
            return (G::choose(kind, &known.view(), &known.legal(), dice), 0);
        };
        if self.climbs {
            return tree::choose(&known, effort, dice);
        }
        let candidates = G::candidates(&known.view(), &known.legal(), dice);
        let trial = pilot::try_out(&known, candidates, effort, dice);
        let playouts = trial.as_ref().map_or(0, pilot::Trial::playouts);
        (trial.map(|trial| trial.best(effort.doubt)), playouts)
    }
}

#[derive(Clone, Copy)]
struct Regatta {
    seats: u8,
    challenger: Contestant,
    others: Contestant,
}

/// What came of some games.
#[derive(Default)]
struct Log {
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

impl Regatta {
    fn sail<G: Bots>(self, range: Range<u32>, cores: usize) -> Log {
        let next = AtomicU32::new(range.start);
        let mut all = Log::default();
        thread::scope(|scope| {
            let work = || {
                let mut log = Log::default();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= range.end {
                        log.on_core = on_core();
                        return log;
                    }
                    self.play::<G>(number, &mut log);
                }
            };
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            for log in workers.into_iter().filter_map(|worker| worker.join().ok()) {
                all.add(log);
            }
        });
        all
    }

    fn play<G: Bots>(self, number: u32, log: &mut Log) {
        let own = Seat::new((number % u32::from(self.seats)) as u8).unwrap_or_default();
        let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
        let key = DealKey::new("REGATTA", &seed, []);
        let deal = Deal { ruleset: Default::default(), options: Default::default(), people: 0, bots: self.seats, key };
        let Ok(Setup { mut game, .. }) = G::setup(&deal) else { return eprintln!("not for so many") };
        let (mut events, mut story) = (Vec::new(), number.to_string());
        for question in 0.. {
            let Some(seat) = game.to_act().iter().next() else { break };
            let contestant = if seat == own { self.challenger } else { self.others };
            let since = Instant::now();
            let (action, playouts) = contestant.answer(&game, seat, &Dice::new(&seed, seat), question);
            let Some(action) = action else { break };
            if seat == own {
                log.playouts += u64::from(playouts);
                log.thoughts.push(since.elapsed().as_secs_f64());
            }
            story += &game.write(&action);
            events.clear();
            if game.apply(seat, &action, &mut events).is_err() {
                return eprintln!("game {number}: an answer is refused");
            }
        }
        log.note(&story);
        log.games += 1;
        log.won += match game.outcome() {
            Outcome::Won(winner) if winner == own => 1.0,
            Outcome::Shared(winners) if winners.contains(own) => 1.0 / f64::from(winners.len()),
            Outcome::Running | Outcome::Won(_) | Outcome::Shared(_) => 0.0,
        };
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

    fn print(mut self, name: &str) {
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
