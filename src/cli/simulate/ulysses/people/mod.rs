//! The modelled people of Ulysses: what they would say, and what they write ahead.

mod pen;
mod taps;
#[cfg(test)]
mod tests;

use crate::bot::{BotKind, Bots as _};
use crate::cli::simulate::people::measures::{Measure, Measures};
use crate::cli::simulate::people::{Modelled, Page};
use crate::engine::ulysses::{Action, Question, Ulysses, View};
use crate::settle::ulysses::{Kind, Said};
use crate::settle::words::{Kept, Source, Words as _};
use pen::Pen;

/// Where the asking round stands among the questions.
const QUIET: usize = 1;

impl Modelled for Ulysses {
    const QUESTIONS: &'static [&'static str] = &["turns", "asking rounds", "discussions", "winds"];

    fn question(view: &View) -> usize {
        match view.question {
            Some(Question::Action) | None => 0,
            Some(Question::Asking) => QUIET,
            Some(Question::Discussion) => 2,
            Some(Question::Wind) => 3,
        }
    }

    /// In the asking round an envelope answers the letter; only what was said before the proposal spares one.
    fn was_there(question: usize, source: Source<Kind>) -> bool {
        source.is_word() && (question != QUIET || source != Source::Word(Kind::Envelope, 0))
    }

    fn used_up(said: &Said, view: &View, measures: &Measures) -> bool {
        let now = Ulysses::occasion(view);
        let is_next = view.own.is_some_and(|own| own.seat == view.active.left(view.players.count()));
        if measures.has(Measure::Turn) && is_next && view.question != Some(Question::Action) && said.plan.is_none() {
            return true;
        }
        let goes_on = said.course.as_ref().is_some_and(|kept| kept.word.stopped.is_none());
        let said_next = said.next.iter().any(|kept| kept.at.same_matter(now));
        let writes = measures.has(Measure::Letter) || measures.has(Measure::Morning);
        writes && !goes_on && !said_next && said.plan.is_none()
    }

    fn taps(page: &Page<'_, Ulysses>, before: &Said, after: &Said) -> u32 {
        taps::taps(before, after, page.measures.has(Measure::Last))
    }

    fn fill_in(page: &Page<'_, Ulysses>, said: &mut Said) -> Option<Action> {
        let Page { view, legal, seat, dice, measures, .. } = *page;
        let pen = Pen { view, own: seat, dice };
        let at = Ulysses::occasion(view);
        let choose = || Ulysses::choose(BotKind::Sailor, view, legal, dice);
        let hand = if page.in_turn { choose() } else { None };
        if !page.looks_ahead {
            let brief = if measures.has(Measure::Brief) { pen.brief(hand) } else { None };
            said.envelope = brief.map(|word| Kept { word, at }).or_else(|| said.envelope.take());
            return hand;
        }
        let offered = measures.has(Measure::Goals) || measures.has(Measure::Course);
        let course = pen.course().filter(|_| offered && page.sets_course);
        if let Some(word) = course.filter(|word| said.course.as_ref().is_none_or(|kept| kept.word != *word)) {
            said.course = Some(Kept { word, at });
        }
        match hand {
            Some(Action::Propose(place)) => {
                said.envelope = Some(Kept { word: pen.proposal(place).envelope(), at });
            }
            Some(_) | None if matches!(view.question, Some(Question::Asking | Question::Discussion)) => {
                let mut word = pen.envelope();
                if view.active == seat {
                    word.won =
                        said.envelope.take().filter(|kept| kept.at.same_matter(at)).and_then(|kept| kept.word.won);
                }
                said.envelope = Some(Kept { word, at });
            }
            Some(_) | None => {}
        }
        let mut next =
            pen.next_page(said.envelope.as_ref().filter(|kept| kept.at.same_matter(at)).map(|kept| &kept.word));
        if let Some(kept) = &said.course {
            // Only what the course would get wrong.
            pen.leave_to(&kept.word, &mut next);
        }
        if !next.0.is_empty() {
            said.next.retain(|kept| !kept.at.same_matter(at));
            said.next.push(Kept { word: next, at });
        }
        if !measures.has(Measure::NoOrders) {
            said.orders = pen.orders().into_iter().map(|word| Kept { word, at }).collect();
        }
        let anywhere = measures.has(Measure::Course) && page.sets_course && view.active != seat;
        let anywhere = if anywhere { pen.plan_anywhere() } else { None };
        if let Some(plan) = pen.plan(measures.has(Measure::Plan)).or(anywhere) {
            said.plan = Some(Kept { word: plan, at });
        }
        // The quiet half lies in the envelope.
        hand.filter(|_| view.question != Some(Question::Asking))
    }
}
