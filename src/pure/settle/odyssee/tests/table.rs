//! A table for tests: a game, and what has been said at it.

use crate::engine::log::Moment;
use crate::engine::odyssee::fixture::{Fixture, seat};
use crate::engine::odyssee::{Illegal, Odyssee, View};
use crate::engine::{Eye, Game as _, PerSeat, Seat, SeatSet, ServerSeed};
use crate::settle::odyssee::{Kind, Lapse, Said};
use crate::settle::run::{Awaited, Inputs, Mind, Settlement, settle};
use crate::settle::words::{Times, Why, WordKind as _, Words as _};

pub(super) struct Table {
    pub(super) game: Odyssee,
    pub(super) minds: PerSeat<Mind>,
    pub(super) words: Vec<Said>,
    pub(super) times: Times,
    pub(super) seed: ServerSeed,
}

impl Table {
    /// People in all seats who have said nothing.
    pub(super) fn new(game: Odyssee) -> Self {
        let seats = game.seats();
        Self {
            minds: PerSeat::filled(Mind::Person, seats),
            words: vec![Said::default(); usize::from(seats)],
            times: Times::plenty(Moment(1_790_000_000)),
            seed: ServerSeed::new([5; 32]),
            game,
        }
    }

    pub(super) fn of(fixture: &Fixture) -> Self {
        Self::new(*fixture.game())
    }

    /// Words laid down now; their first word names their kind, but for patience.
    pub(super) fn say(mut self, number: u8, text: &str) -> Self {
        self.lay(number, text);
        self
    }

    pub(super) fn lay(&mut self, number: u8, text: &str) {
        let first = text.split(' ').next().unwrap();
        let kind = Kind::named(first).unwrap_or(Kind::Patience);
        let at = Odyssee::occasion(&self.game.view(Eye::Public));
        let said = &mut self.words[usize::from(number)];
        Odyssee::lay(said, &self.game, at, kind, text).unwrap_or_else(|not| panic!("{text}: {not:?}"));
    }

    pub(super) fn silent(mut self, number: u8) -> Self {
        self.times.silent.insert(seat(number));
        self
    }

    pub(super) fn impatient(mut self, number: u8) -> Self {
        self.times.impatient.insert(seat(number));
        self
    }

    pub(super) fn run(&mut self, hand: Option<(Seat, &str)>) -> Result<Settlement<Odyssee>, Illegal> {
        let hand = hand.map(|(seat, text)| (seat, self.game.read(text).unwrap()));
        let Self { game, minds, words, times, seed } = self;
        settle(game, Inputs { minds, words, hand, times: *times, unsent: SeatSet::NONE, seed })
    }

    /// What is read now, as `1 die order`.
    pub(super) fn settle(&mut self) -> Outcome {
        self.run(None).map(|settlement| Outcome::of(self, &settlement)).unwrap()
    }

    /// The same with an answer by hand, `1 die`.
    pub(super) fn hand(&mut self, line: &str) -> Outcome {
        let (number, text) = line.split_once(' ').unwrap();
        let settlement = self.run(Some((seat(number.parse().unwrap()), text))).unwrap();
        Outcome::of(self, &settlement)
    }

    /// Several answers by hand, one after the other; what the last brought about.
    pub(super) fn hands(&mut self, lines: &[&str]) -> Outcome {
        lines.iter().map(|line| self.hand(line)).last().unwrap()
    }

    pub(super) fn view_of(&self, number: u8) -> View {
        self.game.view(Eye::Seat(seat(number)))
    }

    pub(super) fn said(&self, number: u8) -> &Said {
        &self.words[usize::from(number)]
    }
}

/// A settlement as a test compares it.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) lines: Vec<String>,
    pub(super) awaited: Vec<Awaited<Lapse>>,
    pub(super) unplanned: Vec<Awaited<Lapse>>,
}

impl Outcome {
    fn of(table: &Table, settlement: &Settlement<Odyssee>) -> Self {
        let lines = settlement.played.iter().map(|step| {
            let (seat, action) = (step.seat, table.game.write(&step.action));
            format!("{seat} {action} {}", step.source.how())
        });
        let (awaited, unplanned) = (settlement.awaited.clone(), settlement.unplanned.clone());
        Self { lines: lines.collect(), awaited, unplanned }
    }

    pub(super) fn check(&self, lines: &[&str], awaited: &[u8]) -> &Self {
        let seats: Vec<u8> = self.awaited.iter().map(|awaited| awaited.seat.number()).collect();
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        assert_eq!((&self.lines, seats), (&lines, awaited.to_vec()));
        self
    }

    pub(super) fn why(&self, number: u8) -> Option<Why<Lapse>> {
        self.awaited.iter().find(|awaited| awaited.seat.number() == number).map(|awaited| awaited.why)
    }

    /// Checks that the seat is asked because its word lapsed like this.
    pub(super) fn lapsed(&self, number: u8, lapse: Lapse) -> &Self {
        assert_eq!(self.why(number), Some(Why::Lapsed(lapse)), "{:?}", self.lines);
        self
    }

    pub(super) fn unplanned(&self, number: u8) -> Option<Why<Lapse>> {
        self.unplanned.iter().find(|missing| missing.seat.number() == number).map(|missing| missing.why)
    }
}
