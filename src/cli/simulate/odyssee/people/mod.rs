//! The modelled people of Odyssee: sailors who say ahead what they would do, as far as they know it.

mod pen;
#[cfg(test)]
mod tests;

use crate::bot::{BotKind, Bots as _};
use crate::cli::simulate::people::{Modelled, Page};
use crate::engine::odyssee::{Action, Odyssee, Question, View};
use crate::settle::odyssee::Said;
use crate::settle::words::{Kept, Words as _};
use pen::Pen;

impl Modelled for Odyssee {
    const QUESTIONS: &'static [&'static str] =
        &["turns", "bids and prices", "cards", "handing over", "meetings", "battles"];

    fn question(view: &View) -> usize {
        match view.question {
            Some(Question::Turn | Question::Sail) | None => 0,
            Some(Question::Land | Question::Price) => 1,
            Some(Question::Winds | Question::Cattle | Question::Toll | Question::Look) => 2,
            Some(Question::Give) => 3,
            Some(Question::Meeting | Question::Proposal) => 4,
            Some(Question::Battle | Question::Offer) => 5,
        }
    }

    /// What is asked is answered by hand; once nothing is, the rest of the page is filled in.
    fn fill_in(page: &Page<'_, Odyssee>, said: &mut Said) -> Option<Action> {
        let Page { view, legal, seat, dice, .. } = *page;
        if page.in_turn {
            return Odyssee::choose(BotKind::Sailor, view, legal, dice);
        }
        if !page.looks_ahead || view.active == seat {
            return None;
        }
        let (at, pen) = (Odyssee::occasion(view), Pen { view, me: seat, dice });
        if let Some(course) = pen.course() {
            if let Some(plan) = pen.plan(&course) {
                said.put_plan(at, plan, view);
            }
            said.put_course(at, course, view);
        }
        said.hands = pen.hands().into_iter().map(|word| Kept { word, at }).collect();
        said.meets = pen.meets().into_iter().map(|word| Kept { word, at }).collect();
        said.battles = pen.battles().into_iter().map(|word| Kept { word, at }).collect();
        None
    }
}
