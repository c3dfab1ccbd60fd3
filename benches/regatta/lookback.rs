//! How strict looking back is: of somebody's decisions against sailors the share for which something better is named, by how much
//! doubt is left. For docs/bots.md: `cargo run --release -p penelope-pure --example lookback -- odyssee 4 idler 0..12`.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use penelope_pure::bot::pilot::hindsight;
use penelope_pure::bot::{self, BotKind, Bots, Dice, Effort, Known};
use penelope_pure::engine::odyssee::{self, Odyssee};
use penelope_pure::engine::ulysses::{self, Ulysses};
use penelope_pure::engine::{Deal, DealKey, Digest, Seat, ServerSeed, Setup};

const USAGE: &str = "lookback GAME SEATS WHO FROM..TO [TIMES [EVERY]]
somebody is a kind of bot, idler (stays, agrees and passes), or schooled (a sailor who was told what is better)
TIMES multiplies what is thought; only one decision of EVERY is looked back at";

/// In tenths of a standard error.
const DOUBTS: [u32; 6] = [10, 15, 20, 25, 30, 40];
/// In ten-thousandths of a victory.
const LEADS: [u32; 3] = [0, 50, 100];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, who, games, rest @ ..] = arguments.as_slice() else { return eprintln!("{USAGE}") };
    let range = games.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let number = |text: Option<&String>| text.and_then(|text| text.parse().ok());
    let (times, every) = (number(rest.first()).unwrap_or(1.0), number(rest.get(1)).unwrap_or(1.0) as usize);
    let (Ok(seats), Ok(who), Some(range)) = (seats.parse(), Who::read(who), range) else { return eprintln!("{USAGE}") };
    let looking = Looking { seats, who, times, every };
    let log = match game.as_str() {
        "ulysses" => looking.look::<Ulysses>(range),
        "odyssee" => looking.look::<Odyssee>(range),
        _ => return eprintln!("there are ulysses and odyssee"),
    };
    log.print(&arguments.join(" "));
}

#[derive(Clone, Copy)]
enum Who {
    Bot(BotKind),
    Idler,
    Schooled,
}

impl Who {
    fn read(name: &str) -> Result<Self, bot::UnknownBot> {
        match name {
            "idler" => Ok(Who::Idler),
            "schooled" => Ok(Who::Schooled),
            kind => kind.parse().map(Who::Bot),
        }
    }
}

/// Who does nothing where that can be done.
trait Idle: Bots {
    fn idle(legal: &Self::Legal) -> Option<Self::Action>;
}

impl Idle for Odyssee {
    fn idle(legal: &odyssee::Legal) -> Option<odyssee::Action> {
        match legal {
            odyssee::Legal::Turn(_) => Some(odyssee::Action::Die),
            odyssee::Legal::Sail { .. } => Some(odyssee::Action::Stay),
            _ => None,
        }
    }
}

impl Idle for Ulysses {
    fn idle(legal: &ulysses::Legal) -> Option<ulysses::Action> {
        match legal {
            ulysses::Legal::Action(range) => range.propose.iter().next().map(ulysses::Action::Propose),
            ulysses::Legal::Asking(_) => Some(ulysses::Action::Agree),
            ulysses::Legal::Discussion(_) => Some(ulysses::Action::Pass),
            ulysses::Legal::Wind(_) => Some(ulysses::Action::Rest),
            ulysses::Legal::Nothing => None,
        }
    }
}

#[derive(Clone, Copy)]
struct Looking {
    seats: u8,
    who: Who,
    times: f64,
    every: usize,
}

#[derive(Default)]
struct Log {
    decisions: u32,
    better: [[u32; DOUBTS.len()]; LEADS.len()],
    took: Duration,
    most: Duration,
}

impl Looking {
    fn look<G: Idle>(self, range: Range<u32>) -> Log {
        let next = AtomicU32::new(range.start);
        let work = || {
            let mut log = Log::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= range.end {
                    return log;
                }
                self.play::<G>(number, &mut log);
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).fold(Log::default(), Log::with)
        })
    }

    fn play<G: Idle>(self, number: u32, log: &mut Log) {
        let own = Seat::new((number % u32::from(self.seats)) as u8).unwrap_or_default();
        let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
        let key = DealKey::new("LOOKBACK", &seed, []);
        let deal = Deal { ruleset: Default::default(), options: Default::default(), people: 0, bots: self.seats, key };
        let Ok(Setup { mut game, .. }) = G::setup(&deal) else { return eprintln!("not for so many") };
        let mut events = Vec::new();
        for question in number as usize.. {
            let Some(seat) = game.to_act().iter().next() else { break };
            let dice = Dice::new(&seed, seat);
            let is_looked_at = seat == own && question.is_multiple_of(self.every);
            let sailors = || bot::answer(BotKind::Sailor, &game, seat, &dice);
            let given = match self.who {
                _ if seat != own => sailors(),
                Who::Bot(kind) => bot::answer(kind, &game, seat, &dice),
                Who::Idler => G::idle(&game.legal(seat)).or_else(sailors),
                Who::Schooled if is_looked_at => sailors().map(|given| self.schooled(&game, seat, given)),
                Who::Schooled => sailors(),
            };
            let Some(given) = given else { break };
            if is_looked_at {
                log.note(self.effort::<G>(), &Known::of(&game, seat), &given, &dice);
            }
            events.clear();
            if game.apply(seat, &given, &mut events).is_err() {
                return eprintln!("game {number}: an answer is refused");
            }
        }
    }

    fn effort<G: Bots>(self) -> Effort {
        let effort = hindsight::effort::<G>().expect("pilots think");
        Effort { playouts: (f64::from(effort.playouts) * self.times) as u32, ..effort }
    }

    /// What looking back with other dice calls best: whatever is then called better is so by luck, or by a hair.
    fn schooled<G: Bots>(self, game: &G, seat: Seat, given: G::Action) -> G::Action {
        let dice = Dice::new(&ServerSeed::new([1; 32]), seat);
        let judged = hindsight::judge(&Known::of(game, seat), &given, self.effort::<G>(), &dice);
        judged.and_then(|judged| judged.better).map_or(given, |(better, _)| better)
    }
}

impl Log {
    fn note<G: Bots>(&mut self, effort: Effort, known: &Known<G>, given: &G::Action, dice: &Dice) {
        let since = Instant::now();
        let Some([_, best]) = hindsight::weigh(known, given, effort, dice) else { return };
        let took = since.elapsed();
        self.decisions += 1;
        (self.took, self.most) = (self.took + took, self.most.max(took));
        for (counts, lead) in self.better.iter_mut().zip(LEADS) {
            for (count, doubt) in counts.iter_mut().zip(DOUBTS) {
                *count += u32::from(best.lead() >= lead && best.is_surely_better(doubt));
            }
        }
    }

    fn with(mut self, other: Log) -> Log {
        self.decisions += other.decisions;
        self.took += other.took;
        self.most = self.most.max(other.most);
        let counts = self.better.iter_mut().flatten().zip(other.better.iter().flatten());
        counts.for_each(|(count, other)| *count += other);
        self
    }

    fn print(&self, name: &str) {
        let all = self.decisions.max(1);
        println!(
            "{name}: {} decisions, {:.0?} each by the clock, {:.0?} most",
            self.decisions,
            self.took / all,
            self.most
        );
        for (counts, lead) in self.better.iter().zip(LEADS) {
            let share = |(count, doubt): (&u32, u32)| {
                format!("{:.1} % beyond {:.1}", 100.0 * f64::from(*count) / f64::from(all), f64::from(doubt) / 10.0)
            };
            let shares: Vec<String> = counts.iter().zip(DOUBTS).map(share).collect();
            println!("  better by {lead} or more: {}", shares.join(", "));
        }
    }
}
