//! The modelled people of Odyssee: sailors who say ahead what they would do, as far as they know it.

mod pen;
mod taps;
#[cfg(test)]
mod tests;

use crate::bot::{BotKind, Bots as _};
use crate::cli::simulate::people::measures::Measure;
use crate::cli::simulate::people::{Modelled, Page};
use crate::engine::odyssee::{Action, Odyssee, Question, View};
use crate::settle::odyssee::{Course, Said};
use crate::settle::words::{Kept, Words as _};
use pen::{LEGS, Pen};

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

    /// Where to go on to after a move is said by the button that sends it off.
    fn taps(page: &Page<'_, Odyssee>, before: &Said, after: &Said) -> u32 {
        if page.looks_ahead {
            taps::taps(before, after)
        } else {
            u32::from(!page.in_turn && before.course != after.course)
        }
    }

    /// What is asked is answered by hand; once nothing is, the rest of the page is filled in.
    fn fill_in(page: &Page<'_, Odyssee>, said: &mut Said) -> Option<Action> {
        let Page { view, legal, seat, dice, .. } = *page;
        let (at, pen) = (Odyssee::occasion(view), Pen { view, me: seat, dice });
        let offered = !page.looks_ahead && page.measures.has(Measure::Onward);
        let brief = !page.looks_ahead && page.measures.has(Measure::Brief);
        if page.in_turn {
            let hand = Odyssee::choose(BotKind::Sailor, view, legal, dice);
            if let Some(course) = hand.filter(|_| offered).and_then(|hand| pen.onward(hand)) {
                said.put_course(at, course, view);
            }
            if let Some(meet) = hand.filter(|_| brief).and_then(|hand| pen.to_everyone(hand)) {
                said.meets = vec![Kept { word: meet, at }];
            }
            return hand;
        }
        if offered && view.active != seat && Odyssee::unplanned(said, view).is_some() {
            // He came because his course is over, and is asked where to next.
            if let Some(course) = pen.course(1) {
                said.put_course(at, Course { choices: Vec::new(), home: false, ..course }, view);
            }
        }
        if !page.looks_ahead || view.active == seat {
            return None;
        }
        let legs = if page.measures.has(Measure::Legs) { LEGS + 1 } else { LEGS };
        if let Some(course) = pen.course(legs) {
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
