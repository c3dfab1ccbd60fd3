//! A table for tests of the loop: a game, who thinks, and what has been said.

use crate::bot::BotKind;
use crate::engine::log::Moment;
use crate::engine::ulysses::fixture::{Fixture, seat};
use crate::engine::ulysses::{Illegal, Ulysses};
use crate::engine::{Eye, Game as _, PerSeat, Seat, SeatSet, ServerSeed};
use crate::settle::run::{Awaited, Inputs, Mind, Settlement, settle};
use crate::settle::ulysses::{Envelope, Kind, Lapse, NextPage, Order, Plan, Proposal};
use crate::settle::words::{Kept, Said, Source, Times, Why, Words as _, Written};

pub(super) struct Table {
    pub(super) game: Ulysses,
    pub(super) minds: PerSeat<Mind>,
    pub(super) words: Vec<Said<Ulysses>>,
    pub(super) times: Times,
    pub(super) seed: ServerSeed,
}

impl Table {
    /// People in all seats who have said nothing.
    pub(super) fn new(game: Ulysses) -> Self {
        let seats = game.seats();
        Self {
            minds: PerSeat::filled(Mind::Person, seats),
            words: vec![Said::<Ulysses>::default(); usize::from(seats)],
            times: Times::plenty(Moment(1_790_000_000)),
            seed: ServerSeed::new([5; 32]),
            game,
        }
    }

    pub(super) fn of(fixture: &Fixture) -> Self {
        Self::new(fixture.game().clone())
    }

    pub(super) fn mind(mut self, number: u8, mind: Mind) -> Self {
        self.minds[seat(number)] = mind;
        self
    }

    pub(super) fn bot(self, number: u8) -> Self {
        self.mind(number, Mind::Bot(BotKind::Sailor))
    }

    /// An envelope written now.
    pub(super) fn envelope(mut self, number: u8, text: &str) -> Self {
        let kept = self.kept::<Envelope>(text);
        self.words[usize::from(number)].envelope = Some(kept);
        self
    }

    pub(super) fn next(mut self, number: u8, text: &str) -> Self {
        let kept = self.kept::<NextPage>(text);
        self.words[usize::from(number)].next.push(kept);
        self
    }

    pub(super) fn plan(mut self, number: u8, text: &str) -> Self {
        let kept = self.kept::<Plan>(text);
        self.words[usize::from(number)].plan = Some(kept);
        self
    }

    pub(super) fn order(mut self, number: u8, text: &str) -> Self {
        let kept = self.kept::<Order>(text);
        self.words[usize::from(number)].orders.push(kept);
        self
    }

    pub(super) fn silent(mut self, number: u8) -> Self {
        self.times.silent.insert(seat(number));
        self
    }

    fn kept<W: Written<Ulysses>>(&self, text: &str) -> Kept<W> {
        let word = W::read(&self.game, text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
        Kept { word, at: Ulysses::occasion(&self.game.view(Eye::Public)) }
    }

    pub(super) fn run(&mut self, hand: Option<(Seat, &str)>) -> Result<Settlement<Ulysses>, Illegal> {
        let hand = hand.map(|(seat, text)| (seat, self.game.read(text).unwrap()));
        let Self { game, minds, words, times, seed } = self;
        settle(game, Inputs { minds, words, hand, times: *times, unsent: SeatSet::NONE, seed })
    }

    /// What is read now, as `1 agree envelope`.
    pub(super) fn settle(&mut self) -> Outcome {
        self.run(None).map(|settlement| Outcome::of(self, &settlement)).unwrap()
    }

    /// The same with an answer by hand, `1 agree`.
    pub(super) fn hand(&mut self, line: &str) -> Outcome {
        self.try_hand(line).unwrap()
    }

    pub(super) fn try_hand(&mut self, line: &str) -> Result<Outcome, Illegal> {
        let (number, text) = line.split_once(' ').unwrap();
        let settlement = self.run(Some((seat(number.parse().unwrap()), text)))?;
        Ok(Outcome::of(self, &settlement))
    }

    /// A proposal by hand with what is decided along with it.
    pub(super) fn propose(&mut self, number: u8, text: &str) -> Outcome {
        let proposal = Proposal::read(&self.game, text).unwrap();
        let at = Ulysses::occasion(&self.game.view(Eye::Public));
        self.words[usize::from(number)].envelope = Some(Kept { word: proposal.envelope(), at });
        let (first, _) = text.split_once(';').unwrap();
        self.hand(&format!("{number} {first}"))
    }
}

/// A settlement as a test compares it.
#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) lines: Vec<String>,
    pub(super) awaited: Vec<Awaited<Lapse>>,
    pub(super) put_by: bool,
}

impl Outcome {
    pub(super) fn of(table: &Table, settlement: &Settlement<Ulysses>) -> Self {
        let line =
            |seat: Seat, action, source: Source<Kind>| format!("{seat} {} {}", table.game.write(action), source.how());
        let lines = settlement.played.iter().map(|step| line(step.seat, &step.action, step.source)).collect();
        Self { lines, awaited: settlement.awaited.clone(), put_by: settlement.put_by }
    }

    pub(super) fn check(&self, lines: &[&str], awaited: &[u8]) -> &Self {
        assert_eq!(
            (self.lines.clone(), self.seats()),
            (lines.iter().map(|line| (*line).to_owned()).collect(), awaited.to_vec())
        );
        self
    }

    pub(super) fn seats(&self) -> Vec<u8> {
        self.awaited.iter().map(|awaited| awaited.seat.number()).collect()
    }

    pub(super) fn why(&self, number: u8) -> Option<Why<Lapse>> {
        self.awaited.iter().find(|awaited| awaited.seat.number() == number).map(|awaited| awaited.why)
    }

    pub(super) fn in_turn(&self) -> SeatSet {
        self.awaited.iter().filter(|awaited| awaited.in_turn).map(|awaited| awaited.seat).collect()
    }
}
