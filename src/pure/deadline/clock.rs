//! The clock of a seat: what it has in the bank between questions, and what is left of it while one is open.

use chrono::{DateTime, Utc};

use super::Span;
use super::calendar::Calendar;
use super::pace::{Allotment, Share};

/// A seat's time for the question before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// For this question, counted from the moment at which it began to tick.
    allotted: Span,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The question's letter has not left yet.
    Waiting,
    Ticking {
        since: DateTime<Utc>,
    },
}

impl Clock {
    /// For a new or a changed question: what is in the bank and its share of the increment, up to the cap. It does not tick yet.
    pub fn asked(bank: Span, allotment: Allotment, share: Share) -> Clock {
        let allotted = bank.plus(allotment.increment_of(share)).min(allotment.cap());
        Clock { allotted, state: State::Waiting }
    }

    /// As it was stored.
    pub fn stored(allotted: Span, since: Option<DateTime<Utc>>) -> Clock {
        Clock { allotted, state: since.map_or(State::Waiting, |since| State::Ticking { since }) }
    }

    /// From the moment at which the letter has left. A clock that ticks already goes on: a second letter gives no time.
    #[must_use]
    pub fn started(self, at: DateTime<Utc>) -> Clock {
        match self.state {
            State::Waiting => Clock { state: State::Ticking { since: at }, ..self },
            State::Ticking { .. } => self,
        }
    }

    /// More time, as the host gave it.
    #[must_use]
    pub fn with_more(self, span: Span) -> Clock {
        Clock { allotted: self.allotted.plus(span), ..self }
    }

    pub fn allotted(&self) -> Span {
        self.allotted
    }

    pub fn since(&self) -> Option<DateTime<Utc>> {
        match self.state {
            State::Waiting => None,
            State::Ticking { since } => Some(since),
        }
    }

    /// When time is out; nothing as long as it does not tick. `promised` is what a letter said before: that may grow, by a
    /// pause, but never shrink, not even when a pause is taken back or a zone changes its rules.
    pub fn due(&self, calendar: &Calendar, promised: Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
        let due = calendar.after(self.since()?, self.allotted);
        Some(promised.map_or(due, |promised| promised.max(due)))
    }

    /// What goes back to the bank if the question is answered at that moment.
    pub fn left(&self, calendar: &Calendar, at: DateTime<Utc>) -> Span {
        self.since().map_or(self.allotted, |since| self.allotted.minus(calendar.between(since, at)))
    }
}

/// The latest moment at which a table can still be waiting for these players, from its cap alone: it tells nothing of what
/// anybody has in the bank or has answered. None if nobody is asked.
pub fn latest<'a>(
    opened_at: DateTime<Utc>,
    allotment: Allotment,
    asked: impl IntoIterator<Item = &'a Calendar>,
) -> Option<DateTime<Utc>> {
    asked.into_iter().map(|calendar| calendar.after(opened_at, allotment.cap())).max()
}
