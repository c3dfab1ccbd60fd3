//! How strong bots are: a challenger against others of one kind at every seat in turn, with what it costs to think. For
//! docs/bots.md: `cargo run --release -p penelope-pure --example regatta -- ulysses 4 pilot sailor 400`.

use std::time::Instant;

use penelope_pure::bot::{self, BotKind, Bots, Dice, Effort, Known, pilot};
use penelope_pure::engine::odyssee::Odyssee;
use penelope_pure::engine::ulysses::Ulysses;
use penelope_pure::engine::{Deal, DealKey, Digest, Outcome, Seat, ServerSeed, Setup};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, challenger, others, games, effort @ ..] = arguments.as_slice() else {
        eprintln!("regatta GAME SEATS CHALLENGER OTHERS GAMES [PLAYOUTS HORIZON DOUBT]");
        return;
    };
    // Another effort than the challenger makes by itself.
    let effort: Vec<u32> = effort.iter().filter_map(|number| number.parse().ok()).collect();
    let effort = match effort.as_slice() {
        [playouts, horizon, doubt] => Some(Effort { playouts: *playouts, horizon: *horizon, doubt: *doubt }),
        _ => None,
    };
    let kind = |name: &str| name.parse::<BotKind>().ok();
    let numbers = (seats.parse(), games.parse());
    let (Some(challenger), Some(others), (Ok(seats), Ok(games))) = (kind(challenger), kind(others), numbers) else {
        eprintln!("a kind of bot or a number cannot be read");
        return;
    };
    match game.as_str() {
        "ulysses" => sail::<Ulysses>(seats, (challenger, effort), others, games),
        "odyssee" => sail::<Odyssee>(seats, (challenger, effort), others, games),
        _ => eprintln!("there are ulysses and odyssee"),
    }
}

fn sail<G: Bots>(seats: u8, (challenger, effort): (BotKind, Option<Effort>), others: BotKind, games: u32) {
    let (mut won, mut thinking, mut thoughts) = (0.0, 0.0, Vec::new());
    for number in 0..games {
        let own = Seat::new((number % u32::from(seats)) as u8).unwrap_or_default();
        let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
        let key = DealKey::new("REGATTA", &seed, []);
        let deal = Deal { ruleset: Default::default(), options: Default::default(), people: 0, bots: seats, key };
        let Ok(Setup { mut game, .. }) = G::setup(&deal) else { return eprintln!("not for so many") };
        let mut events = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            let kind = if seat == own { challenger } else { others };
            let since = Instant::now();
            let dice = Dice::new(&seed, seat);
            let action = match effort.filter(|_| seat == own) {
                Some(effort) => pilot::choose(&Known::of(&game, seat), effort, &dice),
                None => bot::answer(kind, &game, seat, &dice),
            };
            let Some(action) = action else { break };
            if seat == own {
                let took = since.elapsed().as_secs_f64();
                thinking += took;
                thoughts.push(took);
            }
            events.clear();
            if game.apply(seat, &action, &mut events).is_err() {
                return eprintln!("game {number}: an answer is refused");
            }
        }
        won += match game.outcome() {
            Outcome::Won(winner) if winner == own => 1.0,
            Outcome::Shared(winners) if winners.contains(own) => 1.0 / f64::from(winners.len()),
            Outcome::Running | Outcome::Won(_) | Outcome::Shared(_) => 0.0,
        };
    }
    let (count, share) = (f64::from(games), won / f64::from(games));
    let error = (share * (1.0 - share) / count).sqrt();
    thoughts.sort_by(f64::total_cmp);
    let at = |part: f64| thoughts.get((thoughts.len() as f64 * part) as usize).copied().unwrap_or(0.0) * 1000.0;
    println!(
        "{} {seats} seats: {challenger} against {others}: {:.1} % ± {:.1} of {games}; {:.0} answers a game, {:.2} ms mean, {:.1} p95, {:.1} most, {:.2} s a game",
        G::NAME,
        100.0 * share,
        100.0 * error,
        thoughts.len() as f64 / count,
        1000.0 * thinking / thoughts.len().max(1) as f64,
        at(0.95),
        at(0.9999),
        thinking / count,
    );
}
