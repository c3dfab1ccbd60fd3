//! Where `ulysses-cs/1` and the options depart from `ulysses/1`.

use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Color, Illegal, Ruleset};
use crate::engine::{Outcome, SeatSet};

fn czech() -> Fixture {
    Fixture::four().ruleset(Ruleset::UlyssesCs1)
}

#[test]
fn d_02_the_new_goal_comes_from_the_pile_of_the_old_one() {
    let start = czech().ship("delphi").hand(0, "2o").goals(0, "tyre olympus dido circe", "").top_goal("sirens");
    let end = start
        .refuse("0 exchange olympus green 1o", Illegal::GoalBarred)
        .refuse("0 exchange dido violet 1o", Illegal::OtherPile { needed: Color::Red })
        .play("0 exchange dido red 1o");
    assert_eq!(end.view_of(0).own.unwrap().goals, end.places("tyre olympus circe sirens"));
}

#[test]
fn d_03_only_the_active_player_removes_plagues() {
    let start = czech().ship("libya").plagues("zakynthos").hand(1, "3o").play("0 propose dido");
    start
        .refuse("1 object zakynthos 1o clear 1o", Illegal::NoClearing)
        .refuse("1 object zakynthos 1o", Illegal::Plagued)
        .play("1 object tyre 1o");
}

#[test]
fn d_05_agreeing_is_a_pass() {
    let start = czech().ship("libya").hand(0, "1o").hand(1, "3o").hand(2, "2o");
    let open = start.play_all(&["0 propose dido", "1 agree", "2 object tyre 1o"]).play("3 pass").asks(0);
    open.play("0 support blue 1o")
        .refuse("1 support blue 1o", Illegal::Out)
        .asks(2)
        .play("2 pass")
        .ship_at("dido")
        .asks(0);
}

#[test]
fn d_06_red_is_opened_with_one_card() {
    let start = czech().ship("libya").hand(1, "2o1z").play("0 propose dido");
    start.refuse("1 object tyre 2o", Illegal::TooMany { most: 1 }).play("1 object tyre 1z");
}

#[test]
fn d_09_black_may_be_placed_at_a_later_question() {
    let start = czech().ship("libya").hand(0, "4o").hand(1, "2o").hand(2, "1o").hand(3, "9o");
    let start = start.play_all(&["0 propose dido", "1 object tyre 1o", "2 support red 1o"]);
    // Who answered and is still in has joined a side, so the right can last beyond the first question only with
    // changing sides.
    let open = start.play("3 support blue 2o");
    open.refuse("0 black rhodes 4o", Illegal::HasADisc)
        .play("0 pass")
        .refuse("1 black rhodes 2o", Illegal::HasADisc)
        .play("1 support red 1o")
        .refuse("2 black rhodes 4o", Illegal::OtherSide(Red))
        .play("2 pass")
        .refuse("3 black rhodes 4o", Illegal::OtherSide(Blue));
    let switching = czech().switching_sides().ship("libya").hand(1, "2o").hand(2, "9o");
    switching
        .play_all(&["0 propose dido", "1 object tyre 1o", "2 support red 1o", "3 pass", "0 pass", "1 support red 1o"])
        .discuss(&[("2 black rhodes 4o", [0, 3, 4], Black)]);
}

#[test]
fn d_14_a_wind_renews_exchange_and_pandora() {
    let start = czech().ship("libya").hand(0, "2o1w2p").goals(0, "tyre olympus dido circe", "");
    start
        .play_all(&["0 pandora p", "0 exchange dido red 1o"])
        .refuse("0 pandora p", Illegal::PandoraUsed)
        .play_all(&["0 propose pharos", "1 agree", "2 agree", "3 agree", "0 wind w"])
        .play_all(&["0 pandora p", "0 exchange olympus green 1o"]);
}

#[test]
fn s_54_changing_sides_is_an_option() {
    let start = Fixture::four().ship("libya").hand(0, "4o").hand(1, "1o").hand(2, "9o");
    let lines = ["0 propose dido", "1 object tyre 1o", "2 support red 1o", "3 pass", "0 support blue 2o", "1 pass"];
    start.clone().play_all(&lines).refuse("2 support blue 1o", Illegal::OtherSide(Red));
    start.switching_sides().play_all(&lines).discuss(&[("2 support blue 1o", [3, 2, 0], Blue)]);
}

#[test]
fn s_87_at_the_turn_limit_most_revealed_goals_win_and_equals_share() {
    let start = Fixture::four().turn_limit(5).turn(5).ship("libya").goals(0, "rhodes olympus melita circe", "").goals(
        1,
        "tyre delphi sirens",
        "troy",
    );
    let lines = ["0 propose dido", "1 agree", "2 agree", "3 agree", "0 rest"];
    let alone = start.clone().goals(3, "delos cicones scylla elysium", "").play_all(&lines);
    assert_eq!(alone.outcome(), Outcome::Won(seat(1)));
    let shared = start.goals(3, "delos scylla elysium", "cicones").play_all(&lines);
    assert_eq!(shared.outcome(), Outcome::Shared([seat(1), seat(3)].into_iter().collect::<SeatSet>()));
}
