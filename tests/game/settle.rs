//! The one word of Pips: `below 8`, to roll as long as one has fewer points, in every round to come.

use super::patience::Patience;
use super::words::{Form, Kept, NotLaid, Occasion, Reading, Shape, Source, Why, WordKind, Words};
use crate::engine::log::{How, Moment};
use crate::engine::pips::{Move, NotAsked, Pips, View};
use crate::engine::{Misread, Seat, SeatSet};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub habit: Option<Kept<u8>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Habit,
}

impl WordKind for Kind {
    const ALL: &'static [Kind] = &[Kind::Habit];

    fn name(self) -> &'static str {
        "habit"
    }

    fn shape(self) -> Shape {
        Shape::One
    }

    fn form(self) -> Form {
        Form::Either
    }

    fn how(self) -> How {
        How::Order
    }
}

impl Words for Pips {
    type Said = Said;
    type Kind = Kind;
    type WordExpected = &'static str;
    type Lapse = NotAsked;

    const SILENCE: &'static str = "hold";
    const WAITS: &'static [u32] = &[4; 5];

    fn occasion(view: &View) -> Occasion {
        Occasion { turn: view.round.into(), matter: 1, stage: 0 }
    }

    fn is_closed(_: &View) -> bool {
        false
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn mover(_: &View) -> Option<Seat> {
        None
    }

    fn takes_patience(_: &View) -> bool {
        true
    }

    fn lay(said: &mut Said, _: &Pips, at: Occasion, _: Kind, text: &str) -> Result<(), NotLaid<&'static str>> {
        said.habit = if text.is_empty() { None } else { Some(Kept { word: read(text)?, at }) };
        Ok(())
    }

    fn written(said: &Said, _: &Pips, _: Kind) -> Vec<Kept<String>> {
        said.habit.iter().map(|kept| Kept { word: format!("below {}", kept.word), at: kept.at }).collect()
    }

    fn put_back(said: &mut Said, _: &Pips, _: Kind, line: &Kept<String>) -> Result<(), NotLaid<&'static str>> {
        said.habit = Some(Kept { word: read(&line.word)?, at: line.at });
        Ok(())
    }

    fn patience(_: &Said) -> Option<Patience> {
        None
    }

    fn read_words(said: &Said, view: &View, legal: &bool, _: Moment) -> Reading<Pips> {
        let Some((seat, habit)) = view.seat.zip(said.habit.as_ref()).filter(|_| *legal) else {
            return Reading::Asks(Why::NoWord);
        };
        let action = if view.points[seat] < habit.word { Move::Roll } else { Move::Hold };
        Reading::Says(action, Source::Word(Kind::Habit, 0))
    }

    fn refused(reason: NotAsked) -> NotAsked {
        reason
    }

    fn put_by(_: &mut Said, _: &View, _: &Move) {}

    fn used(_: &mut Said, _: Source<Kind>, _: &Move, _: &View, _: &View) {}

    fn ended(_: &mut Said, _: Seat, _: &View, _: &View) {}
}

fn read(text: &str) -> Result<u8, NotLaid<&'static str>> {
    let number = text.strip_prefix("below ").and_then(|number| number.parse().ok());
    number.ok_or(NotLaid::Unreadable(Misread { at: 0, expected: "below and a number" }))
}
