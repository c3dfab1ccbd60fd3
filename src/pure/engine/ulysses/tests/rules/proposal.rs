//! The proposal (rules 3.6), and a ship that cannot leave.

use crate::engine::Game as _;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Action, Event, Illegal, Place, PlaceSet, Question};

#[test]
fn u_prop_1_blue_goes_to_a_neighbor_of_the_ship_place() {
    for ship in Place::all() {
        let board = Fixture::four().game().board();
        let start = Fixture::four().ship(board.id(ship));
        assert_eq!(start.accepts_places("0 propose {}"), board.neighbors(ship));
    }
    let view = Fixture::four().ship("libya").play("0 propose dido").view();
    let blue = view.sides[0].unwrap();
    assert_eq!((blue.owner, blue.place), (seat(0), Fixture::four().place("dido")));
}

#[test]
fn u_prop_2_a_plagued_place_is_not_proposed_unless_cleared_before() {
    let start = Fixture::four().ship("libya").plagues("dido").hand(0, "1o");
    start.refuse("0 propose dido", Illegal::Plagued).play("0 unplague dido 1o").play("0 propose dido");
}

#[test]
fn u_prop_3_a_proposal_is_compulsory_and_final() {
    let start = Fixture::four().ship("libya").refuse("0 stay", Illegal::MustPropose);
    let blue = start.play("0 propose dido").refuse("0 propose tyre", Illegal::NotAsked);
    blue.play_all(&["1 agree", "2 agree", "3 agree"]).ship_at("dido");
}

#[test]
fn s_36_the_ship_does_not_stay_while_a_neighbor_is_free() {
    let start = Fixture::four().plagues("cyprus delos");
    start.refuse("0 stay", Illegal::MustPropose).refuse("0 rest", Illegal::OtherQuestion(Question::Action));
}

#[test]
fn s_37_with_all_neighbors_plagued_he_may_clear_one_or_stay() {
    let shut_in = Fixture::four().plagues("cyprus delos minotaur").hand(0, "1o1w").hand(1, "1o");
    assert_eq!(shut_in.accepts_places("0 propose {}"), PlaceSet::NONE);
    shut_in.clone().play("0 unplague delos 1o").refuse("0 stay", Illegal::MustPropose).sails_to("delos");

    let stayed = shut_in.play("0 stay").ship_at("troy");
    assert_eq!(stayed.question(), Some((1, Question::Action)), "nobody is asked, the turn ends");
    assert_eq!(stayed.events().first(), Some(&Event::ShipStayed { at: stayed.place("troy") }));
    assert_eq!(stayed.hand_of(0).total(), 3, "no payment is forced, and the next turn's draw is made");
}

#[test]
fn s_38_the_ship_does_not_stay_by_proposal() {
    Fixture::four().ship("libya").refuse("0 propose libya", Illegal::NotANeighbor);
}

#[test]
fn s_39_the_ship_may_go_straight_back() {
    Fixture::four().ship("libya").sails_to("dido").rests().sails_to("libya");
}

#[test]
fn s_79_a_player_without_cards_is_asked_like_others() {
    let start = Fixture::four().ship("libya").hand(3, "1o").play("0 propose dido").asks(1);
    let only = |fixture: &Fixture, number: u8, answer: Action| {
        let seat = seat(number);
        let game = fixture.game();
        assert_eq!((game.to_act().contains(seat), game.silence(seat)), (true, Some(answer)));
        for line in ["object tyre 1o", "support red 1o", "support blue 1z", "black tyre 2o"] {
            assert!(!fixture.accepts(&format!("{number} {line}")));
        }
    };
    only(&start, 1, Action::Agree);
    let open = start.play_all(&["1 agree", "2 agree", "3 object tyre 1o"]);
    only(&open, 0, Action::Pass);
    let end = open.play("0 pass").play("1 pass").play("2 pass").ship_at("tyre");
    let poor = Fixture::four().ship("libya").refuse("0 stay", Illegal::MustPropose);
    poor.play("0 propose dido");
    assert_eq!(end.question(), Some((1, Question::Action)));
}
