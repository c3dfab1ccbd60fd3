//! Laws of the pilot, for every game: it knows what its seat knows, answers what is legal, and answers the same again.

use super::{Effort, choose, hindsight};
use crate::bot::{BotKind, Bots, Dice, Known};
use crate::engine::odyssee::Odyssee;
use crate::engine::pips::Pips;
use crate::engine::ulysses::Ulysses;
use crate::engine::{Deal, DealKey, Digest, Eye, Game, Outcome, Seat, ServerSeed, Setup};

/// As little as makes a choice.
const LITTLE: Effort = Effort { playouts: 12, horizon: 6, doubt: 0 };
const ACTIONS_MAX: usize = 10_000;

fn key(number: u64) -> DealKey {
    Digest::of(&number.to_le_bytes()).into()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Plays a game of hasty pilots; `look` sees each question before it is answered.
fn play<G: Bots>(number: u64, mut look: impl FnMut(&G, Seat, &Dice, &G::Action, usize)) {
    let seats = G::SEATS.start() + (number % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
    let (ruleset, options) = Default::default();
    let Setup { mut game, .. } =
        G::setup(&Deal { ruleset, options, people: 0, bots: seats, key: key(number) }).unwrap();
    let seed = ServerSeed::new(*Digest::from(key(number)).as_bytes());
    let mut events = Vec::new();
    for count in 0.. {
        assert!(count < ACTIONS_MAX, "game {number} has no end");
        let Some(seat) = game.to_act().iter().next() else { break };
        let dice = Dice::new(&seed, seat);
        let action = choose(&Known::of(&game, seat), LITTLE, &dice).expect("whoever is asked answers");
        look(&game, seat, &dice, &action, count);
        events.clear();
        assert_eq!(game.apply(seat, &action, &mut events), Ok(()), "{} of seat {seat}", game.write(&action));
    }
    assert_ne!(game.outcome(), Outcome::Running);
}

fn check_knowing<G: Bots>(games: u64) {
    let mut differ = 0;
    for number in 0..games {
        play::<G>(number, |game, asked, dice, action, count| {
            for seat in Seat::all(game.seats()) {
                let (eye, known) = (Eye::Seat(seat), Known::of(game, seat));
                assert_eq!(json(&known.view()), json(&game.view(eye)), "what the seat sees");
                assert_eq!(json(&known.legal()), json(&game.legal(seat)), "and may answer");
                let world = game.other_world(eye, &key(number * 1000 + count as u64));
                assert_eq!(Known::of(&world, seat).digest(), known.digest(), "is all that is left of the world");
                let drawn = known.world(&key(count as u64));
                assert_eq!(
                    json(&drawn.view(eye)),
                    json(&game.view(eye)),
                    "a world that is thought about looks the same"
                );
                differ += usize::from(drawn.digest() != game.digest());
            }
            if count % 7 == 0 {
                let world = game.other_world(Eye::Seat(asked), &key(count as u64));
                let there = choose(&Known::of(&world, asked), LITTLE, dice);
                assert_eq!(there.as_ref(), Some(action), "in another world the same answer");
                assert_eq!(choose(&Known::of(game, asked), LITTLE, dice).as_ref(), Some(action), "and again");
            }
        });
    }
    assert!(differ > 20, "only {differ} worlds were others");
}

#[test]
fn a_pilot_of_ulysses_knows_only_what_its_seat_may_know() {
    check_knowing::<Ulysses>(4);
}

#[test]
fn a_pilot_of_odyssee_knows_only_what_its_seat_may_know() {
    check_knowing::<Odyssee>(3);
}

#[test]
fn a_pilot_of_any_game_knows_only_what_its_seat_may_know() {
    check_knowing::<Pips>(6);
}

#[test]
fn other_dice_bring_other_thoughts() {
    let mut differ = 0;
    play::<Ulysses>(1, |game, seat, _, action, count| {
        let dice = Dice::new(&ServerSeed::new([count as u8; 32]), seat);
        differ += usize::from(choose(&Known::of(game, seat), LITTLE, &dice).as_ref() != Some(action));
    });
    assert!(differ > 5, "{differ} answers differ");
}

#[test]
fn whoever_is_asked_nothing_has_nothing_to_think_about() {
    play::<Ulysses>(2, |game, asked, dice, _, _| {
        for seat in Seat::all(game.seats()).filter(|seat| *seat != asked && !game.may_answer().contains(*seat)) {
            assert_eq!(choose(&Known::of(game, seat), LITTLE, dice), None);
        }
    });
}

#[test]
fn only_mates_and_pilots_think() {
    for kind in BotKind::ALL {
        assert_eq!(Ulysses::effort(kind).is_some(), kind.thinks());
        assert_eq!(Odyssee::effort(kind).is_some(), kind.thinks());
        assert_eq!(Pips::effort(kind).is_some(), kind.thinks());
    }
}

/// What a seat cannot know does not count against it.
#[test]
fn an_answer_is_judged_by_what_its_seat_could_know() {
    let mut judged = 0;
    play::<Ulysses>(3, |game, asked, dice, action, count| {
        let world = game.other_world(Eye::Seat(asked), &key(count as u64));
        let [here, there] = [game, &world].map(|game| hindsight::judge(&Known::of(game, asked), action, LITTLE, dice));
        assert_eq!(here, there, "in every world that the seat cannot tell apart");
        judged += usize::from(here.is_some());
    });
    assert!(judged > 20, "{judged} decisions");
}

/// Whoever answers as the pilot would hears so; whoever throws a game away hears what was better.
#[test]
fn the_best_answer_is_as_good_as_any_and_the_worst_is_not() {
    let effort = Effort { playouts: 240, horizon: 12, doubt: 10 };
    let (mut better, mut worse) = (0, 0);
    play::<Ulysses>(5, |game, seat, dice, _, count| {
        let known = Known::of(game, seat);
        let answers = Ulysses::candidates(&known.view(), &known.legal(), dice);
        if count % 6 != 0 || answers.len() < 3 {
            return;
        }
        let trial = super::try_out(&known, answers, effort, dice).expect("there is a choice");
        let (best, worst) = (&trial.others[0], &trial.others[trial.others.len() - 1]);
        if best.is_surely_better(30) {
            let judge = |given| hindsight::judge(&known, given, effort, dice).expect("there is a choice");
            better += usize::from(judge(&best.action).better.is_none());
            worse += usize::from(judge(&worst.action).better.is_some_and(|(_, lead)| lead > 0));
        }
    });
    assert!(better > 2 && worse > 2, "{better} right ones, {worse} slips");
}
