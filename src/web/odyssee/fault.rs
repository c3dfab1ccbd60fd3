//! What is wrong with a choice, as a sentence.

use super::scene::Scene;
use crate::engine::Misread;
use crate::engine::odyssee::{Expected, Illegal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Nothing chosen.
    Missing,
    /// No number of gifts that there are.
    Count,
    /// No number of hours.
    Hours,
    /// Nothing of what the page offers.
    Unknown,
    /// Named more than once.
    Twice,
    /// What to choose on cards, without a plan or course that may lead to one.
    CardsAlone,
    /// The table has moved on since the form was shown.
    Stale,
    /// More than can be kept.
    Much,
    Illegal(Illegal),
    /// A written answer that stops making sense.
    Misread(Misread<Expected>),
    /// A line of what was written makes no sense from this sign on.
    Line {
        number: usize,
        at: usize,
    },
    /// Written words that no sheet writes.
    Unreadable,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct Faults(pub(super) Vec<Fault>);

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl Scene<'_> {
    pub(super) fn fault(&self, fault: Fault) -> String {
        let t = self.t;
        match fault {
            Fault::Missing => t.odyssee_page_fault("missing"),
            Fault::Count => t.odyssee_page_fault("count"),
            Fault::Hours => t.ahead_fault_number(1, 999),
            Fault::Unknown => t.odyssee_page_fault("unknown"),
            Fault::Twice => t.odyssee_page_fault("twice"),
            Fault::CardsAlone => t.odyssee_page_fault("cards"),
            // What a page offered has been done since, or the table went on: a browser's way back leads to such pages.
            Fault::Stale | Fault::Illegal(Illegal::OtherQuestion(_)) => t.odyssee_page_fault("stale"),
            Fault::Much => t.odyssee_page_fault("much"),
            Fault::Illegal(reason) => self.teller().illegal(reason),
            Fault::Misread(misread) => self.teller().misread(misread),
            Fault::Line { number, at } => t.odyssee_page_fault_line(at, number),
            Fault::Unreadable => t.ahead_fault_unreadable(),
        }
    }
}
