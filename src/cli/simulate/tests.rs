//! Whole runs, and that the search finds what it looks for.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::sync::Mutex;

use super::check::{leaks, replay};
use super::people::measures::Measures;
use super::plan::{Plan, file_name};
use super::play::{Simulated, deal, play};
use super::run::{self, Keep};
use super::{check_measures, crew::Crew, report::Report, write_archive};
use crate::engine::odyssee::Odyssee;
use crate::engine::ulysses::{Cards, Options, Ruleset, Ulysses};
use crate::engine::{Eye, Game as _, Seat};

fn plan(seed: &str, games: u32, bots: &str, seats: u8, ruleset: Ruleset) -> Plan<Ulysses> {
    let bots = bots.parse::<Crew>().unwrap().seated(Some(seats), 3, 4).unwrap();
    Plan { seed: seed.to_owned(), games, ruleset, options: Options::default(), bots, archives: false }
}

/// Archives that nobody wants.
const NOWHERE: &Keep<'_> = &|_, _| Ok(());

fn small() -> Plan<Ulysses> {
    plan("olive", 12, "sailor", 4, Ruleset::default())
}

#[test]
fn nothing_is_found_at_any_table() {
    for ruleset in Ruleset::ALL {
        for (seats, bots) in [(3, "sailor"), (4, "drifter"), (5, "sailor,drifter,sailor,sailor,drifter")] {
            let report = run::run(&plan("olive", 8, bots, seats, ruleset), 2, false, NOWHERE).unwrap();
            assert_eq!(report.findings().collect::<Vec<_>>(), [""; 0]);
            assert_eq!(report.games(), 8);
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let reports = [1, 2, 5].map(|threads| run::run(&small(), threads, false, NOWHERE).unwrap());
    assert_eq!(reports[0], reports[1]);
    assert_eq!(reports[0], reports[2]);
    let [one, other] = [&reports[0], &reports[2]].map(|report| report.summary(&small()));
    assert_eq!(one, other);
}

#[test]
fn another_seed_gives_other_games_and_a_game_does_not_depend_on_those_before() {
    let other = Plan { seed: "fig".to_owned(), ..small() };
    assert_ne!(run::run(&small(), 1, false, NOWHERE).unwrap(), run::run(&other, 1, false, NOWHERE).unwrap());
    let mut report = Report::default();
    (1..=12).for_each(|number| report.add(&small(), number, play(&small(), number).map(|(played, _)| played)));
    assert_eq!(report, run::run(&small(), 1, false, NOWHERE).unwrap());
}

#[test]
fn no_two_games_share_their_chance() {
    let seals = |plan: &Plan<Ulysses>| (1..=200).map(|number| plan.cast(number).seed.seal()).collect::<Vec<_>>();
    let other = Plan { seed: "fig".to_owned(), ..small() };
    let all: HashSet<_> = seals(&small()).into_iter().chain(seals(&other)).collect();
    assert_eq!(all.len(), 400);
    let mut rolls = HashSet::new();
    for dice in (1..=50).flat_map(|number| small().dice(number)) {
        let mut roll = dice.roll(0);
        rolls.insert([roll.index(u32::MAX), roll.index(u32::MAX)]);
    }
    assert_eq!(rolls.len(), 200, "every seat of every game has dice of its own");
}

#[test]
fn archives_are_the_same_bytes_with_any_number_of_threads() {
    let archives = |threads: usize| {
        let kept = Mutex::new(BTreeMap::new());
        let keep = |number: u32, archive: &str| {
            kept.lock().unwrap().insert(number, archive.to_owned());
            Ok(())
        };
        run::run(&Plan { archives: true, ..small() }, threads, false, &keep).unwrap();
        kept.into_inner().unwrap()
    };
    let one = archives(1);
    assert_eq!(one.keys().copied().collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert!(one == archives(3));
}

#[test]
fn a_folder_that_cannot_be_written_stops_the_run() {
    let keep = |number: u32, archive: &str| write_archive(Path::new("Cargo.toml"), &file_name(number), archive);
    let error = run::run(&Plan { archives: true, ..small() }, 2, false, &keep).unwrap_err();
    assert!(error.to_string().starts_with("writing Cargo.toml/game-0"), "{error}");
    assert_eq!(file_name(7), "game-00007.json");
}

#[test]
fn a_lost_card_and_a_goal_that_is_there_twice_are_found() {
    let mut view = deal(&small(), 1).unwrap().game.view(Eye::Archive);
    assert_eq!(Ulysses::check_whole(&view), Ok(()));
    view.discard = "1o".parse::<Cards>().unwrap();
    assert!(Ulysses::check_whole(&view).unwrap_err().starts_with("133 cards"));
    view.discard = Cards::NONE;
    let pile = &mut view.secrets.as_mut().unwrap().piles[0];
    pile[1] = pile[0];
    assert_eq!(Ulysses::check_whole(&view), Err("36 goals, not each exactly once".to_owned()));
    view.secrets.as_mut().unwrap().piles[0].pop();
    assert_eq!(Ulysses::check_whole(&view), Err("35 goals, not each exactly once".to_owned()));
}

#[test]
fn a_leak_is_found() {
    let [one, other] = [1, 2].map(|number| deal(&small(), number).unwrap().game);
    let eye = Eye::Seat(Seat::FIRST);
    assert!(leaks(&one, &other, eye).unwrap_err().starts_with("a leak"));
    assert_eq!(leaks(&one, &one.other_world(eye, &small().deal_key(2)), eye), Ok(()));
}

#[test]
fn a_replay_that_differs_is_found() {
    let mut game = deal(&small(), 1).unwrap().game;
    let first = game.to_act().iter().next().unwrap();
    let action = game.any_legal(first, &mut small().search(1)).unwrap();
    let story = vec![(first, action)];
    assert!(replay(&small(), 1, &story, &game).err().unwrap().starts_with("the replay ends in"));
    game.apply(first, &action, &mut Vec::new()).unwrap();
    assert!(replay(&small(), 1, &story, &game).is_ok());
    let twice = vec![(first, action), (first.left(4).left(4), action)];
    assert!(replay(&small(), 1, &twice, &game).err().unwrap().contains("is refused in the replay"));
}

#[test]
fn a_fault_is_told_with_the_number_of_its_game_and_the_seed() {
    let mut report = Report::default();
    report.add(&small(), 7, Err("a dead end".to_owned()));
    assert_eq!(report.findings().collect::<Vec<_>>(), ["game 7 of seed olive: a dead end"]);
    // With two bots nothing can be dealt, which is no panic but a fault of the game.
    let two = Plan { bots: small().bots[..2].to_vec(), ..small() };
    assert_eq!(play(&two, 1), Err("2 seats; the game is for 3 to 5".to_owned()));
}

#[test]
fn what_cannot_be_tried_in_a_game_is_refused_and_what_was_adopted_can() {
    let refused = check_measures::<Odyssee>(&"goals,onward".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "in Odyssee nobody can try goals");
    assert!(check_measures::<Ulysses>(&Measures(Ulysses::ADOPTED.to_vec())).is_ok());
    assert!(check_measures::<Odyssee>(&Measures(Odyssee::ADOPTED.to_vec())).is_ok());
}
