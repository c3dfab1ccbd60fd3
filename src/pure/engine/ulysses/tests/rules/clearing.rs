//! Clearing a plague while placing red or black (U-DISC-6).

use crate::engine::Game as _;
use crate::engine::ulysses::Side::{Black, Red};
use crate::engine::ulysses::fixture::{Fixture, cards, seat};
use crate::engine::ulysses::{Card, CardRange, Event, Expected, Illegal, Legal, Misread, Question};

/// Seat 0 has proposed Dido; Tyre and Rhodes are plagued.
fn asked(hand: &str, temples: u8) -> Fixture {
    let start = Fixture::four().ship("libya").plagues("tyre rhodes").temples(1, temples).hand(1, hand);
    start.hand(0, "9o").play("0 propose dido")
}

#[test]
fn u_disc_6_who_places_red_pays_for_the_plague_on_top_of_his_cards() {
    let open = asked("2o1w1p", 2)
        .refuse("1 object tyre 1o", Illegal::Plagued)
        .refuse("1 object tyre 1o clear 1w", Illegal::Price { needed: 2 })
        .refuse("1 object tyre 1o clear 1o1w1p", Illegal::Price { needed: 2 })
        .discuss(&[("1 object tyre 1o clear 1w1p", [0, 1, 0], Red)]);
    assert_eq!((open.hand_of(1), open.view().discard), (cards("1o"), cards("1w1p")));
    assert_eq!(open.view().plagues, open.places("rhodes"));
}

#[test]
fn u_disc_6_who_places_black_pays_in_the_same_way() {
    let start = Fixture::four().ship("libya").plagues("tyre").temples(2, 2).hand(1, "1o").hand(2, "2o1t1w1z");
    let open = start
        .play_all(&["0 propose dido", "1 object pharos 1o"])
        .refuse("2 black tyre 2o", Illegal::Plagued)
        .refuse("2 black tyre 2o clear 1w", Illegal::Price { needed: 2 })
        .discuss(&[("2 black tyre 2o clear 1t1w", [0, 1, 2], Black)]);
    assert_eq!((open.hand_of(2), open.view().discard), (cards("1z"), cards("1t1w")));
}

#[test]
fn u_disc_6_a_card_is_not_both_paid_and_played() {
    let lacking = |card, held| Illegal::NotInHand { card, held };
    asked("1o", 1).refuse("1 object tyre 1o clear 1o", lacking(Card::Objection, 1));
    asked("2o1z", 2)
        .refuse("1 object tyre 1z clear 1o1z", lacking(Card::Zeus, 1))
        .refuse("1 object tyre 2o clear 1o1z", lacking(Card::Objection, 2))
        .play("1 object tyre 1z clear 2o");
    // The range says so as well: three cards, two to pay, so one is left to play.
    let Legal::Asking(range) = asked("2o1z", 2).legal(1) else { panic!("an asking round") };
    assert_eq!((range.cards, range.cards_clearing), (CardRange { least: 1, most: 3 }, CardRange { least: 1, most: 1 }));
    assert_eq!((range.plagued, range.price), (asked("", 1).places("tyre rhodes"), 2));
}

#[test]
fn s_44_only_the_plague_on_the_marked_place_and_it_stays_cleared() {
    let open = asked("1o1w", 1).refuse("1 object pharos 1o clear 1w", Illegal::NothingToClear);
    let lost = open.play_all(&["1 object tyre 1o clear 1w", "2 pass", "3 pass", "0 support blue 1o", "1 pass"]);
    assert_eq!(lost.ship_at("dido").view().plagues, asked("", 1).places("rhodes"));
}

#[test]
fn s_44_a_supporter_clears_nothing() {
    let open = asked("1o", 1).hand(2, "3o").play("1 object pharos 1o");
    let misread = Misread { at: 14, expected: Expected::End };
    assert_eq!(open.game().read("support red 1o clear 1o"), Err(misread), "there is no way to say it");
    open.refuse("2 unplague tyre 1o", Illegal::OtherQuestion(Question::Discussion));
}

#[test]
fn s_45_clearing_disc_and_cards_are_one_step() {
    let asked = asked("1o2w", 1)
        .refuse("1 unplague tyre 1w", Illegal::OtherQuestion(Question::Asking))
        .refuse("1 object tyre 1w clear 1o", Illegal::NotAVote(Card::Wind))
        .refuse("1 object tyre 2o clear 1w", Illegal::NotInHand { card: Card::Objection, held: 1 });
    assert_eq!(asked.view().plagues, asked.places("tyre rhodes"), "nothing is cleared by a refused objection");
    let open = asked.play("1 object tyre 1o clear 1w");
    let place = open.place("tyre");
    let step = [
        Event::Discarded { seat: seat(1), cards: cards("1w") },
        Event::PlagueRemoved { seat: seat(1), place },
        Event::DiscPlaced { seat: seat(1), side: Red, place },
        Event::Played { seat: seat(1), side: Red, cards: cards("1o"), counts: [0, 1, 0] },
    ];
    assert_eq!(open.events(), step);
}
