//! Answers that can still be taken back, at a table in the hands of one transaction: they are laid aside, taken back, or count.

use chrono::{DateTime, Utc};

use super::{Live, NotDone};
use crate::engine::{Eye, Seat, SeatSet};
use crate::play::PlayFault;
use crate::settle::pad::Unsent;
use crate::settle::run;
use crate::settle::words::{Said, Words};

/// An answer that can be taken back, and when it counts. Without a time it did not fit any more and came back.
pub(in crate::play) struct Outgoing<G: Words> {
    pub(in crate::play) unsent: Unsent<G>,
    pub(in crate::play) leaves_at: Option<DateTime<Utc>>,
}

impl<G: Words> Live<G> {
    /// The seats whose last answer can still be taken back.
    pub(super) fn unsent(&self) -> SeatSet {
        let seats = Seat::all(self.game().seats()).zip(&self.outgoing);
        let is_unsent = |outgoing: &Option<Outgoing<G>>| outgoing.as_ref().is_some_and(|it| it.leaves_at.is_some());
        seats.filter(|(_, outgoing)| is_unsent(outgoing)).map(|(seat, _)| seat).collect()
    }

    /// When what the seat can still take back counts.
    pub(in crate::play) fn leaves_at(&self, seat: Seat) -> Option<DateTime<Utc>> {
        self.outgoing[usize::from(seat.number())].as_ref()?.leaves_at
    }

    /// All that a seat has said last: with what it can take back.
    pub(in crate::play) fn latest(&self, seat: Seat) -> &Said<G> {
        match &self.outgoing[usize::from(seat.number())] {
            Some(Outgoing { unsent, leaves_at: Some(_) }) => &unsent.said,
            Some(_) | None => self.said(seat),
        }
    }

    /// Lays an answer aside until then: nothing of it counts, and nothing the seat has said before.
    pub(in crate::play) fn lay_aside(&mut self, seat: Seat, unsent: Unsent<G>, leaves_at: DateTime<Utc>) {
        self.set_outgoing(seat, Some(Outgoing { unsent, leaves_at: Some(leaves_at) }));
    }

    /// What was laid aside is gone, or what came back: something else was said in its place.
    pub(in crate::play) fn forget_outgoing(&mut self, seat: Seat) {
        if self.outgoing[usize::from(seat.number())].is_some() {
            self.set_outgoing(seat, None);
        }
    }

    /// From now on an answer counts that was laid aside. It is judged once more: if it does not fit any more, because what it
    /// was an answer to has changed, it comes back, and its player is asked.
    pub(in crate::play) fn send_off(&mut self, seat: Seat) -> Result<(), PlayFault> {
        let outgoing = self.outgoing[usize::from(seat.number())].take_if(|outgoing| outgoing.leaves_at.is_some());
        let Some(Outgoing { unsent, .. }) = outgoing else { return Ok(()) };
        self.set_outgoing(seat, None);
        self.pad(seat).said = unsent.said.clone();
        let Some(action) = unsent.action.clone() else { return self.settle() };
        let fits = unsent.at == self.occasion() && run::try_out(self.game(), seat, &action).is_ok();
        let done = if fits { self.act(seat, action) } else { self.settle().map_err(NotDone::Fault) };
        match done {
            Ok(()) if fits => Ok(()),
            Err(NotDone::Fault(fault)) => Err(fault),
            Ok(()) | Err(NotDone::Illegal(_)) => {
                self.set_outgoing(seat, Some(Outgoing { unsent, leaves_at: None }));
                Ok(())
            }
        }
    }

    /// Those whose time to be taken back is over, the first one first.
    pub(in crate::play) fn leaving(&self) -> Vec<Seat> {
        let times = Seat::all(self.game().seats()).zip(&self.outgoing);
        let mut due: Vec<(DateTime<Utc>, Seat)> = times
            .filter_map(|(seat, outgoing)| Some((outgoing.as_ref()?.leaves_at?, seat)))
            .filter(|(leaves_at, _)| *leaves_at <= self.now)
            .collect();
        due.sort_by_key(|(leaves_at, seat)| (*leaves_at, seat.number()));
        due.into_iter().map(|(_, seat)| seat).collect()
    }

    /// What has ended by somebody's answer has ended in what is laid aside, too.
    pub(super) fn end_outgoing(&mut self, before: &G::View) {
        let after = self.book.game().view(Eye::Public);
        for (seat, outgoing) in Seat::all(self.book.game().seats()).zip(&mut self.outgoing) {
            if let Some(outgoing) = outgoing {
                G::ended(&mut outgoing.unsent.said, seat, before, &after);
                self.laid.insert(seat);
            }
        }
    }

    /// The answer by hand that a seat can take back, if what it answers is still what is open.
    pub(in crate::play) fn outgoing_action(&self, seat: Seat) -> Option<G::Action> {
        let outgoing = self.outgoing[usize::from(seat.number())].as_ref()?;
        outgoing.leaves_at.filter(|_| outgoing.unsent.at == self.occasion())?;
        outgoing.unsent.action.clone()
    }

    /// What came back is shown until its player is asked something else; once the game is over nothing is left.
    pub(in crate::play) fn clear_outgoing(&mut self) {
        let (asked, is_over, is_same) = (self.asked(), self.is_over(), self.occasion() == self.opened);
        for seat in Seat::all(self.game().seats()) {
            let outgoing = self.outgoing[usize::from(seat.number())].as_ref();
            let came_back = outgoing.is_some_and(|outgoing| outgoing.leaves_at.is_none());
            if is_over || came_back && !(is_same && asked.contains(seat)) {
                self.forget_outgoing(seat);
            }
        }
    }

    fn set_outgoing(&mut self, seat: Seat, outgoing: Option<Outgoing<G>>) {
        self.laid.insert(seat);
        self.outgoing[usize::from(seat.number())] = outgoing;
    }
}
