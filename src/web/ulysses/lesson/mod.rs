//! The lesson of Ulysses: what is asked, in one sentence, and one answer to it. Six kinds of answers are to be met once each.

mod advice;
#[cfg(test)]
mod tests;

use self::advice::{Kind, Why, advise, kind_of, sailors};
use super::choice::Choice;
use crate::engine::Seat;
use crate::engine::ulysses::{Action, Card, Legal, TURNS_TOLD};
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::vocabulary::card_name;
use crate::web::lesson::{Advice, Lesson};

pub(super) fn lesson(scene: &Scene<'_>) -> Option<Lesson> {
    let own = scene.own()?.seat;
    let met = met(scene, own);
    // What came earlier is not told on the page any more: by then whatever did not come up has been read about.
    let is_late = usize::from(scene.view.turn) > TURNS_TOLD;
    // Whoever has just played a wind sees what it was for.
    let is_in_turn = matches!(scene.legal, Legal::Action(_)) && scene.asked().is_some();
    let has_met_all = met.len() == Kind::ALL.len() && !is_in_turn;
    let is_done = is_late || has_met_all || scene.view.question.is_none();
    let advice = scene.asked().filter(|_| !is_done).and_then(|_| advise(scene.view, scene.legal, &met));
    let advice = advice.map(|advised| told(scene, advised));
    Some(Lesson { met: met.len(), kinds: Kind::ALL.len(), is_done, done: scene.t.lesson_done(), advice })
}

/// What a sailor would do, at any table.
pub(super) fn hint(scene: &Scene<'_>) -> Option<Advice> {
    scene.asked()?;
    sailors(scene.view, scene.legal).map(|advised| told(scene, advised))
}

fn told(scene: &Scene<'_>, (action, why): (Action, Why)) -> Advice {
    Advice {
        sentence: sentence(scene, why),
        deed: deed(scene, &action),
        href: format!("{}/review{}?{}", scene.base, scene.stamp, Choice::of(&action, scene.board).query()),
    }
}

/// What the learner has answered so far.
fn met(scene: &Scene<'_>, own: Seat) -> Vec<Kind> {
    let answers = scene.story.iter().filter(|told| told.seat == Some(own));
    let read = answers.filter_map(|told| Action::read(&told.action, scene.board).ok());
    let kinds: Vec<Kind> = read.map(|action| kind_of(&action)).collect();
    Kind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect()
}

fn sentence(scene: &Scene<'_>, why: Why) -> String {
    let t = scene.t;
    match why {
        Why::Nearer => t.lesson_nearer(),
        Why::NothingBetter => t.lesson_nothing_better(),
        Why::LeadsAway => t.lesson_leads_away(),
        Why::WorthCards => t.lesson_worth_cards(),
        Why::TooDear => t.lesson_too_dear(),
        Why::Leading => t.lesson_leading(),
        Why::Before(Card::Pandora) => t.lesson_pandora(),
        Why::Before(Card::Temple) => t.lesson_temple(),
        Why::Before(_) => t.lesson_exchange(),
        Why::Towards => t.lesson_towards(),
        Why::GoalAhead => t.lesson_goal_ahead(),
        Why::Stuck => t.lesson_stuck(),
        Why::GoOn => t.lesson_go_on(),
        Why::Enough => t.lesson_enough(),
    }
}

/// What the button says: as the answers below it do.
fn deed(scene: &Scene<'_>, action: &Action) -> String {
    let (t, teller) = (scene.t, scene.teller());
    match action {
        Action::Agree => t.answer_fine(),
        Action::Object(disc) | Action::Black(disc) => t.lesson_object(teller.place(disc.place)),
        Action::Support { cards, .. } => t.answer_play(cards.total()),
        Action::Pass => t.ulysses_form_pass(),
        Action::Pandora(_) => t.ulysses_form_pandora(),
        Action::Temple { .. } => t.ulysses_form_temple(),
        Action::Exchange { .. } => t.ulysses_form_exchange(),
        Action::Plague { .. } | Action::Unplague { .. } => t.ulysses_form_plague(),
        Action::Propose(place) => t.lesson_propose(teller.place(*place)),
        Action::Stay => t.ulysses_form_stay(),
        Action::Wind(means) => t.ulysses_form_play(card_name(means.card(Card::Wind))),
        Action::Rest => t.ulysses_form_rest(),
    }
}
