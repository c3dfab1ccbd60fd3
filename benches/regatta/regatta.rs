//! How strong bots are, for docs/bots.md, with what it costs to think. `cargo run --release -p penelope-pure --example regatta --
//! ulysses 4 pilot sailor 0..400` has a challenger against others of one kind; `… ulysses 4 league 0..2000` lets every kind meet
//! every other, and `… ratings` reads what that prints. The games of a range are the same wherever they are played, so that a long
//! run can be split and its sums added; they are played on every core.

mod contestant;
mod duel;
mod league;
mod tree;
mod voyage;

use std::io;
use std::ops::Range;
use std::thread;

use penelope_pure::engine::odyssee::Odyssee;
use penelope_pure::engine::ulysses::Ulysses;

use duel::Duel;

const USAGE: &str = "regatta GAME SEATS CHALLENGER OTHERS FROM..TO [CORES]
regatta GAME SEATS league FROM..TO [CORES], a game a line; regatta ratings, of such lines
a bot is a kind, a kind that thinks differently (mate:80:60:10 for playouts, horizon and doubt),
one that searches a tree instead (tree:480:60:50 for playouts, horizon and curiosity), one that answers anything now and then (sailor~30 for thirty answers in a hundred), or one that then
answers anything worth a thought (sailor^30)";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if run(&words).is_none() {
        eprintln!("{USAGE}");
    }
}

/// Nothing if it is not understood.
fn run(words: &[&str]) -> Option<()> {
    match words {
        [game, seats, "league", games, cores @ ..] => {
            let (seats, range, cores) = (seats.parse().ok()?, range(games)?, cores_of(cores)?);
            match *game {
                "ulysses" => league::race::<Ulysses>(seats, range, cores),
                "odyssee" => league::race::<Odyssee>(seats, range, cores),
                _ => return None,
            }
        }
        ["ratings"] => league::rate(io::stdin().lines().map_while(Result::ok))?,
        [game, seats, challenger, others, games, cores @ ..] => {
            let duel =
                Duel { seats: seats.parse().ok()?, challenger: challenger.parse().ok()?, others: others.parse().ok()? };
            let (range, cores) = (range(games)?, cores_of(cores)?);
            let log = match *game {
                "ulysses" => duel.sail::<Ulysses>(range, cores),
                "odyssee" => duel.sail::<Odyssee>(range, cores),
                _ => return None,
            };
            log.print(&format!("{game}, {seats} seats: {challenger} against {others}"));
        }
        _ => return None,
    }
    Some(())
}

fn range(games: &str) -> Option<Range<u32>> {
    let (from, to) = games.split_once("..")?;
    Some(from.parse().ok()?..to.parse().ok()?)
}

fn cores_of(words: &[&str]) -> Option<usize> {
    match words {
        [] => Some(thread::available_parallelism().map_or(1, usize::from)),
        [cores] => cores.parse().ok(),
        _ => None,
    }
}
