//! Feeding and hunger (4.3).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Cause, Event, Face, Illegal, Question};

#[test]
fn o_feed_1_a_gift_is_paid_at_the_start_of_the_turn() {
    let game = Fixture::two().idles(0);
    assert_eq!((game.gifts_of(1), game.view().stock), (2, 20));
    assert!(game.has_event(|event| *event == Event::Fed { seat: seat(1), gifts: 2 }));
}

#[test]
fn o_hung_1_without_a_gift_a_hunger_stone_is_taken() {
    let game = Fixture::two().gifts(1, 0).idles(0);
    assert_eq!((game.gifts_of(1), game.player(1).hunger), (0, 1));
    game.asks(1, Question::Turn);
}

#[test]
fn o_hung_2_g_22_with_the_third_stone_the_ship_is_lost_at_the_end_of_the_next_turn() {
    let game = Fixture::two().hunger(1, 2, 0).gifts(0, 9).ship(1, "h8").idles(0);
    assert_eq!((game.player(1).hunger, game.player(1).doom), (3, 2), "turn T");
    let game = game.idles(1).idles(0);
    assert_eq!((game.player(1).hunger, game.player(1).doom), (3, 1), "turn T + 1, and no fourth stone");
    assert!(game.has_event(|event| *event == Event::Starved { seat: seat(1) }));
    let game = game.idles(1);
    assert!(game.has_event(|event| *event == Event::ShipLost { seat: seat(1), cause: Cause::Hunger }));
    assert_eq!((game.place_of(1), game.player(1).hunger, game.gifts_of(1)), ("a7", 0, 3));
}

#[test]
fn o_hung_2_food_found_in_the_turn_of_the_third_stone_saves_the_ship() {
    let game = Fixture::two().hunger(0, 2, 0).off_isle_7().rim(7, 11).begins(0).sails_to(0, 1, "h11");
    assert_eq!((game.player(0).hunger, game.player(0).doom, game.gifts_of(0)), (0, 0, 1));
}

#[test]
fn o_hung_3_g_21_skipped_turns_cost_a_gift_or_a_stone() {
    let lotus = Fixture::two().gifts(0, 0).favors(0, &[Face::Black]).meets_card(1);
    assert!(lotus.player(0).skips);
    let skipped = lotus.idles(1);
    assert_eq!(skipped.gifts_of(0), 0, "the gift of the card was eaten");
    let syrte = Fixture::two().gifts(0, 0).ship(0, "n2").sails_to(0, 1, "n1").idles(1);
    assert_eq!(syrte.player(0).hunger, 1);
}

#[test]
fn o_hung_4_g_23_all_stones_go_back_with_the_first_gift() {
    let game = Fixture::two().hunger(0, 2, 0).meets_card(12);
    assert_eq!((game.player(0).hunger, game.gifts_of(0)), (0, 1));
    assert!(game.has_event(|event| *event == Event::HungerEnded { seat: seat(0) }));
}

#[test]
fn g_04_feeding_comes_first_and_the_arrow_then_lacks_its_gift() {
    Fixture::two().gifts(0, 1).begins(0).refuse("0 arrow h8 e", Illegal::NoGiftForArrow);
}

#[test]
fn g_25_a_gain_lapses_as_far_as_the_stock_is_short() {
    // 22 of 24 gifts are with seat 1, so that the stock has two.
    let game = Fixture::two().gifts(0, 0).gifts(1, 22).meets_card(9);
    assert_eq!((game.gifts_of(0), game.view().stock), (2, 1), "seat 1 has fed since");
    assert!(game.has_event(|event| *event == Event::GainLapsed { seat: seat(0), count: 2 }));
    let empty = Fixture::two().hunger(0, 1, 0).gifts(1, 24).meets_card(11);
    assert_eq!((empty.gifts_of(0), empty.player(0).hunger), (0, 1), "nothing gained, nothing eaten");
}

#[test]
fn g_60_a_skipped_turn_counts_as_the_next_turn() {
    let game = Fixture::two().hunger(0, 2, 0).ship(0, "n2").begins(0).sails_to(0, 1, "n1").idles(1);
    assert!(game.has_event(|event| *event == Event::TurnSkipped { seat: seat(0) }));
    assert!(game.has_event(|event| *event == Event::ShipLost { seat: seat(0), cause: Cause::Hunger }));
}
