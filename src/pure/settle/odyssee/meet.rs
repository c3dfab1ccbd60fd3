//! Words for meetings (Q-7, Q-8, RO-9): the first line that fits the other ship.

use super::Lapse;
use super::choice::is_within;
use super::plan::Found;
use crate::engine::Seat;
use crate::engine::odyssee::{Action, DealRange, Exchange, SpokenView, Terms, View};
use crate::settle::words::Why;

/// More than anybody can keep in mind.
pub const MEETS_MAX: usize = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meet {
    /// With whom; with anybody if it is not said.
    pub with: Option<Seat>,
    /// Only if the own crew less the other's is at least this, from -3 to 3.
    pub margin: Option<i8>,
    pub word: MeetWord,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetWord {
    /// What the other says to that is heard; about a demand it says nothing.
    Peace,
    /// Also in answer to a demand.
    Fight,
    /// If the other does not have it: peace, or its owner is asked.
    Demand {
        terms: Terms,
        else_peace: bool,
    },
    /// Peace; and a demand up to this is accepted.
    Pay(Terms),
    Ask,
}

impl Meet {
    fn fits(&self, view: &View, me: Seat, other: Seat) -> bool {
        let crew = |seat: Seat| i16::from(view.players[seat].crew);
        self.with.is_none_or(|seat| seat == other)
            && self.margin.is_none_or(|margin| crew(me) - crew(other) >= i16::from(margin))
    }
}

/// The line for a meeting with that seat, and which it is.
pub(super) fn line(meets: &[Meet], view: &View, me: Seat, other: Seat) -> Option<(usize, Meet)> {
    meets.iter().copied().enumerate().find(|(_, meet)| meet.fits(view, me, other))
}

/// What is said when it is this seat's word.
pub(super) fn speak(meet: Meet, range: &DealRange) -> Found {
    match meet.word {
        MeetWord::Peace | MeetWord::Pay(_) => Ok(Action::Peace),
        MeetWord::Fight => Ok(Action::Fight),
        MeetWord::Demand { terms, .. } if range.wants.permits(terms) => Ok(Action::Demand(terms)),
        MeetWord::Demand { else_peace: true, .. } => Ok(Action::Peace),
        MeetWord::Demand { .. } => Err(Lapse::NotTheirs.into()),
        MeetWord::Ask => Err(Why::Wished),
    }
}

/// What is said to the other's demand or trade; `exchange` is seen from this seat. Trades need a person: no word speaks of
/// them.
pub(super) fn answer(meet: Meet, spoken: SpokenView, exchange: Exchange) -> Found {
    match (meet.word, spoken) {
        (MeetWord::Ask, _) => Err(Why::Wished),
        (MeetWord::Fight, SpokenView::Demand(_)) => Ok(Action::Refuse),
        (MeetWord::Pay(most), SpokenView::Demand(_)) if is_within(exchange.gives, most) => Ok(Action::Accept),
        (MeetWord::Pay(_), SpokenView::Demand(_)) => Err(Lapse::TooDear.into()),
        (MeetWord::Peace | MeetWord::Demand { .. }, SpokenView::Demand(_)) | (_, SpokenView::Trade(_)) => {
            Err(Why::NoWord)
        }
    }
}
