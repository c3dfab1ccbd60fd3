//! Laws for every bot, on whole games of all kinds of tables.

use std::collections::HashSet;

use super::Table;
use crate::bot::{BotKind, Bots as _};
use crate::engine::odyssee::fixture::key;
use crate::engine::odyssee::{Legal, Odyssee};
use crate::engine::{Eye, Game as _, Outcome, Seat};

#[test]
fn bots_answer_only_what_is_legal_and_their_games_end() {
    for number in 0..45 {
        let mut table = Table::mixed(number);
        table.play(|_, _, _| {});
        assert_ne!(table.game.outcome(), Outcome::Running);
    }
}

#[test]
fn a_seat_that_is_asked_nothing_answers_nothing() {
    Table::mixed(3).play(|table, asked, _| {
        for seat in Seat::all(table.game.seats()).filter(|seat| *seat != asked) {
            if table.game.legal(seat) == Legal::Nothing {
                assert_eq!(table.choice(&table.game, seat), None);
            }
        }
        let public = table.game.view(Eye::Public);
        for kind in BotKind::ALL {
            let answer = Odyssee::choose(kind, &public, &table.game.legal(asked), table.dice(asked));
            assert_eq!(answer, None, "who looks from no seat plays for none");
        }
    });
}

/// Whoever may answer ahead of his question says something legal then, too.
#[test]
fn whoever_may_answer_has_an_answer() {
    let mut early = 0;
    for number in 0..15 {
        Table::mixed(number).play(|table, asked, _| {
            for seat in table.game.may_answer().iter().filter(|seat| *seat != asked) {
                assert!(table.choice(&table.game, seat).is_some());
                early += 1;
            }
        });
    }
    assert!(early > 50, "{early}");
}

#[test]
fn a_bot_knows_only_what_its_seat_may_know() {
    for number in 0..10 {
        Table::mixed(number).play(|table, seat, action| {
            assert_eq!(table.choice(&table.game, seat).as_ref(), Some(action), "the same view once more");
            let world = table.game.other_world(Eye::Seat(seat), &key(number + 1000));
            assert_eq!(table.choice(&world, seat).as_ref(), Some(action), "in another world");
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
    for number in 0..5 {
        assert_eq!(story(number, number), story(number, number));
        assert_ne!(story(number, number), story(number, number + 15), "dice of a table of the same size");
    }
}

#[test]
fn a_drifter_rolls_anew_for_every_question() {
    for number in 0..20 {
        let mut seen = HashSet::new();
        Table::new(number, Default::default(), &[BotKind::Drifter; 4]).play(|table, seat, _| {
            let view = table.game.view(Eye::Seat(seat));
            let occasion = super::super::turn(&view) | super::super::question(&view);
            assert!(seen.insert((seat.number(), occasion)), "seat {seat} is asked twice on one occasion");
        });
    }
}

/// Silence answers everything, so a caretaker has nothing to propose.
#[test]
fn a_caretaker_proposes_nothing() {
    Table::mixed(2).play(|table, seat, _| {
        let (view, legal) = (table.game.view(Eye::Seat(seat)), table.game.legal(seat));
        assert_eq!(Odyssee::propose_only(&view, &legal), None);
        assert!(table.game.silence(seat).is_some());
    });
}
