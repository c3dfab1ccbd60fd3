//! The general draw (rules 3.4), and draws when the deck runs out.

use super::deal;
use crate::engine::ulysses::fixture::{Fixture, cards};
use crate::engine::ulysses::{Event, Illegal};

/// Who drew how many, in order; 0 stands for a shuffle of the discard, a negative number for draws that lapsed.
fn draws(events: &[Event]) -> Vec<(u8, i8)> {
    let number = |event: &Event| match event {
        Event::Drew { seat, count, .. } => Some((seat.number(), *count as i8)),
        Event::DrawLapsed { seat, count } => Some((seat.number(), -(*count as i8))),
        Event::DeckShuffled { count, .. } => Some((*count, 0)),
        _ => None,
    };
    events.iter().filter_map(number).collect()
}

#[test]
fn u_draw_1_everyone_draws_a_card_for_each_temple() {
    let next = Fixture::four().temples(0, 3).temples(2, 2).sails_to("cyprus").rests();
    assert_eq!(next.hands(), [3, 1, 2, 1]);
}

#[test]
fn u_draw_1_on_the_first_turn_everyone_draws_one() {
    for seats in 3..=5 {
        let events = deal(seats, 0).events;
        let first: Vec<(u8, i8)> = (0..seats).map(|number| (number, 1)).collect();
        assert_eq!(draws(&events)[1..], first, "after the shuffle of the deck");
    }
}

#[test]
fn u_draw_2_d_18_s_05_the_active_player_draws_his_whole_share_first_then_the_others_clockwise() {
    let next = Fixture::four().temples(1, 2).temples(3, 2).top("ztoxwp").sails_to("cyprus").rests();
    assert_eq!(draws(next.events()), [(1, 2), (2, 1), (3, 2), (0, 1)]);
    let hands = [1, 2, 3, 0].map(|seat| next.hand_of(seat));
    assert_eq!(hands, ["1w1p", "1x", "1o1t", "1z"].map(cards));
}

#[test]
fn u_draw_3_d_16_when_the_deck_is_used_up_the_discard_becomes_the_deck() {
    let next = Fixture::four().piles("", "3o1w1x1z", 0).sails_to("cyprus").rests();
    assert_eq!(draws(next.events()), [(6, 0), (1, 1), (2, 1), (3, 1), (0, 1)]);
    assert_eq!((next.view().deck, next.view().discard), (2, cards("")));
}

#[test]
fn s_06_the_deck_runs_out_in_the_middle_of_a_share_and_the_same_player_goes_on() {
    let next = Fixture::four().temples(1, 3).piles("w", "2o3x", 0).sails_to("cyprus").rests();
    assert_eq!(draws(next.events()), [(1, 1), (5, 0), (1, 2), (2, 1), (3, 1), (0, 1)]);
    assert!(next.hand_of(1).contains(cards("1w")));
}

#[test]
fn s_07_the_discard_is_shuffled_when_a_card_is_next_needed() {
    let next = Fixture::four().hand(1, "1x1p").piles("wowo", "3t", 2).sails_to("cyprus").rests();
    assert_eq!(draws(next.events()), [(1, 1), (2, 1), (3, 1), (0, 1)], "the last card has left, nothing is shuffled");
    assert_eq!((next.view().deck, next.view().discard), (0, cards("3t")));
    let later = next.play("1 plague circe x").play("1 pandora p");
    assert_eq!(draws(later.events()), [(4, 0), (1, 2)], "the later discard is in the new deck");
}

#[test]
fn s_08_draws_from_nothing_lapse_and_are_not_made_up() {
    let next = Fixture::four().temples(1, 2).piles("w", "", 0).sails_to("cyprus").rests();
    assert_eq!(draws(next.events()), [(1, 1), (1, -1), (2, -1), (3, -1), (0, -1)]);
    assert_eq!(next.hands(), [131, 1, 0, 0]);
    let red = ["1 propose troy", "2 agree", "3 agree", "0 object tyre 9o", "1 pass", "2 pass", "3 pass"];
    let later = next.play_all(&red);
    assert_eq!(draws(later.events()), [(9, 0), (2, 1), (3, 1), (0, 1), (1, 2)], "no more than each one's temples");
}

#[test]
fn u_draw_4_nobody_draws_after_a_wind() {
    let again = Fixture::four().hand(0, "1w").sails_to("cyprus").play("0 wind w");
    assert_eq!((again.hands(), draws(again.events())), (vec![0; 4], vec![]));
}

#[test]
fn u_draw_5_s_10_there_is_no_hand_limit() {
    let next = Fixture::four().piles("wowo", "", 0).sails_to("cyprus").rests();
    assert_eq!(next.hands(), [129, 1, 1, 1]);
}

#[test]
fn s_09_a_pandora_is_never_drawn_by_its_own_effect() {
    let drawn = Fixture::four().hand(0, "1p").piles("", "1o1w", 1).play("0 pandora p");
    assert_eq!((drawn.hand_of(0), drawn.view().discard, drawn.view().deck), (cards("1o1w"), cards("1p"), 0));
}

#[test]
fn s_09_the_cards_of_a_discussion_are_discarded_at_its_end() {
    let start = Fixture::four().ship("libya").hand(0, "1z").hand(1, "2o");
    let open = start.play_all(&["0 propose dido", "1 object tyre 1o", "2 pass", "3 pass", "0 support blue 1z"]);
    assert!(open.view().discard.is_empty());
    assert_eq!(open.play("1 pass").view().discard, cards("1o1z"));
}

#[test]
fn s_12_a_pandora_may_draw_a_single_card_but_not_none() {
    let one = Fixture::four().hand(0, "1z1p");
    let drawn = one.clone().piles("w", "", 1).play("0 pandora p");
    assert_eq!((drawn.hand_of(0), drawn.view().discard), (cards("1w1z"), cards("1p")));
    let discarded = one.clone().piles("", "1w", 1).play("0 pandora z");
    assert_eq!((discarded.hand_of(0), discarded.view().discard), (cards("1w1p"), cards("1z")));
    one.piles("", "", 1).refuse("0 pandora p", Illegal::NothingToDraw).refuse("0 pandora z", Illegal::NothingToDraw);
}

#[test]
fn s_24_a_new_temple_draws_from_the_next_general_draw_on() {
    let built = Fixture::four().hand(0, "1o1t1w").play("0 temple 1t 1o");
    assert_eq!(built.hands(), [1, 0, 0, 0]);
    assert_eq!(built.sails_to("cyprus").rests().hands(), [3, 1, 1, 1]);
}
