//! The choices that a letter offers as links. Each opens the review of a choice on the page; opening it does nothing.

use super::{Desk, Door};
use crate::engine::ulysses::{Legal, Place, Question, Ruleset};
use crate::mail::letter::Way;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::words::sign;

/// What can be said with one tap, then the way to everything else. It depends on no card of the reader's: letters may be
/// without them.
pub(super) fn choices(desk: &mut Desk<'_>, scene: &Scene<'_>, way: Way) -> Vec<Door> {
    let Some((question, _)) = scene.view.question.zip(scene.asked()) else { return vec![to_table(desk, way)] };
    let mut doors = taps(desk, scene, way);
    doors.push(desk.door(desk.t.letter_more(more(question)), way, ""));
    doors
}

pub(super) fn to_table(desk: &mut Desk<'_>, way: Way) -> Door {
    desk.door(desk.t.letter_to_table(), way, "")
}

fn taps(desk: &mut Desk<'_>, scene: &Scene<'_>, way: Way) -> Vec<Door> {
    let t = desk.t;
    let mut tap = |label: String, choice: &str, note: String| Door {
        note,
        ..desk.door(label, way, &format!("/review?do={choice}"))
    };
    match scene.legal {
        Legal::Action(range) => {
            let propose = |place: Place| {
                let label = format!("{} {}", sign(scene.board.color(place)), scene.teller().place(place));
                let choice = format!("propose&place={}", scene.board.id(place));
                let goal = scene.own().is_some_and(|own| own.goals.contains(place));
                (t.letter_propose(label), choice, if goal { t.ulysses_form_own_goal() } else { String::new() })
            };
            let stay = range.stay.then(|| tap(t.ulysses_form_stay(), "stay", String::new()));
            let proposals = range.propose.iter().map(propose);
            stay.into_iter().chain(proposals.map(|(label, choice, note)| tap(label, &choice, note))).collect()
        }
        Legal::Asking(_) => {
            let note = match scene.view.ruleset {
                Ruleset::Ulysses1 => t.ulysses_form_agree_note(),
                Ruleset::UlyssesCs1 => t.ulysses_form_agree_note_out(),
            };
            vec![tap(t.ulysses_form_agree(), "agree", note)]
        }
        Legal::Discussion(_) => vec![tap(t.ulysses_form_pass(), "pass", t.ulysses_form_pass_note())],
        Legal::Wind(_) => {
            let next = scene.teller().name(scene.next_seat(scene.view.active));
            vec![tap(t.ulysses_form_rest(), "rest", t.ulysses_form_rest_note(next))]
        }
        Legal::Nothing => Vec::new(),
    }
}

fn more(question: Question) -> &'static str {
    match question {
        Question::Action => "action",
        Question::Asking => "asking",
        Question::Discussion => "discussion",
        Question::Wind => "wind",
    }
}
