//! The choices that a letter offers as links. Each opens the review of a choice, or the page with it where more is to
//! be filled in; opening it does nothing.

use super::{Desk, Door};
use crate::engine::ulysses::{Legal, Place, Question};
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
    let mut tap = |label: String, suffix: &str, note: String| Door { note, ..desk.door(label, way, suffix) };
    match scene.legal {
        Legal::Action(range) => {
            let propose = |place: Place| {
                let label = format!("{} {}", sign(scene.board.color(place)), scene.teller().place(place));
                let choice = format!("/review?do=propose&place={}", scene.board.id(place));
                let goal = scene.own().is_some_and(|own| own.goals.contains(place));
                (t.letter_propose(label), choice, if goal { t.ulysses_form_own_goal() } else { String::new() })
            };
            let stay = range.stay.then(|| tap(t.ulysses_form_stay(), "/review?do=stay", String::new()));
            let proposals = range.propose.iter().map(propose);
            stay.into_iter().chain(proposals.map(|(label, choice, note)| tap(label, &choice, note))).collect()
        }
        Legal::Asking(_) => vec![tap(t.ahead_plain_agree(), "/review?do=agree&c=pass", String::new())],
        Legal::Discussion(_) if scene.in_turn() => {
            vec![tap(t.ulysses_form_pass(), "/review?do=pass", t.ulysses_form_pass_note())]
        }
        Legal::Discussion(_) => {
            vec![tap(t.ahead_plain_pass(), "/review?do=say&c=pass", t.ulysses_form_pass_note())]
        }
        Legal::Wind(_) => {
            let next = scene.teller().name(scene.next_seat(scene.view.active));
            vec![tap(t.ulysses_form_rest(), "/review?do=rest", t.ulysses_form_rest_note(next))]
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
