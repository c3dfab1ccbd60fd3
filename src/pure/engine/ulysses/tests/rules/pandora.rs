//! Pandora (U-PAND).

use crate::engine::ulysses::Illegal;
use crate::engine::ulysses::fixture::{Fixture, cards};

#[test]
fn u_pand_1_a_pandora_or_a_zeus_in_its_place_draws_two_cards() {
    for (line, left) in [("0 pandora p", "1z"), ("0 pandora z", "1p")] {
        let end = Fixture::four().hand(0, "1z1p").top("xtw").play(line);
        assert_eq!(end.hand_of(0), cards("1t1w").plus(cards(left)), "{line}");
    }
}

#[test]
fn u_pand_2_u_zeus_2_d_13_s_35_once_a_turn_pandora_and_zeus_taken_together() {
    for first in ["0 pandora p", "0 pandora z"] {
        let used = Fixture::four().hand(0, "2z2p").play(first);
        used.refuse("0 pandora p", Illegal::PandoraUsed).refuse("0 pandora z", Illegal::PandoraUsed);
    }
    let next = Fixture::four().hand(0, "1p").hand(1, "1p").play("0 pandora p");
    next.sails_to("cyprus").rests().play("1 pandora p");
}

#[test]
fn s_33_a_wind_does_not_start_the_limits_again() {
    let start = Fixture::four().ship("libya").goals(0, "tyre olympus dido circe", "").hand(0, "3o1w1z1p");
    let again = start.play_all(&["0 pandora p", "0 exchange olympus green 1o"]).sails_to("pharos").play("0 wind w");
    again.refuse("0 pandora z", Illegal::PandoraUsed).refuse("0 exchange circe blue 1o", Illegal::ExchangeUsed);
}

#[test]
fn s_34_cards_drawn_by_pandora_may_be_used_at_once_a_second_pandora_only_as_payment() {
    let drawn = Fixture::four().plagues("circe").hand(0, "1p").top("px").play("0 pandora p");
    drawn.refuse("0 pandora p", Illegal::PandoraUsed).play_all(&["0 plague sirens x", "0 unplague circe 1p"]);
}
