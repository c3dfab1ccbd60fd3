//! Exchanging a goal (U-EXCH).

use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Color, Event, Illegal, Place};
use crate::engine::{Eye, Game as _};

/// Seat 0 with a goal of each color and three cards.
fn start(ship: &str) -> Fixture {
    Fixture::four().ship(ship).goals(0, "tyre olympus dido circe", "").hand(0, "3o")
}

#[test]
fn u_exch_1_once_a_turn() {
    let once = start("libya").play("0 exchange olympus green 1o");
    let next = once.refuse("0 exchange dido red 1o", Illegal::ExchangeUsed).hand(1, "1o").goals(
        1,
        "delos delphi sirens elysium",
        "",
    );
    next.sails_to("pharos").rests().play("1 exchange delphi red 1o");
}

#[test]
fn u_exch_2_pay_put_the_goal_under_its_pile_draw_the_top_of_another() {
    let start = start("libya").top_goal("sirens");
    let place = |id| start.place(id);
    let (olympus, sirens) = (place("olympus"), place("sirens"));
    let end = start.clone().play("0 exchange olympus red 1o");
    let expected = [
        Event::Discarded { seat: seat(0), cards: cards("1o") },
        Event::GoalReturned { seat: seat(0), color: Color::Green, goal: Some(olympus) },
        Event::GoalDrawn { seat: seat(0), color: Color::Red, goal: Some(sirens) },
    ];
    assert_eq!(end.events(), expected);
    assert_eq!(end.goals_of(0), end.places("tyre dido circe sirens"));
    assert_eq!(end.game().piles[Color::Green as usize].first(), Some(&olympus), "at the bottom");
}

#[test]
fn u_exch_2_d_02_any_pile_but_the_one_of_the_ship_places_color() {
    let ships = [("libya", "violet"), ("delphi", "green"), ("melita", "red"), ("hercules", "blue")];
    for (ship, barred) in ships {
        for color in Color::ALL {
            let start = start(ship);
            let line = format!("0 exchange olympus {} 1o", color.name());
            if color.name() == barred {
                start.refuse(&line, Illegal::PileBarred);
            } else {
                start.play(&line);
            }
        }
    }
}

#[test]
fn u_exch_3_s_27_the_goal_given_back_may_have_the_ship_places_color() {
    start("delphi").top_goal("sirens").play("0 exchange olympus red 1o");
}

#[test]
fn u_exch_4_a_player_may_come_to_hold_several_goals_of_one_color() {
    let end = start("libya").play("0 exchange olympus red 1o");
    assert_eq!(end.view().players[seat(0)].hidden_colors, [1, 0, 2, 1]);
}

#[test]
fn s_25_a_revealed_goal_is_not_exchanged() {
    let start = Fixture::four().ship("libya").goals(0, "tyre olympus dido", "circe").hand(0, "1o");
    start.refuse("0 exchange circe red 1o", Illegal::GoalRevealed);
}

#[test]
fn s_26_the_ship_place_at_the_moment_of_the_exchange_counts() {
    let before = start("libya").hand(0, "1o1w");
    let after = before.refuse("0 exchange dido violet 1o", Illegal::PileBarred).sails_to("zakynthos").play("0 wind w");
    after.refuse("0 exchange dido green 1o", Illegal::PileBarred).play("0 exchange dido violet 1o");
}

#[test]
fn s_28_nothing_is_drawn_from_an_empty_pile() {
    // Seats 0 and 1 have eight of the nine red goals, seat 2 the ninth.
    let start = Fixture::three()
        .goals(2, "sirens troy olympus circe", "")
        .goals(0, "melita lopadusa cyclopes sibyl", "")
        .goals(1, "dido scylla aeolia lotus-eaters", "");
    let empty = start.active(2).hand(2, "1o");
    assert_eq!(empty.view().piles[Color::Red as usize], 0);
    let end = empty.refuse("2 exchange olympus red 1o", Illegal::PileEmpty).play("2 exchange sirens red 1o");
    assert_eq!(end.goals_of(2), end.places("sirens troy olympus circe"), "the card given back is placed first");
}

#[test]
fn s_29_some_permitted_pile_always_has_a_card() {
    for number in 0..40 {
        random::play(number, |game, _, _| {
            let barred = game.board().color(game.ship);
            assert!(Color::ALL.into_iter().any(|color| color != barred && !game.piles[color as usize].is_empty()));
        });
    }
}

#[test]
fn s_31_a_new_goal_visited_earlier_must_be_visited_again() {
    let start = Fixture::four().ship("libya").goals(0, "tyre olympus aeolia circe", "").top_goal("dido");
    let back = start.hand(0, "1o2w").sails_to("dido").play("0 wind w").sails_to("libya").play("0 wind w");
    let drawn = back.play("0 exchange olympus red 1o");
    assert!(drawn.goals_of(0).contains(drawn.place("dido")) && drawn.revealed_of(0).is_empty());
    assert_eq!(drawn.sails_to("dido").revealed_of(0), ["dido"]);
}

#[test]
fn s_88_the_order_of_the_piles_is_kept() {
    let start = start("libya");
    let pile = |fixture: &Fixture, color| fixture.game().piles[color as usize].to_vec();
    let (green, red): (Vec<Place>, Vec<Place>) = (pile(&start, Color::Green), pile(&start, Color::Red));
    let end = start.play("0 exchange olympus red 1o");
    assert_eq!(pile(&end, Color::Green), [&[end.place("olympus")], &green[..]].concat(), "under it, not shuffled");
    assert_eq!(pile(&end, Color::Red), red[..red.len() - 1], "the top is gone");
}

#[test]
fn s_89_what_was_put_under_is_known_to_its_owner_alone() {
    let end = start("libya").play("0 exchange olympus red 1o");
    assert_eq!(end.view_of(0).own.unwrap().given_back, end.places("olympus"));
    assert!(end.view_of(1).own.unwrap().given_back.is_empty());
    let action = end.game().read("exchange olympus red 1o").unwrap();
    assert_eq!(end.game().write_public(&action), "exchange green red 1o");
    let returned = end.events().iter().find(|event| matches!(event, Event::GoalReturned { .. })).unwrap();
    let seen = |eye| match returned.seen_by(eye) {
        Event::GoalReturned { color, goal, .. } => (color, goal),
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Eye::Seat(seat(0))), (Color::Green, Some(end.place("olympus"))));
    assert_eq!([seen(Eye::Seat(seat(1))), seen(Eye::Public)], [(Color::Green, None); 2]);
}
