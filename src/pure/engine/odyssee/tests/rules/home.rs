//! Going home (4.10).

use crate::engine::Outcome;
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Event, Illegal, Question, Reason, Stop};

const FIVE: [u8; 5] = [1, 2, 3, 5, 6];

#[test]
fn o_win_1_g_33_no_more_chips_in_hand_than_cards() {
    for (cards, entitled) in [(4, false), (5, true), (6, true)] {
        let numbers: Vec<u8> = (1..=cards).collect();
        let game = Fixture::two().owns(0, &FIVE).cards(0, &numbers).ship(0, "h5").sails(0, &[1]).play("0 die");
        if entitled {
            assert_eq!(game.play("0 sail h4").outcome(), Outcome::Won(seat(0)));
        } else {
            game.refuse("0 sail h4", Illegal::NotEntitled { chips: 5, cards: 4 });
        }
    }
    let none = Fixture::two().owns(0, &[1, 2, 3, 4, 5, 6, 8, 9, 10, 11]).ship(0, "h5").sails_to(0, 1, "h4");
    assert_eq!(none.outcome(), Outcome::Won(seat(0)), "no chips, no cards");
}

#[test]
fn o_win_2_chips_on_islands_and_on_the_rim_are_not_in_hand() {
    let game = Fixture::two().owns(0, &FIVE).on_rim(0, &[7, 8, 9, 10, 11]).ship(0, "h5");
    assert!(game.player(0).entitled);
    assert_eq!(game.sails_to(0, 1, "h4").outcome(), Outcome::Won(seat(0)));
}

#[test]
fn o_win_3_the_first_to_land_on_ithaca_wins_at_once() {
    let game = Fixture::two().owns(0, &FIVE).cards(0, &FIVE).ship(0, "h5").sails_to(0, 1, "h4");
    let over = Event::GameOver { winners: crate::engine::SeatSet::only(seat(0)), reason: Reason::Home };
    assert_eq!(game.events().last(), Some(&over));
    assert!(game.has_event(|event| *event == Event::Landed { seat: seat(0), stop: Stop::Ithaca }));
    game.refuse("1 die", Illegal::Over);
}

#[test]
fn g_37_entitlement_is_tested_on_arrival_only() {
    // Entitled when the turn began is of no use; nor does it harm not to have been so while rolling.
    let game = Fixture::two().owns(0, &FIVE).cards(0, &[1, 2, 3, 4]).ship(0, "h5").sails(0, &[1]).play("0 die");
    let game = game.cards(0, &FIVE).play("0 sail h4");
    assert_eq!(game.outcome(), Outcome::Won(seat(0)));
}

#[test]
fn g_48_on_ithaca_but_no_longer_entitled_an_ordinary_turn_follows() {
    let game = Fixture::two().owns(0, &FIVE).cards(0, &[1, 2, 3, 4]).ship(0, "h4").begins(0).asks(0, Question::Turn);
    let again = game.cards(0, &FIVE).begins(0);
    assert_eq!(again.outcome(), Outcome::Won(seat(0)), "whoever lies there wins if he is entitled then");
}
