//! Bots that take their time: a table at which they think apart from the loop has the same game as one at which everybody
//! answers on the spot.

use crate::bot::{self, BotKind, Bots as _, Dice};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Action, Ulysses};
use crate::engine::{Deal, Digest, Eye, Game as _, PerSeat, Seat, SeatSet, ServerSeed};
use crate::settle::run::{Inputs, Mind, Settlement, settle_with};
use crate::settle::thought::Thought;
use crate::settle::words::{Said, Source, Times};

/// Enough for asking rounds, discussions and turns of everybody.
const ACTIONS: usize = 24;

fn seed() -> ServerSeed {
    ServerSeed::new([7; 32])
}

fn dealt() -> Ulysses {
    let (ruleset, options) = Default::default();
    let deal = Deal { ruleset, options, people: 1, bots: 3, key: Digest::of(b"thinking").into() };
    Ulysses::setup(&deal).unwrap().game
}

/// What its person says, who plays like a sailor.
fn by_hand(game: &Ulysses, seat: Seat) -> Action {
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal(seat));
    Ulysses::choose(BotKind::Sailor, &view, &legal, &Dice::new(&seed(), seat)).unwrap()
}

/// One after the other, on the spot.
fn strict(person: Seat) -> Vec<(Seat, Action)> {
    let (mut game, mut story) = (dealt(), Vec::new());
    while story.len() < ACTIONS {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = if seat == person {
            by_hand(&game, seat)
        } else {
            bot::answer(BotKind::Mate, &game, seat, &Dice::new(&seed(), seat)).unwrap()
        };
        game.apply(seat, &action, &mut Vec::new()).unwrap();
        story.push((seat, action));
    }
    story
}

#[test]
fn thinking_apart_gives_the_same_game_as_answering_on_the_spot() {
    for person in Seat::all(4).step_by(2) {
        let minds: PerSeat<Mind> =
            Seat::all(4).map(|seat| if seat == person { Mind::Person } else { Mind::Bot(BotKind::Mate) }).collect();
        let (mut game, mut words) = (dealt(), vec![Said::<Ulysses>::default(); 4]);
        let (mut story, mut thought): (Vec<(Seat, Action)>, usize) = Default::default();
        let mut go_on = |game: &mut Ulysses, hand, thoughts: &[Thought<Ulysses>]| -> Settlement<Ulysses> {
            let times = Times::plenty(Moment(0));
            let (minds, seed) = (&minds, &seed());
            let given = Inputs { minds, words: &mut words, hand, times, unsent: SeatSet::NONE, seed };
            settle_with(game, given, thoughts).unwrap()
        };
        let mut settlement = go_on(&mut game, None, &[]);
        while story.len() < ACTIONS {
            for settled in &settlement.played {
                assert_eq!(settled.source == Source::Bot, settled.seat != person, "{:?}", settled.source);
                story.push((settled.seat, settled.action));
            }
            // Whoever thinks is not waited for as a person is.
            assert!(settlement.awaited.iter().all(|awaited| awaited.seat == person));
            if settlement.riddles.is_empty() {
                if settlement.awaited.is_empty() {
                    break;
                }
                // In a closed round the question is the one that would reach the seat if nobody objected.
                let mut there = game.clone();
                while !there.to_act().contains(person) {
                    let other = there.to_act().iter().next().unwrap();
                    there.apply(other, &there.silence(other).unwrap(), &mut Vec::new()).unwrap();
                }
                let action = by_hand(&there, person);
                settlement = go_on(&mut game, Some((person, action)), &[]);
            } else {
                let thoughts: Vec<_> = settlement.riddles.iter().filter_map(|riddle| riddle.solve(&seed())).collect();
                assert_eq!(thoughts.len(), settlement.riddles.len(), "every riddle has its answer");
                thought += thoughts.len();
                settlement = go_on(&mut game, None, &thoughts);
            }
        }
        story.truncate(ACTIONS);
        let strict = strict(person);
        assert_eq!(story.len().min(ACTIONS), strict.len());
        assert_eq!(story, strict, "with a person at seat {person}");
        assert!(thought > ACTIONS / 3, "{thought} thoughts");
    }
}
