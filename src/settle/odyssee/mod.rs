//! The words of Odyssee: so far patience only, which says what silence would.

use super::patience::Patience;
use super::words::{Form, Kept, NotLaid, Occasion, Reading, Shape, Source, Why, WordKind, Words};
use crate::engine::log::{How, Moment};
use crate::engine::odyssee::{Action, Illegal, Legal, Odyssee, Question, View};
use crate::engine::{Seat, SeatSet};

/// Everything a seat has said ahead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    pub patience: Option<Patience>,
}

/// The kinds of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Patience,
}

impl WordKind for Kind {
    const ALL: &'static [Kind] = &[Kind::Patience];

    fn name(self) -> &'static str {
        "patience"
    }

    fn shape(self) -> Shape {
        Shape::Undated
    }

    fn form(self) -> Form {
        Form::Apart
    }

    fn how(self) -> How {
        How::Patience
    }
}

/// No word but patience can be read or misread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordExpected {}

/// Why a word of Odyssee does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    Illegal(Illegal),
}

impl Words for Odyssee {
    type Said = Said;
    type Kind = Kind;
    type WordExpected = WordExpected;
    type Lapse = Lapse;

    const SILENCE: &'static str = "silence";
    /// Measured by a model of strict play, one visit a turn.
    const WAITS: &'static [u32] = &[29, 49, 76, 106, 135];

    fn occasion(view: &View) -> Occasion {
        let stage = view.question.map_or(u8::MAX, |question| question as u8);
        Occasion { turn: view.turn.into(), matter: 1, stage }
    }

    fn is_closed(_: &View) -> bool {
        false
    }

    fn asked(view: &View) -> SeatSet {
        view.may_answer
    }

    fn mover(view: &View) -> Option<Seat> {
        view.question.map(|_| view.active)
    }

    fn takes_patience(view: &View) -> bool {
        !matches!(view.question, None | Some(Question::Turn | Question::Sail))
    }

    fn lay(said: &mut Said, _: &Odyssee, _: Occasion, _: Kind, text: &str) -> Result<(), NotLaid<WordExpected>> {
        said.patience = if text.is_empty() { None } else { Some(read(text)?) };
        Ok(())
    }

    fn written(said: &Said, _: &Odyssee, _: Kind) -> Vec<Kept<String>> {
        let written = said.patience.iter().map(|patience| patience.written(Self::SILENCE));
        written.map(|word| Kept { word, at: Occasion::default() }).collect()
    }

    fn put_back(said: &mut Said, _: &Odyssee, _: Kind, line: &Kept<String>) -> Result<(), NotLaid<WordExpected>> {
        said.patience = Some(read(&line.word)?);
        Ok(())
    }

    fn patience(said: &Said) -> Option<Patience> {
        said.patience
    }

    fn read_words(_: &Said, _: &View, _: &Legal, _: Moment) -> Reading<Self> {
        Reading::Asks(Why::NoWord)
    }

    /// A turn is one visit (RO-1): what the active player does in it counts at once, and is seen by the time it can be taken back
    /// elsewhere.
    fn is_final(action: &Action) -> bool {
        match action {
            Action::Die
            | Action::Arrow(_)
            | Action::Sail(_)
            | Action::Stay
            | Action::Land
            | Action::Bid(_)
            | Action::Calm
            | Action::Feast
            | Action::Graze
            | Action::Hero
            | Action::Gifts
            | Action::Look(_) => true,
            Action::Give(_)
            | Action::Take
            | Action::Ask { .. }
            | Action::Accept
            | Action::Refuse
            | Action::Peace
            | Action::Fight
            | Action::Demand(_)
            | Action::Trade(_)
            | Action::On
            | Action::Offer(_) => false,
        }
    }

    fn refused(reason: Illegal) -> Lapse {
        Lapse::Illegal(reason)
    }

    fn put_by(_: &mut Said, _: &View, _: &Action) {}

    fn used(_: &mut Said, _: Source<Kind>, _: &Action, _: &View, _: &View) {}

    fn ended(_: &mut Said, _: Seat, _: &View, _: &View) {}
}

fn read(text: &str) -> Result<Patience, NotLaid<WordExpected>> {
    Patience::read(text, Odyssee::SILENCE).map_err(NotLaid::NotPatience)
}
