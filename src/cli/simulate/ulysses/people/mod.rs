//! The modelled people of Ulysses: what they would say, and what they write ahead.

mod pen;
#[cfg(test)]
mod tests;

use crate::bot::{BotKind, Bots as _};
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

    fn fill_in(page: &Page<'_, Ulysses>, said: &mut Said) -> Option<Action> {
        let Page { view, legal, seat, dice, .. } = *page;
        let pen = Pen { view, own: seat, dice };
        let at = Ulysses::occasion(view);
        let choose = || Ulysses::choose(BotKind::Sailor, view, legal, dice);
        let hand = if page.in_turn { choose() } else { None };
        if !page.looks_ahead {
            return hand;
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
        let next = pen.next_page(said.envelope.as_ref().filter(|kept| kept.at.same_matter(at)).map(|kept| &kept.word));
        if !next.0.is_empty() {
            said.next.retain(|kept| !kept.at.same_matter(at));
            said.next.push(Kept { word: next, at });
        }
        said.orders = pen.orders().into_iter().map(|word| Kept { word, at }).collect();
        if let Some(plan) = pen.plan() {
            said.plan = Some(Kept { word: plan, at });
        }
        // The quiet half lies in the envelope.
        hand.filter(|_| view.question != Some(Question::Asking))
    }
}
