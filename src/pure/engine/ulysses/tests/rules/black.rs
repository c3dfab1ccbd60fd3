//! The black disc (rules 3.8).

use crate::engine::SeatSet;
use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Illegal, Legal, PlaceSet};

/// Everyone has ten objections; seat 0 has proposed Pityusae from Sibyl.
fn asked(seats: u8) -> Fixture {
    let start = (0..seats).fold(Fixture::new(seats).ship("sibyl"), |fixture, number| fixture.hand(number, "10o"));
    start.play("0 propose pityusae")
}

/// The seats that may place black when next asked.
fn open_to(fixture: &Fixture) -> Vec<u8> {
    fixture.view().black_open_to.iter().map(|seat| seat.number()).collect()
}

#[test]
fn u_blck_1_a_third_place_with_enough_cards_to_lead_at_once() {
    let open = asked(4).play("1 object cyclopes 1o");
    let black = open.discuss(&[("2 black elysium 2o", [0, 1, 2], Black)]);
    let side = black.view().sides[Black as usize].unwrap();
    assert_eq!((side.owner, side.place), (seat(2), black.place("elysium")));
    black.play_all(&["3 pass", "0 pass", "1 pass"]).ship_at("elysium");
}

#[test]
fn u_blck_2_black_goes_to_a_free_neighbor_that_is_neither_blues_nor_reds() {
    let start = Fixture::four().ship("sibyl").plagues("circe troy").hand(1, "1o").hand(2, "3o");
    let open = start.play_all(&["0 propose pityusae", "1 object cyclopes 1o"]);
    assert_eq!(open.accepts_places("2 black {} 2o"), open.places("elysium laestrygonians sirens"));
    assert_eq!(open.accepts_places("2 black {} 2o clear 1o"), open.places("circe"));
    open.refuse("2 black pityusae 2o", Illegal::PlaceTaken(Blue))
        .refuse("2 black cyclopes 2o", Illegal::PlaceTaken(Red))
        .refuse("2 black sibyl 2o", Illegal::NotANeighbor);
}

#[test]
fn u_blck_3_d_09_s_49_only_at_the_first_question_and_only_if_it_comes_after_red() {
    let open = asked(5).play_all(&["1 agree", "2 object cyclopes 1o"]);
    assert_eq!(open_to(&open), [3, 4]);
    let passed = open.play("3 pass");
    assert_eq!(open_to(&passed), [4]);
    let supported = passed.play("4 support red 1o");
    assert!(open_to(&supported).is_empty());
    supported
        .refuse("0 black elysium 9o", Illegal::HasADisc)
        .play("0 support blue 2o")
        .refuse("1 black elysium 9o", Illegal::ChanceLost)
        .play("1 pass")
        .refuse("2 black elysium 9o", Illegal::HasADisc)
        .play("2 support red 1o")
        .refuse("4 black elysium 9o", Illegal::ChanceLost);
}

#[test]
fn u_blck_4_entitled_are_those_between_the_opener_and_the_active_player() {
    for seats in 3..=5 {
        for opener in 1..seats {
            let agreed = (1..opener).fold(asked(seats), |fixture, number| fixture.play(&format!("{number} agree")));
            let open = agreed.play(&format!("{opener} object cyclopes 1o"));
            assert_eq!(open_to(&open), (opener + 1..seats).collect::<Vec<_>>(), "{seats} seats, opened by {opener}");
        }
    }
}

#[test]
fn u_blck_5_more_than_blue_and_more_than_red_each_taken_alone_never_fewer_than_two() {
    let open = asked(5).play("1 object cyclopes 1o").refuse("2 black elysium 1o", Illegal::TooFew { needed: 2 });
    let blue = open.play("2 support blue 3o").refuse("3 black elysium 3o", Illegal::TooFew { needed: 4 });
    blue.clone().discuss(&[("3 black elysium 4o", [3, 1, 4], Black)]);
    let red = blue.play("3 support red 4o").refuse("4 black elysium 5o", Illegal::TooFew { needed: 6 });
    red.discuss(&[("4 black elysium 6o", [3, 5, 6], Black)]); // Both together have eight.
}

#[test]
fn u_blck_6_there_are_three_sides_at_most_and_one_disc_for_each_player() {
    let black = asked(5).play_all(&["1 object cyclopes 1o", "2 black elysium 2o"]);
    assert_eq!(black.view().black_open_to, SeatSet::NONE);
    black
        .refuse("3 black sirens 9o", Illegal::BlackPlaced)
        .play_all(&["3 pass", "4 pass", "0 pass"])
        .refuse("1 black sirens 9o", Illegal::BlackPlaced)
        .play("1 support red 1o")
        .refuse("2 black sirens 8o", Illegal::BlackPlaced);
}

#[test]
fn s_47_the_active_player_places_no_black() {
    let open = asked(3).play_all(&["1 agree", "2 object cyclopes 1o"]).asks(0);
    open.refuse("0 black elysium 9o", Illegal::HasADisc);
}

#[test]
fn s_48_reds_owner_places_no_black() {
    let open = asked(3).play_all(&["1 object cyclopes 1o", "2 pass", "0 support blue 1o"]).asks(1);
    open.refuse("1 black elysium 9o", Illegal::HasADisc);
}

#[test]
fn s_50_no_black_after_supporting_at_the_first_question() {
    let open = asked(4).play_all(&["1 object cyclopes 1o", "2 support red 1o", "3 pass", "0 pass", "1 support red 1o"]);
    open.asks(2).refuse("2 black elysium 9o", Illegal::ChanceLost);
}

#[test]
fn s_51_black_after_red_was_raised_needs_one_more_than_the_stronger_side() {
    let open = asked(4).play_all(&["1 object cyclopes 1o", "2 support red 2o"]);
    open.refuse("3 black elysium 3o", Illegal::TooFew { needed: 4 }).play("3 black elysium 4o");
}

#[test]
fn s_52_without_a_third_free_neighbor_a_plague_must_be_cleared_for_black() {
    let start = Fixture::four().ship("troy").plagues("minotaur").hand(1, "1o").hand(2, "2o1w");
    let open = start.play_all(&["0 propose cyprus", "1 object delos 1o"]);
    assert_eq!(open.accepts_places("2 black {} 2o"), PlaceSet::NONE);
    let Legal::Discussion(range) = open.legal(2) else { panic!("a discussion") };
    let black = range.black.unwrap();
    assert_eq!((black.free, black.plagued), (PlaceSet::NONE, open.places("minotaur")));
    open.discuss(&[("2 black minotaur 2o clear 1w", [0, 1, 2], Black)]);
}

#[test]
fn s_90_with_three_players_black_happens_only_if_the_next_seat_opens() {
    let first = asked(3).play("1 object cyclopes 1o");
    assert_eq!(open_to(&first), [2]);
    first.play("2 black elysium 2o");
    assert!(open_to(&asked(3).play_all(&["1 agree", "2 object cyclopes 1o"])).is_empty());
}
