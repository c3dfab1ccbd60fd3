//! The pace of a new table: one with a name, or numbers of one's own.

use crate::deadline::pace::{Allotment, NotAPace, Pace};
use crate::text::Text;

use super::facts::{pace_more, pace_name};
use super::fields::Fields;
use super::input::{Choice, Choices, Input};

pub(super) const NAMES: [&str; 4] = ["pace", "pace_bank", "pace_increment", "pace_cap"];
const OWN: &str = "own";

/// What was typed, and what is wrong with it.
#[derive(Default)]
pub(super) struct PaceForm {
    pace: String,
    bank: String,
    increment: String,
    cap: String,
    fault: Option<String>,
    bank_fault: Option<String>,
    increment_fault: Option<String>,
    cap_fault: Option<String>,
}

impl PaceForm {
    /// Own numbers begin with those of the pace that is chosen.
    pub(super) fn fresh(pace: Pace) -> PaceForm {
        let hours = pace.allotment().map(|own| [own.bank_hours(), own.increment_hours(), own.cap_hours()]);
        let [bank, increment, cap] = hours.unwrap_or_default().map(|hours| hours.to_string());
        PaceForm { pace: pace.to_string(), bank, increment, cap, ..PaceForm::default() }
    }

    pub(super) fn of(fields: &Fields) -> PaceForm {
        let [pace, bank, increment, cap] = NAMES.map(|name| fields.get(name).to_owned());
        PaceForm { pace, bank, increment, cap, ..PaceForm::default() }
    }

    /// The pace, or nothing and the faults noted.
    pub(super) fn check(&mut self, t: Text) -> Option<Pace> {
        if self.pace != OWN {
            let pace = Pace::NAMED.into_iter().find(|pace| pace.kind() == self.pace);
            if pace.is_none() {
                self.fault = Some(t.fault_choose());
            }
            return pace;
        }
        // What is no number at all is out of every bound.
        let number = |text: &str| text.trim().parse().unwrap_or(u16::MAX);
        match Allotment::new(number(&self.bank), number(&self.increment), number(&self.cap)) {
            Ok(own) => return Some(Pace::Own(own)),
            Err(NotAPace::Bank) => self.bank_fault = Some(t.fault_pace_bank(Allotment::BANK_MOST)),
            Err(NotAPace::Increment) => {
                let (least, most) = (Allotment::INCREMENT_LEAST, Allotment::INCREMENT_MOST);
                self.increment_fault = Some(t.fault_pace_increment(least, most));
            }
            Err(NotAPace::Cap) => self.cap_fault = Some(t.fault_pace_cap(Allotment::CAP_MOST)),
        }
        None
    }

    pub(super) fn choices(&self, t: &Text) -> Choices {
        let named = Pace::NAMED.map(|pace| {
            let more = pace_more(*t, pace).unwrap_or_default();
            Choice { more, ..Choice::new(pace.kind(), pace_name(*t, pace), &self.pace) }
        });
        let own = Choice { more: t.pace_own_more(), ..Choice::new(OWN, t.pace_own(), &self.pace) };
        let options = named.into_iter().chain([own]).collect();
        let choices = Choices::new("pace", t.fact_pace(), options);
        Choices { hint: t.new_pace_hint(), fault: self.fault.clone(), ..choices }
    }

    pub(super) fn bank_input(&self, t: &Text) -> Input {
        number("pace_bank", t.pace_bank(), &self.bank, self.bank_fault.as_ref())
    }

    pub(super) fn increment_input(&self, t: &Text) -> Input {
        number("pace_increment", t.pace_increment(), &self.increment, self.increment_fault.as_ref())
    }

    pub(super) fn cap_input(&self, t: &Text) -> Input {
        let input = number("pace_cap", t.pace_cap(), &self.cap, self.cap_fault.as_ref());
        Input { hint: t.pace_cap_hint(), ..input }
    }
}

fn number(name: &'static str, label: String, value: &str, fault: Option<&String>) -> Input {
    Input { kind: "number", fault: fault.cloned(), ..Input::text(name, label, value) }
}
