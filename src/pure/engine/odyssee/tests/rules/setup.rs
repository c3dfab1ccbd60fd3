//! Setting up (4.1).

use crate::engine::odyssee::fixture::{Fixture, dealt, key};
use crate::engine::odyssee::{CardSet, Event, Odyssee, Options, Question, RimCard, Ruleset};
use crate::engine::{Deal, Game as _, Seat, SetupError};

fn deal(people: u8, bots: u8, number: u64) -> Deal<Odyssee> {
    Deal { ruleset: Ruleset::default(), options: Options::default(), people, bots, key: key(number) }
}

#[test]
fn o_setup_1_two_to_six_players() {
    for seats in 2..=6 {
        assert_eq!(Odyssee::setup(&deal(seats, 0, 1)).unwrap().game.seats(), seats);
    }
    assert_eq!(Odyssee::setup(&deal(1, 0, 1)).unwrap_err(), SetupError::Seats { given: 1, least: 2, most: 6 });
    assert_eq!(Odyssee::setup(&deal(4, 3, 1)).unwrap_err(), SetupError::Seats { given: 7, least: 2, most: 6 });
}

#[test]
fn o_setup_2_the_cards_lie_shuffled_and_face_down_on_the_rim() {
    let rims: Vec<_> = (0..20).map(|number| dealt(3, Options::default(), number).rim).collect();
    for rim in &rims {
        assert_eq!(rim.iter().copied().flatten().collect::<CardSet>(), CardSet::ALL);
    }
    assert!(rims.iter().any(|rim| *rim != rims[0]), "the shuffle depends on the key");
    assert!(Fixture::two().view().isles.iter().all(|isle| isle.card == RimCard::FaceDown));
}

#[test]
fn o_setup_3_g_03_ships_with_four_heroes_lie_at_troy_taking_its_hexes_in_turn() {
    let game = Fixture::new(6);
    let places: Vec<_> = (0..6).map(|seat| game.place_of(seat)).collect();
    assert_eq!(places, ["a8", "a7", "b9", "a8", "a7", "b9"]);
}

#[test]
fn o_setup_4_everyone_gets_three_gifts_and_ten_chips() {
    for seats in 2..=6 {
        let game = Fixture::new(seats);
        assert!((1..seats).all(|seat| game.gifts_of(seat) == 3));
        assert_eq!(game.gifts_of(0), 2, "the first has fed his crew");
        assert_eq!(game.view().stock, 24 - 3 * seats + 1);
    }
}

#[test]
fn o_setup_5_g_02_the_first_player_is_drawn_by_lot_and_turns_go_clockwise() {
    let orders: Vec<_> = (0..30).map(|number| Odyssee::setup(&deal(2, 2, number)).unwrap().order).collect();
    for participant in 0..4 {
        assert!(orders.iter().any(|order| order[Seat::FIRST] == participant), "{participant} begins now and then");
    }
    let setup = Odyssee::setup(&deal(2, 2, 5)).unwrap();
    assert!(setup.events.contains(&Event::SeatsDrawn { stream: 0, order: setup.order }));
    let game = Fixture::three().asks(0, Question::Turn).idles(0).asks(1, Question::Turn).idles(1);
    game.asks(2, Question::Turn).idles(2).asks(0, Question::Turn);
}
