//! Answering ahead, as a form: what a seat may say about this movement, the next one and its own next turn; and from a query to
//! the words it says. Pure.

mod contest;
mod course;
mod form_state;
mod names;
mod next;
mod order;
mod plan;
mod rules;
mod sheet;
mod won;

pub(super) use form_state::{FormReading, FormState};
pub(super) use names::COURSE;
pub(super) use order::hear_order;
pub(super) use sheet::Sheet;

use contest::Terms;

use super::choice::{Choice, Deed};
use super::fault::{Fault, Faults, Field, Scope};
use crate::engine::ulysses::{Action, Legal, Place, Ulysses};
use crate::settle::ulysses::{Course, Envelope, NextPage, Plan, Quiet, Rules, Word};
use crate::settle::words::{Words as _, Written as _};
use crate::text::ulysses::scene::Scene;

/// Everything that a form says, read and checked as far as the seat's own eyes can.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Answer {
    /// By hand, or into the envelope while the round is closed.
    pub(in crate::web) action: Option<Action>,
    pub(in crate::web) envelope: Option<Envelope>,
    pub(in crate::web) next: Option<NextPage>,
    pub(in crate::web) plan: Option<Plan>,
    pub(in crate::web) course: Option<Course>,
    /// The course that lies there is given up.
    pub(in crate::web) drops_course: bool,
    /// What lies in the envelope is taken back.
    pub(in crate::web) withdraws: bool,
    /// It answers no question.
    pub(in crate::web) only_ahead: bool,
}

/// The written forms, as they are posted: what is missing leaves what lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct AnswerText {
    pub(in crate::web) action: Option<String>,
    pub(in crate::web) envelope: Option<String>,
    pub(in crate::web) next: Option<String>,
    pub(in crate::web) plan: Option<String>,
    pub(in crate::web) course: Option<String>,
}

impl Answer {
    pub(in crate::web) fn written(&self, game: &Ulysses) -> AnswerText {
        if self.withdraws {
            let nothing = || Some(String::new());
            let envelope = if self.only_ahead { None } else { nothing() };
            return AnswerText { action: None, envelope, next: nothing(), plan: nothing(), course: None };
        }
        AnswerText {
            action: self.action.map(|action| action.written(game.board()).to_string()),
            envelope: self.envelope.as_ref().map(|envelope| envelope.write(game)),
            next: self.next.as_ref().map(|next| next.write(game)),
            plan: self.plan.as_ref().map(|plan| plan.write(game)),
            course: self.course.map(|course| course.write(game)).or(self.drops_course.then(String::new)),
        }
    }
}

/// What the choice says, or all that is wrong with it. Whether the rules take the action is not asked here.
pub(in crate::web) fn hear(scene: &Scene<'_>, choice: &Choice) -> Result<Answer, Faults> {
    let Some(own) = scene.own() else { return Err(Faults::stale()) };
    let choice = &choice.completed(scene, own);
    let deed = choice.chosen().ok_or_else(|| Faults(vec![(Field::Form, Fault::NoDeed)]))?;
    let mut hearing = FormReading { scene, choice, own, faults: Vec::new() };
    let mut answer = Answer { only_ahead: deed == Deed::Ahead, ..Answer::default() };
    if deed == Deed::Withdraw {
        let nothing = || Faults(vec![(Field::Form, Fault::NothingSealed)]);
        let only_ahead = !has_answered(scene);
        return if can_withdraw(scene) { Ok(Answer { withdraws: true, only_ahead, ..answer }) } else { Err(nothing()) };
    }
    hearing.look_for_strays(deed);
    if !deed.only_says() {
        match choice.to_action(scene.legal, scene.board) {
            Ok(action) => answer.action = Some(action),
            Err(Faults(faults)) => hearing.faults.extend(faults),
        }
    }
    answer.envelope = deed.envelope(&mut hearing, answer.action);
    if deed.is_on_sheet() {
        answer.next = hearing.next();
        answer.plan = hearing.plan();
        (answer.course, answer.drops_course) = (hearing.course(), hearing.drops_course());
    }
    let later = answer.next.is_some() || answer.plan.is_some() || answer.course.is_some() || answer.drops_course;
    if deed == Deed::Ahead && !later && hearing.faults.is_empty() {
        // Whoever leaves open again what was said about later takes it back.
        if !scene.said.next.is_empty() || scene.said.plan.is_some() {
            return Ok(Answer { withdraws: true, ..answer });
        }
        hearing.fault(Field::Form, Fault::NothingSaid);
    }
    if hearing.faults.is_empty() { Ok(answer) } else { Err(Faults(hearing.faults)) }
}

/// Whether the choice speaks of later only, so that nobody needs to be asked for it.
pub(in crate::web) fn is_about_later(scene: &Scene<'_>, choice: &Choice) -> bool {
    choice.is_ahead() || choice.chosen() == Some(Deed::Withdraw) && !has_answered(scene)
}

/// Whether an answer to what is open lies sealed.
fn has_answered(scene: &Scene<'_>) -> bool {
    scene.sealed().is_some() && scene.asked().is_some()
}

/// Whether there is anything to take back: an answer, or what was said about the next movement and the own turn. Standing orders
/// and patience have a page of their own.
pub(in crate::web) fn can_withdraw(scene: &Scene<'_>) -> bool {
    has_answered(scene) || !scene.said.next.is_empty() || scene.said.plan.is_some()
}

fn asks(Rules(rules): &Rules) -> bool {
    rules.iter().any(|rule| rule.word == Word::Ask)
}

impl FormReading<'_> {
    pub(super) fn agreeing(&mut self) -> Option<Envelope> {
        self.contested(true, None)
    }

    pub(super) fn objecting(&mut self, action: Option<Action>) -> Option<Envelope> {
        let red = action.and_then(|action| if let Action::Object(red) = action { Some(red.place) } else { None });
        self.contested(true, red)
    }

    pub(super) fn asking_me(&mut self) -> Option<Envelope> {
        self.expects(matches!(self.scene.legal, Legal::Asking(_)));
        Some(Envelope { quiet: Some(Quiet::Ask), ..self.contested(true, None)? })
    }

    pub(super) fn proposing(&mut self, action: Option<Action>) -> Option<Envelope> {
        let place = action.and_then(|action| if let Action::Propose(place) = action { Some(place) } else { None });
        let (contested, won) = (self.contested(true, None), self.won(place));
        Some(Envelope { won: Some(won?), ..contested? })
    }

    pub(super) fn saying(&mut self) -> Option<Envelope> {
        self.expects(matches!(self.scene.legal, Legal::Discussion(_)));
        let envelope = self.contested(true, None)?;
        // Whoever is in turn is asked already.
        if self.scene.in_turn() && envelope.contested.as_ref().is_some_and(asks) {
            self.fault(Field::Contested(Scope::Now), Fault::AskedAlready);
        }
        Some(envelope)
    }

    /// With a disc or cards of one's own: what holds afterwards may be left open.
    pub(super) fn supporting(&mut self) -> Option<Envelope> {
        self.contested(false, None)
    }

    /// What holds if somebody objects.
    fn contested(&mut self, required: bool, red_own: Option<Place>) -> Option<Envelope> {
        let rules = self.rules(&Terms::of(self.scene, Scope::Now), required, red_own)?;
        Some(Envelope { contested: Some(rules), ..Envelope::default() })
    }

    fn expects(&mut self, asked: bool) {
        if !asked {
            self.fault(Field::Form, Fault::NotOffered);
        }
    }

    /// Fields that the sheet does not have: whoever sends them did not use it.
    fn look_for_strays(&mut self, deed: Deed) {
        if !deed.is_on_sheet() {
            return; // Forms of one action look for themselves.
        }
        let empty = Choice::default();
        let offer = FormState { scene: self.scene, choice: &empty, faults: &Faults::none(), own: self.own };
        let (sheet, ahead) = (offer.sheet(), offer.ahead_sheet());
        let too_much = deed.only_says() && self.choice.is_too_much();
        if too_much || self.choice.fields().any(|name| !sheet.has(name) && !ahead.has(name)) {
            self.fault(Field::Form, Fault::Stray);
        }
    }
}

impl Choice {
    /// What lies there already, to be shown and changed. What did not fit is not offered again.
    pub(in crate::web) fn of_words(scene: &Scene<'_>) -> Self {
        // Whoever wanted to be asked in a discussion, and is, says something else now.
        let in_turn = matches!(scene.legal, Legal::Discussion(_)) && scene.in_turn();
        let is_over = |envelope: &Envelope| in_turn && envelope.contested.as_ref().is_some_and(asks);
        let sealed = scene.sealed().filter(|envelope| scene.lapse.is_none() && !is_over(envelope));
        Self::with_later(scene, sealed.cloned())
    }

    /// The same without what was answered: what is said of later is to be changed.
    pub(in crate::web::ulysses) fn of_later(scene: &Scene<'_>) -> Self {
        let mut choice = Self::with_later(scene, None);
        choice.deed(Deed::Ahead);
        choice
    }

    fn with_later(scene: &Scene<'_>, envelope: Option<Envelope>) -> Self {
        let now = Ulysses::occasion(scene.view);
        let next = scene.said.next.iter().rev().find(|kept| kept.at.same_matter(now));
        let answer = Answer {
            envelope,
            next: next.map(|kept| kept.word.clone()),
            plan: scene.said.plan.as_ref().map(|kept| kept.word.clone()),
            ..Answer::default()
        };
        let mut choice = Self::of_answer(&answer, scene);
        choice.course(scene);
        choice
    }

    /// The fields that say this, as far as the sheet has them.
    fn of_answer(answer: &Answer, scene: &Scene<'_>) -> Self {
        let mut choice = answer.action.map_or_else(Self::default, |action| Self::of(&action, scene.board));
        if let Some(envelope) = &answer.envelope {
            match &envelope.quiet {
                Some(Quiet::Agree) => choice = Self::of(&Action::Agree, scene.board),
                Some(Quiet::Object(marking)) => choice = Self::of(&Action::Object(*marking), scene.board),
                Some(Quiet::Ask) => {
                    choice.deed(Deed::AskMe);
                }
                None if answer.action.is_none() && matches!(scene.legal, Legal::Discussion(_)) => {
                    choice.deed(Deed::Say);
                }
                None => {}
            }
            if let Some(rules) = &envelope.contested {
                choice.rules(&Terms::of(scene, Scope::Now), rules, scene);
            }
            if let Some(won) = &envelope.won {
                choice.won(won, scene);
            }
        }
        if let Some(next) = &answer.next {
            choice.next(next, scene);
        }
        if let Some(plan) = &answer.plan {
            choice.plan(plan, scene);
        }
        choice
    }
}
