//! Whole runs of modelled people, and that what they write is what they would do.

use crate::bot::BotKind;
use crate::cli::simulate::Company;
use crate::cli::simulate::people::count::Count;
use crate::cli::simulate::people::measures::Measures;
use crate::cli::simulate::people::{Asking, play, play_all, run};
use crate::cli::simulate::plan::Plan;
use crate::engine::odyssee::{Odyssee, Options, Ruleset};
use crate::settle::odyssee::Kind;
use crate::settle::words::WordKind as _;

const COMPANY: Company =
    Company { slow: false, look_ahead: 100, reminders: true, measures: Measures::NONE, courses: 100 };

fn plan(seats: usize, games: u32) -> Plan<Odyssee> {
    Plan {
        seed: "olive".to_owned(),
        games,
        ruleset: Ruleset::default(),
        options: Options::default(),
        bots: vec![BotKind::Sailor; seats],
        archives: false,
    }
}

fn totals(counts: &[Count]) -> (i64, u32) {
    (counts.iter().map(|count| count.seconds).sum(), counts.iter().map(|count| count.letters).sum())
}

#[test]
fn answering_ahead_saves_most_of_the_time_and_of_the_letters_by_words_that_the_hand_would_mostly_say() {
    let mut said: Vec<Count> = Vec::new();
    for seats in [2, 4] {
        let counts = |asking| -> Vec<Count> {
            let played = play_all(&plan(seats, 4), &COMPANY, asking, 2);
            played.into_iter().map(Result::unwrap).collect()
        };
        let (strict, ahead) = (counts(Asking::Strict), counts(Asking::Ahead));
        let ((strict_time, strict_letters), (time, letters)) = (totals(&strict), totals(&ahead));
        assert!(time * 10 < strict_time * 6, "{seats} seats: {time} of {strict_time} seconds");
        assert!(letters * 10 < strict_letters * 8, "{seats} seats: {letters} of {strict_letters} letters");
        said.extend(ahead);
    }
    // Of a hundred plans twelve are otherwise than the hand, because others have done something since; of a hundred lists
    // nineteen, mostly because a list cannot ask a price. The bounds leave room for the luck of eight games.
    for (kind, percent) in [(Kind::Plan, 18), (Kind::Hand, 30)] {
        let at = Kind::ALL.iter().position(|other| *other == kind).unwrap();
        let sum = |of: fn(&Count) -> &Vec<u32>| said.iter().map(|count| of(count)[at]).sum::<u32>();
        let (all, otherwise) = (sum(|count| &count.by_word), sum(|count| &count.otherwise));
        assert!(all > 25 && otherwise * 100 < all * percent, "{kind:?}: {otherwise} of {all} otherwise than by hand");
    }
}

#[test]
fn whoever_does_not_look_ahead_plays_the_same_game_as_strictly_asked() {
    let company = Company { look_ahead: 0, ..COMPANY };
    let count = play(&plan(4, 1), &company, Asking::Ahead, 1).unwrap();
    let strict = play(&plan(4, 1), &company, Asking::Strict, 1).unwrap();
    assert_eq!((count.there.iter().sum::<u32>(), &count.answers), (0, &strict.answers));
    let ahead = play(&plan(4, 1), &COMPANY, Asking::Ahead, 1).unwrap();
    assert!(ahead.there.iter().sum::<u32>() * 2 > ahead.answers.iter().sum(), "{ahead:?}");
}

#[test]
fn a_run_depends_on_its_seed_only_and_tells_how_often_words_differ_from_the_hand() {
    let told = |threads| {
        let mut out = Vec::new();
        assert!(run(&plan(3, 2), &COMPANY, threads, &mut out).unwrap());
        String::from_utf8(out).unwrap()
    };
    let text = told(1);
    assert_eq!(text, told(3));
    assert!(text.contains("words that answered in a game, and how many otherwise than by hand: plan "), "{text}");
}

#[test]
fn whoever_does_not_look_ahead_saves_days_and_letters_by_one_tap_with_the_move() {
    let played = |names: &str| {
        let company = Company { measures: names.parse().unwrap(), look_ahead: 0, ..COMPANY };
        let counts: Vec<Count> =
            play_all(&plan(4, 4), &company, Asking::Ahead, 2).into_iter().map(Result::unwrap).collect();
        // Other words make other games, some of them longer: what counts is what an answer costs.
        let answers = counts.iter().flat_map(|count| &count.answers).sum::<u32>();
        let ((seconds, letters), taps) = (totals(&counts), counts.iter().map(|count| count.taps).sum::<u32>());
        (seconds / i64::from(answers), letters * 1000 / answers, taps * 1000 / answers)
    };
    let (without, with) = (played("none"), played("onward"));
    assert!(with.0 * 10 < without.0 * 9 && with.1 * 10 < without.1 * 9, "{with:?} instead of {without:?}");
    assert!(with.2 <= without.2, "and not a tap more: {with:?} instead of {without:?}");
}
