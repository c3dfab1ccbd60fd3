//! Syrte and the island of Aeolus (4.7).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{ArrowRange, Event, Legal, Question, Stop};

#[test]
fn o_spec_1_syrte_costs_a_turn_and_the_skipped_turn_its_gift() {
    let game = Fixture::two().gifts(0, 2).ship(0, "n2").sails_to(0, 1, "n1").idles(1).asks(1, Question::Turn);
    assert_eq!(game.gifts_of(0), 1);
    assert_eq!(game.idles(1).asks(0, Question::Turn).gifts_of(0), 0);
    let told = Fixture::two().ship(0, "n2").sails_to(0, 1, "n1");
    assert!(told.has_event(|event| *event == Event::Landed { seat: seat(0), stop: Stop::Syrte }));
}

#[test]
fn o_spec_2_g_20_after_aeolus_the_arrow_is_free_for_three_turns() {
    let mut game = Fixture::two().gifts(0, 9).gifts(1, 9).ship(0, "g7").sails_to(0, 1, "g8").idles(1);
    for _ in 0..3 {
        assert_eq!(game.legal(0), Legal::Turn(ArrowRange::Free));
        let before = game.gifts_of(0);
        game = game.play("0 arrow a1 e");
        assert_eq!(game.gifts_of(0), before);
        game = game.idles(1);
    }
    assert_eq!(game.legal(0), Legal::Turn(ArrowRange::Gift));
}

#[test]
fn g_20_skipped_turns_count_feeding_is_due_and_a_new_visit_sets_three_again() {
    let skipped = Fixture::two().favor(0, 3).gifts(0, 5).ship(0, "n2").sails_to(0, 1, "n1").idles(1).idles(1);
    assert_eq!((skipped.player(0).favor, skipped.gifts_of(0)), (1, 3));
    let again = Fixture::two().favor(0, 1).ship(0, "g7").begins(0).sails_to(0, 1, "g8");
    assert_eq!(again.player(0).favor, 3);
}

#[test]
fn o_spec_3_neither_has_a_card_or_takes_a_chip() {
    for (from, to) in [("n2", "n1"), ("g7", "g8")] {
        let game = Fixture::two().ship(0, from).sails_to(0, 1, to);
        assert_eq!((game.chips_of(0), game.cards_of(0)), (10, vec![]));
    }
}

#[test]
fn g_46_blown_onto_syrte_the_turn_of_the_landing_is_the_skipped_one() {
    let game = Fixture::two().ship(1, "o3").gifts(1, 2).play("0 arrow o8 w");
    assert_eq!(game.place_of(1), "o2");
    assert!(game.has_event(|event| *event == Event::Landed { seat: seat(1), stop: Stop::Syrte }));
    assert!(game.has_event(|event| *event == Event::TurnSkipped { seat: seat(1) }));
    assert!(!game.player(1).skips);
    game.idles(0).asks(1, Question::Turn);
}

#[test]
fn g_46_blown_onto_aeolus_the_three_turns_begin_after_the_landing() {
    let game = Fixture::two().ship(1, "g7").play("0 arrow g6 e");
    assert_eq!((game.place_of(1), game.player(1).favor), ("g8", 3));
    assert!(game.has_event(|event| *event == Event::Landed { seat: seat(1), stop: Stop::Aeolus }));
    assert_eq!(game.idles(0).legal(1), Legal::Turn(ArrowRange::Free));
}
