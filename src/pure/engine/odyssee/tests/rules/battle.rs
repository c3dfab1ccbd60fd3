//! The battle (4.9).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Event, Illegal, Question};

/// Seat 0 attacks seat 1 on open water; the rolls of the battle.
fn fight(crews: [u8; 2], rolls: [&[u8]; 2]) -> Fixture {
    let own: Vec<u8> = [1].iter().chain(rolls[0]).copied().collect();
    let game = Fixture::two().crew(0, crews[0]).crew(1, crews[1]).ship(0, "h8").ship(1, "h9");
    game.sails(0, &own).sails(1, rolls[1]).play_all(&["0 die", "0 sail h9", "0 fight"])
}

#[test]
fn o_fight_2_die_and_heroes_the_lower_sum_loses_one() {
    let game = fight([3, 2], [&[2], &[2]]);
    assert_eq!((game.crew_of(0), game.crew_of(1)), (3, 1));
    game.asks(1, Question::Battle);
}

#[test]
fn o_fight_3_g_30_rounds_go_on_until_one_side_has_none_unless_both_agree() {
    let game = fight([4, 2], [&[2, 2], &[1, 1]]).asks(1, Question::Battle);
    let game = game.play("1 offer 0").play("0 refuse").asks(0, Question::Battle).play("0 on");
    assert_eq!((game.crew_of(1), game.place_of(1)), (4, "a7"), "no breaking off one-sidedly");
}

#[test]
fn o_fight_4_either_may_propose_to_stop_with_payment() {
    let game = fight([4, 3], [&[2], &[1]]).play("1 offer 2g").asks(0, Question::Offer).play("0 accept");
    assert_eq!((game.gifts_of(0), game.gifts_of(1), game.crew_of(1)), (4, 0, 2));
    let winner = fight([4, 3], [&[2], &[1]]).play_all(&["1 on", "0 offer 0 for 1g", "1 accept"]);
    assert_eq!(winner.gifts_of(0), 3);
}

#[test]
fn o_fight_5_the_loser_of_all_heroes_loses_his_ship_and_the_victor_gains_nothing() {
    let game = fight([4, 1], [&[2], &[1]]);
    assert_eq!((game.place_of(1), game.gifts_of(0), game.cards_of(0)), ("a7", 2, vec![]));
    game.asks(1, Question::Turn);
}

#[test]
fn g_29_ties_cost_nobody_a_hero_and_three_running_end_the_battle() {
    let game = fight([2, 2], [&[1, 2, 3], &[1, 2, 3]]).asks(1, Question::Turn);
    assert_eq!((game.crew_of(0), game.crew_of(1)), (2, 2));
    assert_eq!(game.events().iter().filter(|event| matches!(event, Event::Tied { .. })).count(), 3);
    let third = fight([2, 2], [&[1, 2, 3], &[1, 2, 4]]);
    assert_eq!(third.crew_of(0), 1, "two ties, then a loss");
}

#[test]
fn g_55_when_a_hero_has_fallen_the_loser_speaks_first_then_the_other_one_offer_each() {
    let game = fight([4, 3], [&[2], &[1]]).asks(1, Question::Battle).play("1 offer 1g").play("0 refuse");
    let game = game.asks(0, Question::Battle).refuse("1 offer 1g", Illegal::NotAsked);
    game.play("0 offer 0").asks(1, Question::Offer);
}

#[test]
fn battle_rounds_roll_the_first_of_the_pair_then_the_second() {
    let game = fight([4, 3], [&[2], &[1]]);
    let rolls: Vec<_> = game
        .events()
        .iter()
        .filter_map(|event| if let Event::SailRolled { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(rolls, [seat(0), seat(1)]);
}

#[test]
fn g_53_an_offer_that_has_become_impossible_lapses_and_its_speaker_is_asked_again() {
    let game = fight([4, 3], [&[2], &[1]]).play("1 offer 2g").gifts(1, 1).play("0 accept");
    assert!(game.has_event(|event| *event == Event::ProposalLapsed { seat: seat(1) }));
    assert_eq!(game.asks(1, Question::Battle).gifts_of(1), 1);
}
