//! The course of a turn (rules 3.3).

use crate::engine::ulysses::Event;
use crate::engine::ulysses::Question::{Action, Asking, Discussion, Wind};
use crate::engine::ulysses::fixture::Fixture;

#[test]
fn u_turn_2_d_21_draw_actions_proposal_questions_movement_wind() {
    let start = Fixture::four().ship("libya").hand(0, "1o1x").hand(1, "1o");
    let questions = [
        ("0 plague circe x", (0, Action)),
        ("0 propose dido", (1, Asking)),
        ("1 object tyre 1o", (2, Discussion)),
        ("2 pass", (3, Discussion)),
        ("3 pass", (0, Discussion)),
        ("0 support blue 1o", (1, Discussion)),
        ("1 pass", (0, Wind)),
        ("0 rest", (1, Action)),
    ];
    let end = questions.iter().fold(start, |fixture, (line, question)| {
        let next = fixture.play(line);
        assert_eq!(next.question(), Some(*question), "after {line}");
        next
    });
    let kinds: Vec<&str> = end.events().iter().map(kind).collect();
    assert_eq!(kinds, ["ended", "began", "drew", "drew", "drew", "drew"], "the draw opens the turn");
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::TurnEnded { .. } => "ended",
        Event::TurnBegan { .. } => "began",
        Event::Drew { .. } => "drew",
        _ => "other",
    }
}

#[test]
fn u_turn_3_the_player_on_the_left_becomes_active_and_everyone_draws() {
    for seats in 3..=5 {
        for active in 0..seats {
            let end = Fixture::new(seats).active(active).sails_to("cyprus").rests();
            assert_eq!(end.question(), Some(((active + 1) % seats, Action)));
            assert_eq!(end.view().turn, 2);
            assert_eq!(end.hands(), vec![1; usize::from(seats)]);
        }
    }
}
