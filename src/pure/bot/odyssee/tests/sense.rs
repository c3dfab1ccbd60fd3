//! The sailor's sense: what anyone at the table would expect it to do in a clear position.

use crate::bot::{BotKind, Bots as _, Dice};
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Action, Odyssee};
use crate::engine::{Game as _, Outcome, ServerSeed};

/// What a sailor in the seat answers, for ten different dice; all answers that occur.
fn answers(fixture: &Fixture, number: u8) -> Vec<String> {
    let mut answers: Vec<String> = (0..10).map(|mood| fixture.game().write(&answer(fixture, number, mood))).collect();
    answers.sort();
    answers.dedup();
    answers
}

fn answer(fixture: &Fixture, number: u8, mood: u8) -> Action {
    let dice = Dice::new(&ServerSeed::new([mood; 32]), seat(number));
    Odyssee::choose(BotKind::Sailor, &fixture.view_of(number), &fixture.legal(number), &dice).unwrap()
}

/// The seat has as many cards as chips: it may go home.
fn entitled(fixture: Fixture, number: u8) -> Fixture {
    fixture.owns(number, &[1, 2, 3, 4, 5]).cards(number, &[1, 4, 5, 9, 10])
}

/// Two ships of these crews meet on open water; seat 0 has come to seat 1 and has the word.
fn met(seats: u8, crews: (u8, u8)) -> Fixture {
    let fixture = Fixture::new(seats).ship_at(0, 0, 0).ship_at(1, 1, 1).crew(0, crews.0).crew(1, crews.1);
    let hex = fixture.at(1, 1);
    fixture.sails(0, &[4]).play("0 die").play(&format!("0 sail {hex}"))
}

/// The seat has come far enough to have something to lose: with its ship it would lose the chips on the rim.
fn far_along(fixture: Fixture, number: u8) -> Fixture {
    let at = |from: u8| [1, 2, 3].map(|isle| isle + from + 6 * number);
    fixture.owns(number, &at(0)).on_rim(number, &at(3)).cards(number, &at(1))
}

#[test]
fn it_goes_home_when_it_may() {
    let fixture = entitled(Fixture::two(), 0).ship_at(0, -2, 0).sails(0, &[2]).play("0 die");
    assert_eq!(answers(&fixture, 0), ["sail h4"]);
    assert_eq!(fixture.at(-4, 0), "h4");
}

#[test]
fn it_does_not_roll_where_the_arrow_blows_it_home() {
    let fixture = entitled(Fixture::two(), 0).ship_at(0, -4, 6).gifts(0, 2);
    let action = answer(&fixture, 0, 0);
    assert!(matches!(action, Action::Arrow(_)), "{action:?}");
    let mut game = *fixture.game();
    game.apply(seat(0), &action, &mut Vec::new()).unwrap();
    assert_eq!(game.outcome(), Outcome::Won(seat(0)));
}

#[test]
fn it_lays_the_arrow_against_a_rival_about_to_be_home() {
    let fixture = entitled(Fixture::two(), 1).ship_at(1, -3, 1).gifts(0, 2);
    let Action::Arrow(arrow) = answer(&fixture, 0, 0) else { panic!("{:?}", answers(&fixture, 0)) };
    let board = fixture.game().board();
    let (from, to) = fixture.game().drift(seat(0), arrow, seat(1)).expect("the rival is blown away");
    assert!(board.distance(to, board.ithaca()) > board.distance(from, board.ithaca()));
    let calm = Fixture::two().ship_at(1, -3, 1).gifts(0, 2);
    assert_eq!(answers(&calm, 0), ["die"], "a rival who may not go home is let alone");
}

#[test]
fn it_hands_over_the_worst_card() {
    for (cards, worst) in [([10, 8, 14], "give card8"), ([7, 5, 11], "give card7"), ([12, 3, 15], "give card3")] {
        let fixture = Fixture::two().owns(1, &[6]).cards(1, &cards).gifts(0, 3).ship_at(0, -1, 0).sails(0, &[2]);
        let isle = fixture.isle(6);
        let fixture = fixture.play("0 die").play(&format!("0 sail {isle}")).play("0 land");
        assert_eq!(answers(&fixture, 1), [worst]);
    }
}

#[test]
fn it_refuses_what_gives_away_more_than_it_brings() {
    let fixture = met(3, (4, 4)).cards(1, &[10, 14]).gifts(0, 4).play("0 trade 1g for card10+card14");
    assert_eq!(answers(&fixture, 1), ["refuse"]);
    let fixture = met(3, (4, 4)).gifts(1, 3).play("0 trade 0 for 1g");
    assert_eq!(answers(&fixture, 1), ["refuse"]);
    let fixture = met(3, (4, 4)).gifts(0, 3).play("0 trade 2g for 0");
    assert_eq!(answers(&fixture, 1), ["accept"], "a present is welcome");
}

#[test]
fn it_keeps_peace_with_the_stronger() {
    for crews in [(1, 4), (2, 4), (3, 4), (2, 3)] {
        for said in answers(&far_along(met(3, crews), 0), 0) {
            assert!(said == "peace" || said.starts_with("trade"), "{crews:?}: {said}");
        }
    }
}

#[test]
fn it_gives_way_to_a_demand_of_the_stronger_and_not_to_one_of_the_weaker() {
    let fixture = far_along(met(3, (4, 1)), 1).gifts(1, 3).play("0 demand 1g");
    assert_eq!(answers(&fixture, 1), ["accept"]);
    let fixture = far_along(met(3, (1, 4)), 1).gifts(1, 3).play("0 demand 3g");
    assert_eq!(answers(&fixture, 1), ["refuse"]);
}

#[test]
fn it_lets_the_weaker_pay_or_fight() {
    for said in answers(&entitled(met(2, (4, 2)), 1), 0) {
        assert!(said == "fight" || said.starts_with("demand"), "{said}");
    }
}

#[test]
fn it_feasts_with_a_full_crew_and_an_empty_hold_only() {
    let landed = |crew: u8, gifts: u8| {
        let fixture = Fixture::two().rim(6, 6).ship_at(0, -1, 0).crew(0, crew).gifts(0, gifts).sails(0, &[2]);
        let isle = fixture.isle(6);
        fixture.play("0 die").play(&format!("0 sail {isle}"))
    };
    assert_eq!(answers(&landed(4, 0), 0), ["feast"]);
    assert_eq!(answers(&landed(2, 3), 0), ["graze"]);
}

#[test]
fn it_pays_scylla_with_what_it_misses_less() {
    let landed = |crew: u8, gifts: u8| {
        let fixture = Fixture::two().rim(6, 7).ship_at(0, -1, 0).crew(0, crew).gifts(0, gifts).sails(0, &[2]);
        let isle = fixture.isle(6);
        fixture.play("0 die").play(&format!("0 sail {isle}"))
    };
    assert_eq!(answers(&landed(1, 2), 0), ["gifts"], "the last hero is the ship");
    assert_eq!(answers(&landed(4, 2), 0), ["hero"], "the last two gifts are the food");
}

#[test]
fn it_looks_where_it_may_land_next() {
    let fixture = Fixture::two().rim(6, 14).ship_at(0, -1, 0).sails(0, &[2]);
    let isle = fixture.isle(6);
    let fixture = fixture.play("0 die").play(&format!("0 sail {isle}"));
    assert_eq!(answers(&fixture, 0), ["look isle2 isle4"]);
}
