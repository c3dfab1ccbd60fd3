//! The round limit (G-39).

use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Event, Options, Question, Reason};
use crate::engine::{Outcome, SeatSet};

#[test]
fn g_39_after_the_last_round_the_fewest_chips_beyond_cards_win() {
    assert_eq!(Options::default().round_limit.rounds(), 60);
    let last = Fixture::two().round(60).idles(0).asks(1, Question::Turn);
    let drawn = last.clone().idles(1);
    assert_eq!(drawn.outcome(), Outcome::Shared(SeatSet::all(2)));
    assert!(drawn.has_event(|event| matches!(event, Event::GameOver { reason: Reason::RoundLimit, .. })));
    assert_eq!(last.clone().cards(0, &[1]).idles(1).outcome(), Outcome::Won(seat(0)));
    // Nine chips and no card against ten and one: equal, so that the island decides.
    let isles = last.owns(1, &[3]).cards(0, &[1]).idles(1);
    assert_eq!(isles.outcome(), Outcome::Won(seat(1)));
    assert_eq!(Fixture::two().round_limit(1).idles(0).idles(1).outcome(), Outcome::Shared(SeatSet::all(2)));
}

#[test]
fn g_69_a_round_ends_when_the_turn_passes_to_a_seat_that_is_not_behind_the_last() {
    let game = Fixture::three().leave(2).idles(0);
    assert_eq!(game.view().round, 1);
    assert_eq!(game.idles(1).view().round, 2);
    let first = Fixture::three().leave(0);
    assert_eq!((first.view().round, first.idles(1).idles(2).view().round), (1, 2));
}
