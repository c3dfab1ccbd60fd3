//! Setting up (rules 3.2).

use std::collections::BTreeSet;

use super::deal;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Color, Event, Place, PlaceSet, Question};
use crate::engine::{Eye, Game as _, Seat};

#[test]
fn u_setup_1_s_01_the_seats_are_drawn_by_lot() {
    assert_eq!(deal(4, 7).order, deal(4, 7).order, "the same key, the same lot");
    let mut first = [0; 4];
    for number in 0..400 {
        let mut order = deal(4, number).order;
        first[usize::from(order[Seat::FIRST])] += 1;
        order.sort();
        assert_eq!(*order, [0, 1, 2, 3], "everyone has a seat");
    }
    // A hundred each are expected; 65 is four standard deviations away.
    assert!(first.iter().all(|count| *count > 65), "{first:?}");
}

#[test]
fn u_setup_2_the_goals_lie_in_four_shuffled_piles_face_down() {
    let mut orders = BTreeSet::new();
    for number in 0..20 {
        for event in deal(4, number).events {
            let Event::PileShuffled { color, ref order, .. } = event else { continue };
            let order = order.clone().unwrap();
            let places: PlaceSet = order.iter().copied().collect();
            assert_eq!((order.len(), places), (9, Fixture::four().game().board().of_color(color)));
            orders.insert(order);
            assert!(matches!(event.seen_by(Eye::Public), Event::PileShuffled { order: None, .. }));
        }
    }
    assert_eq!(orders.len(), 80, "four piles, twenty times, never twice the same");
}

#[test]
fn u_setup_3_everyone_takes_the_top_of_each_pile() {
    let setup = deal(5, 0);
    let mut piles: Vec<Vec<Place>> = Vec::new();
    for event in &setup.events {
        match event {
            Event::PileShuffled { order, .. } => piles.push(order.clone().unwrap()),
            Event::GoalsDealt { seat, goals } => {
                let tops: Vec<Place> = piles.iter_mut().map(|pile| pile.pop().unwrap()).collect();
                assert_eq!(goals.as_ref(), Some(&tops));
                assert_eq!(setup.game.players[*seat].hidden, tops.into_iter().collect());
            }
            _ => {}
        }
    }
    let view = setup.game.view(Eye::Public);
    assert!(view.players.iter().all(|player| player.hidden_colors == [1; Color::ALL.len()]));
    assert_eq!(view.own, None);
}

#[test]
fn u_setup_4_the_ship_starts_in_troy() {
    let game = deal(3, 0).game;
    assert_eq!(game.board().id(game.ship), "troy");
}

#[test]
fn u_setup_5_everyone_gets_one_temple() {
    for (seats, stock) in [(3, 20), (4, 19), (5, 18)] {
        let view = deal(seats, 0).game.view(Eye::Public);
        assert!(view.players.iter().all(|player| player.temples == 1));
        assert_eq!(view.temple_stock, stock);
    }
}

#[test]
fn u_setup_6_the_first_seat_is_dealt_five_cards_and_each_further_one_more() {
    for (seats, dealt, deck, pile) in [(3, 18, 114, 6), (4, 26, 106, 5), (5, 35, 97, 4)] {
        let setup = deal(seats, 0);
        let hands = setup.events.iter().filter_map(|event| match event {
            Event::HandDealt { seat, count, cards } => Some((*seat, *count, cards.unwrap().count())),
            _ => None,
        });
        let hands: Vec<(Seat, u8, u8)> = hands.collect();
        let expected: Vec<(Seat, u8, u8)> = (0..seats).map(|number| (seat(number), 5 + number, 5 + number)).collect();
        assert_eq!(hands, expected);
        assert_eq!(hands.iter().map(|(_, count, _)| count).sum::<u8>(), dealt);
        let view = setup.game.view(Eye::Public);
        assert_eq!(view.deck, deck - seats, "everyone has drawn one more in the first general draw");
        assert!(view.discard.is_empty());
        assert_eq!(view.piles, [pile; 4]);
    }
}

#[test]
fn u_setup_7_no_plague_and_no_disc_is_on_the_board() {
    let view = deal(4, 0).game.view(Eye::Public);
    assert_eq!((view.plagues, view.sides), (PlaceSet::NONE, [None; 3]));
}

#[test]
fn u_turn_1_seat_0_is_the_first_active_player() {
    for seats in 3..=5 {
        let view = deal(seats, 3).game.view(Eye::Public);
        assert_eq!((view.active, view.turn, view.question), (Seat::FIRST, 1, Some(Question::Action)));
    }
}

#[test]
fn s_04_a_goal_of_troy_is_not_reached_at_the_start() {
    let start = Fixture::four().goals(1, "troy olympus dido circe", "");
    assert!(start.revealed_of(1).is_empty());
    let away = start.sails_to("cyprus").rests();
    assert!(away.revealed_of(1).is_empty());
    assert_eq!(away.sails_to("troy").revealed_of(1), ["troy"], "the ship has come back");
}
