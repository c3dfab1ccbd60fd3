//! Every «no» to a form as a sentence: faults of a choice, written forms that cannot be read. What the rules refuse is in `text`.

use super::fault::Fault;
use crate::text::ulysses::vocabulary::{Teller, card_name};

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
            Fault::Stale => t.ulysses_fault_stale(),
            Fault::Unreadable => t.ahead_fault_unreadable(),
            Fault::NotANumber(least, most) => t.ahead_fault_number(least, most),
            Fault::AskedAlready => t.fault_asked_already(),
            Fault::WayElsewhere => t.ahead_fault_way(),
            Fault::NothingSaid => t.ahead_fault_nothing_said(),
            Fault::NothingSealed => t.ahead_fault_nothing_sealed(),
            Fault::NotADay => t.ahead_fault_day(),
            Fault::TooMuch => t.ahead_fault_too_much(),
        }
    }
}
