//! The test scripts of section 10, as written.

use crate::engine::odyssee::fixture::{Fixture, card, seat};
use crate::engine::odyssee::{ArrowRange, Event, Illegal, Legal, Question, RimCard};
use crate::engine::{Outcome, SeatSet};

#[test]
fn ot_1_three_gifts_then_three_hunger_stones() {
    let mut game = Fixture::two().gifts(0, 3).gifts(1, 20).ship(0, "h8").begins(0);
    let mut seen = vec![(game.gifts_of(0), game.player(0).hunger)];
    for _ in 0..5 {
        game = game.idles(0).idles(1);
        seen.push((game.gifts_of(0), game.player(0).hunger));
    }
    assert_eq!(seen, [(2, 0), (1, 0), (0, 0), (0, 1), (0, 2), (0, 3)]);
}

#[test]
fn ot_2_food_found_in_the_next_turn_saves_the_ship() {
    let game = Fixture::two().hunger(0, 2, 0).off_isle_7().rim(7, 11).begins(0).idles(0).idles(1);
    let saved = game.sails_to(0, 1, "h11");
    assert_eq!((saved.player(0).hunger, saved.gifts_of(0), saved.place_of(0)), (0, 1, "h11"));
}

#[test]
fn ot_3_nothing_until_the_end_of_the_next_turn_loses_the_ship() {
    let game = Fixture::two().on_rim(0, &[3, 4]).crew(0, 2).hunger(0, 2, 0).ship(0, "h8").begins(0);
    let lost = game.idles(0).idles(1).idles(0);
    let player = lost.player(0);
    assert_eq!((player.chips, player.crew, player.gifts, lost.place_of(0)), (10, 4, 3, "a8"));
}

#[test]
fn ot_4_one_gift_and_the_arrow_wanted() {
    let game = Fixture::two().gifts(0, 1).begins(0).refuse("0 arrow h8 e", Illegal::NoGiftForArrow);
    let favored = game.gifts(0, 1).favor(0, 1).begins(0);
    assert_eq!(favored.legal(0), Legal::Turn(ArrowRange::Free));
    favored.play("0 arrow h8 e");
}

#[test]
fn ot_5_an_arrow_pointing_east() {
    let game = Fixture::new(6).ship_at(1, 3, 0).ship_at(2, 2, 1).ship_at(3, 3, -2).ship_at(4, -1, 0).ship_at(5, 1, 3);
    let game = game.play("0 arrow h8 e");
    let places: Vec<_> = (1..6).map(|seat| game.place_of(seat)).collect();
    assert_eq!(places, [game.at(3, 0), game.at(4, 1), game.at(4, -2), game.at(-1, 0), game.at(1, 3)]);
}

#[test]
fn ot_6_a_storm_onto_island_7() {
    let game = Fixture::three().ship_at(2, 1, 0).play("0 arrow h8 e");
    assert_eq!((game.place_of(2), game.player(2).lands), ("h11", true));
    assert!(game.player(2).cards.is_empty());
}

#[test]
fn ot_7_the_first_landing_on_island_5() {
    let game = first_on_5();
    assert_eq!((game.cards_of(0), game.chips_of(0)), (vec![11], 9));
    assert_eq!((game.isle_view(5).owner, game.isle_view(5).card), (Some(seat(0)), RimCard::None));
}

fn first_on_5() -> Fixture {
    Fixture::two().rim(5, 11).ship(0, "e10").sails_to(0, 1, "e11")
}

fn second_on_5() -> Fixture {
    first_on_5().ship(1, "e10").sails_to(1, 1, "e11")
}

#[test]
fn ot_8_the_second_player_lands_there() {
    let game = second_on_5();
    let isle = game.isle_view(5);
    assert_eq!((game.cards_of(0), game.cards_of(1)), (vec![], vec![11]));
    assert_eq!((isle.owner, isle.rim_chips), (Some(seat(1)), SeatSet::only(seat(0))));
}

#[test]
fn ot_9_the_first_player_lands_there_again() {
    let game = second_on_5().ship(0, "e10").sails_to(0, 1, "e11");
    let isle = game.isle_view(5);
    assert_eq!((game.cards_of(0), game.chips_of(0)), (vec![11], 9));
    assert_eq!((isle.owner, isle.rim_chips), (Some(seat(0)), SeatSet::only(seat(1))));
}

fn five_and_five() -> Fixture {
    Fixture::three().owns(0, &[1, 2, 3, 5, 6]).cards(0, &[1, 2, 3, 4, 11])
}

#[test]
fn ot_10_five_chips_and_five_cards() {
    let game = five_and_five().ship(0, "h5").sails_to(0, 1, "h4");
    assert_eq!(game.outcome(), Outcome::Won(seat(0)));
}

#[test]
fn ot_11_a_card_was_given_away_before() {
    let game = five_and_five().ship(0, "h5").active(1).ship(1, "e10").sails_to(1, 1, "e11");
    let game = game.play_all(&["1 land", "0 give card11"]).idles(2).sails(0, &[1]).play("0 die");
    game.refuse("0 sail h4", Illegal::NotEntitled { chips: 5, cards: 4 });
}

fn battle(crews: [u8; 2], rolls: [&[u8]; 2]) -> Fixture {
    let own: Vec<u8> = [1].iter().chain(rolls[0]).copied().collect();
    let game = Fixture::two().crew(0, crews[0]).crew(1, crews[1]).ship(0, "h8").ship(1, "h9");
    game.sails(0, &own).sails(1, rolls[1]).play_all(&["0 die", "0 sail h9", "0 fight"])
}

#[test]
fn ot_12_five_against_six() {
    assert_eq!(battle([4, 2], [&[1], &[4]]).crew_of(0), 3);
}

#[test]
fn ot_13_a_tie_and_the_next_round() {
    let game = battle([3, 2], [&[1, 4], &[2, 1]]);
    assert!(game.has_event(|event| matches!(event, Event::Tied { ties: 1, .. })));
    assert_eq!((game.crew_of(0), game.crew_of(1)), (3, 1));
}

#[test]
fn ot_14_one_wants_battle_the_other_peace() {
    let game = Fixture::two().comes_alongside().play_all(&["0 peace", "1 fight"]);
    assert!(game.has_event(|event| matches!(event, Event::BattleBegan { .. })));
}

#[test]
fn ot_15_syrte_with_one_gift() {
    let game = Fixture::two().gifts(0, 1).ship(0, "n2").sails_to(0, 1, "n1").idles(1).asks(1, Question::Turn);
    assert_eq!((game.gifts_of(0), game.player(0).hunger), (0, 0));
    let game = game.idles(1).asks(0, Question::Turn);
    assert_eq!((game.gifts_of(0), game.player(0).hunger), (0, 1));
    game.sails_to(0, 1, "n2");
}

#[test]
fn ot_16_two_islands_against_two() {
    let game = Fixture::two().owns(0, &[1, 2]).owns(1, &[3, 4]).comes_alongside();
    let game = game.play_all(&["0 trade isle1+isle2 for isle3+isle4", "1 accept"]);
    let owners: Vec<_> = (1..=4).map(|number| game.isle_view(number).owner.unwrap().number()).collect();
    assert_eq!((owners, game.chips_of(0), game.chips_of(1)), (vec![1, 1, 0, 0], 8, 8));
}

#[test]
fn ot_17_blown_onto_syrte_with_two_gifts() {
    let game = Fixture::two().gifts(1, 2).ship(1, "o3").play("0 arrow o8 w").asks(0, Question::Turn);
    assert_eq!((game.gifts_of(1), game.place_of(1)), (1, "o2"));
    game.idles(0).asks(1, Question::Turn);
}

#[test]
fn ot_18_blown_onto_ithaca_and_a_card_is_taken_before_the_turn() {
    let game = five_and_five().active(1).ship(0, "h6").ship(2, "e10").play("1 arrow h8 w");
    assert_eq!(game.place_of(0), "h4");
    let game = game.sails_to(2, 1, "e11").play_all(&["2 land", "0 give card11"]);
    game.asks(0, Question::Turn).sails_to(0, 1, "h5");
}

#[test]
fn ot_19_roll_3_on_an_island_and_the_island_itself() {
    Fixture::two().ship(0, "h11").sails(0, &[3]).play("0 die").refuse("0 sail h11", Illegal::SameHex);
}

#[test]
fn ot_20_crew_of_one_meets_the_cyclops() {
    let game = Fixture::two().crew(0, 1).gifts(0, 3).rim(7, 2).off_isle_7().sails(0, &[1, 2]);
    let game = game.play_all(&["0 die", "0 sail h11"]);
    assert_eq!((game.place_of(0), game.gifts_of(0), game.cards_of(0)), ("a8", 3, vec![]));
    assert_eq!((game.isle_view(7).owner, game.isle_view(7).card), (None, RimCard::Open(card(2))));
}

#[test]
fn ot_21_crew_of_one_meets_the_cicones() {
    let game = Fixture::two().crew(0, 1).gifts(0, 0).meets_card(15);
    assert_eq!((game.place_of(0), game.gifts_of(0)), ("a8", 4));
}

#[test]
fn ot_22_the_third_stone_then_syrte() {
    let game = Fixture::two().hunger(0, 2, 0).ship(0, "n2").begins(0).sails_to(0, 1, "n1");
    assert_eq!(game.player(0).hunger, 3);
    let game = game.idles(1);
    assert!(game.has_event(|event| matches!(event, Event::TurnSkipped { .. })));
    assert_eq!(game.place_of(0), "a8");
}
