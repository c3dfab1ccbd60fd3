//! What is open and what is secret (rules 3.12).

use crate::engine::ulysses::Side::Red;
use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Event, PlaceSet};

#[test]
fn u_info_1_hands_hidden_goals_and_the_order_of_the_piles_are_secret() {
    let here = Fixture::four().hand(0, "2o").goals(0, "tyre olympus dido circe", "").top("ow").top_goal("sirens");
    let there =
        Fixture::four().hand(0, "1w1z").goals(0, "libya delphi melita elysium", "").top("zz").top_goal("scylla");
    // Seat 1 holds the same in both.
    let own = |fixture: Fixture| fixture.goals(1, "delos illyria aeolia massalia", "").hand(1, "1x");
    let (here, there) = (own(here), own(there));
    assert_eq!(here.view(), there.view());
    assert_eq!(here.view_of(1), there.view_of(1));
    assert_ne!(here.view_of(0), there.view_of(0));
    assert_eq!(here.view_of(1).secrets, None);
}

#[test]
fn u_info_2_the_board_the_discussion_the_discard_temples_and_revealed_goals_are_open() {
    let start = Fixture::four().ship("libya").plagues("circe").temples(2, 3).goals(3, "tyre olympus dido", "delos");
    let open =
        start.hand(0, "1w1x").hand(1, "1o1z").play_all(&["0 plague troy x", "0 propose dido", "1 object rhodes 1o1z"]);
    for view in [open.view(), open.view_of(3)] {
        assert_eq!((view.ship, view.plagues), (open.place("libya"), open.places("circe troy")));
        let sides = view.sides.map(|side| side.map(|side| (side.place, side.owner, side.cards)));
        let blue = (open.place("dido"), seat(0), cards(""));
        let red = (open.place("rhodes"), seat(1), cards("1o1z"));
        assert_eq!((sides, view.leading), ([Some(blue), Some(red), None], Some(Red)));
        assert_eq!((view.discard, view.players[seat(2)].temples), (cards("1x"), 3));
        assert_eq!(*view.players[seat(3)].revealed, [open.place("delos")]);
    }
}

#[test]
fn u_info_3_s_80_sizes_of_hands_and_piles_and_the_colors_of_hidden_goals_are_open() {
    let start = Fixture::four().ship("libya").hand(0, "3o1w").hand(2, "2z").goals(0, "tyre olympus dido", "circe");
    let view = start.clone().view();
    assert_eq!(start.hands(), [4, 0, 2, 0]);
    assert_eq!((view.deck, view.piles), (126, [5, 5, 5, 5]));
    assert_eq!(view.players[seat(0)].hidden_colors, [1, 1, 1, 0]);
    let swapped = start.play("0 exchange olympus red 1o").view();
    assert_eq!((swapped.piles, swapped.players[seat(0)].hidden_colors), ([5, 6, 4, 5], [1, 0, 2, 0]));
}

#[test]
fn u_info_4_s_81_nothing_is_handed_over() {
    for number in 0..40 {
        let mut before: Vec<(u8, PlaceSet)> = Vec::new();
        random::play(number, |game, events, _| {
            let now = game.players.iter().map(|player| (player.hand.total(), player.hidden)).collect();
            let before = std::mem::replace(&mut before, now);
            for (number, (hand, goals)) in (0..).zip(before) {
                let own = seat(number);
                let drawn = |event: &Event| matches!(event, Event::Drew { seat, .. } if *seat == own);
                let exchanged = |event: &Event| matches!(event, Event::GoalDrawn { seat, .. } if *seat == own);
                let player = &game.players[own];
                assert!(player.hand.total() <= hand || events.iter().any(drawn), "cards come from the deck only");
                let new = player.hidden.without(goals);
                assert!(new.is_empty() || events.iter().any(exchanged), "goals come from the piles only");
            }
        });
    }
}
