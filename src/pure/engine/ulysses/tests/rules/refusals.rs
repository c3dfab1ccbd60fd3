//! The nineteen moves that must be refused (rules 4).

use crate::engine::Game as _;
use crate::engine::ulysses::Side::{Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Card, Event, Illegal, Question};

/// Seats 0 to 3 with six objections each.
fn rich(ship: &str) -> Fixture {
    (0..4).fold(Fixture::four().ship(ship), |fixture, number| fixture.hand(number, "6o"))
}

fn lacking(card: Card, held: u8) -> Illegal {
    Illegal::NotInHand { card, held }
}

#[test]
fn refuse_01_any_move_by_a_player_who_is_not_asked() {
    let asked_only = |fixture: Fixture, asked: u8, lines: &[&str]| {
        let others = (0..=5).filter(|number| *number != asked);
        others.fold(fixture, |fixture, number| {
            lines.iter().fold(fixture, |fixture, line| fixture.refuse(&format!("{number} {line}"), Illegal::NotAsked))
        })
    };
    let action = asked_only(rich("libya"), 0, &["propose dido", "stay", "plague circe x", "temple 1t 1o"]);
    let asking = asked_only(action.play("0 propose dido"), 1, &["agree", "object tyre 1o"]);
    let open = asked_only(asking.play("1 object tyre 1o"), 2, &["pass", "support red 1o", "black rhodes 2o"]);
    let blue = open.play_all(&["2 pass", "3 pass", "0 support blue 1o", "1 pass"]);
    asked_only(blue, 0, &["wind w", "rest"]);
}

#[test]
fn refuse_02_a_second_pandora_in_one_turn_also_after_a_wind() {
    let used = Fixture::four().hand(0, "1w2z2p").play("0 pandora z").refuse("0 pandora p", Illegal::PandoraUsed);
    let again = used.sails_to("cyprus").play("0 wind w");
    again.refuse("0 pandora p", Illegal::PandoraUsed).refuse("0 pandora z", Illegal::PandoraUsed);
}

#[test]
fn refuse_03_a_second_plague_on_a_place_and_a_seventh() {
    let full = Fixture::four().plagues("delos olympus circe dido elysium libya").hand(0, "1x1z");
    full.refuse("0 plague sirens x", Illegal::NoPlagueLeft).refuse("0 plague sirens z", Illegal::NoPlagueLeft);
    let one = Fixture::four().plagues("circe").hand(0, "1x1z");
    one.refuse("0 plague circe x", Illegal::PlagueThere).refuse("0 plague circe z", Illegal::PlagueThere);
}

#[test]
fn refuse_04_removing_a_plague_too_cheaply_or_one_that_is_not_there() {
    let start = Fixture::four().plagues("circe").temples(0, 3).hand(0, "3o");
    start
        .refuse("0 unplague circe 2o", Illegal::Price { needed: 3 })
        .refuse("0 unplague delos 3o", Illegal::NoPlagueThere)
        .refuse("0 unplague circe 2o1w", lacking(Card::Wind, 0));
}

#[test]
fn refuse_05_a_second_exchange_a_revealed_goal_a_barred_or_an_empty_pile() {
    let start = Fixture::four().ship("libya").goals(0, "tyre olympus dido", "circe").hand(0, "3o");
    start
        .refuse("0 exchange circe red 1o", Illegal::GoalRevealed)
        .refuse("0 exchange delos red 1o", Illegal::NotYourGoal)
        .refuse("0 exchange dido violet 1o", Illegal::PileBarred)
        .play("0 exchange dido red 1o")
        .refuse("0 exchange olympus red 1o", Illegal::ExchangeUsed);
    let blue = Fixture::three()
        .goals(2, "circe troy olympus dido", "")
        .goals(0, "atlantis calypso elysium pityusae", "")
        .goals(1, "hercules hesperides laestrygonians massalia", "");
    blue.active(2).hand(2, "1o").refuse("2 exchange olympus blue 1o", Illegal::PileEmpty);
}

#[test]
fn refuse_06_a_temple_with_too_few_cards_or_without_stock() {
    let two = Fixture::four().temples(0, 2).hand(0, "3o2t1z");
    two.refuse("0 temple 1t 2o", Illegal::TempleCards { needed: 2 })
        .refuse("0 temple 1o1t 2o", Illegal::NotATempleCard(Card::Objection))
        .refuse("0 temple 1t1z 1o", Illegal::FurtherCards { needed: 2 })
        .refuse("0 temple 2t 1o1t", lacking(Card::Temple, 2));
    Fixture::four().temples(3, 20).hand(0, "1o1t").refuse("0 temple 1t 1o", Illegal::NoTempleLeft);
}

#[test]
fn refuse_07_wind_or_objection_for_its_own_effect_in_the_action_phase() {
    let start = Fixture::four().ship("libya").hand(0, "3o1w1z");
    let lines = ["wind w", "wind z", "object dido 1o", "support blue 1o", "black dido 2o", "agree", "pass", "rest"];
    lines
        .iter()
        .fold(start, |fixture, line| fixture.refuse(&format!("0 {line}"), Illegal::OtherQuestion(Question::Action)));
}

#[test]
fn refuse_08_proposing_the_ship_place_a_far_place_or_a_plagued_one() {
    rich("libya")
        .plagues("dido")
        .refuse("0 propose libya", Illegal::NotANeighbor)
        .refuse("0 propose troy", Illegal::NotANeighbor)
        .refuse("0 propose dido", Illegal::Plagued);
}

#[test]
fn refuse_09_cards_for_blue_in_the_asking_round() {
    let asked = rich("libya").play("0 propose dido");
    asked
        .refuse("1 support blue 1o", Illegal::OtherQuestion(Question::Asking))
        .refuse("0 support blue 1o", Illegal::NotAsked);
}

#[test]
fn refuse_10_red_on_a_wrong_place_or_without_a_vote() {
    let asked = rich("libya").plagues("tyre").hand(1, "1o1w").play("0 propose dido");
    asked
        .refuse("1 object dido 1o", Illegal::PlaceTaken(Blue))
        .refuse("1 object tyre 1o", Illegal::Plagued)
        .refuse("1 object troy 1o", Illegal::NotANeighbor)
        .refuse("1 object rhodes 1w", Illegal::NotAVote(Card::Wind))
        .refuse("1 object rhodes 1z", lacking(Card::Zeus, 0));
}

#[test]
fn refuse_11_clearing_elsewhere_or_as_a_supporter() {
    let asked = rich("libya").plagues("tyre").play("0 propose dido");
    let open = asked.refuse("1 object rhodes 1o clear 1o", Illegal::NothingToClear).play("1 object rhodes 1o");
    assert!(open.game().read("support red 1o clear 1o").is_err());
    open.refuse("2 unplague tyre 1o", Illegal::OtherQuestion(Question::Discussion))
        .refuse("2 black pharos 2o clear 1o", Illegal::NothingToClear);
}

#[test]
fn refuse_12_support_that_does_not_make_the_side_lead() {
    let open = rich("libya").play_all(&["0 propose dido", "1 object tyre 3o"]);
    open.refuse("2 support blue 2o", Illegal::TooFew { needed: 3 })
        .play("2 support blue 4o")
        .refuse("3 support red 1o", Illegal::TooFew { needed: 2 });
}

#[test]
fn refuse_13_other_cards_counted_as_objections() {
    let open = rich("libya").hand(2, "1o1t1w1x1p").play_all(&["0 propose dido", "1 object tyre 1o"]);
    let others = [Card::Temple, Card::Wind, Card::Plague, Card::Pandora];
    others.into_iter().fold(open, |fixture, card| {
        fixture.refuse(&format!("2 support red 1{}", card.letter()), Illegal::NotAVote(card))
    });
}

#[test]
fn refuse_14_any_play_after_a_pass_in_the_same_discussion() {
    let open = rich("libya").play_all(&["0 propose dido", "1 object tyre 1o", "2 pass", "3 support red 1o", "0 pass"]);
    let later = open.play("1 support red 1o").asks(3);
    for line in ["pass", "support red 1o", "support blue 6o", "black rhodes 6o"] {
        later.clone().refuse(&format!("2 {line}"), Illegal::Out).refuse(&format!("0 {line}"), Illegal::Out);
    }
}

#[test]
fn refuse_15_black_without_the_right_to_it() {
    let open = rich("libya").play_all(&["0 propose dido", "1 agree", "2 object tyre 1o", "3 support red 1o"]);
    open.refuse("0 black rhodes 6o", Illegal::HasADisc)
        .play("0 pass")
        .refuse("1 black rhodes 6o", Illegal::ChanceLost)
        .play("1 pass")
        .refuse("2 black rhodes 5o", Illegal::HasADisc)
        .play("2 support red 1o")
        .refuse("3 black rhodes 5o", Illegal::ChanceLost);
    let black = rich("libya").play_all(&["0 propose dido", "1 object tyre 1o", "2 black rhodes 2o"]);
    black.refuse("3 black pharos 6o", Illegal::BlackPlaced);
}

#[test]
fn refuse_16_black_on_a_taken_place_or_with_too_few_cards() {
    let open = rich("libya").play_all(&["0 propose dido", "1 object tyre 1o", "2 support blue 3o"]);
    open.refuse("3 black dido 4o", Illegal::PlaceTaken(Blue))
        .refuse("3 black tyre 4o", Illegal::PlaceTaken(Red))
        .refuse("3 black rhodes 3o", Illegal::TooFew { needed: 4 });
}

#[test]
fn refuse_17_changing_sides() {
    let open = rich("libya").play_all(&["0 propose dido", "1 object tyre 1o", "2 support red 1o", "3 support blue 2o"]);
    open.refuse("0 support red 6o", Illegal::OtherSide(Blue))
        .play("0 pass")
        .refuse("1 support blue 5o", Illegal::OtherSide(Red))
        .play("1 pass")
        .refuse("2 support blue 5o", Illegal::OtherSide(Red))
        .play("2 support red 1o")
        .refuse("3 support red 4o", Illegal::OtherSide(Blue));
}

#[test]
fn refuse_18_wind_after_red_or_black_won_or_after_the_game_is_over() {
    let red =
        rich("libya").hand(0, "1w").play_all(&["0 propose dido", "1 object tyre 1o", "2 pass", "3 pass", "0 pass"]);
    red.refuse("0 wind w", Illegal::NotAsked).refuse("1 wind w", Illegal::OtherQuestion(Question::Action));
    let lines = ["0 propose dido", "1 object tyre 1o", "2 black rhodes 2o", "3 pass", "0 pass", "1 pass"];
    let black = rich("libya").hand(0, "1w").play_all(&lines);
    black.ship_at("rhodes").refuse("0 wind w", Illegal::NotAsked);
    let over = rich("libya").hand(0, "1w").goals(3, "dido", "troy olympus circe").sails_to("dido");
    over.refuse("0 wind w", Illegal::Over);
}

#[test]
fn refuse_19_withholding_a_reached_goal() {
    let end = rich("libya").goals(3, "dido tyre olympus circe", "").sails_to("dido");
    let shown = Event::GoalShown { seat: seat(3), goal: end.place("dido"), revealed: 1 };
    assert!(end.events().contains(&shown), "the engine reveals it itself");
    assert!(!end.goals_of(3).contains(end.place("dido")));
}
