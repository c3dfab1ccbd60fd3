//! Any input: whatever a seat sends in whatever state is carried out, or refused with a reason and without a trace;
//! whatever text is read is one action's only spelling, or misread. Nothing panics.

use std::collections::HashSet;

use super::{arbitrary, judge, random};
use crate::engine::odyssee::fixture::{dealt, key, seat};
use crate::engine::odyssee::sample::sample;
use crate::engine::odyssee::{Odyssee, Options};
use crate::engine::{Game as _, Stream};

const CASES: usize = if cfg!(feature = "soak") { 1_000_000 } else { 20_000 };
const CASES_PER_STATE: usize = 8;

#[test]
fn any_action_of_any_seat_in_any_state_is_accepted_as_listed_or_refused_without_a_trace() {
    let (mut accepted, mut refused, mut reasons) = (0, 0, HashSet::new());
    let mut events = Vec::new();
    for number in 0.. {
        random::play(number, |game, _, chance| {
            for _ in 0..if accepted + refused < CASES { CASES_PER_STATE } else { 0 } {
                // Mostly the seat that is asked; seat 5 is at few tables.
                let asked = game.to_act().iter().next().filter(|_| chance.index(8) > 0);
                let seat = asked.unwrap_or_else(|| seat(chance.index(6) as u8));
                let action = arbitrary::action(game, seat, chance);
                let mut after = *game;
                events.clear();
                let result = after.apply(seat, &action, &mut events);
                let listed = game.to_act().contains(seat) && judge::permits(&game.legal(seat), &action);
                assert_eq!(result.is_ok(), listed, "{action:?} of seat {seat} in {game:?}: {result:?}");
                match result {
                    Ok(()) => {
                        after.check().unwrap();
                        accepted += 1;
                    }
                    Err(reason) => {
                        assert!(after == *game && events.is_empty(), "{action:?} of seat {seat}: {reason:?}");
                        reasons.insert(std::mem::discriminant(&reason));
                        refused += 1;
                    }
                }
            }
        });
        if accepted + refused >= CASES {
            break;
        }
    }
    assert!(accepted.min(refused) > CASES / 5, "{accepted} accepted, {refused} refused: the mix tests little");
    // All but that chips are lacking, which takes a player who has laid all ten.
    assert!(reasons.len() >= 21, "only {} of the reasons for a refusal occurred", reasons.len());
}

#[test]
fn every_action_of_a_game_reads_back_as_itself_and_hides_nothing() {
    for number in 0..20 {
        random::play(number, |game, _, chance| {
            let asked = game.to_act().iter().next().and_then(|seat| sample(game, seat, chance));
            for action in asked.into_iter().chain([arbitrary::action(game, seat(0), chance)]) {
                let text = game.write(&action);
                assert_eq!(game.read(&text), Ok(action), "{text}");
                assert_eq!(game.write_public(&action), text);
            }
        });
    }
}

#[test]
fn a_damaged_line_is_misread_or_another_actions_only_spelling() {
    let (game, mut chance, mut read) = (game(), key(2).stream(0), 0);
    for _ in 0..CASES {
        let action = arbitrary::action(&game, seat(chance.index(5) as u8), &mut chance);
        let mut text: Vec<char> = game.write(&action).chars().collect();
        for _ in 0..=chance.index(3) {
            damage(&mut text, &mut chance);
        }
        read += usize::from(reads_strictly(&game, &text.into_iter().collect::<String>()));
    }
    assert!(read > CASES / 50, "{read} damaged lines were read");
}

#[test]
fn any_text_is_misread_or_an_actions_only_spelling() {
    let (game, mut chance) = (game(), key(3).stream(0));
    for _ in 0..CASES {
        let text: String = (0..chance.index(40)).map(|_| letter(&mut chance)).collect();
        reads_strictly(&game, &text);
    }
}

#[test]
fn every_beginning_of_a_line_is_read_without_a_panic() {
    let (game, mut chance) = (game(), key(4).stream(0));
    for _ in 0..CASES / 20 {
        let action = arbitrary::action(&game, seat(0), &mut chance);
        let text = game.write(&action);
        for end in 0..text.len() {
            reads_strictly(&game, &text[..end]);
        }
        assert_eq!(game.read(&text), Ok(action));
    }
}

/// Once the game is over no question is open, so that arbitrary actions are of all kinds.
fn game() -> Odyssee {
    let mut game = dealt(5, Options::default(), 0);
    for number in 1..5 {
        game.leave(seat(number), &mut Vec::new());
    }
    game
}

/// Whether the text reads; if so it must be what the action is written as.
fn reads_strictly(game: &Odyssee, text: &str) -> bool {
    match game.read(text) {
        Ok(action) => {
            assert_eq!(game.write(&action), text);
            true
        }
        Err(misread) => {
            assert!(misread.at <= text.chars().count(), "{text:?}: {misread:?}");
            false
        }
    }
}

/// One small fault: a letter lost, added, changed or doubled, two letters swapped, a number changed, or the end cut off.
fn damage(text: &mut Vec<char>, chance: &mut Stream) {
    if text.is_empty() {
        return text.push(letter(chance));
    }
    let at = chance.index(text.len() as u32) as usize;
    match chance.index(8) {
        0 => {
            text.remove(at);
        }
        1 => text.insert(at, letter(chance)),
        2 => text[at] = letter(chance),
        3 => text.insert(at, text[at]),
        4 => {
            let other = chance.index(text.len() as u32) as usize;
            text.swap(at, other);
        }
        5 => text.truncate(at),
        _ => {
            let digits = text.iter_mut().filter(|letter| letter.is_ascii_digit());
            digits.for_each(|digit| *digit = char::from(b'0' + chance.index(10) as u8));
        }
    }
}

/// Mostly a letter that occurs in actions, now and then any character at all.
fn letter(chance: &mut Stream) -> char {
    const USUAL: &[u8] = b"  001122334567++89gcardislefoabcdefhijklmnopqrstuvwyz-Z";
    if chance.index(8) == 0 {
        return char::from_u32(chance.index(0x11_0000)).unwrap_or('\u{fffd}');
    }
    char::from(USUAL[chance.index(USUAL.len() as u32) as usize])
}
