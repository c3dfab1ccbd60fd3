//! Sailing by die (4.4).

use crate::engine::odyssee::fixture::Fixture;
use crate::engine::odyssee::{Event, Illegal, Legal, Question};

#[test]
fn o_sail_1_g_05_die_or_arrow_is_chosen_before_rolling() {
    let rolled = Fixture::two().play("0 die").asks(0, Question::Sail);
    rolled.refuse("0 arrow h8 e", Illegal::OtherQuestion(Question::Sail));
}

#[test]
fn o_sail_2_up_to_as_many_hexes_as_the_die_shows() {
    for (roll, ends) in [(1, 6), (2, 18), (3, 36), (4, 60)] {
        let game = Fixture::two().ship_at(0, -5, 5).sails(0, &[roll]).play("0 die");
        let Legal::Sail { ends: reached, .. } = game.legal(0) else { panic!("not asked where to") };
        assert!(reached.len() <= ends, "{roll}");
        assert!(reached.iter().all(|hex| game.game().board().distance(game.player(0).ship.unwrap(), hex) <= roll));
    }
    let game = Fixture::two().ship(0, "h8").sails(0, &[2]).play("0 die");
    assert_eq!(game.clone().play("0 sail h9").place_of(0), "h9", "fewer will do");
    game.refuse("0 sail h11", Illegal::TooFar { steps: 3 });
}

#[test]
fn o_sail_3_entering_an_island_ends_the_move() {
    // Beyond island 7 lies h12: three steps straight over it, and a way round within four.
    let game = Fixture::two().ship(0, "h10").sails(0, &[2]).play("0 die");
    game.refuse("0 sail h12", Illegal::LandBetween);
    let landed = Fixture::two().ship(0, "h9").rim(7, 11).sails_to(0, 4, "h11");
    assert!(landed.has_event(|event| matches!(event, Event::Landed { .. })));
}

#[test]
fn o_sail_4_g_07_ships_do_not_block_each_other() {
    // Ships on every hex around: the way leads through them.
    let game = Fixture::new(6).ship(0, "h8").ship(1, "h9").ship(2, "h7").ship(3, "g7").ship(4, "i8").ship(5, "i7");
    assert_eq!(game.sails_to(0, 2, "h10").asks(1, Question::Turn).place_of(0), "h10", "and nobody is met in passing");
}

#[test]
fn o_sail_5_g_08_troy_is_closed_and_ithaca_only_open_to_the_entitled() {
    let back = Fixture::two().ship(0, "b8").sails(0, &[1]).play("0 die");
    back.refuse("0 sail b9", Illegal::IntoTroy);
    let early = Fixture::two().ship(0, "h5").sails(0, &[1]).play("0 die");
    early.refuse("0 sail h4", Illegal::NotEntitled { chips: 10, cards: 0 });
    // Blown towards Troy the ship stops on the last water hex.
    let blown = Fixture::two().ship(1, "b6").play("0 arrow b1 e");
    assert_eq!(blown.place_of(1), "b8");
}

#[test]
fn g_06_the_ship_may_stand_still_and_that_is_no_new_landing() {
    let game = Fixture::two().ship(0, "h11").owns(1, &[7]).cards(1, &[1, 2]).idles(0);
    assert!(!game.has_event(|event| matches!(event, Event::Landed { .. })));
    game.asks(1, Question::Turn);
}

#[test]
fn g_38_nobody_blocks_an_island_by_lying_there() {
    let game = Fixture::two().ship(1, "h11").meets_card(11);
    assert_eq!(game.place_of(0), "h11");
}

#[test]
fn g_42_troy_is_one_place_to_leave_from_any_of_its_hexes() {
    let reach = |seats: u8, seat: u8| {
        let game = Fixture::new(seats).active(seat).sails(seat, &[4]).play(&format!("{seat} die"));
        let Legal::Sail { ends, .. } = game.legal(seat) else { panic!("not asked where to") };
        ends
    };
    assert_eq!(reach(3, 0), reach(3, 1));
    assert_eq!(reach(3, 0), reach(3, 2));
    assert!(reach(3, 0).len() > 20);
}

#[test]
fn g_43_a_move_is_its_end_hex_and_not_out_and_back() {
    let game = Fixture::two().ship(0, "h11").owns(1, &[7]).cards(1, &[1, 2]).sails(0, &[3]).play("0 die");
    game.refuse("0 sail h11", Illegal::SameHex).play("0 stay");
}
