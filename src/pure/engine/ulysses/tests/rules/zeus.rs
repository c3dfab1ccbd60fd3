//! Zeus instead of any other card (U-ZEUS).

use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, cards};
use crate::engine::ulysses::{Card, Cards, Illegal};

#[test]
fn u_zeus_1_s_43_s_72_a_zeus_may_be_played_instead_of_any_other_card() {
    let own = Fixture::four().ship("sibyl").hand(0, "5o4z");
    let own =
        own.play_all(&["0 pandora z", "0 plague delos z", "0 temple 1z 1o"]).sails_to("cyclopes").play("0 wind z");
    assert_eq!(own.view().discard, cards("1o4z"));

    let votes = Fixture::four().ship("sibyl").hand(0, "3z").hand(1, "1z").hand(2, "3z").hand(3, "2z");
    votes.play("0 propose pityusae").discuss(&[
        ("1 object cyclopes 1z", [0, 1, 0], Red),
        ("2 black elysium 2z", [0, 1, 2], Black),
        ("3 support red 2z", [0, 3, 2], Red),
        ("0 support blue 3z", [3, 3, 2], Blue),
    ]);
}

#[test]
fn u_zeus_1_a_zeus_pays_like_any_card_and_stands_for_no_other_in_vain() {
    let start = Fixture::four().plagues("circe").hand(0, "1z").play("0 unplague circe 1z");
    assert_eq!((start.hand_of(0), start.view().discard), (Cards::NONE, cards("1z")));
    let lacking = |card| Illegal::NotInHand { card, held: 0 };
    let named = Fixture::four().hand(0, "3z");
    // What is played is what is named: no card is replaced silently.
    named.refuse("0 pandora p", lacking(Card::Pandora)).refuse("0 temple 1t 1z", lacking(Card::Temple));
}

#[test]
fn u_zeus_3_s_64_one_zeus_stands_for_exactly_one_card() {
    let two = Fixture::four().temples(0, 2).hand(0, "1o1t1w2z");
    two.refuse("0 temple 1z 1o1w", Illegal::TempleCards { needed: 2 }).play("0 temple 1t1z 1o1w");
    let votes = Fixture::four().ship("sibyl").hand(0, "2z").hand(1, "2o");
    votes
        .play_all(&["0 propose pityusae", "1 object cyclopes 2o", "2 pass", "3 pass"])
        .refuse("0 support blue 1z", Illegal::TooFew { needed: 2 })
        .discuss(&[("0 support blue 2z", [2, 2, 0], Blue)]);
}
