//! The moves that must be refused (section 5): each for its own reason, and changing nothing.

use crate::engine::Game as _;
use crate::engine::odyssee::fixture::{Fixture, card, isle};
use crate::engine::odyssee::{Expected, Illegal, Party, Question};

#[test]
fn refuse_01_a_seat_that_is_not_asked_another_question_or_after_the_end() {
    let game = Fixture::two().refuse("1 die", Illegal::NotAsked).refuse("5 die", Illegal::NotAsked);
    game.refuse("0 peace", Illegal::OtherQuestion(Question::Turn)).leave(1).refuse("0 die", Illegal::Over);
}

#[test]
fn refuse_02_paying_no_gift_while_holding_one() {
    let game = Fixture::two().gifts(1, 1).idles(0);
    assert_eq!((game.gifts_of(1), game.player(1).hunger), (0, 0), "feeding asks nobody");
}

#[test]
fn refuse_03_the_arrow_without_its_gift_or_favor() {
    Fixture::two().gifts(0, 0).refuse("0 arrow h8 e", Illegal::NoGiftForArrow);
}

#[test]
fn refuse_04_farther_over_water_than_the_roll() {
    let game = Fixture::two().ship(0, "h8").sails(0, &[1]).play("0 die");
    game.refuse("0 sail h10", Illegal::TooFar { steps: 2 });
}

#[test]
fn refuse_05_near_only_across_land() {
    Fixture::two().ship(0, "h10").sails(0, &[2]).play("0 die").refuse("0 sail h12", Illegal::LandBetween);
}

#[test]
fn refuse_06_off_the_board() {
    let misread = Fixture::two().game().read("sail h16").unwrap_err();
    assert_eq!((misread.at, misread.expected), (5, Expected::Hex));
}

#[test]
fn refuse_07_into_troy() {
    Fixture::two().ship(0, "b8").sails(0, &[4]).play("0 die").refuse("0 sail b9", Illegal::IntoTroy);
}

#[test]
fn refuse_08_ending_where_it_began() {
    Fixture::two().ship(0, "h8").play("0 die").refuse("0 sail h8", Illegal::SameHex);
}

#[test]
fn refuse_09_ithaca_without_the_right() {
    let game = Fixture::two().ship(0, "h5").play("0 die");
    game.refuse("0 sail h4", Illegal::NotEntitled { chips: 10, cards: 0 });
}

#[test]
fn refuse_10_leaving_an_island_in_the_turn_of_the_landing() {
    let game = Fixture::two().meets_card(6);
    game.refuse("0 sail h10", Illegal::OtherQuestion(Question::Cattle))
        .refuse("0 die", Illegal::OtherQuestion(Question::Cattle));
}

#[test]
fn refuse_11_any_move_other_than_landing_with_a_landing_pending() {
    let game = Fixture::two().cards(0, &[9, 11]).owns(0, &[7]).ship(1, "h10").play("0 arrow h9 e");
    let land = Illegal::OtherQuestion(Question::Land);
    game.asks(1, Question::Land).refuse("1 die", land).refuse("1 arrow h8 e", land).refuse("1 stay", land);
}

#[test]
fn refuse_12_a_card_that_its_owner_does_not_have() {
    let game = Fixture::two().cards(1, &[9, 11]).visits().refuse("0 bid 0 for card8", Illegal::NotTheirCard(card(8)));
    let game = game.play("0 land").refuse("1 give card8", Illegal::NotYourCard(card(8)));
    game.refuse("1 ask 0 for card8 else card9", Illegal::NotYourCard(card(8)));
}

#[test]
fn refuse_13_a_second_chip_of_one_color_on_a_number() {
    // No answer can ask for it: whoever has a chip at the rim lays that one.
    let game = Fixture::two().owns(0, &[1]).on_rim(1, &[1]).comes_alongside();
    let game = game.play_all(&["0 trade isle1 for 0", "1 accept"]);
    assert_eq!((game.isle_view(1).rim_chips.len(), game.chips_of(1)), (0, 9));
}

#[test]
fn refuse_14_battle_at_troy_or_ithaca() {
    Fixture::two().ship(1, "a8").refuse("0 fight", Illegal::OtherQuestion(Question::Turn));
    let home = Fixture::three().owns(2, &[1, 2, 3, 5, 6]).cards(2, &[1, 2, 3, 4, 5]).ship(1, "h4").ship(2, "h6");
    home.play("0 arrow h8 w").refuse("2 fight", Illegal::NotAsked);
}

#[test]
fn refuse_15_battle_with_a_holder_of_card_11() {
    let game = Fixture::two().cards(1, &[11]).comes_alongside();
    game.refuse("0 fight", Illegal::NotAsked).refuse("1 fight", Illegal::OtherQuestion(Question::Turn));
}

fn met() -> Fixture {
    Fixture::two().cards(0, &[9]).cards(1, &[11, 8]).cards(1, &[8]).owns(0, &[1]).owns(1, &[2]).comes_alongside()
}

#[test]
fn refuse_16_more_gifts_than_one_has() {
    let game = met().refuse("0 trade 3g for 0", Illegal::GiftsLacking { by: Party::Speaker, held: 2 });
    game.refuse("0 demand 4g", Illegal::GiftsLacking { by: Party::Other, held: 3 });
}

#[test]
fn refuse_17_a_card_one_does_not_have() {
    let game = met().refuse("0 trade card8 for 0", Illegal::CardLacking { by: Party::Speaker, card: card(8) });
    game.refuse("0 demand card9", Illegal::CardLacking { by: Party::Other, card: card(9) });
}

#[test]
fn refuse_18_an_island_one_does_not_own() {
    let game = met().refuse("0 trade isle2 for 0", Illegal::IsleLacking { by: Party::Speaker, isle: isle(2) });
    game.refuse("0 demand isle1", Illegal::IsleLacking { by: Party::Other, isle: isle(1) });
}

#[test]
fn refuse_19_the_island_landed_on() {
    Fixture::two().cards(1, &[9, 11]).visits().refuse("0 bid isle7 for card9", Illegal::LandingIsle);
}

#[test]
fn refuse_20_more_islands_than_the_receiver_has_chips_for() {
    let game = Fixture::two().owns(0, &[1, 2]).owns(1, &[3, 4, 5, 6, 7, 8, 9, 10, 11]).comes_alongside();
    game.refuse("0 trade isle1+isle2 for 1g", Illegal::ChipsLacking { by: Party::Other, chips: 1 })
        .play("0 trade isle1 for 1g");
    let own = Fixture::two().owns(1, &[1]).owns(0, &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).comes_alongside();
    own.refuse("0 demand isle1", Illegal::ChipsLacking { by: Party::Speaker, chips: 0 });
}

#[test]
fn refuse_21_a_demand_or_trade_of_nothing() {
    met().refuse("0 demand 0", Illegal::NothingNamed).refuse("0 trade 0 for 0", Illegal::NothingNamed);
}

#[test]
fn refuse_22_taking_no_bid_or_asking_against_one() {
    let game = Fixture::two().cards(1, &[9, 11]).visits();
    game.clone().play("0 land").refuse("1 take", Illegal::NoBid);
    game.play("0 bid 1g for card9").refuse("1 ask 1g for card9 else card11", Illegal::BidLies);
}

#[test]
fn refuse_23_a_price_for_the_very_card_given_otherwise() {
    let game = Fixture::two().cards(1, &[9, 11]).visits().play("0 land");
    game.refuse("1 ask 1g for card9 else card9", Illegal::SameCard);
}

#[test]
fn refuse_24_looking_at_one_card_or_at_one_that_lies_not_face_down() {
    let game = Fixture::two().owns(1, &[1]).meets_card(14).refuse("0 look isle2", Illegal::LookCount { needed: 2 });
    game.refuse("0 look isle1 isle2", Illegal::NotFaceDown(isle(1)));
}
