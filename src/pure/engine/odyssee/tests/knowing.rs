//! The hand-swap law: no eye can tell worlds apart that differ only in what it may not know. And all that is written down
//! reads back as itself.

use super::{arbitrary, random};
use crate::engine::odyssee::fixture::key;
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Event, Odyssee};
use crate::engine::{Eye, Game, Seat};

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn eyes(game: &Odyssee) -> impl Iterator<Item = Eye> + use<> {
    Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Public])
}

/// Of each number of seats one at least.
const GAMES: u64 = if cfg!(feature = "soak") { 200 } else { 6 };

#[test]
fn no_eye_can_tell_another_world_from_this_one() {
    for number in 0..GAMES {
        let mut differ = 0;
        random::play(number, |game, _, chance| {
            for eye in eyes(game) {
                let world = game.other_world(eye, &key(1000 + u64::from(chance.index(1000))));
                world.check().unwrap();
                differ += usize::from(world.rim != game.rim);
                assert_eq!(json(&world.view(eye)), json(&game.view(eye)));
                assert_eq!(world.write_counts(), game.write_counts());
                assert_eq!((world.to_act(), world.may_answer()), (game.to_act(), game.may_answer()));
                for seat in Seat::all(game.seats()) {
                    assert_eq!(json(&world.legal(seat)), json(&game.legal(seat)));
                    assert_eq!(world.silence(seat), game.silence(seat));
                    let action = arbitrary::action(game, seat, chance);
                    assert_eq!(world.write_public(&action), game.write_public(&action));
                    let answers = [&world, game].map(|game| {
                        let mut game = *game;
                        game.apply(seat, &action, &mut Vec::new())
                    });
                    assert_eq!(answers[0], answers[1], "what an answer meets depends on what is open only");
                }
            }
        });
        assert!(differ > 100, "only {differ} worlds differ");
    }
}

/// With the dice of this world, the other world's events are the same to the eye until a hidden card is turned for it.
#[test]
fn no_eye_can_tell_another_worlds_events_from_this_ones() {
    let (mut compared, mut turned) = (0, 0);
    for number in 0..20 {
        random::play(number, |game, _, chance| {
            let Some(asked) = game.to_act().iter().next() else { return };
            let action = sample(game, asked, chance).unwrap();
            for eye in eyes(game) {
                let mut world = game.other_world(eye, &key(2000 + u64::from(chance.index(1000))));
                world.key = game.key;
                let [here, there] = [game, &world].map(|game| {
                    let (mut game, mut events) = (*game, Vec::new());
                    game.apply(asked, &action, &mut events).unwrap();
                    events
                });
                let turns = |event: &&Event| match event {
                    Event::CardTaken { .. } => true,
                    Event::Looked { seat, .. } => eye.sees(*seat),
                    _ => false,
                };
                let until = here.iter().position(|event| turns(&event)).unwrap_or(here.len());
                turned += usize::from(until < here.len());
                compared += until;
                for (here, there) in here[..until].iter().zip(&there) {
                    let [here, there] = [here, there].map(|event| Odyssee::seen(event, eye));
                    assert_eq!(here, there, "{eye:?} sees {action:?}");
                }
                assert!(until < here.len() || here.len() == there.len(), "{eye:?} sees more of {action:?}");
            }
        });
    }
    assert!(compared > 10_000 && turned > 100, "{compared} events compared, {turned} cards turned");
}

#[test]
fn an_eye_reads_of_an_event_no_more_than_of_the_state() {
    let mut looks = 0;
    for number in 0..40 {
        random::play(number, |game, events, _| {
            for event in events {
                for eye in eyes(game).chain([Eye::Archive]) {
                    let text = game.write_event(&event.seen_by(eye));
                    let (shown, secret) = match event {
                        Event::RimDealt { .. } => (eye == Eye::Archive, "order"),
                        Event::Looked { seat, .. } => (eye.sees(*seat), "card"),
                        _ => {
                            assert_eq!(event.seen_by(eye), *event, "all else is open");
                            continue;
                        }
                    };
                    looks += 1;
                    assert_eq!(text.contains(secret), shown, "{eye:?} reads {text}");
                }
            }
        });
    }
    assert!(looks > 400, "{looks} secrets read");
}

#[test]
fn snapshots_and_events_survive_being_written() {
    let mut longest = 0;
    for number in 0..20 {
        random::play(number, |game, events, _| {
            let text = json(game);
            longest = longest.max(text.len());
            let back: Odyssee = serde_json::from_str(&text).unwrap();
            assert_eq!((&back, back.digest()), (game, game.digest()));
            for event in events {
                let text = game.write_event(event);
                assert_eq!(game.read_event(&text).unwrap(), *event, "{text}");
                let seen = event.seen_by(Eye::Public);
                assert_eq!(game.read_event(&game.write_event(&seen)).unwrap(), seen);
                assert_eq!(serde_json::from_str::<Event>(&json(event)).unwrap(), *event);
            }
        });
    }
    assert!(longest < 3000, "a snapshot of {longest} bytes");
}

#[test]
fn a_damaged_event_is_refused_or_another_event() {
    random::play(3, |game, events, chance| {
        for event in events {
            let mut text: Vec<char> = game.write_event(event).chars().collect();
            let at = chance.index(text.len() as u32) as usize;
            text[at] = char::from(b"0123456789abc\"{}[],:x"[chance.index(21) as usize]);
            // Whatever it is, it is read without a panic, and what reads can be written.
            if let Ok(event) = game.read_event(&text.iter().collect::<String>()) {
                game.write_event(&event);
            }
        }
    });
}
