//! Laws for every bot, on whole games of all kinds of tables.

use super::Table;
use crate::bot::{BotKind, Bots as _};
use crate::engine::ulysses::fixture::key;
use crate::engine::ulysses::{Action, Legal, Ulysses};
use crate::engine::{Eye, Game as _, Outcome, Seat};

#[test]
fn bots_answer_only_what_is_legal_and_their_games_end() {
    for number in 0..120 {
        let mut table = Table::mixed(number);
        table.play(|_, _, _| {});
        assert_ne!(table.game.outcome(), Outcome::Running);
    }
}

#[test]
fn a_seat_that_is_asked_nothing_answers_nothing() {
    Table::mixed(0).play(|table, asked, _| {
        for seat in Seat::all(table.game.seats()).filter(|seat| *seat != asked) {
            if table.game.legal(seat) == Legal::Nothing {
                assert_eq!(table.choice(&table.game, seat), None);
            }
        }
        let public = table.game.view(Eye::Public);
        for kind in BotKind::ALL {
            let answer = Ulysses::choose(kind, &public, &table.game.legal(asked), table.dice(asked));
            assert_eq!(answer, None, "who sees nobody's hand plays nobody's cards");
        }
    });
}

#[test]
fn a_bot_knows_only_what_its_seat_may_know() {
    for number in 0..24 {
        Table::mixed(number).play(|table, seat, action| {
            for other in 0..3 {
                let world = table.game.other_world(Eye::Seat(seat), &key(number * 3 + other));
                assert_eq!(table.choice(&world, seat).as_ref(), Some(action), "in another world");
            }
        });
    }
}

#[test]
fn the_same_dice_give_the_same_game_and_others_another() {
    let story = |number: u64, dice_of: u64| {
        let mut table = Table::mixed(number);
        table.dice = Table::mixed(dice_of).dice;
        let mut story = Vec::new();
        table.play(|_, seat, action| story.push((seat, *action)));
        story
    };
    for number in 0..12 {
        assert_eq!(story(number, number), story(number, number));
        assert_ne!(story(number, number), story(number, number + 36), "dice of a table of the same size");
    }
}

#[test]
fn a_drifter_rolls_anew_for_every_question() {
    let kinds = [BotKind::Drifter; 4];
    for number in 0..10 {
        let mut seen = std::collections::HashSet::new();
        Table::new(number, Default::default(), Default::default(), &kinds).play(|table, seat, _| {
            let view = table.game.view(Eye::Seat(seat));
            let occasion = super::super::movement(&view) | super::super::question(&view);
            assert!(seen.insert((seat.number(), occasion)), "seat {seat} is asked twice on one occasion");
        });
    }
}

#[test]
fn a_caretaker_proposes_and_spends_nothing() {
    for number in 0..24 {
        let mut proposed = 0;
        Table::mixed(number).play(|table, seat, _| {
            let action = Ulysses::propose_only(&table.game.view(Eye::Seat(seat)), &table.game.legal(seat));
            match action {
                None => assert!(table.game.silence(seat).is_some(), "silence will do"),
                Some(action) => {
                    proposed += 1;
                    assert!(matches!(action, Action::Propose(_) | Action::Stay));
                    assert_eq!(table.game.clone().apply(seat, &action, &mut Vec::new()), Ok(()));
                    let world = table.game.other_world(Eye::Seat(seat), &key(number));
                    let there = Ulysses::propose_only(&world.view(Eye::Seat(seat)), &world.legal(seat));
                    assert_eq!(there, Some(action), "in another world");
                }
            }
        });
        assert!(proposed > 5);
    }
}
