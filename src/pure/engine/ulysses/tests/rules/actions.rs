//! The action phase as a whole (U-ACT): number, order and price of the actions.

use crate::engine::Game as _;
use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::{Action, Card, Cards, Illegal, Question};

/// Seat 0 in Libya with a goal of each color, and a plague on Circe.
fn start() -> Fixture {
    Fixture::four().ship("libya").plagues("circe").goals(0, "tyre olympus dido elysium", "")
}

#[test]
fn u_act_1_any_number_of_actions_in_any_order_or_none() {
    let mut actions =
        ["0 pandora p", "0 plague sirens x", "0 unplague circe 1w", "0 exchange olympus green 1o", "0 plague delos z"];
    let hand = "1o1w1x1z1p";
    for _ in 0..actions.len() {
        actions.rotate_left(1);
        start().hand(0, hand).play_all(&actions).play("0 propose dido");
    }
    actions.reverse();
    start().hand(0, hand).play_all(&actions).play("0 propose dido");
    start().hand(0, hand).play("0 propose dido");
}

#[test]
fn u_act_2_used_cards_go_to_the_discard() {
    let used = [
        ("0 pandora p", "1p"),
        ("0 plague sirens z", "1z"),
        ("0 unplague circe 1w", "1w"),
        ("0 exchange olympus green 1x", "1x"),
        ("0 temple 1t 1p", "1t1p"),
    ];
    for (line, discard) in used {
        let end = start().hand(0, discard).top("oo").play(line);
        assert_eq!(end.view().discard, cards(discard), "{line}");
        assert_eq!(end.hand_of(0), cards(if line == "0 pandora p" { "2o" } else { "" }), "{line}");
    }
}

#[test]
fn u_act_3_s_19_no_action_is_begun_without_its_whole_cost_in_hand() {
    let poor = start().temples(0, 2).hand(0, "1o1t");
    let lacking = |card, held| Illegal::NotInHand { card, held };
    poor.refuse("0 unplague circe 1o", Illegal::Price { needed: 2 })
        .refuse("0 unplague circe 2o", lacking(Card::Objection, 1))
        .refuse("0 exchange olympus green 1t", Illegal::Price { needed: 2 })
        .refuse("0 exchange olympus green 1o1w", lacking(Card::Wind, 0))
        .refuse("0 temple 1t 1o", Illegal::TempleCards { needed: 2 })
        .refuse("0 temple 2t 1o1w", lacking(Card::Temple, 1))
        .refuse("0 pandora p", lacking(Card::Pandora, 0))
        .refuse("0 plague sirens x", lacking(Card::Plague, 0));
}

#[test]
fn u_act_4_s_19_any_cards_pay() {
    for card in Card::ALL {
        let two = Cards::of(card, 2).to_string();
        let rich = start().temples(0, 2).hand(0, &two);
        for line in ["0 unplague circe", "0 exchange olympus green"] {
            let end = rich.clone().play(&format!("{line} {two}"));
            assert_eq!(end.view().discard, cards(&two), "{line}");
        }
        let objector = Fixture::four().ship("libya").plagues("tyre").temples(1, 2);
        let hand = cards(&two).plus(cards("1o")).to_string();
        let open = objector.hand(1, &hand).play_all(&["0 propose dido", &format!("1 object tyre 1o clear {two}")]);
        assert_eq!((open.view().discard, open.hand_of(1)), (cards(&two), Cards::NONE));
    }
}

#[test]
fn s_20_after_building_the_price_is_the_new_number_of_temples() {
    let built = start().hand(0, "4o1t").play("0 temple 1t 1o");
    built
        .refuse("0 unplague circe 1o", Illegal::Price { needed: 2 })
        .refuse("0 exchange olympus green 1o", Illegal::Price { needed: 2 })
        .play("0 unplague circe 2o");
}

#[test]
fn s_11_no_actions_once_blue_is_down() {
    let lines = [
        "0 pandora p",
        "0 plague sirens x",
        "0 unplague circe 1o",
        "0 exchange olympus green 1o",
        "0 temple 1t 1o",
        "0 propose dido",
    ];
    let hands = start().hand(0, "2o2t2x2p").hand(1, "1o");
    let asking = lines.iter().fold(hands.play("0 propose dido"), |next, line| next.refuse(line, Illegal::NotAsked));
    let asked = asking.play_all(&["1 object tyre 1o", "2 pass", "3 pass"]);
    let refusal = Illegal::OtherQuestion(Question::Discussion);
    lines.iter().fold(asked, |next, line| next.refuse(line, refusal));
}

#[test]
fn s_84_no_card_is_thrown_away_for_nothing() {
    let rich = start().hand(0, "3o2t1w1x");
    let price = Illegal::Price { needed: 1 };
    rich.refuse("0 unplague circe 2o", price)
        .refuse("0 unplague delos 1o", Illegal::NoPlagueThere)
        .refuse("0 exchange olympus green 1o1w", price)
        .refuse("0 temple 2t 1o", Illegal::TempleCards { needed: 1 })
        .refuse("0 temple 1t 2o", Illegal::FurtherCards { needed: 1 })
        .hand(1, "3o")
        .play("0 propose dido")
        .refuse("1 object tyre 1o clear 1o", Illegal::NothingToClear);
}

#[test]
fn s_21_no_price_is_ever_nil() {
    let mut game = start().hand(0, "1o").game().clone();
    let place = game.board().place("circe").unwrap();
    let unpaid = Action::Unplague { place, cards: Cards::NONE };
    assert_eq!(game.apply(seat(0), &unpaid, &mut Vec::new()), Err(Illegal::Price { needed: 1 }));
    assert!(game.read("unplague circe").is_err());
}
