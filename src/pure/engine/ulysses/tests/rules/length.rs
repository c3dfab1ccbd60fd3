//! How long a game and an answer may last (S-82 to S-87): the turn limit, and silence.

use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::tests::random;
use crate::engine::ulysses::{Action, Event, Illegal, Legal, Options, Reason, Ruleset, Usable};
use crate::engine::{Game as _, Outcome, SeatSet};

#[test]
fn s_83_silence_is_answered_by_an_ordinary_action_that_plays_no_card() {
    let mut answered = 0;
    for number in 0..20 {
        random::play(number, |game, _, _| {
            for own in game.may_answer().iter() {
                let Some(answer) = game.silence(own) else {
                    assert!(game.legal(own) != Legal::Nothing && own == game.active);
                    continue;
                };
                assert!(matches!(answer, Action::Agree | Action::Pass | Action::Stay | Action::Rest));
                if game.to_act().contains(own) {
                    let (mut after, mut events) = (game.clone(), Vec::new());
                    after.apply(own, &answer, &mut events).unwrap();
                    let spent = |event: &Event| matches!(event, Event::Discarded { .. } | Event::Played { .. });
                    assert!(!events.iter().any(spent), "{answer:?}");
                    answered += 1;
                }
            }
        });
    }
    assert!(answered > 1_000, "{answered} silent answers");
}

/// The last of five turns, with nobody's goal on the way; seat 1 has shown Troy.
fn last_turn() -> Fixture {
    let start = Fixture::four().turn_limit(5).turn(5).ship("libya").goals(0, "rhodes olympus melita circe", "");
    start.goals(1, "tyre delphi sirens", "troy").goals(2, "cyprus scheria aeolia hercules", "")
}

#[test]
fn s_87_after_the_last_turn_most_revealed_goals_win() {
    let start = last_turn().goals(3, "delos cicones scylla elysium", "");
    let end = start.sails_to("dido").rests();
    assert_eq!((end.outcome(), end.question()), (Outcome::Won(seat(1)), None));
    let over = Event::GameOver { winners: SeatSet::only(seat(1)), reason: Reason::TurnLimit };
    assert_eq!(end.events().last(), Some(&over));
    assert!(!end.events().iter().any(|event| matches!(event, Event::TurnBegan { .. })), "nobody draws any more");
}

#[test]
fn s_87_ties_are_shared() {
    let shared = |numbers: &[u8]| Outcome::Shared(numbers.iter().map(|number| seat(*number)).collect());
    let two = last_turn().goals(3, "delos scylla elysium", "cicones");
    assert_eq!(two.sails_to("dido").rests().outcome(), shared(&[1, 3]));
    // A goal shown on the last movement still counts.
    let three = last_turn().goals(3, "delos scylla dido", "cicones").sails_to("dido").rests();
    assert_eq!(three.outcome(), Outcome::Won(seat(3)));
    let none = last_turn().goals(1, "tyre delphi sirens massalia", "").goals(3, "delos cicones scylla elysium", "");
    assert_eq!(none.sails_to("dido").rests().outcome(), shared(&[0, 1, 2, 3]));
}

#[test]
fn s_87_the_limit_strikes_at_the_hand_over_only() {
    let early = last_turn().turn(4).sails_to("dido").rests();
    assert_eq!((early.outcome(), early.view().turn), (Outcome::Running, 5));
    let wind = last_turn().hand(0, "1w").sails_to("dido").play("0 wind w");
    assert_eq!(wind.outcome(), Outcome::Running, "the last turn goes on with a wind");
    let red = last_turn().hand(1, "1o");
    let red = red.play_all(&["0 propose dido", "1 object pharos 1o", "2 pass", "3 pass", "0 pass"]);
    assert_ne!(red.outcome(), Outcome::Running, "red hands over too");
    let stayed = last_turn().ship("troy").plagues("cyprus delos minotaur").play("0 stay");
    assert_ne!(stayed.outcome(), Outcome::Running, "and so does a ship that stays");
    let won = last_turn().goals(3, "dido", "delos cicones elysium").sails_to("dido");
    let fourth = Event::GameOver { winners: SeatSet::only(seat(3)), reason: Reason::FourthGoal };
    assert_eq!(won.events().last(), Some(&fourth), "the fourth goal comes first");
}

/// The same by the Czech sheet, in an earlier turn, with so many winds played before.
fn czech(turn: u16, winds: u16) -> Fixture {
    last_turn().ruleset(Ruleset::UlyssesCs1).turn(turn).winds(winds).hand(0, "2w1z")
}

#[test]
fn s_87_cs_every_wind_counts_as_a_turn() {
    let third = czech(3, 0).sails_to("dido").play("0 wind w");
    assert_eq!((third.outcome(), third.view().turn, third.view().movement), (Outcome::Running, 3, 2));
    let fourth = third.clone().sails_to("libya").rests();
    assert_eq!((fourth.outcome(), fourth.view().turn), (Outcome::Running, 4), "the fifth of five is still to come");
    let fifth = third.sails_to("libya").play("0 wind z").sails_to("dido").rests();
    let over =
        |fixture: &Fixture| matches!(fixture.events().last(), Some(Event::GameOver { reason: Reason::TurnLimit, .. }));
    assert!(over(&fifth), "a third turn and two winds are five turns");
    let state = serde_json::to_string(fifth.game()).unwrap();
    assert!(!state.contains("winds"), "the state of a finished game has the same members in every ruleset: {state}");
    assert!(over(&czech(2, 3).sails_to("dido").rests()), "winds of earlier turns count, too");
    // By the authors' revision a wind is no turn.
    let authors = last_turn().turn(3).hand(0, "2w").sails_to("dido").play("0 wind w").sails_to("libya");
    assert_eq!(authors.play("0 wind w").sails_to("dido").rests().view().turn, 4);
}

#[test]
fn s_87_cs_once_the_limit_is_reached_no_wind_can_be_played() {
    for (turn, winds) in [(5, 0), (3, 2)] {
        let last = czech(turn, winds).sails_to("dido");
        assert!(last.view().wind_barred);
        assert_eq!(last.legal(0), Legal::Wind(Usable::default()), "nothing but to rest");
        let last = last.refuse("0 wind w", Illegal::LimitReached).refuse("0 wind z", Illegal::LimitReached);
        assert_ne!(last.rests().outcome(), Outcome::Running);
    }
    // Without the limit a wind would bring a new Pandora again and again (D-14).
    let open = czech(4, 0).sails_to("dido");
    assert!(!open.view().wind_barred && open.legal(0) != Legal::Wind(Usable::default()));
    open.play("0 wind w").sails_to("libya").refuse("0 wind w", Illegal::LimitReached);
}

#[test]
fn s_87_the_limit_is_120_turns_unless_the_table_chooses() {
    assert_eq!(Options::default().turn_limit.turns(), 120);
}
