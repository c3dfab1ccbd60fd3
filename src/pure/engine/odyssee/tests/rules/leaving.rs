//! A player leaves for good (G-40, G-61).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Event, Question};
use crate::engine::{Game as _, Outcome, SeatSet};

#[test]
fn g_40_ship_off_the_board_chips_stay_cards_leave_the_game_turns_are_passed_over() {
    let game = Fixture::three().owns(1, &[7]).on_rim(1, &[8]).cards(1, &[9, 11]).leave(1);
    assert_eq!((game.place_of(1), game.cards_of(1)), ("nowhere", vec![]));
    assert_eq!((game.isle_view(7).owner, game.isle_view(8).rim_chips), (Some(seat(1)), SeatSet::only(seat(1))));
    let game = game.idles(0).asks(2, Question::Turn).idles(2).asks(0, Question::Turn);
    // His island counts as one whose owner has no cards.
    let game = game.off_isle_7().sails_to(0, 1, "h11");
    assert_eq!((game.isle_view(7).owner, game.cards_of(0)), (Some(seat(0)), vec![]));
    assert_eq!(game.leave(2).outcome(), Outcome::Won(seat(0)), "the last one left wins");
}

#[test]
fn g_61_gifts_go_to_the_stock_and_what_is_open_goes_on_without_him() {
    let stock = Fixture::three().view().stock;
    assert_eq!(Fixture::three().leave(1).view().stock, stock + 3);
    Fixture::three().leave(0).asks(1, Question::Turn);
    // The owner of an island where somebody lands.
    let owner = Fixture::three().cards(1, &[9, 11]).visits().play("0 land").leave(1);
    assert_eq!((owner.isle_view(7).owner, owner.cards_of(0)), (Some(seat(0)), vec![]));
    // The newcomer himself, while his card asks him.
    let newcomer = Fixture::three().cards(1, &[6, 9]).visits().play_all(&["0 land", "1 give card6"]).leave(0);
    assert_eq!((newcomer.cards_of(1), newcomer.isle_view(7).owner), (vec![9, 6], Some(seat(1))));
    // One of two who meet, or fight.
    Fixture::three().comes_alongside().leave(1).asks(2, Question::Turn);
    let fight = Fixture::three().ship(0, "h8").ship(1, "h9").sails(0, &[1, 4]).sails(1, &[1]);
    fight.play_all(&["0 die", "0 sail h9", "0 fight"]).leave(1).asks(2, Question::Turn);
    // A landing card that would return to him leaves the game.
    let gone = Fixture::three().crew(0, 1).cards(1, &[6, 9]).visits().play_all(&["0 land", "1 give card6"]).leave(1);
    let gone = gone.favors(0, &[crate::engine::odyssee::Face::Black]).play("0 feast");
    assert!(gone.game().gone.iter().any(|card| card.number() == 6));
}

#[test]
fn who_is_not_there_does_not_leave_and_nobody_leaves_a_finished_game() {
    let gone = Fixture::three().leave(1);
    assert_eq!(gone.clone().leave(1).game(), gone.game());
    assert_eq!(gone.clone().leave(5).game(), gone.game());
    let over = Fixture::two().leave(1);
    assert_eq!(over.clone().leave(0).game(), over.game());
    assert!(over.game().to_act().is_empty());
    assert!(over.has_event(|event| matches!(event, Event::GameOver { .. })));
}
