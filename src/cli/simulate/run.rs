//! All games of a plan, on several threads. Results arrive in any order and are put back into the games' own.

use std::io::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use super::plan::Plan;
use super::play::{Played, Simulated, play};
use super::report::Report;
use crate::engine::Game;

/// Takes the archive of the game of a number.
pub(super) type Keep<'a> = dyn Fn(u32, &str) -> anyhow::Result<()> + Sync + 'a;

const PROGRESS_EVERY: Duration = Duration::from_millis(200);

/// `keep` takes the archives, in no particular order; its error ends the run.
pub(super) fn run<G>(plan: &Plan<G>, threads: usize, progress: bool, keep: &Keep<'_>) -> anyhow::Result<Report>
where
    G: Simulated,
    Plan<G>: Sync,
{
    let next = AtomicU32::new(1);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more once an archive could not be kept.
                    if number > plan.games || sender.send((number, played(plan, number, keep))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        collect(plan, &results, progress)
    })
}

fn played<G: Simulated>(plan: &Plan<G>, number: u32, keep: &Keep<'_>) -> anyhow::Result<Result<Played, String>> {
    Ok(match play(plan, number) {
        Ok((played, archive)) => {
            archive.map_or(Ok(()), |archive| keep(number, &archive))?;
            Ok(played)
        }
        Err(fault) => Err(fault),
    })
}

type Results = mpsc::Receiver<(u32, anyhow::Result<Result<Played, String>>)>;

fn collect<G: Game>(plan: &Plan<G>, results: &Results, progress: bool) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let mut told = Instant::now();
    for (number, result) in results {
        report.add(plan, number, result?);
        if progress && told.elapsed() >= PROGRESS_EVERY {
            told = Instant::now();
            eprint!("\r{} of {} games", report.games(), plan.games);
            // A terminal that does not take the progress must not stop the games.
            let _ = std::io::stderr().flush();
        }
    }
    if progress {
        eprint!("\r\x1b[K");
    }
    Ok(report)
}
