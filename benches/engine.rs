//! What the engine costs: `cargo bench --bench engine`. Times are of this machine and this moment, so they are shown side
//! by side; instructions are counted by callgrind, if valgrind is there, and are the same on every run.

#[path = "engine/archives.rs"]
mod archives;
#[path = "engine/odyssee.rs"]
mod odyssee;
#[path = "engine/people.rs"]
mod people;
mod report;

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use penelope::bot::{BotKind, Bots as _, Dice};
use penelope::engine::ulysses::fixture::{dealt, key};
use penelope::engine::ulysses::sample::sample;
use penelope::engine::ulysses::{Action, Event, Options, Ruleset, Ulysses};
use penelope::engine::{Eye, Game as _, Seat, ServerSeed};

use report::Hold;

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
    people::measure();
    count_instructions();
    odyssee::count_instructions();
    time_random_games();
    odyssee::time_random_games();
    time_calls();
    archives::measure();
}

/// The row of a game's instructions, and that of its allocations: as many as there are reshuffles, for the deck's new order.
fn tell_counts(title: &str, counts: [Option<(u64, u64)>; 2], actions: usize, reshuffles: usize) {
    let [Some((once, allocations_once)), Some((twice, allocations_twice))] = counts else {
        return report::plain(
            &format!("{title}: instructions an action"),
            "not counted",
            "valgrind is not there or failed",
        );
    };
    let each = (twice - once) as f64 / actions as f64;
    let what = format!("{title}: instructions an applied action");
    report::row(&what, &format!("{each:.0}"), "callgrind", each, Hold::AtMost(2500.0));
    // The second round works on the same buffers: anything that grew with the game would show here.
    let allocated = allocations_twice - allocations_once;
    let (what, beside) = (format!("{title}: allocations in {actions} actions"), format!("{reshuffles} reshuffles"));
    let more = allocated as f64 - reshuffles as f64;
    report::row(&what, &allocated.to_string(), &beside, more, Hold::AtMost(0.0));
}

/// The row of a game's random games.
fn tell_games(title: &str, actions: usize, (playing, applying): (Duration, Duration), least: f64) {
    let per_second = |duration: Duration| GAMES as f64 / duration.as_secs_f64();
    let what = format!("{title}: random games of {SEATS}, {} actions each, a second and core", actions as u64 / GAMES);
    let beside = format!("{:.0} with nothing but applying", per_second(applying));
    report::row(&what, &format!("{:.0}", per_second(playing)), &beside, per_second(playing), Hold::AtLeast(least));
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
    let actions = stories.iter().map(|story| story.actions.len()).sum();
    let counts = [1, 2].map(|rounds| callgrind(Ulysses::NAME, rounds));
    tell_counts(Ulysses::TITLE, counts, actions, stories.iter().map(reshuffles).sum());
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
    tell_games(Ulysses::TITLE, actions, (playing, applying), 2000.0);
}

fn time_calls() {
    let stories: Vec<Story> = (0..GAMES / 5).map(sailors).collect();
    let questions = questions(&stories);
    let dice = Dice::new(&ServerSeed::new([1; 32]), Seat::FIRST);
    let count = questions.len();
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
    let nanoseconds = duration.as_nanos() as f64 / count as f64;
    report::plain(&format!("Ulysses: {name}"), &format!("{nanoseconds:.0} ns"), "at every question of sailors' games");
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let value = work();
    (value, start.elapsed())
}
