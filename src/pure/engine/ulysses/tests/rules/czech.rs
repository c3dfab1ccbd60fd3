//! Where `ulysses-cs/1` departs from `ulysses/1` (the rows at the end of rules 5).

use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::{Card, Color, Illegal, Legal, PlaceSet, Ruleset};

fn czech(seats: u8) -> Fixture {
    Fixture::new(seats).ruleset(Ruleset::UlyssesCs1)
}

#[test]
fn d_02_cs_the_new_goal_comes_from_the_pile_of_the_old_one() {
    let start = czech(4).ship("delphi").hand(0, "2o").goals(0, "tyre olympus dido circe", "").top_goal("sirens");
    for pile in Color::ALL {
        let line = format!("0 exchange dido {} 1o", pile.name());
        assert_eq!(start.accepts(&line), pile == Color::Red, "{line}");
    }
    let end = start
        .refuse("0 exchange dido violet 1o", Illegal::OtherPile { needed: Color::Red })
        .play("0 exchange dido red 1o");
    assert_eq!(end.goals_of(0), end.places("tyre olympus circe sirens"));
}

#[test]
fn d_02_cs_a_goal_of_the_ship_places_color_is_not_exchanged() {
    let start = czech(4).ship("delphi").hand(0, "2o").goals(0, "tyre olympus dido circe", "");
    let refused = start.refuse("0 exchange olympus green 1o", Illegal::GoalBarred);
    let refused = refused.refuse("0 exchange olympus red 1o", Illegal::GoalBarred);
    let Legal::Action(range) = refused.legal(0) else { panic!("an action phase") };
    assert_eq!(range.exchange_goals, refused.places("tyre dido circe"));
}

#[test]
fn d_03_cs_no_plague_is_cleared_while_placing_red_or_black() {
    let start = czech(4).ship("libya").plagues("zakynthos").hand(1, "3o").hand(2, "5o").play("0 propose dido");
    let red = start
        .refuse("1 object zakynthos 1o clear 1o", Illegal::NoClearing)
        .refuse("1 object zakynthos 1o", Illegal::Plagued)
        .play("1 object tyre 1o");
    assert_eq!(red.accepts_places("2 black {} 2o clear 1o"), PlaceSet::NONE);
    red.refuse("2 black zakynthos 2o clear 1o", Illegal::NoClearing).play("2 black rhodes 2o");
    czech(4).plagues("circe").hand(0, "1o").play("0 unplague circe 1o"); // The active player may.
}

#[test]
fn d_05_cs_agreeing_is_a_pass_for_the_rest_of_the_movement() {
    let start = czech(4).ship("libya").hand(0, "1o1w").hand(1, "3o").hand(2, "2o");
    let open = start.play_all(&["0 propose dido", "1 agree", "2 object tyre 1o", "3 pass", "0 support blue 1o"]);
    let end = open.refuse("1 support blue 1o", Illegal::Out).asks(2).play("2 pass").ship_at("dido");
    // Not for the rest of the turn (S-67).
    end.play_all(&["0 wind w", "0 propose atlantis", "1 object hesperides 1o"]).asks(2);
}

#[test]
fn d_06_cs_red_is_opened_with_exactly_one_objection_or_zeus() {
    let asked = czech(4).ship("libya").hand(1, "2o1w1z").hand(2, "4o").play("0 propose dido");
    let asked = asked
        .refuse("1 object tyre 2o", Illegal::TooMany { most: 1 })
        .refuse("1 object tyre 1o1z", Illegal::TooMany { most: 1 })
        .refuse("1 object tyre 1w", Illegal::NotAVote(Card::Wind));
    asked.clone().discuss(&[("1 object tyre 1o", [0, 1, 0], Red)]);
    let open = asked.discuss(&[("1 object tyre 1z", [0, 1, 0], Red)]);
    open.clone().discuss(&[("2 support red 3o", [0, 4, 0], Red)]); // Later plays are free.
    open.discuss(&[("2 black rhodes 4o", [0, 1, 4], Black)]);
}

/// Seat 0 has proposed Dido, seat 1 objected with Tyre; everyone has ten objections.
fn open(start: Fixture) -> Fixture {
    let rich = (0..5).fold(start.ship("libya"), |fixture, number| fixture.hand(number, "10o"));
    rich.play_all(&["0 propose dido", "1 object tyre 1o"])
}

#[test]
fn d_09_cs_black_is_open_to_all_in_but_the_owners_of_discs_and_members_of_a_side() {
    let joined = open(czech(5)).play_all(&["2 support red 1o", "3 support blue 2o"]);
    joined.clone().discuss(&[("4 black rhodes 3o", [2, 2, 3], Black)]);
    joined
        .play("4 pass")
        .refuse("0 black rhodes 9o", Illegal::HasADisc)
        .play("0 support blue 1o")
        .refuse("1 black rhodes 9o", Illegal::HasADisc)
        .play("1 support red 2o")
        .refuse("2 black rhodes 9o", Illegal::OtherSide(Red))
        .play("2 pass")
        .refuse("3 black rhodes 8o", Illegal::OtherSide(Blue))
        .refuse("4 black rhodes 9o", Illegal::Out);
}

#[test]
fn d_09_cs_with_changing_sides_members_place_black_at_any_question_while_it_is_off_the_board() {
    let joined = open(czech(5).switching_sides()).play_all(&["2 support red 1o", "3 support blue 2o", "4 pass"]);
    joined
        .refuse("0 black rhodes 9o", Illegal::HasADisc)
        .play("0 pass")
        .refuse("1 black rhodes 9o", Illegal::HasADisc)
        .play("1 support red 1o")
        .discuss(&[("2 black rhodes 4o", [2, 3, 4], Black)])
        .refuse("3 black pharos 8o", Illegal::BlackPlaced)
        .discuss(&[("3 support red 1o", [2, 4, 4], Red), ("1 pass", [2, 4, 4], Red)])
        .refuse("2 support red 1o", Illegal::OtherSide(Black)); // He has a disc now.
}

#[test]
fn d_14_cs_a_wind_allows_one_exchange_and_one_pandora_anew_but_no_draw() {
    let start = czech(4).ship("libya").hand(0, "4o1w3p").goals(0, "tyre olympus dido circe", "");
    let used = start.play_all(&["0 pandora p", "0 exchange dido red 1o"]);
    let used =
        used.refuse("0 pandora p", Illegal::PandoraUsed).refuse("0 exchange circe blue 1o", Illegal::ExchangeUsed);
    let again = used.sails_to("pharos").play("0 wind w");
    assert_eq!(again.hands()[1..], [0, 0, 0]);
    again
        .play_all(&["0 pandora p", "0 exchange olympus green 1o"])
        .refuse("0 pandora p", Illegal::PandoraUsed)
        .refuse("0 exchange circe blue 1o", Illegal::ExchangeUsed);
}
