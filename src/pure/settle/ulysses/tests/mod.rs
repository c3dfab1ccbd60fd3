//! Words of Ulysses: their written form, and what they come to.

mod contest;
mod course;
mod notation;
mod own_turn;
mod scope;

use super::{Course, Envelope, Kind, Lapse, NextPage, Order, Plan, Proposal};
use crate::engine::log::Moment;
use crate::engine::ulysses::Ulysses;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::{Eye, Game as _};
use crate::settle::words::{Kept, Reading, Ripe, Said, Source, Why, Words as _, Written, read};

/// A day on which orders of the examples hold.
const NOW: Moment = Moment(1_790_000_000);

/// A written word; panics where a test asks for what is none.
fn word<W: Written<Ulysses>>(fixture: &Fixture, text: &str) -> W {
    W::read(fixture.game(), text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"))
}

/// Words written at the table as it is.
#[derive(Default)]
struct Desk {
    said: Said<Ulysses>,
}

impl Desk {
    fn envelope(fixture: &Fixture, text: &str) -> Self {
        Self::default().and_envelope(fixture, text)
    }

    fn and_envelope(mut self, fixture: &Fixture, text: &str) -> Self {
        self.said.envelope = Some(kept(fixture, word::<Envelope>(fixture, text)));
        self
    }

    fn proposal(fixture: &Fixture, text: &str) -> Self {
        let mut desk = Self::default();
        desk.said.envelope = Some(kept(fixture, word::<Proposal>(fixture, text).envelope()));
        desk
    }

    fn next(mut self, fixture: &Fixture, text: &str) -> Self {
        self.said.next.push(kept(fixture, word::<NextPage>(fixture, text)));
        self
    }

    fn plan(mut self, fixture: &Fixture, text: &str) -> Self {
        self.said.plan = Some(kept(fixture, word::<Plan>(fixture, text)));
        self
    }

    fn order(mut self, fixture: &Fixture, text: &str) -> Self {
        self.said.orders.push(kept(fixture, word::<Order>(fixture, text)));
        self
    }

    fn course(fixture: &Fixture, text: &str) -> Self {
        let mut desk = Self::default();
        desk.said.course = Some(kept(fixture, word::<Course>(fixture, text)));
        desk
    }

    /// What the words say for the seat now.
    fn read(&self, fixture: &Fixture, number: u8) -> Reading<Ulysses> {
        let ripe = Ripe { now: NOW, patience: true };
        let (view, legal) = (fixture.game().view(Eye::Seat(seat(number))), fixture.game().legal(seat(number)));
        read(fixture.game(), seat(number), &self.said, (&view, &legal), ripe)
    }

    /// Checks that the seat's words say this, in the written form.
    fn says(&self, fixture: &Fixture, number: u8, action: &str) {
        self.says_by(fixture, number, action, None);
    }

    fn says_by(&self, fixture: &Fixture, number: u8, action: &str, by: Option<Source<Kind>>) {
        match self.read(fixture, number) {
            Reading::Says(said, source) => {
                assert_eq!(fixture.game().write(&said), action);
                assert!(by.is_none_or(|by| by == source), "{source:?}");
            }
            Reading::Asks(why) => panic!("seat {number} is asked: {why:?}"),
        }
    }

    /// Checks that the seat is asked for this reason.
    fn asks(&self, fixture: &Fixture, number: u8, why: Why<Lapse>) {
        assert_eq!(self.read(fixture, number), Reading::Asks(why));
    }
}

fn kept<W>(fixture: &Fixture, word: W) -> Kept<W> {
    Kept { word, at: Ulysses::occasion(&fixture.view()) }
}
