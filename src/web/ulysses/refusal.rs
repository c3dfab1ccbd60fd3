//! Every «no» to a form as a sentence: faults of a choice, misread written forms. What the rules refuse is in `text`.

use super::fault::Fault;
use crate::engine::Misread;
use crate::engine::ulysses::Expected;
use crate::text::ulysses::words::{Teller, card_name};

impl Teller<'_> {
    pub(super) fn fault(self, fault: Fault) -> String {
        let t = self.t;
        match fault {
            Fault::NoDeed => t.ulysses_fault_no_deed(),
            Fault::Missing => t.ulysses_fault_missing(),
            Fault::Twice => t.ulysses_fault_twice(),
            Fault::NotOffered => t.ulysses_fault_not_offered(),
            Fault::NotACount(card) => t.ulysses_fault_not_a_count(card_name(card)),
            Fault::Most(most) => t.ulysses_fault_most(most),
            Fault::Stray => t.ulysses_fault_stray(),
            Fault::Illegal(reason) => self.illegal(reason),
            Fault::Misread(misread) => self.misread(misread),
            Fault::Stale => t.ulysses_fault_stale(),
            Fault::MisreadWords(misread) => t.ahead_fault_misread(misread.at),
            Fault::NotANumber(least, most) => t.ahead_fault_number(least, most),
            Fault::SameDisc => t.ahead_fault_same_disc(),
            Fault::WayElsewhere => t.ahead_fault_way(),
            Fault::NothingSaid => t.ahead_fault_nothing_said(),
            Fault::NothingSealed => t.ahead_fault_nothing_sealed(),
            Fault::NotADay => t.ahead_fault_day(),
            Fault::TooMuch => t.ahead_fault_too_much(),
        }
    }

    /// Where a written action stopped making sense.
    pub(in crate::web) fn misread(self, Misread { at, expected }: Misread<Expected>) -> String {
        let card = match expected {
            Expected::Means(card) => card.letter().to_string(),
            Expected::Verb
            | Expected::Space
            | Expected::Place
            | Expected::Color
            | Expected::Side
            | Expected::Count
            | Expected::Letter
            | Expected::Clear
            | Expected::End => String::new(),
        };
        self.t.ulysses_misread(at, card, expected_name(expected))
    }
}

fn expected_name(expected: Expected) -> &'static str {
    match expected {
        Expected::Verb => "verb",
        Expected::Space => "space",
        Expected::Place => "place",
        Expected::Color => "color",
        Expected::Side => "side",
        Expected::Means(_) => "means",
        Expected::Count => "count",
        Expected::Letter => "letter",
        Expected::Clear => "clear",
        Expected::End => "end",
    }
}
