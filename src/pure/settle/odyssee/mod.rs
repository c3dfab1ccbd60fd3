//! The words of Odyssee: what a seat can say ahead, how it is written, and what it comes to when its question arrives.

mod battle;
mod choice;
mod course;
mod finality;
mod foresee;
mod guard;
mod hand;
mod meet;
mod occasion;
mod onward;
mod parse;
mod plan;
mod read;
mod reader;
mod said;
#[doc(hidden)]
pub mod sample;
mod scope;
mod stored;
#[cfg(test)]
mod tests;
mod track;
mod write;

pub use battle::{BATTLES_MAX, Battle, BattleWord};
pub use choice::{CHOICES_MAX, Choice};
pub use course::{Course, LEGS_MAX};
pub use foresee::{Foreseen, foresee, storm};
pub use guard::Unless;
pub use hand::{HANDS_MAX, Hand};
pub use meet::{MEETS_MAX, Meet, MeetWord};
pub use onward::{ONWARD_MAX, Offer, onward};
pub use plan::{First, Line, Plan};
pub use reader::WordExpected;
pub use said::{Kind, Said, Tracked};
pub use track::{Seen, Stand, Stopped, Track};

use super::patience::Patience;
use super::words::{Kept, NotLaid, Occasion, Reading, Source, Why, Words, Written};
use crate::engine::log::Moment;
use crate::engine::odyssee::{Action, Board, Illegal, Isle, Legal, Odyssee, Question, View};
use crate::engine::{Misread, Seat, SeatSet};

/// Why a word of Odyssee does not fit. Each line lapses alone (RO-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// The rules do not allow it.
    Illegal(Illegal),
    /// The ship does not lie where the word was written for.
    Elsewhere,
    /// Another's arrow has moved the ship.
    Blown,
    /// The ship was lost.
    Lost,
    /// Other heroes than when it was written, or fewer than wanted.
    Heroes,
    /// More hunger than foreseen.
    Hunger,
    /// The right to enter Ithaca has come or gone.
    Right,
    /// The island has another owner, or its card is gone.
    Isle(Isle),
    /// That ship lies where this one would end.
    Ship(Seat),
    /// That rival can be home in one turn.
    Threat(Seat),
    /// Fewer gifts than wanted.
    Gifts,
    /// That ship is nearer than wanted.
    Near(Seat),
    /// Somebody has done something to its owner.
    Touched,
    /// No step leads nearer.
    NoWay,
    /// Nothing is left but Ithaca, which is barred.
    NotEntitled,
    /// None of the cards to hand over is left.
    NoCard,
    /// The other does not have what is demanded.
    NotTheirs,
    /// Its owner does not have what he offers.
    NotMine,
    /// More is demanded than he pays.
    TooDear,
}

impl Words for Odyssee {
    type Said = Said;
    type Kind = Kind;
    type WordExpected = WordExpected;
    type Lapse = Lapse;

    const SILENCE: &'static str = "course";
    /// Fitted to `simulate --people`; see `docs/people.md`.
    const WAITS: &'static [u32] = &[8, 16, 25, 33, 44];

    fn occasion(view: &View) -> Occasion {
        occasion::occasion(view)
    }

    fn occasion_of(view: &View, seat: Seat) -> Occasion {
        occasion::occasion_of(view, seat)
    }

    fn is_closed(_: &View) -> bool {
        false
    }

    /// Everyone may say something about his next turn at any time.
    fn asked(view: &View) -> SeatSet {
        let at_table = Seat::all(view.players.count()).filter(|seat| view.players[*seat].ship.is_some());
        if view.question.is_some() { at_table.collect() } else { SeatSet::NONE }
    }

    fn mover(view: &View) -> Option<Seat> {
        Some(view.active)
    }

    /// Patience brings a course forward (RO-15).
    fn takes_patience(view: &View) -> bool {
        matches!(view.question, Some(Question::Turn | Question::Sail))
    }

    fn lay(said: &mut Said, game: &Odyssee, at: Occasion, kind: Kind, text: &str) -> Result<(), NotLaid<WordExpected>> {
        said.lay(game, at, kind, text)
    }

    fn written(said: &Said, game: &Odyssee, kind: Kind) -> Vec<Kept<String>> {
        said.written(game, kind)
    }

    fn put_back(said: &mut Said, game: &Odyssee, kind: Kind, line: &Kept<String>) -> Result<(), NotLaid<WordExpected>> {
        said.put_back(game, kind, line)
    }

    fn patience(said: &Said) -> Option<Patience> {
        said.patience
    }

    fn read_words(said: &Said, view: &View, legal: &Legal, _: Moment) -> Reading<Self> {
        read::read(said, view, legal)
    }

    fn impatient(_: &Odyssee, said: &Said, (view, legal): (&View, &Legal), _: Seat, why: Why<Lapse>) -> Option<Action> {
        if Self::takes_patience(view) { read::impatient(said, view, legal, why) } else { None }
    }

    fn unplanned(said: &Said, view: &View) -> Option<Why<Lapse>> {
        foresee::unplanned(said, view)
    }

    fn looked(said: &mut Said, view: &View) {
        scope::looked(said, view);
    }

    fn is_final(view: &View, action: &Action) -> bool {
        finality::is_final(view, action)
    }

    /// what others bring about.
    fn is_brief(view: &View) -> bool {
        match view.question {
            Some(Question::Give | Question::Meeting | Question::Proposal | Question::Battle | Question::Offer) => true,
            Some(
                Question::Turn
                | Question::Sail
                | Question::Land
                | Question::Price
                | Question::Winds
                | Question::Cattle
                | Question::Toll
                | Question::Look,
            )
            | None => false,
        }
    }

    fn refused(reason: Illegal) -> Lapse {
        Lapse::Illegal(reason)
    }

    /// No round of this game is closed.
    fn put_by(_: &mut Said, _: &View, _: &Action) {}

    fn used(said: &mut Said, source: Source<Kind>, action: &Action, before: &View, _: &View) {
        scope::used(said, source, action, before);
    }

    fn ended(said: &mut Said, seat: Seat, before: &View, after: &View) {
        scope::ended(said, seat, before, after);
    }
}

/// A word whose written form needs nothing of the game but its board.
pub trait OnPaper: Sized {
    fn on_paper(text: &str, board: &Board) -> Result<Self, Misread<WordExpected>>;

    /// Exactly as it is read.
    fn to_paper(&self, board: &Board) -> String;
}

/// The written form of each kind, by its writer and its reader.
macro_rules! written {
    ($($kind:ty: $read:ident),*) => {$(
        impl OnPaper for $kind {
            fn on_paper(text: &str, board: &Board) -> Result<Self, Misread<WordExpected>> {
                reader::whole(text, board, |reader| reader.$read())
            }

            fn to_paper(&self, board: &Board) -> String {
                write::written(self, board)
            }
        }

        impl Written<Odyssee> for $kind {
            fn write(&self, game: &Odyssee) -> String {
                self.to_paper(game.board())
            }

            fn read(game: &Odyssee, text: &str) -> Result<Self, Misread<WordExpected>> {
                Self::on_paper(text, game.board())
            }
        }
    )*};
}

written!(Plan: plan, Course: course, Hand: hand, Meet: meet, Battle: battle);
