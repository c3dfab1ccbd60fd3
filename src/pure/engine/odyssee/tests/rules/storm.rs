//! The storm arrow (4.5).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{ArrowRange, Direction, Event, Legal, Question};

#[test]
fn o_storm_1_the_arrow_costs_one_gift_more() {
    let game = Fixture::two().play("0 arrow h8 e");
    assert_eq!(game.gifts_of(0), 1);
    assert!(game.has_event(|event| matches!(event, Event::ArrowLaid { paid: 1, .. })));
    assert_eq!(Fixture::two().legal(0), Legal::Turn(ArrowRange::Gift));
    assert_eq!(Fixture::two().gifts(0, 0).legal(0), Legal::Turn(ArrowRange::Barred));
}

#[test]
fn o_storm_2_g_09_g_41_six_directions_from_any_hex_and_it_need_not_hit_oneself() {
    let game = Fixture::two();
    for direction in Direction::ALL {
        for hex in ["a1", "h8", "o8", "h4", "a8", "h11"] {
            game.clone().play(&format!("0 arrow {hex} {}", direction.name())).asks(1, Question::Turn);
        }
    }
    let own = Fixture::two().ship(0, "h8").play("0 arrow h8 w");
    assert_eq!(own.place_of(0), "h5", "the last water hex before Ithaca, which is closed");
}

#[test]
fn o_storm_3_five_rows_storm_in_the_middle_then_stiff_wind_then_breeze() {
    let game =
        Fixture::new(6).ship_at(1, -1, 0).ship_at(2, -1, 1).ship_at(3, 0, -1).ship_at(4, -1, 2).ship_at(5, -1, -1);
    let blown = game.play(&format!("0 arrow {} e", Fixture::two().at(-2, 0)));
    let places: Vec<_> = (1..6).map(|seat| blown.place_of(seat)).collect();
    let at = |q, r| blown.at(q, r);
    // Storm to island 7; stiff wind two hexes south of it, and two north, where Aeolus stops the ship after one; breeze one.
    assert_eq!(places, [at(3, 0), at(1, 1), at(1, -1), at(0, 2), at(1, -1)]);
}

#[test]
fn o_storm_4_storm_to_the_next_shore_stiff_wind_two_hexes_breeze_one() {
    let isle = Fixture::two().ship_at(1, 0, 1).play(&format!("0 arrow {} se", Fixture::two().at(0, 0)));
    assert_eq!(isle.place_of(1), isle.at(0, 3), "storm onto island 12");
    let far = Fixture::two().ship(1, "h13").play("0 arrow h12 e");
    assert_eq!(far.place_of(1), "h15", "storm to the edge of the board");
    let stiff = Fixture::two().ship(1, "i9").play("0 arrow h8 e");
    assert_eq!(stiff.place_of(1), "i11");
    let breeze = Fixture::two().ship(1, "j9").play("0 arrow h8 e");
    assert_eq!(breeze.place_of(1), "j10");
}

#[test]
fn o_storm_5_g_11_all_ships_move_at_once_and_do_not_hinder_each_other() {
    let game = Fixture::three().ship_at(1, 0, 1).ship_at(2, 1, 1).play("0 arrow h7 e");
    assert_eq!((game.place_of(1), game.place_of(2)), (game.at(2, 1), game.at(3, 1)));
}

#[test]
fn o_storm_6_g_12_anothers_landing_waits_for_his_turn_ones_own_is_at_once() {
    let other = Fixture::three().rim(7, 11).ship(2, "h9").play("0 arrow h8 e").asks(1, Question::Turn);
    assert!(other.player(2).lands && other.cards_of(2).is_empty());
    let own = Fixture::three().rim(7, 11).ship(0, "h9").play("0 arrow h8 e").asks(1, Question::Turn);
    assert_eq!((own.cards_of(0), own.player(0).lands), (vec![11], false));
}

#[test]
fn o_storm_7_the_user_makes_no_other_move() {
    Fixture::two().play("0 arrow h8 e").asks(1, Question::Turn);
}

#[test]
fn g_10_the_wind_blows_only_forwards_and_behind_islands_too() {
    let game = Fixture::three().ship(1, "h7").ship(2, "h13").play("0 arrow h8 e");
    assert_eq!((game.place_of(1), game.place_of(2)), ("h7", "h15"), "no shelter behind island 7");
}

#[test]
fn g_13_ships_at_a_shore_are_not_moved() {
    for shore in ["h11", "o1", "g8", "a8", "h4"] {
        let game = Fixture::two().ship(1, shore).play(&format!("0 arrow {shore} w"));
        assert_eq!(game.place_of(1), shore);
    }
}

#[test]
fn g_14_an_entitled_ship_is_blown_onto_ithaca_and_wins_in_its_turn() {
    let entitled = Fixture::two().owns(1, &[1, 2, 3, 5, 6]).cards(1, &[1, 2, 3, 4, 5]).ship(1, "h6");
    let won = entitled.play("0 arrow h8 w");
    assert_eq!(won.outcome(), crate::engine::Outcome::Won(seat(1)));
    let other = Fixture::two().ship(1, "h6").play("0 arrow h8 w");
    assert_eq!(other.place_of(1), "h5", "any other stops before it");
    let own = Fixture::two().owns(0, &[1, 2, 3, 5, 6]).cards(0, &[1, 2, 3, 4, 5]).ship(0, "h6");
    assert_eq!(own.play("0 arrow h8 w").outcome(), crate::engine::Outcome::Won(seat(0)));
}

#[test]
fn g_44_a_ship_pressed_against_a_shore_has_not_moved() {
    let game = Fixture::three().ship(0, "h15").ship(1, "h15").play("0 arrow h15 e");
    game.asks(1, Question::Turn);
}

#[test]
fn g_59_an_arrow_that_moves_nobody_is_allowed_and_costs_its_gift() {
    let game = Fixture::two().play("0 arrow h8 e");
    assert!(!game.has_event(|event| matches!(event, Event::Blown { .. })));
    assert_eq!(game.gifts_of(0), 1);
}

#[test]
fn g_70_an_arrow_that_leaves_ones_own_ship_ashore_is_no_new_landing() {
    let game = Fixture::two().ship(0, "h11").owns(1, &[7]).cards(1, &[1, 2]).play("0 arrow h8 e");
    assert!(!game.has_event(|event| matches!(event, Event::Landed { .. })));
}
