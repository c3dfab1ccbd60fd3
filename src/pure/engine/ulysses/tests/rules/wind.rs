//! Wind: staying active (rules 3.10).

use crate::engine::ulysses::Question::{Action, Wind};
use crate::engine::ulysses::fixture::{Fixture, cards};
use crate::engine::ulysses::{Card, Illegal, Question};

const RED_WINS: [&str; 5] = ["0 propose dido", "1 object tyre 1o", "2 pass", "3 pass", "0 pass"];

#[test]
fn u_wind_1_after_blue_the_active_player_may_play_a_wind_or_a_zeus_and_stays_active() {
    for (line, left) in [("0 wind w", "1z"), ("0 wind z", "1w")] {
        let again = Fixture::four().ship("libya").hand(0, "1w1z").sails_to("dido").play(line);
        assert_eq!((again.question(), again.hand_of(0)), (Some((0, Action)), cards(left)));
        assert_eq!((again.view().turn, again.view().movement), (1, 2), "the same turn");
    }
    let none = Fixture::four().ship("libya").hand(0, "1o").sails_to("dido");
    none.refuse("0 wind w", Illegal::NotInHand { card: Card::Wind, held: 0 });
}

#[test]
fn u_wind_2_d_14_a_new_action_phase_without_draw_second_exchange_or_second_pandora() {
    let start = Fixture::four().ship("libya").hand(0, "3o1w1x1z2p").goals(0, "tyre olympus dido circe", "").top("oo");
    let used = start.play_all(&["0 pandora p", "0 exchange olympus green 1o"]).sails_to("pharos").play("0 wind w");
    assert_eq!(used.hands()[1..], [0, 0, 0], "nobody draws");
    used.refuse("0 pandora p", Illegal::PandoraUsed)
        .refuse("0 exchange circe blue 1o", Illegal::ExchangeUsed)
        .play_all(&["0 plague sirens x", "0 propose libya"])
        .asks(1);
}

#[test]
fn u_wind_3_s_77_what_was_not_used_may_be_used_now() {
    let start = Fixture::four().ship("libya").hand(0, "3o1t1w1x1p").goals(0, "tyre olympus dido circe", "");
    let again = start.sails_to("pharos").play("0 wind w");
    let all =
        ["0 pandora p", "0 exchange olympus green 1o", "0 plague circe x", "0 unplague circe 1o", "0 temple 1t 1o"];
    again.play_all(&all);
}

#[test]
fn u_wind_4_s_75_any_number_of_winds_and_none_is_compulsory() {
    let start = Fixture::four().ship("libya").hand(0, "2w1z");
    let third = start.sails_to("dido").play("0 wind w").sails_to("libya").play("0 wind z").sails_to("tyre");
    assert_eq!(third.view().movement, 3);
    third.clone().play("0 wind w").asks(0);
    let rested = third.rests();
    assert_eq!((rested.question(), rested.hand_of(0).count(Card::Wind) > 0), (Some((1, Action)), true));
}

#[test]
fn u_wind_5_the_turn_ends_after_red_or_black_or_without_a_wind() {
    let start = Fixture::four().ship("libya").hand(0, "2w").hand(1, "1o").hand(2, "2o");
    let red = start.clone().play_all(&RED_WINS);
    let black = ["0 propose dido", "1 object tyre 1o", "2 black rhodes 2o", "3 pass", "0 pass", "1 pass"];
    let black = start.clone().play_all(&black);
    let rested = start.sails_to("dido").rests();
    for (end, ship) in [(red, "tyre"), (black, "rhodes"), (rested, "dido")] {
        let end = end.ship_at(ship).refuse("0 wind w", Illegal::NotAsked);
        assert_eq!((end.question(), end.view().turn), (Some((1, Action)), 2));
    }
}

#[test]
fn s_73_d_15_a_wind_needs_the_ship_on_blues_place_no_matter_who_carried_it() {
    let start = Fixture::four().ship("libya").hand(0, "1w").hand(1, "1o").hand(3, "1o");
    let carried = ["0 propose dido", "1 object tyre 1o", "2 pass", "3 support blue 1o", "0 pass", "1 pass"];
    let end = start.clone().play_all(&carried).ship_at("dido");
    assert_eq!(end.question(), Some((0, Wind)));
    end.play("0 wind w").asks(0);
    start.play_all(&RED_WINS).ship_at("tyre").refuse("0 wind w", Illegal::NotAsked);
}

#[test]
fn s_74_no_wind_after_the_ship_stayed() {
    let start = Fixture::four().plagues("cyprus delos minotaur").hand(0, "1w");
    start.play("0 stay").asks(1).refuse("0 wind w", Illegal::NotAsked);
}

#[test]
fn s_76_nobody_plays_a_wind_for_another_or_to_stop_one() {
    let start = Fixture::four().ship("libya").hand(0, "1w").hand(1, "2w1z");
    start
        .play("0 propose dido")
        .refuse("1 wind w", Illegal::OtherQuestion(Question::Asking))
        .play_all(&["1 agree", "2 agree", "3 agree"])
        .refuse("1 wind w", Illegal::NotAsked)
        .refuse("1 wind z", Illegal::NotAsked);
}
