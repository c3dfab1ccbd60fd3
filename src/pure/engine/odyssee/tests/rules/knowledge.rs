//! Open and secret (4.11).

use crate::engine::Eye;
use crate::engine::odyssee::fixture::{Fixture, card, seat};
use crate::engine::odyssee::{Event, RimCard};

#[test]
fn o_info_1_g_35_all_but_the_face_down_cards_is_open() {
    let game = Fixture::two().cards(1, &[9, 11]).owns(1, &[7]).gifts(1, 5).crew(1, 2);
    let mut views = [game.view(), game.view_of(0), game.view_of(1)];
    views.iter_mut().for_each(|view| view.own = None);
    assert_eq!(views[0], views[1]);
    assert_eq!(views[0], views[2]);
    assert_eq!((game.cards_of(1), game.gifts_of(1), game.crew_of(1)), (vec![9, 11], 5, 2));
}

#[test]
fn o_info_2_the_cards_on_the_rim_are_secret_from_all() {
    let game = Fixture::two().rim(1, 2).rim(2, 3);
    for view in [game.view(), game.view_of(0), game.view_of(1)] {
        assert!(view.isles.iter().all(|isle| isle.card == RimCard::FaceDown));
        assert!(view.secrets.is_none() && view.own.is_none_or(|own| own.rim.is_empty()));
    }
    // But for the two exceptions: a card returned to the rim, and what card 14 shows to one player.
    let open = Fixture::two().crew(0, 1).meets_card(15);
    assert_eq!(open.isle_view(7).card, RimCard::Open(card(15)));
    let looked = Fixture::two().meets_card(14).play("0 look isle1 isle2");
    let seen = |eye| {
        let event = looked.events().iter().find(|event| matches!(event, Event::Looked { .. })).unwrap();
        matches!(event.seen_by(eye), Event::Looked { cards: Some(_), .. })
    };
    assert_eq!(
        [Eye::Seat(seat(0)), Eye::Seat(seat(1)), Eye::Public, Eye::Archive].map(seen),
        [true, false, false, true]
    );
}
