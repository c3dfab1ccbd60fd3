//! Random words, for tests and measurements: near enough to the game that many of them come to something.

use super::{Battle, BattleWord, Choice, Course, First, Hand, Line, Meet, MeetWord, Plan, Said, Unless};
use crate::engine::odyssee::sample::sample_of;
use crate::engine::odyssee::{
    Action, Arrow, CREW, Card, CardSet, Direction, Hex, HexSet, Isle, IsleSet, Legal, Numbered, Odyssee, Price, Stop,
    Terms, View,
};
use crate::engine::{Eye, Game as _, Seat, Stream};
use crate::settle::patience::{Patience, Then};
use crate::settle::words::{Kept, Words as _};

/// Draws words that a seat might write now.
pub struct Sampler<'a> {
    view: View,
    seat: Seat,
    chance: &'a mut Stream,
}

impl<'a> Sampler<'a> {
    pub fn new(game: &Odyssee, seat: Seat, chance: &'a mut Stream) -> Self {
        Self { view: game.view(Eye::Seat(seat)), seat, chance }
    }

    /// Something of everything.
    pub fn said(&mut self) -> Said {
        let at = Odyssee::occasion(&self.view);
        let mut said = Said::default();
        if self.one_in(2) {
            let plan = self.plan();
            said.put_plan(at, plan, &self.view);
        }
        if !self.one_in(3) {
            let course = self.course();
            said.put_course(at, course, &self.view);
        }
        said.hands = self.some(2).map(|_| Kept { word: self.hand(), at }).collect();
        said.meets = self.some(3).map(|_| Kept { word: self.meet(), at }).collect();
        said.battles = self.some(2).map(|_| Kept { word: self.battle(), at }).collect();
        let then = if self.one_in(4) { Then::Ask } else { Then::Silence };
        said.patience = self.one_in(2).then(|| Patience { hours: 1 + self.below(40) as u16, then });
        said
    }

    pub fn plan(&mut self) -> Plan {
        let at = self.view.players[self.seat].ship.filter(|_| self.one_in(3));
        let first = if self.one_in(4) { First::Arrow(self.arrow()) } else { First::Die };
        let rolls = [1, 2, 3, 4].map(|roll| self.line(roll));
        let (choices, unless) = (self.choices(), self.unless());
        Plan { at, first, rolls, choices, unless }
    }

    pub fn course(&mut self) -> Course {
        let mut legs: Vec<Stop> = Vec::new();
        for _ in 0..1 + self.below(3) {
            let stop = if self.one_in(12) { Stop::Aeolus } else { Stop::Isle(self.isle()) };
            if !legs.contains(&stop) {
                legs.push(stop);
            }
        }
        let home = self.one_in(2);
        if !home && self.one_in(6) {
            legs.push(Stop::Ithaca);
        }
        let (choices, unless) = (self.choices(), self.unless());
        Course { legs, home, choices, unless }
    }

    pub fn hand(&mut self) -> Hand {
        let to = self.one_in(3).then(|| self.seat());
        let (mut cards, mut sell): (Vec<Card>, Vec<Price>) = (Vec::new(), Vec::new());
        for _ in 0..2 + self.below(6) {
            let card = self.card();
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        for _ in 0..self.below(3) {
            let price = Price { terms: self.terms(), card: self.card() };
            if sell.iter().all(|other| other.card != price.card) {
                sell.push(price);
            }
        }
        Hand { to, cards, sell }
    }

    pub fn meet(&mut self) -> Meet {
        let with = self.one_in(3).then(|| self.seat());
        let margin = self.one_in(3).then(|| self.below(7) as i8 - 3);
        let word = match self.below(6) {
            0 => MeetWord::Ask,
            1 => MeetWord::Fight,
            2 => MeetWord::Demand { terms: Terms::gifts(1 + self.below(2) as u8), else_peace: self.one_in(2) },
            3 => MeetWord::Pay(self.terms()),
            _ => MeetWord::Peace,
        };
        Meet { with, margin, word }
    }

    pub fn battle(&mut self) -> Battle {
        let with = self.one_in(3).then(|| self.seat());
        let from = self.one_in(3).then(|| 1 + self.below(CREW.into()) as u8);
        let word = if self.one_in(2) { BattleWord::On } else { BattleWord::Offer(self.terms()) };
        Battle { with, from, word, accept: self.one_in(2).then(|| self.terms()) }
    }

    /// Mostly within the roll, from where the ship lies.
    fn line(&mut self, roll: u8) -> Line {
        let board = self.view.options.board;
        if self.one_in(8) {
            return if self.one_in(2) { Line::Stay } else { Line::Ask };
        }
        let ends = self.view.players[self.seat].ship.map_or(HexSet::NONE, |from| board.reach(from, roll));
        match sample_of(&Legal::Sail { roll, ends }, board, self.chance) {
            Some(Action::Sail(hex)) => Line::Sail(hex),
            _ => Line::Stay,
        }
    }

    fn choices(&mut self) -> Vec<Choice> {
        let mut choices = Vec::new();
        for _ in 0..self.below(7) {
            choices.push(self.choice());
        }
        choices
    }

    fn choice(&mut self) -> Choice {
        match self.below(8) {
            0 => {
                let price = Price { terms: self.terms(), card: self.card() };
                let before =
                    if self.one_in(2) { CardSet::NONE } else { [self.card(), self.card()].into_iter().collect() };
                Choice::Bid { price, before }
            }
            1 => Choice::Pay { most: self.terms(), before: self.card() },
            2 => Choice::Feast { from: self.below(5) as u8 },
            3 => Choice::Graze,
            4 => Choice::Hero,
            5 => Choice::Gifts { from: self.below(5) as u8 },
            6 => Choice::Calm,
            _ => {
                let (one, other) = (self.isle(), self.isle());
                let next = Isle::at((one.index() + 1) % crate::engine::odyssee::ISLES).unwrap_or(other);
                Choice::Look([one, if one == other { next } else { other }].into_iter().collect::<IsleSet>())
            }
        }
    }

    fn unless(&mut self) -> Unless {
        let mut unless = Unless::default();
        if self.one_in(2) {
            return unless;
        }
        unless.crew = self.one_in(3).then(|| 1 + self.below(3) as u8);
        unless.gifts = self.one_in(3).then(|| 1 + self.below(3) as u8);
        unless.near = self.one_in(4).then(|| 1 + self.below(3) as u8);
        unless.any = self.one_in(4);
        unless
    }

    fn arrow(&mut self) -> Arrow {
        let count = self.view.options.board.hexes().len();
        let origin = Hex::new(self.below(count as u32) as usize).unwrap_or_default();
        Arrow { origin, direction: Direction::ALL[self.below(6) as usize] }
    }

    fn terms(&mut self) -> Terms {
        let mut terms = Terms::gifts(self.below(3) as u8);
        if self.one_in(4) {
            terms.cards.insert(self.card());
        }
        if self.one_in(6) {
            terms.isles.insert(self.isle());
        }
        terms
    }

    /// Mostly one that somebody holds.
    fn card(&mut self) -> Card {
        let held: Vec<Card> = self.view.players.iter().flat_map(|player| player.cards.iter().copied()).collect();
        if held.is_empty() || self.one_in(3) {
            return Card::at(self.below(15) as usize).unwrap_or_default();
        }
        held[self.below(held.len() as u32) as usize]
    }

    fn isle(&mut self) -> Isle {
        Isle::at(self.below(15) as usize).unwrap_or_default()
    }

    fn seat(&mut self) -> Seat {
        let seats = self.view.players.count();
        Seat::new(self.below(seats.into()) as u8).unwrap_or(self.seat)
    }

    fn some(&mut self, most: u32) -> std::ops::Range<u32> {
        0..self.below(most + 1)
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn below(&mut self, count: u32) -> u32 {
        self.chance.index(count)
    }
}
