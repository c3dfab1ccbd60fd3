//! The course of a turn (4.2).

use crate::engine::odyssee::fixture::{Fixture, isle, seat};
use crate::engine::odyssee::{Event, Illegal, Question, Stop};

/// The kinds of events, in their order.
fn kinds(game: &Fixture) -> Vec<String> {
    let kind = |text: String| text.split('"').nth(3).unwrap().to_owned();
    game.written_events().into_iter().map(kind).collect()
}

#[test]
fn o_turn_1_feed_then_move_then_the_turn_ends() {
    let game = Fixture::two().idles(0);
    assert_eq!(kinds(&game), ["stayed", "turn_ended", "turn_began", "fed"]);
    let landed = Fixture::two().meets_card(11);
    let expected = ["sailed", "landed", "card_taken", "gained", "chip_laid", "turn_ended", "turn_began", "fed"];
    assert_eq!(kinds(&landed), expected, "unless the ship has reached an island");
    Fixture::two().comes_alongside().asks(0, Question::Meeting);
}

#[test]
fn o_turn_2_g_27_landing_first_then_loss_then_meetings() {
    // Seat 1 lies at the island; the crew of one dies of the Cicones' revenge, so that nobody is met there.
    let lost = Fixture::two().ship(1, "h11").crew(0, 1).meets_card(15);
    assert!(!lost.has_event(|event| matches!(event, Event::Met { .. })));
    let game = Fixture::two().ship(1, "h11").meets_card(15);
    let at = |wanted: &str| kinds(&game).iter().position(|kind| kind == wanted).unwrap();
    assert!(at("chip_laid") < at("met"));
}

#[test]
fn o_turn_3_who_skips_only_feeds() {
    let game = Fixture::two().ship(0, "n2").sails_to(0, 1, "n1").idles(1);
    assert_eq!(
        kinds(&game),
        ["stayed", "turn_ended", "turn_began", "fed", "turn_skipped", "turn_ended", "turn_began", "fed"]
    );
    game.asks(1, Question::Turn);
}

#[test]
fn o_turn_4_who_was_blown_ashore_feeds_then_lands_and_makes_no_other_move() {
    let game = Fixture::two().rim(7, 11).ship(1, "h10").play("0 arrow h9 e");
    assert_eq!(game.place_of(1), "h11");
    // Seat 1 feeds, lands, meets the card and is done; seat 0 is asked again.
    assert!(game.has_event(|event| *event == Event::Landed { seat: seat(1), stop: Stop::Isle(isle(7)) }));
    assert_eq!((game.gifts_of(1), game.cards_of(1)), (3, vec![11]));
    game.asks(0, Question::Turn).refuse("1 die", Illegal::NotAsked);
}

#[test]
fn o_turn_5_a_ship_that_has_landed_leaves_in_its_next_turn() {
    let game = Fixture::two().meets_card(11).refuse("0 sail h10", Illegal::NotAsked).idles(1);
    assert_eq!(game.sails_to(0, 1, "h10").place_of(0), "h10");
}
