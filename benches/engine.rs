//! What the engine costs: `cargo bench --bench engine`. Times are of this machine and this moment, so they are shown side
//! by side; instructions are counted by callgrind, if valgrind is there, and are the same on every run.

#[path = "engine/odyssee.rs"]
mod odyssee;

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use penelope::bot::{BotKind, Bots as _, Dice};
use penelope::engine::odyssee::Odyssee;
use penelope::engine::ulysses::fixture::{dealt, key};
use penelope::engine::ulysses::sample::sample;
use penelope::engine::ulysses::{Action, Event, Options, Ruleset, Ulysses};
use penelope::engine::{Eye, Game as _, Seat, ServerSeed};

/// The argument with which the bench runs itself under callgrind.
const COUNTED: &str = "--counted";
const SEATS: u8 = 4;
const GAMES: u64 = 1000;
/// Under callgrind everything takes fifty times as long.
const GAMES_COUNTED: u64 = 20;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, game, rounds] = arguments.as_slice()
        && flag == COUNTED
    {
        let rounds = rounds.parse().expect("a number of rounds");
        return if game == Ulysses::NAME { counted(rounds) } else { odyssee::counted(rounds) };
    }
    println!("{}", Ulysses::TITLE);
    count_instructions();
    println!();
    time_random_games();
    println!();
    time_calls();
    println!();
    println!("{}", Odyssee::TITLE);
    odyssee::count_instructions();
    println!();
    odyssee::time_random_games();
}

/// A finished game: how it began, and all that was done.
struct Story {
    first: Ulysses,
    actions: Vec<(Seat, Action)>,
    end: Ulysses,
}

fn play(number: u64, mut answer: impl FnMut(&Ulysses, Seat) -> Action) -> Story {
    let first = dealt(SEATS, Ruleset::default(), Options::default(), number);
    let (mut game, mut actions, mut events) = (first.clone(), Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().iter().next() {
        let action = answer(&game, seat);
        events.clear();
        game.apply(seat, &action, &mut events).expect("legal");
        actions.push((seat, action));
    }
    Story { first, actions, end: game }
}

fn random_game(number: u64) -> Story {
    let mut chance = key(number).stream(1 << 40);
    play(number, |game, seat| sample(game, seat, &mut chance).expect("whoever is asked may answer"))
}

fn sailors(number: u64) -> Story {
    let dice: Vec<Dice> = Seat::all(SEATS).map(|seat| Dice::new(&ServerSeed::new([number as u8; 32]), seat)).collect();
    play(number, |game, seat| decide(game, seat, &dice[usize::from(seat.number())]).expect("asked"))
}

fn decide(game: &Ulysses, seat: Seat, dice: &Dice) -> Option<Action> {
    Ulysses::choose(BotKind::Sailor, &game.view(Eye::Seat(seat)), &game.legal(seat), dice)
}

/// The measured loop: nothing but applying. Kept whole so that callgrind finds it by its name.
#[inline(never)]
fn apply_all(game: &mut Ulysses, actions: &[(Seat, Action)], events: &mut Vec<Event>) {
    for (seat, action) in actions {
        events.clear();
        game.apply(*seat, action, events).expect("legal");
    }
}

/// Plays games, then applies their actions once more in the measured loop, as many rounds as asked.
fn counted(rounds: u32) {
    let stories: Vec<Story> = (0..GAMES_COUNTED).map(random_game).collect();
    let mut events = Vec::with_capacity(64);
    for _ in 0..rounds {
        for story in &stories {
            apply_all(&mut story.first.clone(), &story.actions, &mut events);
        }
    }
}

fn count_instructions() {
    let stories: Vec<Story> = (0..GAMES_COUNTED).map(random_game).collect();
    let actions: usize = stories.iter().map(|story| story.actions.len()).sum();
    let Some((once, allocations_once)) = callgrind(Ulysses::NAME, 1) else {
        println!("instructions: not counted, valgrind is not there");
        return;
    };
    let Some((twice, allocations_twice)) = callgrind(Ulysses::NAME, 2) else {
        println!("instructions: not counted, callgrind failed");
        return;
    };
    let per_action = (twice - once) / actions as u64;
    println!("instructions per applied action {per_action:>8}   (at most 2500)");
    // The second round works on the same buffers: anything that grew with the game would show here.
    let allocated = allocations_twice - allocations_once;
    let reshuffles: usize = stories.iter().map(reshuffles).sum();
    println!(
        "allocations in {actions} actions  {allocated:>8}   (one for each of {reshuffles} reshuffles: the deck's order)"
    );
}

fn reshuffles(story: &Story) -> usize {
    let (mut game, mut events) = (story.first.clone(), Vec::new());
    for (seat, action) in &story.actions {
        game.apply(*seat, action, &mut events).expect("legal");
    }
    events.iter().filter(|event| matches!(event, Event::DeckShuffled { .. })).count()
}

/// Instructions inside the measured loop, and calls of malloc and realloc from it.
fn callgrind(game: &str, rounds: u32) -> Option<(u64, u64)> {
    let file = std::env::temp_dir().join(format!("penelope-callgrind-{}-{game}-{rounds}", std::process::id()));
    let result = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*apply_all*"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(std::env::current_exe().ok()?)
        .args([COUNTED, game, &rounds.to_string()])
        .output()
        .ok()?;
    let counts = std::fs::read_to_string(&file).ok().filter(|_| result.status.success());
    // What is left in the folder for temporary files harms nobody.
    let _ = std::fs::remove_file(&file);
    let counts = counts?;
    let instructions = counts.lines().find_map(|line| line.strip_prefix("summary: "))?.trim().parse().ok()?;
    Some((instructions, allocations(&counts)))
}

/// Sums the calls to the allocator in callgrind's output: after `cfn=(id) name`, `calls=count …`. A name is spelled out
/// only the first time its id occurs.
fn allocations(counts: &str) -> u64 {
    let is_allocation = |name: &str| ["malloc", "calloc", "realloc"].contains(&name);
    let (mut ids, mut calls, mut callee) = (Vec::new(), 0, "");
    for line in counts.lines() {
        let named = ["fn=", "cfn="].iter().find_map(|prefix| line.strip_prefix(prefix));
        if let Some((id, name)) = named.map(|text| text.split_once(' ').unwrap_or((text, ""))) {
            if is_allocation(name) {
                ids.push(id);
            }
            if line.starts_with("cfn=") {
                callee = id;
            }
        } else if let Some(count) = line.strip_prefix("calls=")
            && ids.contains(&callee)
        {
            calls += count.split(' ').next().and_then(|count| count.parse::<u64>().ok()).unwrap_or(0);
        }
    }
    calls
}

fn time_random_games() {
    let (stories, playing) = timed(|| (0..GAMES).map(random_game).collect::<Vec<_>>());
    let actions: usize = stories.iter().map(|story| story.actions.len()).sum();
    let mut events = Vec::with_capacity(64);
    let mut games: Vec<Ulysses> = stories.iter().map(|story| story.first.clone()).collect();
    let ((), applying) = timed(|| {
        for (game, story) in games.iter_mut().zip(&stories) {
            apply_all(game, &story.actions, &mut events);
        }
    });
    let per_second = |duration: Duration| GAMES as f64 / duration.as_secs_f64();
    println!("random games of {SEATS} seats, {} actions each, one core", actions as u64 / GAMES);
    println!("  deal, legal, sample, apply    {:>8.0} games/s   (at least 2000)", per_second(playing));
    println!("  apply alone                   {:>8.0} games/s", per_second(applying));
    println!("  ratio                         {:>8.2}", playing.as_secs_f64() / applying.as_secs_f64());
}

fn time_calls() {
    let stories: Vec<Story> = (0..GAMES / 5).map(sailors).collect();
    let questions = questions(&stories);
    let dice = Dice::new(&ServerSeed::new([1; 32]), Seat::FIRST);
    let count = questions.len();
    println!("at every question of {} games of sailors ({} a game)", stories.len(), count / stories.len());
    tell("legal", count, || {
        for (game, seat) in &questions {
            black_box(game.legal(*seat));
        }
    });
    tell("view of the seat", count, || {
        for (game, seat) in &questions {
            black_box(game.view(Eye::Seat(*seat)));
        }
    });
    tell("a sailor's decision", count, || {
        for (game, seat) in &questions {
            black_box(decide(game, *seat, &dice));
        }
    });
    tell("clone", count, || {
        for (game, _) in &questions {
            black_box(game.clone());
        }
    });
    tell("snapshot and digest", count, || {
        for (game, _) in &questions {
            black_box(game.digest());
        }
    });
    let mut events = Vec::with_capacity(64);
    tell("replay of a whole game", stories.len(), || {
        for story in &stories {
            let mut game = story.first.clone();
            apply_all(&mut game, &story.actions, &mut events);
            assert!(game == story.end);
        }
    });
}

/// Every state in which somebody was asked, and who.
fn questions(stories: &[Story]) -> Vec<(Ulysses, Seat)> {
    let mut questions = Vec::new();
    let mut events = Vec::new();
    for story in stories {
        let mut game = story.first.clone();
        for (seat, action) in &story.actions {
            questions.push((game.clone(), *seat));
            events.clear();
            game.apply(*seat, action, &mut events).expect("legal");
        }
    }
    questions
}

fn tell(name: &str, count: usize, work: impl FnOnce()) {
    let ((), duration) = timed(work);
    println!("  {name:<30}{:>8.0} ns", duration.as_nanos() as f64 / count as f64);
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let value = work();
    (value, start.elapsed())
}
