//! The review: exactly what will happen, what it costs, what right it gives up; then, and only here, the form that acts. The
//! first button leads back, since a mail scanner presses the first one it finds.

use askama::Template;

use super::ahead::{Answer, AnswerText};
use super::choice::Choice;
use crate::engine::ulysses::{Action, Card, Cards, Question, Ruleset, Side, Ulysses};
use crate::engine::{Game as _, Seat};
use crate::settle::ulysses::{Envelope, Rule, Third, Word};
use crate::text::Text;
use crate::text::ulysses::ahead::Matter;
use crate::text::ulysses::question::counts;
use crate::text::ulysses::scene::Scene;
use crate::text::ulysses::vocabulary::Teller;

/// The page between choosing and doing. `capability` authorizes the post.
pub(in crate::web) fn review(
    scene: &Scene<'_>,
    (game, take_back): (&Ulysses, u8),
    answer: &Answer,
    choice: &Choice,
    capability: &str,
) -> Result<String, askama::Error> {
    let (t, teller) = (scene.t, scene.teller());
    let action = answer.action.as_ref();
    let matter = Matter::of(scene);
    ReviewPage {
        t,
        base: scene.base,
        kicker: t.game_kicker(scene.code.to_owned(), Ulysses::TITLE, scene.view.turn),
        sentences: action.map(|action| happens(scene, action)).unwrap_or_default(),
        // Where nobody else is waited for, an answer comes alone: the form asks for nothing besides (U-29). Before the own turn comes,
        // because bots think, it is all that is said.
        ahead: answer
            .envelope
            .as_ref()
            .filter(|_| !scene.is_alone() || action.is_none())
            .map(|envelope| teller.envelope(envelope, matter))
            .unwrap_or_default(),
        next: answer.next.as_ref().map(|next| teller.next_page(next)).unwrap_or_default(),
        plan: answer.plan.as_ref().map(|plan| teller.plan(plan)).unwrap_or_default(),
        course: match answer.course {
            Some(course) => teller.course(&course),
            None => answer.drops_course.then(|| t.ahead_course_dropped()).into_iter().collect(),
        },
        withdraws: answer.withdraws,
        cost: action.and_then(|action| cost(scene, spent(action))).unwrap_or_default(),
        rights: action
            .filter(|action| **action != Action::Agree || !answer.envelope.as_ref().is_some_and(passes))
            .map(|action| rights(scene, action))
            .unwrap_or_default(),
        // In a closed round, and whatever is only said, can be changed until it is read; bots read at once.
        last: if (scene.view.question == Some(Question::Asking) && !scene.is_alone()) || action.is_none() {
            t.ahead_review_open()
        } else if take_back > 0 {
            t.review_take_back(take_back)
        } else {
            t.review_final()
        },
        capability,
        way: if answer.only_ahead { "ahead" } else { "act" },
        written: answer.written(game),
        back: choice,
    }
    .render()
}

#[derive(Template)]
#[template(path = "ulysses/review.html")]
struct ReviewPage<'a> {
    t: Text,
    base: &'a str,
    kicker: String,
    sentences: Vec<String>,
    /// Of this movement.
    ahead: Vec<String>,
    next: Vec<String>,
    plan: Vec<String>,
    course: Vec<String>,
    withdraws: bool,
    cost: String,
    rights: Vec<String>,
    last: String,
    capability: &'a str,
    /// Where the form goes.
    way: &'static str,
    written: AnswerText,
    /// What was chosen, for the way back.
    back: &'a Choice,
}

/// Whether everything that could still come is passed on: whoever agrees and says so gives up no right that is left.
fn passes(envelope: &Envelope) -> bool {
    let pass = |rule: &Rule| rule.word == Word::Pass && rule.third != Third::Ask;
    envelope.contested.as_ref().is_some_and(|rules| rules.0.iter().all(pass))
}

/// What is done, and what comes of it at once.
fn happens(scene: &Scene<'_>, action: &Action) -> Vec<String> {
    let (t, teller, view) = (scene.t, scene.teller(), scene.view);
    let seat = scene.own().map_or(view.active, |own| own.seat);
    let mut sentences = teller.action(seat, action);
    if let (Action::Agree, Some(blue)) = (action, view.sides[Side::Blue as usize]) {
        sentences.splice(0..0, teller.action(view.active, &Action::Propose(blue.place)));
    }
    let next = |seat: Seat| teller.name(scene.next_seat(seat));
    match *action {
        Action::Support { side, cards } => sentences.push(leads(scene, teller, side, cards)),
        Action::Object(marking) => {
            sentences.push(leads(scene, teller.with_disc(seat, Side::Red, marking.place), Side::Red, marking.cards));
        }
        Action::Black(marking) => {
            sentences.push(leads(
                scene,
                teller.with_disc(seat, Side::Black, marking.place),
                Side::Black,
                marking.cards,
            ));
        }
        Action::Propose(_) => sentences.push(t.ahead_wait_asking()),
        Action::Rest | Action::Stay => sentences.push(t.ulysses_form_rest_note(next(view.active))),
        Action::Wind(_) => sentences.push(t.ulysses_form_wind_note()),
        Action::Exchange { pile, .. } => {
            sentences.push(t.ulysses_story_goal_drawn(t.ulysses_goal_of_color(pile.name()), teller.name(seat), "yes"));
        }
        Action::Temple { .. } => {
            let temples = view.players[seat].temples.saturating_add(1);
            sentences.push(t.ulysses_story_temples(temples, teller.name(seat), "yes"));
        }
        Action::Plague { .. } => sentences.push(t.ulysses_form_plague_note(view.plague_stock)),
        Action::Pandora(_) | Action::Unplague { .. } | Action::Agree | Action::Pass => {}
    }
    sentences
}

fn leads(scene: &Scene<'_>, teller: Teller<'_>, side: Side, cards: Cards) -> String {
    let mut counts = counts(&scene.view.sides);
    counts[side as usize] = counts[side as usize].saturating_add(cards.total());
    teller.leads(side, counts)
}

/// All cards that leave the hand.
fn spent(action: &Action) -> Cards {
    match *action {
        Action::Pandora(means) => means.card(Card::Pandora).into(),
        Action::Plague { means, .. } => means.card(Card::Plague).into(),
        Action::Wind(means) => means.card(Card::Wind).into(),
        Action::Unplague { cards, .. } | Action::Exchange { cards, .. } | Action::Support { cards, .. } => cards,
        Action::Temple { temples, others } => temples.plus(others),
        Action::Object(marking) | Action::Black(marking) => marking.cards.plus(marking.clear),
        Action::Propose(_) | Action::Stay | Action::Rest | Action::Agree | Action::Pass => Cards::NONE,
    }
}

/// Only what is paid is spoken of: what was promised for later has its own sentence.
fn cost(scene: &Scene<'_>, cards: Cards) -> Option<String> {
    let held = scene.own().map_or(0, |own| own.hand.total());
    let left = held.saturating_sub(cards.total());
    (!cards.is_empty()).then(|| scene.t.ulysses_review_cost(scene.teller().cards(cards), left))
}

/// What the answer gives up: said before, not found out afterwards.
fn rights(scene: &Scene<'_>, action: &Action) -> Vec<String> {
    let t = scene.t;
    match action {
        Action::Agree => vec![match scene.view.ruleset {
            Ruleset::Ulysses1 => t.ulysses_form_agree_note(),
            Ruleset::UlyssesCs1 => t.ulysses_form_agree_note_out(), // D-05
        }],
        Action::Pass => vec![t.ulysses_form_pass_note()],
        Action::Support { side, .. } => {
            let belongs = scene.own().and_then(|own| scene.view.players[own.seat].side) == Some(*side);
            let bound = !belongs && !scene.view.options.switching_sides;
            let owner = scene.view.sides[*side as usize].filter(|_| bound).map(|disc| disc.owner);
            let bound = owner.map(|owner| t.review_side_name(scene.teller().name(owner)));
            scene.support_gives_up_black().then(|| t.ulysses_form_gives_up_black()).into_iter().chain(bound).collect()
        }
        Action::Propose(_) => vec![t.ulysses_form_propose_note()],
        Action::Pandora(_) if scene.view.ruleset == Ruleset::Ulysses1 => vec![t.ulysses_review_once()],
        Action::Exchange { .. } if scene.view.ruleset == Ruleset::Ulysses1 => vec![t.ulysses_review_once()],
        Action::Pandora(_)
        | Action::Exchange { .. }
        | Action::Plague { .. }
        | Action::Unplague { .. }
        | Action::Temple { .. }
        | Action::Stay
        | Action::Wind(_)
        | Action::Rest
        | Action::Object(_)
        | Action::Black(_) => Vec::new(),
    }
}
