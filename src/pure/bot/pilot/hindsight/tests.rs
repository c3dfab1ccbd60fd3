//! Looking back is neither too kind nor too hard: whoever lets a game go by hears what was better, and a sailor seldom does.

use super::{Effort, effort, judge};
use crate::bot::{self, BotKind, Bots, Dice, Known};
use crate::engine::odyssee::{self, Odyssee};
use crate::engine::ulysses::{self, Ulysses};
use crate::engine::{Deal, Digest, Game as _, Seat, ServerSeed, Setup};

/// Decisions of one game that are judged.
const JUDGED: usize = 6;

/// In how many of the first decisions of the first seat, against sailors, something better is named, and how many those are.
fn slips<G: Bots>(number: u64, answers: impl Fn(&G, Seat, &Dice) -> Option<G::Action>) -> (usize, usize) {
    let seed = ServerSeed::new(*Digest::of(&number.to_le_bytes()).as_bytes());
    let (ruleset, options) = Default::default();
    let deal =
        Deal { ruleset, options, people: 0, bots: *G::SEATS.start(), key: Digest::of(&number.to_be_bytes()).into() };
    let Setup { mut game, .. } = G::setup(&deal).unwrap();
    let (mut slips, mut judged, mut events) = (0, 0, Vec::new());
    while let Some(seat) = game.to_act().iter().next() {
        let dice = Dice::new(&seed, seat);
        let own = if seat == Seat::FIRST { answers(&game, seat, &dice) } else { None };
        let answer =
            own.or_else(|| bot::answer(BotKind::Sailor, &game, seat, &dice)).expect("whoever is asked answers");
        if seat == Seat::FIRST && judged < JUDGED {
            let found = judge(&Known::of(&game, seat), &answer, half::<G>(), &dice);
            judged += usize::from(found.is_some());
            slips += usize::from(found.is_some_and(|found| found.better.is_some()));
        }
        events.clear();
        assert_eq!(game.apply(seat, &answer, &mut events), Ok(()));
    }
    (slips, judged)
}

/// Half of what is thought about a decision: the test shall not last.
fn half<G: Bots>() -> Effort {
    let effort = effort::<G>().expect("pilots think");
    Effort { playouts: effort.playouts / 2, ..effort }
}

fn check<G: Bots>(number: u64, careless: impl Fn(&G, Seat, &Dice) -> Option<G::Action>) {
    let [(slips, judged), (sailors, _)] = [slips(number, careless), slips::<G>(number, sailors)];
    assert!(judged == JUDGED && slips * 2 >= judged, "{slips} slips in {judged} careless decisions");
    assert!(sailors * 2 < slips, "{sailors} slips of a sailor, {slips} of the careless");
}

fn sailors<G: Bots>(game: &G, seat: Seat, dice: &Dice) -> Option<G::Action> {
    bot::answer(BotKind::Sailor, game, seat, dice)
}

/// Stays where the ship is, until the crew starves.
fn stays(game: &Odyssee, seat: Seat, _: &Dice) -> Option<odyssee::Action> {
    let legal = game.legal(seat);
    if matches!(legal, odyssee::Legal::Turn(_)) {
        return Some(odyssee::Action::Die);
    }
    matches!(legal, odyssee::Legal::Sail { .. }).then_some(odyssee::Action::Stay)
}

fn drifts(game: &Ulysses, seat: Seat, dice: &Dice) -> Option<ulysses::Action> {
    bot::answer(BotKind::Drifter, game, seat, dice)
}

#[test]
fn whoever_stays_until_the_crew_starves_hears_what_was_better() {
    check::<Odyssee>(1, stays);
}

#[test]
fn whoever_drifts_hears_what_was_better() {
    check::<Ulysses>(1, drifts);
}
