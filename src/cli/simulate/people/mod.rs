//! `penelope simulate --people`: modelled people play by mail on a simulated clock, once strictly asked one after the other
//! and once answering ahead, through the very loop that the server runs. The model stands in `docs/people.md`; what people of
//! a game would say, and write, is the game's own.

pub(super) mod count;
mod hours;
pub(super) mod measures;
mod report;
mod world;

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use count::Count;
use hours::{Habits, ZONES};
use measures::Measures;
use report::Report;
use world::{Person, World};

use crate::archive::{Cast, Participant, Record};
use crate::bot::Dice;
use crate::cli::simulate::Company;
use crate::cli::simulate::plan::Plan;
use crate::cli::simulate::play::{Simulated, deal};
use crate::engine::{PerSeat, Seat};
use crate::settle::words::{Said, Source, Words};

/// A game whose people are modelled.
pub(super) trait Modelled: Words + Simulated {
    /// The kinds of questions, as a player would tell them apart.
    const QUESTIONS: &'static [&'static str];

    /// Which of them is open.
    fn question(view: &Self::View) -> usize;

    /// Whether an answer from there was given before anybody had to be asked.
    fn was_there(_question: usize, source: Source<Self::Kind>) -> bool {
        source.is_word()
    }

    /// Whether the seat's words say nothing about what comes after the present matter. `view` is the seat's own.
    fn used_up(_said: &Said<Self>, _view: &Self::View, _measures: &Measures) -> bool {
        false
    }

    /// How often a person has touched the page to get from the words that lay there to these.
    fn taps(_page: &Page<'_, Self>, _before: &Said<Self>, _after: &Said<Self>) -> u32 {
        0
    }

    /// What a person with this page before him puts among his words; and what he answers by hand.
    fn fill_in(page: &Page<'_, Self>, said: &mut Said<Self>) -> Option<Self::Action>;
}

/// What lies before a person.
pub(super) struct Page<'a, G: Modelled> {
    pub(super) view: &'a G::View,
    pub(super) legal: &'a G::Legal,
    pub(super) seat: Seat,
    pub(super) dice: &'a Dice,
    /// Fills in more than what is asked right now.
    pub(super) looks_ahead: bool,
    /// Whether the game cannot go on without him.
    pub(super) in_turn: bool,
    pub(super) measures: &'a Measures,
    /// Leaves it to a course where one is offered.
    pub(super) sets_course: bool,
}

/// How people are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    Strict,
    Ahead,
}

impl Asking {
    fn name(self) -> &'static str {
        match self {
            Asking::Strict => "strictly asked",
            Asking::Ahead => "answering ahead",
        }
    }
}

const MEDIAN_HOURS: f64 = 2.5;
const SLOW_HOURS: f64 = 20.0;

/// Plays the games of one number of seats in both modes and tells what came of it.
pub(super) fn run<G: Modelled>(
    plan: &Plan<G>,
    company: &Company,
    threads: usize,
    out: &mut impl Write,
) -> io::Result<bool> {
    let strict = play_all(plan, company, Asking::Strict, threads);
    let ahead = play_all(plan, company, Asking::Ahead, threads);
    let findings: Vec<String> = strict.iter().chain(&ahead).filter_map(|result| result.clone().err()).collect();
    if findings.is_empty() {
        let of = |results: Vec<Result<Count, String>>| Report(results.into_iter().flatten().collect());
        write!(out, "{}", report::compare(plan, &of(strict), &of(ahead)))?;
    }
    findings.iter().try_for_each(|finding| writeln!(out, "{finding}"))?;
    Ok(findings.is_empty())
}

/// The games of the plan, each as its count or what is wrong with it.
pub(super) fn play_all<G: Modelled>(
    plan: &Plan<G>,
    company: &Company,
    asking: Asking,
    threads: usize,
) -> Vec<Result<Count, String>> {
    let next = AtomicU32::new(1);
    let work = || {
        let mut results = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number > plan.games {
                return results;
            }
            let fault = |fault| format!("game {number} of seed {}, {}: {fault}", plan.seed, asking.name());
            results.push((number, play(plan, company, asking, number).map_err(fault)));
        }
    };
    let mut results: Vec<(u32, Result<Count, String>)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("a thread that plays")).collect()
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The archive of a game in which people answer ahead. Their lucky words go into the deal, so that it is another game than
/// the one that is counted.
pub(super) fn archive<G: Modelled>(plan: &Plan<G>, company: &Company, number: u32) -> Result<String, String> {
    let cast = Cast { participants: participants(plan.bots.len(), number), ..plan.cast(number) };
    let record = Record::begin(cast, plan.ruleset, plan.options.clone(), plan.moment(0));
    let record: Record<G> = record.map_err(|error| error.to_string())?;
    let (game, order) = (record.game().clone(), *record.order());
    let seed = plan.server_seed(number);
    let people = people(plan, company, number, &order);
    let world = World::new(game, people, &seed, Asking::Ahead, company);
    Ok(world.keeping(record).play_recorded()?.into_archive().to_json())
}

/// People of many countries, others at every table.
fn participants(seats: usize, number: u32) -> Vec<Participant> {
    const NAMES: [(&str, &str); 8] = [
        ("Ann", "olive"),
        ("Šárka", "vítr"),
        ("Jörg O’Neil", "Flaschenpost"),
        ("Zoë", ""),
        ("Ξένια", "Ιθάκη"),
        ("王小明", "海"),
        ("Łukasz \"Żagiel\"", "żółw"),
        ("José", "Odiseo y Penélope"),
    ];
    let first = number as usize * 3;
    let person =
        |(name, word): &(&str, &str)| Participant::Person { name: (*name).to_owned(), word: (*word).to_owned() };
    NAMES.iter().cycle().skip(first % NAMES.len()).take(seats).map(person).collect()
}

pub(super) fn play<G: Modelled>(
    plan: &Plan<G>,
    company: &Company,
    asking: Asking,
    number: u32,
) -> Result<Count, String> {
    let setup = deal(plan, number)?;
    let seed = plan.server_seed(number);
    let people = people(plan, company, number, &setup.order);
    World::new(setup.game, people, &seed, asking, company).play()
}

/// Who sits where.
fn people<G: Modelled>(plan: &Plan<G>, company: &Company, number: u32, order: &PerSeat<u8>) -> Vec<Person> {
    let seed = plan.server_seed(number);
    let mut chance = plan.chance("company", number).stream(0);
    let participants = plan.bots.len();
    let slow = company.slow.then(|| chance.index(participants as u32) as usize);
    let looks: Vec<bool> = (0..participants).map(|_| chance.index(100) < company.look_ahead).collect();
    let courses: Vec<bool> = (0..participants).map(|_| chance.index(100) < company.courses).collect();
    let person = |(seat, participant): (Seat, &u8)| {
        let participant = usize::from(*participant);
        let median_hours = if slow == Some(participant) { SLOW_HOURS } else { MEDIAN_HOURS };
        let key = plan.chance(&format!("delays of {participant}"), number);
        let habits = Habits { zone: ZONES[participant % ZONES.len()], median_hours, key };
        let (looks_ahead, sets_course) = (looks[participant], courses[participant]);
        Person { habits, looks_ahead, sets_course, dice: Dice::new(&seed, seat) }
    };
    Seat::all(order.count()).zip(order.iter()).map(person).collect()
}
