//! `penelope simulate`: bots play whole games, quickly and repeatably, and every game is searched for faults: panics, dead
//! ends, answers listed as legal and refused, lost cards, replays that differ, views that tell what they must not.

mod check;
mod crew;
mod odyssee;
mod people;
mod plan;
mod play;
mod report;
mod run;
#[cfg(test)]
mod tests;
mod ulysses;

#[cfg(feature = "pips")]
#[path = "../../../tests/game/simulate.rs"]
mod pips;

use std::io::{self, IsTerminal as _, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use anyhow::Context as _;

use crate::engine::{Digest, GameKind, SEATS_MAX, for_game};
use crew::Crew;
use people::measures::Measures;
use plan::{Plan, file_name};
use play::Simulated;
use report::Report;

/// Let bots play games, and look for faults.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct SimulateArgs {
    /// Which game
    #[arg(long, value_name = "NAME", value_parser = read_game, default_value = GameKind::FIRST.name())]
    pub(super) game: GameKind,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(super) games: u32,
    /// Seats at each table; without it as many as bots are named, or as many as usual
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=SEATS_MAX as i64))]
    pub(super) seats: Option<u8>,
    /// Who plays: one kind for all seats, one for each, such as sailor,drifter,drifter, or a few that take turns
    #[arg(long, value_name = "KIND,…", default_value = "sailor")]
    pub(super) bots: Crew,
    /// The version of the rules; without it the usual one
    #[arg(long, value_name = "NAME")]
    pub(super) ruleset: Option<String>,
    /// Whether players without a disc may change sides within a movement
    #[arg(long, value_enum, default_value_t = Sides::Fixed)]
    pub(super) sides: Sides,
    /// After how many turns, or rounds where the game counts those, it ends at the latest; without it as usual
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(super) turns: Option<u16>,
    /// All that a table may choose, as the first line of its log says it, instead of --sides and --turns
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["sides", "turns"])]
    pub(super) options: Option<String>,
    /// Any text; the same text gives the same games. Without it a new one is drawn
    #[arg(long, value_name = "TEXT")]
    pub(super) seed: Option<String>,
    /// How many games at the same time; without it as many as the machine has cores
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<NonZeroUsize>,
    /// Write the archive of every game into this folder; of people's games those in which they answer ahead
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,
    /// Say only what is wrong
    #[arg(long)]
    pub(super) quiet: bool,
    /// Let modelled people play by mail, on a simulated clock, strictly asked and answering ahead
    #[arg(long, conflicts_with_all = ["bots", "quiet"])]
    pub(super) people: bool,
    /// With --people: one person of each table opens letters after 20 hours instead of 2.5
    #[arg(long, requires = "people")]
    pub(super) slow: bool,
    /// With --people: how many of a hundred people say more than what they are asked right now
    #[arg(long, value_name = "PERCENT", requires = "people", default_value_t = 100, value_parser = clap::value_parser!(u32).range(..=100))]
    pub(super) look_ahead: u32,
    /// With --people: nobody is reminded
    #[arg(long, requires = "people")]
    pub(super) no_reminders: bool,
    /// With --people: what is tried against waiting, such as letter,plan, or none (docs/people.md says what each is); without it what
    /// the page offers now
    #[arg(long, value_name = "NAME,…", requires = "people")]
    pub(super) measures: Option<Measures>,
    /// With --people: of a hundred people who look ahead, how many set a course where --measures offers one
    #[arg(long, value_name = "PERCENT", requires = "people", default_value_t = 100, value_parser = clap::value_parser!(u32).range(..=100))]
    pub(super) courses: u32,
}

/// Whether sides can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Sides {
    Fixed,
    Free,
}

/// Who sits at the tables of `--people`, and how the service behaves.
#[derive(Clone, Debug)]
struct Company {
    /// One person of each table takes eight times as long as the others.
    slow: bool,
    /// Of a hundred people, how many say more than what they are asked right now.
    look_ahead: u32,
    reminders: bool,
    /// What is tried against waiting.
    measures: Measures,
    /// Of a hundred people who look ahead, how many set a course where one can be set.
    courses: u32,
}

/// Plays, prints the summary, and fails if anything was found.
pub(super) fn run(args: SimulateArgs) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => run_game::<G>(args))
}

fn run_game<G: Simulated>(args: SimulateArgs) -> anyhow::Result<ExitCode> {
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => fresh_seed()?,
    };
    let mut out = io::stdout().lock();
    writeln!(out, "seed {seed}")?;
    out.flush()?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).with_context(|| format!("making the folder {}", folder.display()))?;
    }
    if args.people {
        return run_people::<G>(&args, seed, &mut out);
    }
    let plan: Plan<G> = plan(&args, seed)?;
    let keep = |number: u32, archive: &str| match &args.out {
        Some(folder) => write_archive(folder, &file_name(number), archive),
        None => Ok(()),
    };
    let threads = threads(&args);
    let progress = !args.quiet && io::stderr().is_terminal();
    let started = std::time::Instant::now();
    let report = run::run(&plan, threads, progress, &keep)?;
    tell(&plan, &report, args.quiet, &mut out)?;
    if !args.quiet {
        // Not among the rest, which is the same on every machine.
        let seconds = started.elapsed().as_secs_f64();
        eprintln!("{:.1} s, {:.0} games/s on {threads} threads", seconds, f64::from(plan.games) / seconds);
    }
    Ok(if report.findings().next().is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The same for people, for each number of seats unless one is named.
fn run_people<G: Simulated>(args: &SimulateArgs, seed: String, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    anyhow::ensure!(G::HAS_PEOPLE, "nobody has modelled people who play {}", G::TITLE);
    let company = Company {
        slow: args.slow,
        look_ahead: args.look_ahead,
        reminders: !args.no_reminders,
        measures: args.measures.clone().unwrap_or_else(|| Measures(G::ADOPTED.to_vec())),
        courses: args.courses,
    };
    check_measures::<G>(&company.measures)?;
    writeln!(out, "measures {}", company.measures)?;
    let mut well = true;
    for seats in args.seats.map_or(G::SEATS, |seats| seats..=seats) {
        let args = SimulateArgs { seats: Some(seats), ..args.clone() };
        let plan: Plan<G> = plan(&args, seed.clone())?;
        well &= G::play_people(&plan, &company, threads(&args), out)?;
        if let Some(folder) = &args.out {
            for number in 1..=plan.games {
                let archive = G::archive_people(&plan, &company, number)
                    .map_err(|fault| anyhow::anyhow!("game {number}: {fault}"))?;
                write_archive(folder, &format!("people-{seats}-{}", file_name(number)), &archive)?;
            }
        }
        out.flush()?;
    }
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether all of it can be tried in this game.
fn check_measures<G: Simulated>(measures: &Measures) -> anyhow::Result<()> {
    let unknown = Measures(measures.0.iter().filter(|measure| !G::MEASURES.contains(measure)).copied().collect());
    anyhow::ensure!(unknown == Measures::NONE, "in {} nobody can try {unknown}", G::TITLE);
    Ok(())
}

fn read_game(name: &str) -> Result<GameKind, String> {
    let names = || GameKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    GameKind::named(name).ok_or_else(|| format!("there are {}", names()))
}

fn threads(args: &SimulateArgs) -> usize {
    args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

fn plan<G: Simulated>(args: &SimulateArgs, seed: String) -> anyhow::Result<Plan<G>> {
    let ruleset = match &args.ruleset {
        None => G::Ruleset::default(),
        Some(name) => name.parse().map_err(|_| anyhow::anyhow!("no ruleset is called «{name}»"))?,
    };
    let options = match &args.options {
        None => G::options(args.sides == Sides::Free, args.turns).context("the game has no such options")?,
        Some(text) => text.parse().map_err(|_| anyhow::anyhow!("«{text}» are no options of {}", G::TITLE))?,
    };
    let bots = args.bots.seated(args.seats, *G::SEATS.start(), G::SEATS_USUAL)?;
    let (seats, least, most) = (bots.len(), *G::SEATS.start(), *G::SEATS.end());
    let fits = u8::try_from(seats).is_ok_and(|seats| G::SEATS.contains(&seats));
    anyhow::ensure!(fits, "{} is for {least} to {most}, not for {seats}", G::TITLE);
    Ok(Plan { seed, games: args.games, ruleset, options, bots, archives: args.out.is_some() })
}

fn tell<G: Simulated>(plan: &Plan<G>, report: &Report, quiet: bool, out: &mut impl Write) -> io::Result<()> {
    if !quiet {
        write!(out, "{}", report.summary(plan))?;
    }
    report.findings().try_for_each(|finding| writeln!(out, "{finding}"))
}

fn write_archive(folder: &Path, name: &str, archive: &str) -> anyhow::Result<()> {
    let path = folder.join(name);
    std::fs::write(&path, archive).with_context(|| format!("writing {}", path.display()))
}

/// A seed nobody has used, short enough to be typed again.
fn fresh_seed() -> anyhow::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("asking the operating system for a seed")?;
    Ok(Digest::of(&bytes).to_string()[..12].to_owned())
}
