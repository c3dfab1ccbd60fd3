//! The words of Ulysses: what a seat can say ahead, how it is written, and what it comes to when its question arrives.

mod contest;
mod course;
mod day;
mod disc;
mod parse;
mod read;
mod reader;
mod said;
#[doc(hidden)]
pub mod sample;
mod scope;
#[cfg(test)]
mod tests;
mod turn;
mod word;
mod write;

pub use day::NotADay;
pub use reader::WordExpected;
pub use said::{COURSE_MAX, Kind, ORDERS_MAX, Said};
pub use word::{
    Back, Beyond, Black, Course, Day, Either, Envelope, NextLine, NextPage, Order, Plan, PlanLine, Proposal, Quiet,
    Rule, Rules, Standing, Stop, Third, Until, WayOn, Won, Word,
};

use super::patience::Patience;
use super::words::{Kept, NotLaid, Occasion, Reading, Source, Words, Written};
use crate::engine::log::Moment;
use crate::engine::ulysses::{Action, Illegal, Legal, Question, Side, Ulysses, View};
use crate::engine::{Misread, Seat, SeatSet};

/// Why a word of Ulysses does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// The rules do not allow it: the place is taken, plagued or no neighbor, cards are missing, the side is another's.
    Illegal(Illegal),
    /// No rule speaks of this place of red.
    NoRule,
    /// Black has appeared, and nothing was said for that.
    BlackAppeared,
    /// None of the ways is free.
    NoWay,
    /// The way on begins at another place.
    Elsewhere,
    /// The course was stopped by what nobody could foresee.
    Stopped(Stop),
    /// The last goal of its owner is within reach, which a course does not decide.
    LastGoal,
}

impl Words for Ulysses {
    type Said = Said;
    type Kind = Kind;
    type WordExpected = WordExpected;
    type Lapse = Lapse;

    const SILENCE: &'static str = "agree";
    /// Fitted to `simulate --people`; see `docs/people.md`.
    const WAITS: &'static [u32] = &[16, 22, 28];

    fn occasion(view: &View) -> Occasion {
        let stage = match view.question {
            Some(Question::Action) => 0,
            Some(Question::Asking) => 1,
            Some(Question::Discussion) if view.sides[Side::Black as usize].is_none() => 2,
            Some(Question::Discussion) => 3,
            Some(Question::Wind) => 4,
            None => 5,
        };
        Occasion { turn: view.turn.into(), matter: view.movement, stage }
    }

    fn is_closed(view: &View) -> bool {
        view.question == Some(Question::Asking)
    }

    fn asked(view: &View) -> SeatSet {
        match view.question {
            None => SeatSet::NONE,
            Some(_) => view.may_answer.iter().chain([view.active]).collect(),
        }
    }

    fn mover(view: &View) -> Option<Seat> {
        Some(view.active)
    }

    fn takes_patience(view: &View) -> bool {
        matches!(view.question, Some(Question::Asking | Question::Discussion))
    }

    fn lay(said: &mut Said, game: &Ulysses, at: Occasion, kind: Kind, text: &str) -> Result<(), NotLaid<WordExpected>> {
        said.lay(game, at, kind, text)
    }

    fn written(said: &Said, game: &Ulysses, kind: Kind) -> Vec<Kept<String>> {
        said.written(game, kind)
    }

    fn put_back(said: &mut Said, game: &Ulysses, kind: Kind, line: &Kept<String>) -> Result<(), NotLaid<WordExpected>> {
        said.put_back(game, kind, line)
    }

    fn patience(said: &Said) -> Option<Patience> {
        said.patience
    }

    fn read_words(said: &Said, view: &View, legal: &Legal, now: Moment) -> Reading<Self> {
        read::read(said, view, legal, now)
    }

    /// Whoever is on the page has seen that his course was stopped, and why.
    fn looked(said: &mut Said, _: &View) {
        said.course.take_if(|kept| kept.word.stopped.is_some());
    }

    fn refused(reason: Illegal) -> Lapse {
        Lapse::Illegal(reason)
    }

    fn put_by(said: &mut Said, view: &View, action: &Action) {
        scope::put_by(said, view, action);
    }

    fn used(said: &mut Said, source: Source<Kind>, action: &Action, before: &View, after: &View) {
        scope::used(said, source, action, before, after);
    }

    fn ended(said: &mut Said, seat: Seat, before: &View, after: &View) {
        scope::ended(said, seat, before, after);
    }
}

/// The written form of each kind, by its writer and its reader.
macro_rules! written {
    ($($kind:ty: $read:ident),*) => {$(
        impl Written<Ulysses> for $kind {
            fn write(&self, game: &Ulysses) -> String {
                write::written(self, game.board())
            }

            fn read(game: &Ulysses, text: &str) -> Result<Self, Misread<WordExpected>> {
                reader::whole(text, game.board(), |reader| reader.$read())
            }
        }
    )*};
}

written!(Envelope: envelope, Proposal: proposal, NextPage: next_page, Plan: plan, Course: course, Order: order);
