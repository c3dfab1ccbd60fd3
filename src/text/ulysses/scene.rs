//! What a page is made from: the game as one eye sees it, and who sits where. No state of the engine, no row of the store.

use super::sides::Sides;
use super::vocabulary::Teller;
use crate::deadline::zone::Zone;
use crate::engine::ulysses::{Action, Board, Event, Legal, Own, Ruleset, Ulysses, View};
use crate::engine::{Eye, Seat, SeatSet};
use crate::settle::ulysses::{Course, Envelope, Lapse, Said};
use crate::settle::words::Words as _;
use crate::text::company::Names;
use crate::text::{Text, telling};

/// A table at one moment for one reader. `view`, `legal` and `story` must be those of `eye`.
pub(crate) struct Scene<'a> {
    pub(crate) t: Text,
    pub(crate) view: &'a View,
    pub(crate) legal: &'a Legal,
    pub(crate) board: &'static Board,
    pub(crate) eye: Eye,
    pub(crate) names: Names<'a>,
    pub(crate) bots: SeatSet,
    /// Those whose seat the caretaker keeps.
    pub(crate) away: SeatSet,
    /// The table was given up before its game was over.
    pub(crate) closed: bool,
    /// All entries so far, the oldest first.
    pub(crate) story: &'a [Told],
    /// How many entries of the story the reader knew at the last visit; 0 if that is not known.
    pub(crate) seen: u32,
    /// The path below which the forms lead, such as `/table/K7QM2`; without a slash at its end.
    pub(crate) base: &'a str,
    /// At the end of a review's address: the question as it is now, such as `/7.2.1`, or nothing.
    pub(crate) stamp: &'a str,
    /// In which the reader's days begin and end.
    pub(crate) zone: Zone,
    /// A finished drawing.
    pub(crate) chart: String,
    pub(crate) code: &'a str,
    /// Hands and goals of all once the game is over; before that of nobody.
    pub(crate) opened: &'a [Own],
    /// What the reader has said ahead, as it lies; of nobody else.
    pub(crate) said: &'a Said,
    /// Whether his words answer what is open, so that nothing is wanted of him.
    pub(crate) covered: bool,
    /// What they come to as things stand.
    pub(crate) says: Option<&'a Action>,
    /// Why words that lie there do not count.
    pub(crate) lapse: Option<Lapse>,
}

/// An entry of the log as an eye may read it.
pub(crate) type Told = telling::Told<Event>;

impl<'a> Scene<'a> {
    pub(crate) fn teller(&self) -> Teller<'a> {
        let sides = Sides::of(&self.view.sides);
        Teller { t: self.t, board: self.board, eye: self.eye, names: self.names, sides, ruleset: self.view.ruleset }
    }

    /// The reader's seat, if it may answer what is open: now, or before its turn comes.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let own = self.own()?.seat;
        let asked = !self.closed && !self.away.contains(own) && self.view.may_answer.contains(own);
        (asked && *self.legal != Legal::Nothing).then_some(own)
    }

    /// Whether the question is before the reader now. In a closed round it is before everyone who is asked.
    pub(crate) fn in_turn(&self) -> bool {
        let now = |seat: Seat| self.view.to_act.contains(seat) || Ulysses::is_closed(self.view);
        self.asked().is_some_and(now)
    }

    /// The course that lies there. One that was stopped is set anew or not at all.
    pub(crate) fn course(&self) -> Option<Course> {
        self.said.course.as_ref().map(|kept| kept.word).filter(|course| course.stopped.is_none())
    }

    /// What lies in the reader's envelope for this movement.
    pub(crate) fn sealed(&self) -> Option<&'a Envelope> {
        let kept = self.said.envelope.as_ref()?;
        kept.at.same_matter(Ulysses::occasion(self.view)).then_some(&kept.word)
    }

    pub(crate) fn own(&self) -> Option<&'a Own> {
        self.view.own.as_ref()
    }

    /// Whom the game waits for; none once it is over.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.view.to_act.iter().next()
    }

    /// Whether the reader, entitled to black, would lose it by supporting a side (U-BLCK-4).
    pub(crate) fn support_gives_up_black(&self) -> bool {
        match self.legal {
            Legal::Discussion(range) => range.black.is_some() && !self.keeps_black(),
            Legal::Nothing | Legal::Action(_) | Legal::Asking(_) | Legal::Wind(_) => false,
        }
    }

    /// Whether people sat here and all are away: nothing happens until one of them is back.
    pub(crate) fn stands_still(&self) -> bool {
        let seats = || Seat::all(self.view.players.count());
        !self.away.is_empty() && seats().all(|seat| self.bots.contains(seat) || self.away.contains(seat))
    }

    /// Whether the reader plays with bots alone: nobody waits, so nothing need be said ahead.
    pub(crate) fn is_alone(&self) -> bool {
        let Some(own) = self.own() else { return false };
        Seat::all(self.view.players.count()).all(|seat| seat == own.seat || self.bots.contains(seat))
    }

    /// How many cards the reader can have played in this movement in the end.
    pub(crate) fn most(&self, own: &Own) -> u8 {
        self.view.players[own.seat].played.saturating_add(own.hand.votes().max(1))
    }

    /// D-09 with S-54: supporting a side takes nobody's black away.
    pub(crate) fn keeps_black(&self) -> bool {
        self.view.ruleset == Ruleset::UlyssesCs1 && self.view.options.switching_sides
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        seat.left(self.view.players.count())
    }
}
