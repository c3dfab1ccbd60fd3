//! What must hold at every step of every game, on random ones.

use super::ledger::Ledger;
use super::{arbitrary, judge};
use crate::engine::ulysses::fixture::{dealt, key, seat};
use crate::engine::ulysses::phase::Phase;
use crate::engine::ulysses::sample::sample;
use crate::engine::ulysses::{Action, Event, Options, Ruleset, Side, TurnLimit, Ulysses};
use crate::engine::{Deal, Eye, Game, Outcome, Seat, Setup, Stream};

/// Every table size, ruleset and option in turn.
fn setup(number: u64) -> Setup<Ulysses> {
    let ruleset = Ruleset::ALL[(number / 3 % 2) as usize];
    let mut options = Options { switching_sides: number / 6 % 2 == 1, ..Options::default() };
    if number.is_multiple_of(7) {
        options.turn_limit = TurnLimit::new(9).unwrap();
    }
    let people = 3 + (number % 3) as u8;
    Ulysses::setup(&Deal { ruleset, options, people, bots: 0, key: key(number) }).unwrap()
}

/// Plays random legal answers to the end; `look` sees every state, before the first answer and after each.
pub(super) fn play(number: u64, mut look: impl FnMut(&Ulysses, &[Event], &mut Stream)) -> Ulysses {
    let Setup { mut game, mut events, .. } = setup(number);
    let mut chance = key(number).stream(1 << 40);
    look(&game, &events, &mut chance);
    while let Some(seat) = game.to_act().iter().next() {
        let action = sample(&game, seat, &mut chance).expect("somebody is asked");
        events.clear();
        let result = game.apply(seat, &action, &mut events);
        assert_eq!(result, Ok(()), "game {number}: {action:?} of seat {seat} was listed as legal");
        look(&game, &events, &mut chance);
    }
    game
}

#[test]
fn cards_and_goals_are_never_lost_and_games_end() {
    for number in 0..200 {
        let end = play(number, |game, _, _| game.check().unwrap());
        assert_ne!(end.outcome(), Outcome::Running);
        assert!(end.may_answer().is_empty());
    }
}

#[test]
fn a_reader_of_the_events_can_follow_every_card() {
    for number in 0..100 {
        let mut ledger = Ledger::default();
        play(number, |game, events, _| {
            events.iter().for_each(|event| ledger.read(event));
            ledger.agrees(game);
        });
    }
}

#[test]
fn legal_and_apply_agree_on_arbitrary_actions_and_a_refusal_changes_nothing() {
    let (mut accepted, mut refused) = (0, 0);
    let mut heard = Vec::new();
    for number in 0..24 {
        play(number, |game, _, chance| {
            for _ in 0..20 {
                // Mostly the seat that is asked; seat 5 is at no table.
                let asked = game.to_act().iter().next().filter(|_| chance.index(4) > 0);
                let seat = asked.unwrap_or_else(|| seat(chance.index(6) as u8));
                let action = arbitrary::action(game, seat, chance);
                let mut after = game.clone();
                heard.clear();
                let result = after.apply(seat, &action, &mut heard);
                let permitted = game.to_act().contains(seat)
                    && judge::permits(&game.legal(seat), &action, game.players[seat].hand, game.board());
                assert_eq!(result.is_ok(), permitted, "{action:?} of seat {seat} in {game:?}: {result:?}");
                match result {
                    Ok(()) => accepted += 1,
                    Err(_) => {
                        refused += 1;
                        assert!(after == *game && heard.is_empty(), "{action:?} was refused and yet changed something");
                    }
                }
            }
        });
    }
    assert!(accepted > 5_000 && refused > 5_000, "{accepted} accepted, {refused} refused: the mix tests little");
}

#[test]
fn no_eye_can_tell_another_world_from_this_one() {
    for number in 0..if cfg!(feature = "soak") { 120 } else { 6 } {
        let mut differ = 0;
        play(number, |game, _, chance| {
            let seats = Seat::all(game.seats());
            for eye in seats.map(Eye::Seat).chain([Eye::Public, Eye::Archive]) {
                let world = game.other_world(eye, &key(u64::from(chance.index(u32::MAX))));
                world.check().unwrap();
                differ += usize::from(world.players != game.players);
                assert_eq!(json(&world.view(eye)), json(&game.view(eye)));
                assert_eq!((world.to_act(), world.may_answer()), (game.to_act(), game.may_answer()));
                let Eye::Seat(own) = eye else { continue };
                assert_eq!(json(&world.legal(own)), json(&game.legal(own)));
                assert_eq!(world.silence(own), game.silence(own));
                let action = arbitrary::action(game, own, chance);
                let answers = [world, game.clone()].map(|mut game| game.apply(own, &action, &mut Vec::new()));
                assert_eq!(answers[0], answers[1], "what an answer meets depends on the own hand only");
            }
        });
        assert!(differ > 100, "the worlds differ");
    }
}

#[test]
fn an_eye_reads_of_an_event_no_more_than_of_the_state() {
    for number in 0..12 {
        play(number, |game, events, _| {
            for event in events {
                for eye in Seat::all(5).map(Eye::Seat).chain([Eye::Public]) {
                    let text = game.write_event(&event.seen_by(eye));
                    let (owner, secret) = match event {
                        Event::GoalsDealt { seat, .. } => (Some(*seat), "\"goals\""),
                        Event::HandDealt { seat, .. } | Event::Drew { seat, .. } => (Some(*seat), "\"cards\""),
                        Event::GoalReturned { seat, .. } | Event::GoalDrawn { seat, .. } => (Some(*seat), "goal\":"),
                        Event::PileShuffled { .. } | Event::DeckShuffled { .. } => (None, "order"),
                        _ => continue,
                    };
                    let shown = owner.is_some_and(|owner| eye.sees(owner));
                    assert_eq!(text.contains(secret), shown, "{eye:?} reads {text}");
                }
            }
        });
    }
}

#[test]
fn snapshots_and_events_survive_being_written() {
    let mut longest = 0;
    for number in 0..12 {
        play(number, |game, events, _| {
            let text = json(game);
            longest = longest.max(text.len());
            let back: Ulysses = serde_json::from_str(&text).unwrap();
            assert_eq!((&back, back.digest()), (game, game.digest()));
            for event in events {
                let text = game.write_event(event);
                assert_eq!(game.read_event(&text).unwrap(), *event, "{text}");
                let seen = event.seen_by(Eye::Public);
                assert_eq!(game.read_event(&game.write_event(&seen)).unwrap(), seen);
            }
        });
    }
    assert!(longest < 1500, "a snapshot of {longest} bytes");
}

#[test]
fn a_written_action_reads_back_as_itself() {
    let game = dealt(5, Ruleset::default(), Options::default(), 0);
    let mut chance = key(1).stream(0);
    for _ in 0..5_000 {
        let action = arbitrary::action(&game, seat(chance.index(5) as u8), &mut chance);
        let text = game.write(&action);
        assert_eq!(game.read(&text), Ok(action), "{text}");
        let public = game.write_public(&action);
        assert_eq!(public == text, !matches!(action, Action::Exchange { .. }), "{public}");
    }
}

/// The consequences named at the end of rules 3.7.
#[test]
fn the_side_of_the_last_play_leads_and_red_has_a_card() {
    for number in 0..200 {
        let mut last = None;
        play(number, |game, events, _| {
            let played = events.iter().find_map(|event| match event {
                Event::Played { seat, side, .. } => Some((*seat, *side)),
                _ => None,
            });
            last = played.or(last);
            if let Phase::Discussion(discussion) = game.phase {
                let counts = discussion.counts();
                let leading = Side::ALL.into_iter().rev().max_by_key(|side| counts[*side as usize]);
                assert_eq!(last, leading.map(|side| (discussion.last, side)), "(i)");
                assert_ne!(discussion.asked, discussion.last, "(ii)");
                assert!(counts[Side::Red as usize] > 0, "(iii)");
            }
        });
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}
