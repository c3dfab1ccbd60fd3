//! Arbitrary words for tests, sensible or not: whatever can be written down, near enough to the game to fit now and then.

use super::word::{
    Back, Beyond, Black, Course, Day, Either, Envelope, NextLine, NextPage, Order, Plan, PlanLine, Proposal, Quiet,
    Rule, Rules, Standing, Stop, Third, Until, WayOn, Won, Word,
};
use super::{COURSE_MAX, Said};
use crate::engine::ulysses::{Card, Cards, Marking, Place, PlaceSet, Side, Ulysses, View};
use crate::engine::{Eye, Game as _, Seat, Stream};
use crate::settle::patience::{Patience, Then};
use crate::settle::words::{Kept, Words as _};

/// Chance, and the table that the words are near to.
pub struct Sampler<'a> {
    pub view: View,
    pub chance: &'a mut Stream,
}

impl<'a> Sampler<'a> {
    pub fn new(game: &Ulysses, chance: &'a mut Stream) -> Self {
        Self { view: game.view(Eye::Public), chance }
    }

    /// Any mixture of words, all written now.
    pub fn said(&mut self) -> Said {
        let at = Ulysses::occasion(&self.view);
        let mut said = Said::default();
        if self.one_in(2) {
            said.envelope = Some(Kept { word: self.envelope(), at });
        }
        if self.one_in(2) {
            said.next.push(Kept { word: self.next_page(), at });
        }
        if self.one_in(2) {
            said.plan = Some(Kept { word: self.plan(), at });
        }
        for _ in 0..self.below(3) {
            said.orders.push(Kept { word: self.order(), at });
        }
        if self.one_in(3) {
            said.course = Some(Kept { word: self.course(), at });
        }
        if self.one_in(3) {
            let then = if self.one_in(3) { Then::Ask } else { Then::Silence };
            said.patience = Some(Patience { hours: 1 + self.below(999) as u16, then });
        }
        said
    }

    pub fn envelope(&mut self) -> Envelope {
        let halves = 1 + self.below(7);
        Envelope {
            quiet: (halves & 1 > 0).then(|| self.quiet()),
            contested: (halves & 2 > 0).then(|| self.rules()),
            won: (halves & 4 > 0).then(|| self.won()),
        }
    }

    pub fn proposal(&mut self) -> Proposal {
        Proposal { place: self.place(), contested: self.rules(), won: self.won() }
    }

    pub fn next_page(&mut self) -> NextPage {
        let count = self.below(5);
        NextPage((0..count).map(|_| self.next_line()).collect())
    }

    pub fn plan(&mut self) -> Plan {
        let count = self.below(4);
        Plan((0..count).map(|_| self.plan_line()).collect())
    }

    pub fn order(&mut self) -> Order {
        let says = match self.below(3) {
            0 => Standing::Agree { but: if self.one_in(2) { PlaceSet::NONE } else { self.places() } },
            1 => Standing::Object { to: self.places(), with: self.place(), cards: self.votes() },
            _ => Standing::Contested(self.rules()),
        };
        let zone = ["UTC", "Europe/Prague", "America/Argentina/Ushuaia", "Pacific/Auckland"][self.below(4) as usize];
        let zone = zone.parse().expect("a zone of the database");
        let until = match self.one_in(2) {
            true => Until::Turn,
            false => Until::Date(Day(20_000 + i64::from(self.below(999))), zone),
        };
        Order { at: self.maybe_place(), says, until }
    }

    pub fn course(&mut self) -> Course {
        let to = self.ways().into_iter().take(usize::from(COURSE_MAX)).collect();
        let beyond = match self.below(3) {
            0 => Beyond::Agree,
            1 => Beyond::Ask,
            _ => Beyond::Object,
        };
        let stopped = match self.below(12) {
            0 => Some(Stop::Plague),
            1 => Seat::new(self.below(5) as u8).map(Stop::Rival),
            _ => None,
        };
        Course { to, within: self.below(4) as u8, beyond, most: self.below(6) as u8, stopped }
    }

    pub fn quiet(&mut self) -> Quiet {
        match self.below(4) {
            0 => Quiet::Ask,
            1 => {
                let clear = if self.one_in(4) { self.votes() } else { Cards::NONE };
                Quiet::Object(Marking { place: self.place(), cards: self.votes(), clear })
            }
            _ => Quiet::Agree,
        }
    }

    pub fn rules(&mut self) -> Rules {
        let count = 1 + self.below(3);
        let mut rules: Vec<Rule> = (0..count).map(|_| self.rule()).collect();
        if self.one_in(2) {
            rules.push(Rule { red: PlaceSet::ALL, first: false, word: Word::Pass, third: Third::Pass });
        }
        Rules(rules)
    }

    fn next_line(&mut self) -> NextLine {
        NextLine { at: self.place(), on: self.places(), quiet: self.quiet(), contested: self.rules() }
    }

    fn plan_line(&mut self) -> PlanLine {
        PlanLine {
            pandora: self.one_in(2).then(|| self.either()),
            temple: self.one_in(2).then(|| self.below(4) as u8),
            at: self.maybe_place(),
            propose: self.ways(),
            contested: self.rules(),
            won: self.won(),
        }
    }

    fn rule(&mut self) -> Rule {
        let third = [Third::Same, Third::Pass, Third::Ask][self.below(3) as usize];
        Rule { red: self.places(), first: self.one_in(3), word: self.word(), third }
    }

    fn word(&mut self) -> Word {
        match self.below(6) {
            0 => Word::Ask,
            1 => Word::Pass,
            2 => {
                let otherwise = Box::new(if self.one_in(2) { Word::Pass } else { self.back() });
                Word::Black(Black { place: self.place(), most: self.below(6) as u8, otherwise })
            }
            _ => self.back(),
        }
    }

    fn back(&mut self) -> Word {
        let side = Side::ALL[self.below(3) as usize];
        let mut against = [None; 3];
        for other in Side::ALL.into_iter().filter(|other| *other != side) {
            against[other as usize] = self.one_in(4).then(|| self.below(7) as u8);
        }
        Word::Back(Back { side, most: self.below(7) as u8, against, hold: self.one_in(4) })
    }

    fn won(&mut self) -> Won {
        match self.below(4) {
            0 => Won::Ask,
            1 => Won::Rest,
            _ => {
                let at = self.place();
                let next = self.one_in(2).then(|| WayOn { at, propose: self.ways() });
                Won::Wind { with: self.either(), next }
            }
        }
    }

    fn either(&mut self) -> Either {
        [Either::Itself, Either::Zeus, Either::Both][self.below(3) as usize]
    }

    /// Mostly a neighbor of the ship, or a neighbor of one: that is where discs lie, in this movement or the next.
    fn place(&mut self) -> Place {
        let board = self.view.options.board;
        let mut at = self.view.ship;
        if self.one_in(12) {
            return Place::new(self.below(36) as usize).unwrap_or(at);
        }
        for _ in 0..1 + self.below(4) / 3 {
            let near: Vec<Place> = board.neighbors(at).iter().collect();
            at = near[self.below(near.len() as u32) as usize];
        }
        at
    }

    fn maybe_place(&mut self) -> Option<Place> {
        if self.one_in(2) { None } else { Some(self.place()) }
    }

    fn ways(&mut self) -> Vec<Place> {
        let mut ways = Vec::new();
        for _ in 0..1 + self.below(4) {
            let place = self.place();
            if !ways.contains(&place) {
                ways.push(place);
            }
        }
        ways
    }

    fn places(&mut self) -> PlaceSet {
        if self.one_in(2) { PlaceSet::ALL } else { self.ways().into_iter().collect() }
    }

    fn votes(&mut self) -> Cards {
        let cards = Cards::of(Card::Objection, self.below(4) as u8);
        if cards.is_empty() || self.one_in(4) { cards.plus(Card::Zeus.into()) } else { cards }
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn below(&mut self, count: u32) -> u32 {
        self.chance.index(count)
    }
}
