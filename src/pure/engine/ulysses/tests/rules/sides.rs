//! Who belongs to which side (U-DISC-15), and the option to change (S-54).

use crate::engine::ulysses::Side::{self, Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Illegal, Ruleset};

/// Five seats with ten objections each; blue, red and black lie with 0, 1 and 2 cards, and seat 3 is asked.
fn three_sides(start: Fixture) -> Fixture {
    let rich = (0..5).fold(start.ship("sibyl"), |fixture, number| fixture.hand(number, "10o"));
    rich.play_all(&["0 propose pityusae", "1 object cyclopes 1o", "2 black elysium 2o"]).asks(3)
}

fn side_of(fixture: &Fixture, number: u8) -> Option<Side> {
    fixture.view().players[seat(number)].side
}

#[test]
fn u_disc_15_the_owners_of_the_discs_belong_to_them_and_others_to_the_side_they_first_play_for() {
    let start = three_sides(Fixture::five());
    assert_eq!([0, 1, 2, 3, 4].map(|number| side_of(&start, number)), [Some(Blue), Some(Red), Some(Black), None, None]);
    let joined = start.play("3 support red 1o");
    assert_eq!([3, 4].map(|number| side_of(&joined, number)), [Some(Red), None]);
}

#[test]
fn u_disc_15_s_54_nobody_changes_sides() {
    three_sides(Fixture::five())
        .play_all(&["3 support red 1o", "4 support blue 2o"])
        .refuse("0 support red 9o", Illegal::OtherSide(Blue))
        .refuse("0 support black 9o", Illegal::OtherSide(Blue))
        .play("0 support blue 1o")
        .refuse("1 support blue 9o", Illegal::OtherSide(Red))
        .refuse("1 support black 9o", Illegal::OtherSide(Red))
        .play("1 support red 2o")
        .refuse("2 support red 9o", Illegal::OtherSide(Black))
        .play("2 support black 3o")
        .refuse("3 support black 9o", Illegal::OtherSide(Red))
        .play("3 support red 1o")
        .refuse("4 support red 8o", Illegal::OtherSide(Blue));
}

#[test]
fn s_54_the_option_lets_those_change_sides_who_own_no_disc() {
    for ruleset in Ruleset::ALL {
        let open = three_sides(Fixture::five().switching_sides().ruleset(ruleset));
        let changed =
            open.play_all(&["3 support red 1o", "4 support blue 2o", "0 pass", "1 pass", "2 pass"]).discuss(&[
                ("3 support black 1o", [2, 2, 3], Black),
                ("4 support red 1o", [2, 3, 3], Red),
                ("3 support blue 1o", [3, 3, 3], Blue),
            ]);
        assert_eq!([3, 4].map(|number| side_of(&changed, number)), [Some(Blue), Some(Red)]);
        changed.play("4 pass").ship_at("pityusae");
    }
}

#[test]
fn s_54_with_the_option_too_the_owners_of_the_discs_stay_with_them() {
    for ruleset in Ruleset::ALL {
        three_sides(Fixture::five().switching_sides().ruleset(ruleset))
            .play_all(&["3 support red 1o", "4 support blue 2o"])
            .refuse("0 support red 9o", Illegal::OtherSide(Blue))
            .refuse("0 support black 9o", Illegal::OtherSide(Blue))
            .play("0 support blue 1o")
            .refuse("1 support blue 9o", Illegal::OtherSide(Red))
            .refuse("1 support black 9o", Illegal::OtherSide(Red))
            .play("1 pass")
            .refuse("2 support blue 8o", Illegal::OtherSide(Black))
            .refuse("2 support red 8o", Illegal::OtherSide(Black))
            .play("2 support black 2o");
    }
}

#[test]
fn s_53_latecomers_may_support_any_side_on_the_board() {
    let open = three_sides(Fixture::five());
    open.clone().discuss(&[("3 support black 1o", [0, 1, 3], Black)]);
    open.clone().discuss(&[("3 support red 1o", [0, 2, 2], Red)]);
    open.discuss(&[("3 support blue 2o", [2, 1, 2], Blue)]);
    let two = Fixture::four().ship("sibyl").hand(1, "1o").hand(2, "9o");
    two.play_all(&["0 propose pityusae", "1 object cyclopes 1o"]).refuse("2 support black 2o", Illegal::NoSuchSide);
}
