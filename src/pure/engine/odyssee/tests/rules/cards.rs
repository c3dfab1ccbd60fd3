//! The fifteen cards (section 8).

use crate::engine::odyssee::fixture::{Fixture, card, isle, seat};
use crate::engine::odyssee::{Event, Face, Illegal, Legal, Question, RimCard};

/// Gifts of seat 0 after landing, who had two, and his crew.
fn after(game: &Fixture) -> (u8, u8) {
    (game.gifts_of(0), game.crew_of(0))
}

/// Seat 0 sails with a 1 to island 7 and meets the card there with these further rolls.
fn meets(card: u8, rolls: &[u8]) -> Fixture {
    let all: Vec<u8> = [1].iter().chain(rolls).copied().collect();
    Fixture::two().off_isle_7().rim(7, card).sails(0, &all).play_all(&["0 die", "0 sail h11"])
}

#[test]
fn o_card_01_lotus_eaters() {
    let white = Fixture::two().favors(0, &[Face::White]).meets_card(1);
    assert_eq!((after(&white), white.player(0).skips), ((5, 4), false));
    let black = Fixture::two().favors(0, &[Face::Black]).meets_card(1);
    assert_eq!((after(&black), black.player(0).skips), ((3, 4), true));
}

#[test]
fn o_card_02_cyclops() {
    for (roll, crew) in [(1, 2), (2, 3), (3, 3), (4, 4)] {
        assert_eq!(after(&meets(2, &[roll])), (4, crew), "{roll}");
    }
}

#[test]
fn o_card_03_sirens() {
    let faces =
        [(Face::White, Face::White, (4, 4)), (Face::White, Face::Black, (2, 3)), (Face::Black, Face::Black, (2, 2))];
    for (first, second, expected) in faces {
        assert_eq!(after(&Fixture::two().favors(0, &[first, second]).meets_card(3)), expected);
    }
    let lost = Fixture::two().crew(0, 1).favors(0, &[Face::Black]).meets_card(3);
    let rolls = lost.events().iter().filter(|event| matches!(event, Event::FavorRolled { .. })).count();
    assert_eq!((rolls, lost.place_of(0)), (1, "a8"), "the second die is not rolled for a lost ship");
}

#[test]
fn o_card_04_circe() {
    assert_eq!(after(&Fixture::two().favors(0, &[Face::White]).meets_card(4)), (5, 4));
    assert_eq!(after(&Fixture::two().favors(0, &[Face::Black]).meets_card(4)), (3, 3));
}

#[test]
fn o_card_05_bag_of_winds() {
    let game = Fixture::three().ship(1, "h9").ship(2, "h12").meets_card(5).asks(0, Question::Winds);
    assert_eq!((after(&game), game.legal(0)), ((3, 4), Legal::Winds));
    let calm = game.clone().play("0 calm");
    assert_eq!((calm.place_of(1), calm.isle_view(7).owner), ("h9", Some(seat(0))));
    let blown = game.play("0 arrow h8 e");
    assert_eq!((blown.gifts_of(0), blown.place_of(0)), (3, "h11"), "free, and the own ship is not moved");
    assert_eq!((blown.place_of(1), blown.place_of(2)), ("h11", "h15"));
    assert!(blown.has_event(|event| matches!(event, Event::ArrowLaid { paid: 0, .. })), "all are told of the arrow");
    blown.asks(0, Question::Meeting);
}

#[test]
fn o_card_06_cattle_of_the_sun() {
    let game = Fixture::two().meets_card(6).asks(0, Question::Cattle);
    assert_eq!(after(&game.clone().play("0 graze")), (3, 4));
    assert_eq!(after(&game.clone().favors(0, &[Face::White]).play("0 feast")), (6, 4));
    assert_eq!(after(&game.favors(0, &[Face::Black]).play("0 feast")), (6, 2));
    let lost = Fixture::two().gifts(0, 0).crew(0, 2).meets_card(6).favors(0, &[Face::Black]).play("0 feast");
    assert_eq!((lost.place_of(0), lost.gifts_of(0)), ("a8", 4), "what was gained before stays");
}

#[test]
fn o_card_07_scylla() {
    let game = Fixture::two().meets_card(7).asks(0, Question::Toll);
    assert_eq!(game.legal(0), Legal::Toll { heroes: 1, gifts: 2 });
    assert_eq!(after(&game.clone().play("0 hero")), (2, 3));
    assert_eq!(after(&game.play("0 gifts")), (0, 4));
}

#[test]
fn g_62_with_one_way_only_nobody_is_asked() {
    let poor = Fixture::two().gifts(0, 1).meets_card(7).asks(1, Question::Turn);
    assert_eq!(after(&poor), (1, 3));
    let two = Fixture::two().only_rim(&[1, 2, 7]).meets_card(14).asks(1, Question::Turn);
    assert_eq!(two.player(0).looked, [1, 2].into_iter().map(isle).collect());
}

#[test]
fn o_card_08_charybdis() {
    assert_eq!(after(&Fixture::two().gifts(0, 0).meets_card(8)), (0, 3));
    assert_eq!(after(&meets(8, &[1])), (1, 4));
    assert_eq!(after(&meets(8, &[4])), (0, 4), "no more than there is");
}

#[test]
fn o_card_09_calypso() {
    let game = Fixture::two().meets_card(9);
    assert_eq!((after(&game), game.player(0).skips), ((6, 4), true));
}

#[test]
fn o_card_10_phaeacians() {
    assert_eq!(after(&Fixture::two().crew(0, 2).meets_card(10)), (4, 3));
    let full = Fixture::two().meets_card(10);
    assert_eq!(after(&full), (4, 4), "up to four");
    assert!(!full.has_event(|event| matches!(event, Event::HeroesGained { .. })), "nobody comes, nothing is told");
}

#[test]
fn o_card_11_herb_of_hermes() {
    assert_eq!(after(&Fixture::two().meets_card(11)), (3, 4));
    Fixture::two().ship(1, "h11").meets_card(11).asks(1, Question::Turn);
}

#[test]
fn o_card_12_veil_of_leucothea() {
    assert_eq!(after(&Fixture::two().meets_card(12)), (3, 4));
    let veiled = Fixture::two().cards(1, &[12]).ship(1, "h9").play("0 arrow h8 e");
    assert_eq!(veiled.place_of(1), "h9");
    let own = Fixture::two().cards(0, &[12]).ship(0, "h6").play("0 arrow h7 w");
    assert_eq!(own.place_of(0), "h5", "one's own arrow moves it");
}

#[test]
fn o_card_13_laestrygonians() {
    assert_eq!(after(&meets(13, &[4])), (4, 4), "as many as the crew");
    let few = Fixture::two().crew(0, 2).off_isle_7().rim(7, 13).sails(0, &[1, 3]).play_all(&["0 die", "0 sail h11"]);
    assert_eq!(after(&few), (2, 1));
}

#[test]
fn o_card_14_tiresias() {
    let game = Fixture::two().rim(1, 2).rim(2, 3).meets_card(14).asks(0, Question::Look);
    assert_eq!(after(&game), (4, 4));
    let game = game.play("0 look isle1 isle2");
    let seen: Vec<_> = game.view_of(0).own.unwrap().rim;
    assert_eq!(seen, [(isle(1), card(2)), (isle(2), card(3))]);
    assert!(game.view_of(1).own.unwrap().rim.is_empty(), "he alone sees them");
    assert_eq!(game.isle_view(1).card, RimCard::FaceDown);
}

#[test]
fn o_card_15_raid_on_the_cicones() {
    assert_eq!(after(&Fixture::two().meets_card(15)), (6, 3));
}

#[test]
fn g_58_tiresias_shows_what_there_is_and_the_winds_may_hit_nobody() {
    let none = Fixture::two().only_rim(&[7]).meets_card(14).asks(1, Question::Turn);
    assert!(!none.has_event(|event| matches!(event, Event::Looked { .. })));
    let one = Fixture::two().only_rim(&[3, 7]).meets_card(14);
    assert_eq!(one.player(0).looked.len(), 1);
    Fixture::two().meets_card(5).play("0 arrow a1 e").asks(1, Question::Turn);
}

#[test]
fn the_wrong_choice_for_a_card_is_refused() {
    let cattle = Illegal::OtherQuestion(Question::Cattle);
    Fixture::two().meets_card(6).refuse("0 hero", cattle).refuse("0 look isle1 isle2", cattle).refuse("0 calm", cattle);
    Fixture::two().meets_card(7).refuse("0 feast", Illegal::OtherQuestion(Question::Toll));
    Fixture::two().meets_card(5).refuse("0 graze", Illegal::OtherQuestion(Question::Winds));
    Fixture::two().meets_card(14).refuse("0 gifts", Illegal::OtherQuestion(Question::Look));
}
