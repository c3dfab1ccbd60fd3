//! The lesson of Odyssee: what is asked, in one sentence, and what a sailor would answer. Six kinds of answers are to be met once
//! each.

mod advice;
#[cfg(test)]
mod tests;

use self::advice::{Kind, Why, advise, kind_of};
use super::arrows;
use super::choice::Choice;
use super::forms::{drifted, forms};
use super::scene::Scene;
use crate::engine::odyssee::{Action, Odyssee, TURNS_TOLD};
use crate::engine::{Game as _, Seat};
use crate::web::lesson::{Advice, Lesson};
use crate::web::site::Room;

pub(super) fn lesson(scene: &Scene<'_>, room: &Room<'_, Odyssee>) -> Option<Lesson> {
    let known = scene.known;
    let own = scene.own()?;
    let met = met(scene, own);
    // What came earlier is not told on the page any more: by then whatever did not come up has been read about.
    let is_late = usize::from(known.view.turn) > TURNS_TOLD + 1;
    let is_done = is_late || met.len() == Kind::ALL.len() || known.view.question.is_none();
    let advice = if is_done { None } else { hint(scene, room) };
    Some(Lesson { met: met.len(), kinds: Kind::ALL.len(), is_done, done: scene.t.odyssee_lesson_done(), advice })
}

/// What a sailor would do, at any table.
pub(super) fn hint(scene: &Scene<'_>, room: &Room<'_, Odyssee>) -> Option<Advice> {
    let (known, own) = (scene.known, scene.own()?);
    known.asked()?;
    let (action, why) = advise(room.game, &known.view, &known.legal)?;
    Some(Advice {
        sentence: scene.t.odyssee_lesson_advice(why.name()),
        deed: deed(scene, room.game, own, (&action, why)),
        href: href(scene, &action),
    })
}

/// What the learner has answered so far.
fn met(scene: &Scene<'_>, own: Seat) -> Vec<Kind> {
    let answers = scene.known.story.iter().filter(|told| told.seat == Some(own));
    let read = answers.filter_map(|told| Action::read(&told.action, scene.known.board).ok());
    let kinds: Vec<Kind> = read.filter_map(|action| kind_of(&action)).collect();
    Kind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect()
}

/// What the button says: as the answers below it do, where one tap says it.
fn deed(scene: &Scene<'_>, game: &Odyssee, own: Seat, (action, why): (&Action, Why)) -> String {
    let (t, written) = (scene.t, game.write(action));
    match action {
        Action::Sail(hex) => t.odyssee_lesson_sail(scene.hex(*hex)),
        Action::Arrow(arrow) => {
            let drifts = arrows::drifts(game, own, *arrow, why != Why::Card);
            t.odyssee_lesson_arrow(drifted(scene, &drifts))
        }
        Action::Die
        | Action::Stay
        | Action::Land
        | Action::Bid(_)
        | Action::Give(_)
        | Action::Take
        | Action::Ask { .. }
        | Action::Accept
        | Action::Refuse
        | Action::Calm
        | Action::Feast
        | Action::Graze
        | Action::Hero
        | Action::Gifts
        | Action::Look(_)
        | Action::Peace
        | Action::Fight
        | Action::Demand(_)
        | Action::Trade(_)
        | Action::On
        | Action::Offer(_) => {
            let tap = forms(scene, game, &Choice::default()).taps.into_iter().find(|tap| tap.value == written);
            tap.map_or_else(|| scene.teller().action(own, action), |tap| tap.label)
        }
    }
}

fn href(scene: &Scene<'_>, action: &Action) -> String {
    let choice = Choice::of_action(action, scene.known.board);
    format!("{}/review{}?{}", scene.base, scene.stamp, choice.query())
}
