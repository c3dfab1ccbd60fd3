//! Placing and removing plagues (U-PLAG, U-UNPL).

use crate::engine::ulysses::fixture::{Fixture, cards};
use crate::engine::ulysses::phase::Phase;
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Illegal, PlaceSet, Question};

const SIX: &str = "delos olympus circe dido elysium libya";

#[test]
fn u_plag_1_each_plague_card_or_zeus_puts_a_plague_on_any_place() {
    let start = Fixture::four().hand(0, "2x1z");
    assert_eq!(start.accepts_places("0 plague {} x"), PlaceSet::ALL);
    let end = start.play_all(&["0 plague sirens x", "0 plague circe z", "0 plague delos x"]);
    assert_eq!((end.view().plagues, end.view().discard), (end.places("sirens circe delos"), cards("2x1z")));
}

#[test]
fn u_plag_2_d_04_s_16_with_six_plagues_out_one_must_be_removed_first() {
    let full = Fixture::four().ship("sibyl").plagues(SIX).hand(0, "1o2x1z");
    assert_eq!(full.accepts_places("0 plague {} x"), PlaceSet::NONE, "a disc on the board cannot be moved");
    full.refuse("0 plague sirens x", Illegal::NoPlagueLeft)
        .refuse("0 plague sirens z", Illegal::NoPlagueLeft)
        .play("0 unplague delos 1o")
        .play("0 plague sirens x")
        .refuse("0 plague delos x", Illegal::NoPlagueLeft);
}

#[test]
fn u_plag_3_no_disc_is_put_on_a_plagued_place() {
    let start = Fixture::four().ship("sibyl").plagues("circe").hand(1, "1o").hand(2, "2o");
    start
        .refuse("0 propose circe", Illegal::Plagued)
        .play("0 propose pityusae")
        .refuse("1 object circe 1o", Illegal::Plagued)
        .play("1 object cyclopes 1o")
        .refuse("2 black circe 2o", Illegal::Plagued)
        .play("2 black elysium 2o");
}

#[test]
fn u_plag_4_s_18_a_plague_stays_through_wind_and_hand_over() {
    let end = Fixture::four().hand(0, "1w1x").play("0 plague circe x").sails_to("cyprus").play("0 wind w");
    assert_eq!(end.view().plagues, end.places("circe"));
    let next = end.sails_to("tyre").rests().sails_to("pharos").rests();
    assert_eq!(next.view().plagues, next.places("circe"));
}

#[test]
fn s_13_a_plague_on_the_ship_place_hurts_nobody_but_bars_it_for_later() {
    let start = Fixture::four().ship("libya").hand(0, "1x").hand(1, "1o").hand(2, "1o1w");
    let left = start.play("0 plague libya x").sails_to("pharos").rests();
    left.refuse("1 propose libya", Illegal::Plagued)
        .play("1 propose cyprus")
        .refuse("2 object libya 1o", Illegal::Plagued)
        .play("2 object libya 1o clear 1w");
}

#[test]
fn s_14_two_plagues_on_one_place_are_illegal() {
    Fixture::four().hand(0, "1x1z").play("0 plague circe x").refuse("0 plague circe z", Illegal::PlagueThere);
}

#[test]
fn s_15_a_plague_on_troy_on_ones_own_goal_or_far_away_is_legal() {
    let start = Fixture::four().ship("cyprus").goals(0, "tyre olympus dido circe", "").hand(0, "3x");
    let end = start.play_all(&["0 plague troy x", "0 plague dido x", "0 plague hercules x"]);
    assert_eq!(end.view().plagues, end.places("troy dido hercules"));
}

#[test]
fn s_17_the_six_plagues_are_one_common_stock() {
    let start = Fixture::four().hand(0, "3x").hand(1, "1o4x");
    let three = start.play_all(&["0 plague delos x", "0 plague circe x", "0 plague dido x"]);
    let six = three.sails_to("cyprus").rests().play_all(&["1 plague libya x", "1 plague troy x", "1 plague rhodes x"]);
    assert_eq!(six.view().plague_stock, 0);
    let full = six.refuse("1 plague circe x", Illegal::PlagueThere).refuse("1 plague sirens x", Illegal::NoPlagueLeft);
    full.play_all(&["1 unplague delos 1o", "1 plague sirens x"]); // The one from Delos was placed by seat 0.
}

#[test]
fn u_unpl_1_the_active_player_removes_any_plague_for_as_many_cards_as_temples() {
    let start = Fixture::four().temples(0, 2).plagues("sirens circe troy").hand(0, "3o1w1p");
    assert_eq!(start.accepts_places("0 unplague {} 2o"), start.places("sirens circe troy"));
    let end = start
        .refuse("0 unplague circe 1o", Illegal::Price { needed: 2 })
        .refuse("0 unplague circe 3o", Illegal::Price { needed: 2 })
        .play_all(&["0 unplague circe 2o", "0 unplague troy 1w1p"]);
    assert_eq!((end.view().plagues, end.view().discard), (end.places("sirens"), cards("2o1w1p")));
}

#[test]
fn u_unpl_2_the_disc_returns_to_the_stock() {
    let start = Fixture::four().ship("sibyl").plagues(SIX).hand(0, "1o");
    assert_eq!(start.play("0 unplague circe 1o").view().plague_stock, 1);
}

#[test]
fn u_unpl_3_d_03_others_remove_a_plague_only_by_placing_red_or_black_there() {
    let start = Fixture::five().ship("sibyl").plagues("circe elysium").hand(1, "3o").hand(2, "4o").hand(3, "4o");
    let cleared = start
        .refuse("1 unplague circe 1o", Illegal::NotAsked)
        .play("0 propose pityusae")
        .refuse("1 unplague circe 1o", Illegal::OtherQuestion(Question::Asking))
        .play("1 object circe 1o clear 1o")
        .refuse("2 unplague elysium 1o", Illegal::OtherQuestion(Question::Discussion))
        .play("2 black elysium 2o clear 1o");
    assert!(cleared.view().plagues.is_empty());
}

#[test]
fn s_32_a_plague_on_a_goal_has_no_effect_on_the_card() {
    let start = Fixture::four().ship("libya").plagues("dido").goals(0, "tyre olympus dido circe", "").hand(0, "1o1w");
    assert!(start.accepts("0 exchange dido green 1o"));
    assert_eq!(start.play("0 unplague dido 1o").sails_to("dido").revealed_of(0), ["dido"]);
}

#[test]
fn s_85_no_plague_appears_outside_the_action_phase() {
    let start = Fixture::four().ship("libya").hand(0, "1o1x").hand(1, "1o1x");
    start
        .play("0 propose dido")
        .refuse("1 plague circe x", Illegal::OtherQuestion(Question::Asking))
        .play_all(&["1 object tyre 1o", "2 pass", "3 pass"])
        .refuse("0 plague circe x", Illegal::OtherQuestion(Question::Discussion))
        .play_all(&["0 support blue 1o", "1 pass"])
        .refuse("0 plague circe x", Illegal::OtherQuestion(Question::Wind));
}

#[test]
fn s_86_the_place_of_a_disc_stays_legal() {
    let mut seen = 0;
    for number in 0..40 {
        random::play(number, |game, _, _| {
            let Phase::Discussion(discussion) = game.phase else { return };
            seen += 1;
            for disc in discussion.discs.iter().flatten() {
                assert!(game.board().neighbors(game.ship).contains(disc.place) && !game.plagues.contains(disc.place));
            }
        });
    }
    assert!(seen > 500, "{seen} states of discussions");
}
