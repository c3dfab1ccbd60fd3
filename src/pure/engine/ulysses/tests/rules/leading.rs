//! Which side leads, and what a play must do (U-DISC-11 to 14).

use crate::engine::ulysses::Side::{Black, Blue, Red};
use crate::engine::ulysses::fixture::Fixture;
use crate::engine::ulysses::phase::Phase;
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Card, Illegal, Side};

/// Five seats with ten objections each; seat 0 has proposed Pityusae from Sibyl.
fn asked() -> Fixture {
    let start = (0..5).fold(Fixture::five().ship("sibyl"), |fixture, number| fixture.hand(number, "10o"));
    start.play("0 propose pityusae")
}

#[test]
fn u_disc_11_d_07_s_55_after_every_play_the_side_played_for_leads() {
    let open = asked().play("1 object cyclopes 3o");
    let blue = open
        .refuse("2 support blue 1o", Illegal::TooFew { needed: 3 })
        .refuse("2 support blue 2o", Illegal::TooFew { needed: 3 })
        .discuss(&[("2 support blue 3o", [3, 3, 0], Blue)]);
    let black = blue.refuse("3 black elysium 3o", Illegal::TooFew { needed: 4 }).discuss(&[(
        "3 black elysium 4o",
        [3, 3, 4],
        Black,
    )]);
    black.discuss(&[("4 support red 1o", [3, 4, 4], Red), ("0 support blue 1o", [4, 4, 4], Blue)]);
}

/// The table «smallest legal play» of rules 3.7, in every state of random discussions.
#[test]
fn u_disc_11_the_smallest_legal_play_is_as_the_rules_tabulate_it() {
    let (mut seen, mut with_black) = (0, 0);
    for number in 0..60 {
        random::play(number, |game, _, _| {
            let Phase::Discussion(discussion) = game.phase else { return };
            let [b, r, k] = discussion.counts().map(i16::from);
            let tabulated = [1.max(r - b).max(k - b), 1.max(b + 1 - r).max(k - r), 1.max(b + 1 - k).max(r + 1 - k)];
            assert_eq!(Side::ALL.map(|side| i16::from(discussion.least(side))), tabulated, "{b} : {r} : {k}");
            seen += 1;
            with_black += usize::from(k > 0);
        });
    }
    assert!(seen > 500 && with_black > 50, "{seen} states, {with_black} with black");
}

#[test]
fn u_disc_12_d_10_among_equals_blue_leads_before_red_before_black() {
    let open = asked().discuss(&[("1 object cyclopes 2o", [0, 2, 0], Red)]);
    open.clone().discuss(&[("2 support blue 2o", [2, 2, 0], Blue)]);
    let black = open.discuss(&[("2 black elysium 3o", [0, 2, 3], Black)]);
    black.clone().discuss(&[("3 support red 1o", [0, 3, 3], Red)]);
    black.clone().discuss(&[("3 support blue 3o", [3, 2, 3], Blue)]);
    black.discuss(&[("3 support red 1o", [0, 3, 3], Red), ("4 support blue 3o", [3, 3, 3], Blue)]);
}

#[test]
fn u_disc_13_a_sides_cards_count_together_whoever_played_them() {
    asked().hand(2, "1z").discuss(&[
        ("1 object cyclopes 1o", [0, 1, 0], Red),
        ("2 support red 1z", [0, 2, 0], Red),
        ("3 support red 1o", [0, 3, 0], Red),
        ("4 support blue 3o", [3, 3, 0], Blue),
        ("0 support blue 1o", [4, 3, 0], Blue),
    ]);
}

#[test]
fn u_disc_13_only_objections_and_zeus_count() {
    let hands = asked().hand(1, "1o1t1w1x1p").hand(2, "3o1t1w1x1p");
    for card in [Card::Temple, Card::Wind, Card::Plague, Card::Pandora] {
        let (letter, refusal) = (card.letter(), Illegal::NotAVote(card));
        let asked = hands.clone().refuse(&format!("1 object cyclopes 1{letter}"), refusal);
        let open = asked.refuse(&format!("1 object cyclopes 1o1{letter}"), refusal).play("1 object cyclopes 1o");
        open.refuse(&format!("2 support red 1{letter}"), refusal)
            .refuse(&format!("2 support blue 1o1{letter}"), refusal)
            .refuse(&format!("2 black elysium 2o1{letter}"), refusal);
    }
}

#[test]
fn u_disc_14_s_56_one_may_add_to_the_leading_side() {
    asked().discuss(&[
        ("1 object cyclopes 1o", [0, 1, 0], Red),
        ("2 support red 1o", [0, 2, 0], Red),
        ("3 support red 4o", [0, 6, 0], Red),
    ]);
}

#[test]
fn s_57_d_08_more_than_the_minimum_is_allowed() {
    let open = asked().discuss(&[("1 object cyclopes 4o", [0, 4, 0], Red)]);
    open.clone().discuss(&[("2 support blue 9o", [9, 4, 0], Blue)]);
    open.discuss(&[("2 black elysium 10o", [0, 4, 10], Black)]);
}
