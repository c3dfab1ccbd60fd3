//! How a discussion goes round and ends (U-DISC-7 to 10, 16 to 18).

use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::{Illegal, Question};

/// Seat 0 has proposed Dido, seat 1 objected with Tyre and one card; everyone has five objections more.
fn open(seats: u8) -> Fixture {
    let rich = (0..seats).fold(Fixture::new(seats).ship("libya"), |fixture, number| fixture.hand(number, "5o"));
    rich.hand(1, "6o").play_all(&["0 propose dido", "1 object tyre 1o"])
}

#[test]
fn u_disc_7_s_46_the_question_goes_clockwise_from_the_opener_to_all_who_have_not_passed() {
    let hands = (0..5).fold(Fixture::five().ship("libya"), |fixture, number| fixture.hand(number, "9o"));
    let start = hands.play_all(&["0 propose dido", "1 agree", "2 object tyre 1o"]);
    let steps = [
        (3, "pass"),            // not yet asked
        (4, "support red 1o"),  // not yet asked
        (0, "support blue 2o"), // the active player, last of the first circle
        (1, "support red 1o"),  // had agreed
        (2, "support red 1o"),  // the opener again
        (4, "pass"),            // seat 3 is not asked again
        (0, "support blue 2o"),
        (1, "pass"),
        (2, "pass"),
    ];
    let end =
        steps.iter().fold(start, |fixture, (number, answer)| fixture.asks(*number).play(&format!("{number} {answer}")));
    end.ship_at("dido").asks(0);
}

#[test]
fn u_disc_8_whoever_is_asked_passes_supports_or_places_black() {
    let asked = open(4).hand(2, "9o1t1w1x1z1p").asks(2);
    for answer in ["pass", "support blue 1o", "support red 1o", "black rhodes 2o"] {
        asked.clone().play(&format!("2 {answer}"));
    }
    let others =
        ["agree", "object rhodes 2o", "propose rhodes", "stay", "wind w", "rest", "pandora p", "plague circe x"];
    others.iter().fold(asked, |fixture, answer| {
        fixture.refuse(&format!("2 {answer}"), Illegal::OtherQuestion(Question::Discussion))
    });
}

#[test]
fn u_disc_9_s_59_a_pass_is_final_also_for_one_whose_side_leads() {
    let passed = open(4).play_all(&["2 support red 1o", "3 pass", "0 support blue 2o", "1 support red 1o", "2 pass"]);
    assert_eq!(passed.view().leading, Some(Red), "seat 2 has passed while its side leads");
    let later = passed
        .refuse("3 support red 1o", Illegal::Out)
        .refuse("3 black rhodes 5o", Illegal::Out)
        .play("0 support blue 1o")
        .asks(1)
        .refuse("2 support red 1o", Illegal::Out)
        .play("1 support red 1o");
    later.asks(0).refuse("2 pass", Illegal::Out);
}

#[test]
fn u_disc_10_d_05_s_58_who_agreed_may_still_join_a_side_but_place_no_disc() {
    let start = Fixture::four().ship("libya").hand(1, "5o").hand(2, "1o").play_all(&["0 propose dido", "1 agree"]);
    let asked = start.play_all(&["2 object tyre 1o", "3 pass", "0 pass"]).asks(1);
    let refused = asked.refuse("1 black rhodes 2o", Illegal::ChanceLost);
    refused.clone().discuss(&[("1 support blue 1o", [1, 1, 0], Blue)]);
    refused.play("1 support red 1o").play("2 pass").ship_at("tyre");
}

#[test]
fn u_disc_16_nobody_is_obliged_to_play_cards() {
    let hands = (0..4).fold(Fixture::four().ship("libya"), |fixture, number| fixture.hand(number, "9o"));
    hands.clone().sails_to("dido");
    let end = hands.play_all(&["0 propose dido", "1 object tyre 1o", "2 pass", "3 pass", "0 pass"]).ship_at("tyre");
    assert_eq!(end.view().discard, cards("1o"));
}

#[test]
fn u_disc_17_d_12_s_60_it_ends_when_all_but_the_last_who_played_have_passed() {
    let two = open(4).play_all(&["2 pass", "3 pass"]).asks(0);
    two.clone().play("0 pass").ship_at("tyre").asks(1); // The opener is not asked again.
    let blue = two.play("0 support blue 1o").asks(1).play("1 pass");
    assert_eq!(blue.ship_at("dido").question(), Some((0, Question::Wind)));
    let third = open(4).play_all(&["2 support red 1o", "3 pass", "0 pass"]).asks(1).play("1 pass");
    third.ship_at("tyre").asks(1); // Seat 2 played last; the new turn is seat 1's.
}

#[test]
fn u_disc_18_d_20_s_62_s_66_all_cards_go_to_the_discard_and_all_discs_leave() {
    let three = open(4).discuss(&[("2 black rhodes 2o", [0, 1, 2], Black), ("3 support red 1o", [0, 2, 2], Red)]);
    let end = three.play_all(&["0 support blue 2o", "1 pass", "2 pass", "3 pass"]).ship_at("dido");
    let view = end.view();
    assert_eq!((view.discard, view.sides, view.leading), (cards("6o"), [None; 3], None));
    assert_eq!(end.hands(), [3, 5, 3, 4], "nobody takes any back");
}

#[test]
fn s_61_blue_may_win_without_the_active_player() {
    let end = open(4).play_all(&["2 pass", "3 support blue 1o", "0 pass", "1 pass"]).ship_at("dido");
    assert_eq!(end.hand_of(0), cards("5o"));
}

#[test]
fn s_63_the_cards_of_a_player_who_passed_still_count() {
    let passed = open(4).play_all(&["2 support red 2o", "3 pass", "0 support blue 3o", "1 support red 1o", "2 pass"]);
    passed.discuss(&[("0 support blue 1o", [4, 4, 0], Blue)]);
}

#[test]
fn s_65_cards_are_played_open() {
    let red = open(4).hand(2, "1o1z").play("2 support red 1o1z").view().sides[Red as usize].unwrap();
    assert_eq!((red.cards, red.owner), (cards("2o1z"), seat(1)));
}

#[test]
fn s_67_u_move_2_after_a_wind_everyone_is_in_again_with_all_rights() {
    let start = Fixture::four().ship("libya").hand(0, "1o1w").hand(1, "2o").hand(2, "2o").hand(3, "2o");
    let first = ["0 propose dido", "1 agree", "2 object tyre 1o", "3 pass", "0 support blue 1o", "1 pass", "2 pass"];
    let again = start.play_all(&first).ship_at("dido").play_all(&["0 wind w", "0 propose atlantis"]);
    again.asks(1).play("1 object hesperides 1o").play("2 pass").discuss(&[("3 black libya 2o", [0, 1, 2], Black)]);
}
