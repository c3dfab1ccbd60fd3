//! The table of deeds. Whatever differs from one to the next stands in its row, so that a new one is a row and nothing else;
//! the compiler wants one for each.

use super::ahead::FormReading;
use super::choice::{Deed, Heap};
use super::fault::Field;
use super::read::Reader;
use crate::engine::ulysses::{Action, ActionRange, Card, DiscRange, DiscussionRange, Legal, Question, Side, Usable};
use crate::settle::ulysses::Envelope;

/// All that forms and their readers know of a deed.
struct Row {
    /// As a form sends it.
    name: &'static str,
    reads: Reads,
    /// The card it is done with; the form sends whether a Zeus takes its place.
    card: Option<Card>,
    /// Fields that its form shows; a fault of any other is said of the form as a whole.
    fields: &'static [Field],
    /// Whether it belongs to the sheet, on which answers stand together with what is said ahead.
    is_on_sheet: bool,
    /// What lies in the envelope besides the action itself.
    envelope: fn(&mut FormReading<'_>, Option<Action>) -> Option<Envelope>,
}

/// The question that a deed answers, and how its action is read within what is legal.
#[derive(Clone, Copy)]
enum Reads {
    Action(fn(&mut Reader<'_>, &ActionRange) -> Option<Action>),
    Asking(fn(&mut Reader<'_>, &DiscRange) -> Option<Action>),
    Discussion(fn(&mut Reader<'_>, &DiscussionRange) -> Option<Action>),
    Wind(fn(&mut Reader<'_>, Usable) -> Option<Action>),
    /// It says something, about this question or about none, and does nothing.
    Nothing(Option<Question>),
}

const ALONE: Row =
    Row { name: "", reads: Reads::Nothing(None), card: None, fields: &[], is_on_sheet: false, envelope: |_, _| None };
const SHEET: Row = Row { is_on_sheet: true, ..ALONE };

const VOTES: Field = Field::Heap(Heap::Votes);
const TEMPLES: Field = Field::Heap(Heap::Temples);
const PAY: Field = Field::Heap(Heap::Pay);

const fn support(
    name: &'static str,
    fields: &'static [Field],
    read: fn(&mut Reader<'_>, &DiscussionRange) -> Option<Action>,
) -> Row {
    Row { name, reads: Reads::Discussion(read), fields, envelope: |hearing, _| hearing.supporting(), ..SHEET }
}

macro_rules! table {
    ($($deed:ident $(($side:ident))? = $row:expr;)+) => {
        impl Deed {
            pub(super) const ALL: [Deed; [$(stringify!($deed)),+].len()] = [$(Deed::$deed $((Side::$side))?),+];

            fn row(self) -> &'static Row {
                match self {
                    $(Deed::$deed $((Side::$side))? => const { &$row },)+
                }
            }
        }
    };
}

table! {
    Pandora = Row {
        name: "pandora",
        reads: Reads::Action(|reader, range| reader.pandora(range)),
        card: Some(Card::Pandora),
        ..ALONE
    };
    Plague = Row {
        name: "plague",
        reads: Reads::Action(|reader, range| reader.plague(range)),
        card: Some(Card::Plague),
        fields: &[Field::Place],
        ..ALONE
    };
    Unplague = Row {
        name: "unplague",
        reads: Reads::Action(|reader, range| reader.unplague(range)),
        fields: &[Field::Place, PAY],
        ..ALONE
    };
    Exchange = Row {
        name: "exchange",
        reads: Reads::Action(|reader, range| reader.exchange(range)),
        fields: &[Field::Goal, Field::Pile, PAY],
        ..ALONE
    };
    Temple = Row {
        name: "temple",
        reads: Reads::Action(|reader, range| reader.temple(range)),
        fields: &[TEMPLES, PAY],
        ..ALONE
    };
    Propose = Row {
        name: "propose",
        reads: Reads::Action(|reader, range| reader.propose(range)),
        envelope: |hearing, action| hearing.proposing(action),
        ..SHEET
    };
    Stay = Row {
        name: "stay",
        reads: Reads::Action(|_, range| range.stay.then_some(Action::Stay)),
        ..ALONE
    };
    Agree = Row {
        name: "agree",
        reads: Reads::Asking(|_, _| Some(Action::Agree)),
        envelope: |hearing, _| hearing.agreeing(),
        ..SHEET
    };
    Object = Row {
        name: "object",
        reads: Reads::Asking(|reader, range| reader.marking(range).map(Action::Object)),
        fields: &[Field::Place, VOTES, PAY],
        envelope: |hearing, action| hearing.objecting(action),
        ..SHEET
    };
    AskMe = Row {
        name: "ask",
        reads: Reads::Nothing(Some(Question::Asking)),
        envelope: |hearing, _| hearing.asking_me(),
        ..SHEET
    };
    Support(Blue) = support("support-blue", &[Field::Heap(Heap::For(Side::Blue))], |reader, range| {
        reader.support(Side::Blue, range)
    });
    Support(Red) = support("support-red", &[Field::Heap(Heap::For(Side::Red))], |reader, range| {
        reader.support(Side::Red, range)
    });
    Support(Black) = support("support-black", &[Field::Heap(Heap::For(Side::Black))], |reader, range| {
        reader.support(Side::Black, range)
    });
    Black = Row {
        name: "black",
        reads: Reads::Discussion(|reader, range| reader.marking(range.black.as_ref()?).map(Action::Black)),
        fields: &[Field::Place, VOTES, PAY],
        envelope: |hearing, _| hearing.supporting(),
        ..SHEET
    };
    Pass = Row { name: "pass", reads: Reads::Discussion(|_, _| Some(Action::Pass)), ..SHEET };
    Say = Row {
        name: "say",
        reads: Reads::Nothing(Some(Question::Discussion)),
        envelope: |hearing, _| hearing.saying(),
        ..SHEET
    };
    Wind = Row {
        name: "wind",
        reads: Reads::Wind(|reader, usable| reader.wind(usable)),
        card: Some(Card::Wind),
        ..SHEET
    };
    Rest = Row { name: "rest", reads: Reads::Wind(|_, _| Some(Action::Rest)), ..SHEET };
    Ahead = Row { name: "ahead", ..SHEET };
    Withdraw = Row { name: "withdraw", ..ALONE };
}

impl Deed {
    pub(super) fn name(self) -> &'static str {
        self.row().name
    }

    /// The question it answers; none if it is about something else than what is open.
    pub(super) fn question(self) -> Option<Question> {
        match self.row().reads {
            Reads::Action(_) => Some(Question::Action),
            Reads::Asking(_) => Some(Question::Asking),
            Reads::Discussion(_) => Some(Question::Discussion),
            Reads::Wind(_) => Some(Question::Wind),
            Reads::Nothing(question) => question,
        }
    }

    /// Whether it says something and does nothing.
    pub(super) fn only_says(self) -> bool {
        matches!(self.row().reads, Reads::Nothing(_))
    }

    pub(super) fn is_on_sheet(self) -> bool {
        self.row().is_on_sheet
    }

    pub(super) fn fields(self) -> &'static [Field] {
        self.row().fields
    }

    /// Whether the form sends what it is done with.
    pub(super) fn has_means(self) -> bool {
        self.row().card.is_some()
    }

    /// The action, if this is what the question asks for.
    pub(super) fn read(self, reader: &mut Reader<'_>, legal: &Legal) -> Option<Action> {
        match (self.row().reads, legal) {
            (Reads::Action(read), Legal::Action(range)) => read(reader, range),
            (Reads::Asking(read), Legal::Asking(range)) => read(reader, range),
            (Reads::Discussion(read), Legal::Discussion(range)) => read(reader, range),
            (Reads::Wind(read), Legal::Wind(usable)) => read(reader, *usable),
            (
                Reads::Action(_) | Reads::Asking(_) | Reads::Discussion(_) | Reads::Wind(_) | Reads::Nothing(_),
                Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Discussion(_) | Legal::Wind(_),
            ) => None,
        }
    }

    pub(super) fn envelope(self, hearing: &mut FormReading<'_>, action: Option<Action>) -> Option<Envelope> {
        (self.row().envelope)(hearing, action)
    }
}
