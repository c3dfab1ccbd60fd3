//! The asking round (U-DISC-1 to 5): agree, or object.

use crate::engine::ulysses::Side::{Blue, Red};
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Card, Illegal, Question};

#[test]
fn u_disc_1_s_40_the_others_are_asked_clockwise_from_the_left_of_the_active_player() {
    let start = Fixture::five().active(2).play("2 propose cyprus");
    let asked = [3, 4, 0, 1].into_iter().fold(start, |fixture, number| {
        let fixture = fixture.asks(number);
        fixture.play(&format!("{number} agree"))
    });
    asked.asks(2).ship_at("cyprus");
}

#[test]
fn u_disc_2_s_41_d_11_before_an_objection_nobody_plays_cards_for_blue() {
    let refusal = Illegal::OtherQuestion(Question::Asking);
    let asked = Fixture::four().ship("libya").hand(1, "2o").play("0 propose dido");
    asked.refuse("1 support blue 1o", refusal).refuse("1 pass", refusal).refuse("1 black tyre 2o", refusal);
}

#[test]
fn u_disc_3_if_everyone_agrees_the_ship_goes_to_blue() {
    let end = Fixture::four().ship("libya").hand(1, "5o").hand(0, "1w").sails_to("dido");
    assert_eq!(end.question(), Some((0, Question::Wind)));
    assert_eq!((end.hands(), end.view().discard.total()), (vec![1, 5, 0, 0], 0), "no cards are spent");
}

#[test]
fn u_disc_4_d_06_s_42_an_objection_is_the_disc_with_at_least_one_card() {
    for (cards, count) in [("1o", 1), ("3o", 3), ("2o1z", 3)] {
        let asked = Fixture::four().ship("libya").hand(1, "3o1z").play("0 propose dido");
        asked.discuss(&[(&format!("1 object tyre {cards}"), [0, count, 0], Red)]).asks(2);
    }
    Fixture::four()
        .ship("libya")
        .hand(1, "1w")
        .play("0 propose dido")
        .refuse("1 object tyre 1w", Illegal::NotAVote(Card::Wind));
}

#[test]
fn u_disc_4_the_first_objection_ends_the_asking_round() {
    let open =
        Fixture::four().ship("libya").hand(1, "1o").hand(2, "2o").play_all(&["0 propose dido", "1 object tyre 1o"]);
    let refusal = Illegal::OtherQuestion(Question::Discussion);
    open.refuse("2 agree", refusal).refuse("2 object rhodes 2o", refusal).asks(2);
}

#[test]
fn u_disc_5_red_goes_to_a_free_neighbor_other_than_blues_place() {
    let asked = Fixture::four().ship("libya").plagues("pharos circe").hand(1, "1o").play("0 propose dido");
    assert_eq!(asked.accepts_places("1 object {} 1o"), asked.places("rhodes tyre zakynthos"));
    let red = asked
        .refuse("1 object dido 1o", Illegal::PlaceTaken(Blue))
        .refuse("1 object pharos 1o", Illegal::Plagued)
        .refuse("1 object troy 1o", Illegal::NotANeighbor)
        .refuse("1 object libya 1o", Illegal::NotANeighbor)
        .play("1 object rhodes 1o");
    let side = red.view().sides[Red as usize].unwrap();
    assert_eq!((side.owner, side.place), (seat(1), red.place("rhodes")));
}
