//! The way home: which islands to land on, three legs ahead, and how many turns that takes.

use std::cell::OnceCell;
use std::rc::Rc;

use super::Mind;
use crate::engine::Seat;
use crate::engine::odyssee::{Board, CHIPS, Hex, ISLES, Isle, Numbered as _, ROLL_MAX, RimCard};

/// Turns from one landing to the next, where the islands are not looked at one by one.
const TURNS_A_LEG: f64 = 1.75;
/// What is far away is near before one gets there: the last leg counts less then.
const HOMEWARD: f64 = 0.8;
/// No way leads there.
const NEVER: f64 = 40.0;

/// The mean number of turns for so many steps: one may always sail less than the die shows. The last is for where no way leads.
const TURNS: [f64; 256] = {
    const FAR: usize = 31;
    let mut turns = [0.0; 256];
    let mut steps = 1;
    while steps < turns.len() {
        let (mut left, mut roll) = (0.0, 1);
        while roll <= ROLL_MAX as usize {
            left += turns[steps.saturating_sub(roll)];
            roll += 1;
        }
        turns[steps] = if steps <= FAR { 1.0 + left / ROLL_MAX as f64 } else { turns[FAR] };
        steps += 1;
    }
    turns[u8::MAX as usize] = NEVER;
    turns
};

/// An island worth landing on.
#[derive(Clone, Copy)]
struct Stop {
    isle: Isle,
    hex: Hex,
    /// By how much one is less short of going home.
    gain: u8,
    /// What the card there brings, in turns.
    profit: f64,
    /// The turns home from there.
    home: f64,
}

impl Stop {
    /// The turns from there for one who is then so much short, without a look at single islands.
    fn about(&self, short: u8) -> f64 {
        if short == 0 { self.home } else { f64::from(short.div_ceil(2)) * TURNS_A_LEG + self.home * HOMEWARD }
    }
}

/// Where a seat may land, and the ways from each stop on.
pub(super) struct Stops {
    stops: Vec<Stop>,
    ithaca: Hex,
    /// From each stop to each the turns, less what the card there brings.
    legs: Vec<[f64; ISLES]>,
    /// By how much one is short at a stop, from where the last leg is looked at.
    onward: [OnceCell<Vec<Onward>>; SHORT_MOST],
    /// By how much a seat is short.
    courses: [OnceCell<[f64; ISLES]>; SHORT_MOST],
}

/// One more than the most that anybody is short of going home.
const SHORT_MOST: usize = CHIPS as usize + 1;

/// What stops are told apart by, on one board: for each island by how much one is less short, and the bits of the profit.
pub(super) type StopsKey = [(u8, u64); ISLES];

/// The turns from a stop with one more landing, by the best island and by the best of all others.
#[derive(Clone, Copy)]
struct Onward {
    best: f64,
    /// The number of its stop.
    by: usize,
    second: f64,
}

/// The ways of a seat that is so much short: chips in hand less cards, if there are more (O-WIN-1).
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    board: &'static Board,
    stops: &'a Stops,
    /// For each stop the turns from there on, after the landing; none if no landing is needed.
    beyond: Option<&'a [f64; ISLES]>,
}

impl Mind<'_> {
    pub(super) fn course(&self, seat: Seat, short: u8) -> Course<'_> {
        let stops = self.stops(seat);
        Course { board: self.board(), stops, beyond: stops.course(short.min(CHIPS)) }
    }

    fn stops(&self, seat: Seat) -> &Stops {
        self.stops[usize::from(seat.number())].get_or_init(|| {
            let mut key = [(0, 0); ISLES];
            for (key, isle) in key.iter_mut().zip(Isle::all()) {
                let (gain, profit) = self.stop(seat, isle);
                *key = (gain, profit.to_bits());
            }
            self.notes.borrow_mut().stops(key, || Rc::new(Stops::new(self.board(), &key)))
        })
    }

    /// By how much a landing there makes the seat less short of going home, and what the card brings, in turns.
    fn stop(&self, seat: Seat, isle: Isle) -> (u8, f64) {
        let view = &self.view.isles[isle.index()];
        let chip = u8::from(!view.rim_chips.contains(seat));
        match (view.card, view.owner) {
            (RimCard::FaceDown | RimCard::Open(_), _) => (chip + 1, self.profit_at_rim(seat, isle)),
            (RimCard::None, Some(owner)) if owner == seat => (0, 0.0),
            (RimCard::None, Some(owner)) => {
                let cards = self.view.players[owner].cards;
                let worst = cards.iter().map(|card| self.profit(seat, *card)).min_by(f64::total_cmp);
                (chip + u8::from(worst.is_some()), worst.unwrap_or(0.0))
            }
            (RimCard::None, None) => (chip, 0.0),
        }
    }
}

/// Turns that a ship takes on the mean.
fn turns_to(board: &Board, from: Hex, to: Hex) -> f64 {
    TURNS[usize::from(board.sea_distance(from, to).unwrap_or(u8::MAX))]
}

impl Course<'_> {
    /// The turns from a hex where no landing is due.
    pub(super) fn turns_from(&self, from: Hex) -> f64 {
        let Some(beyond) = self.beyond else { return turns_to(self.board, from, self.stops.ithaca) };
        let ways = self.stops.stops.iter().zip(beyond).filter(|(stop, _)| stop.hex != from);
        ways.map(|(stop, beyond)| turns_to(self.board, from, stop.hex) + beyond).fold(NEVER, f64::min)
    }

    /// The turns from an island on which one has just landed; none if the landing changes nothing.
    pub(super) fn beyond(&self, isle: Isle) -> Option<f64> {
        let number = self.stops.stops.iter().position(|stop| stop.isle == isle)?;
        self.beyond.map(|beyond| beyond[number])
    }
}

impl Stops {
    fn new(board: &Board, key: &StopsKey) -> Self {
        let ithaca = board.ithaca();
        let stop = |(isle, (gain, profit)): (Isle, &(u8, u64))| {
            let hex = board.isle(isle);
            let home = turns_to(board, hex, ithaca);
            (*gain > 0).then(|| Stop { isle, hex, gain: *gain, profit: f64::from_bits(*profit), home })
        };
        let stops: Vec<Stop> = Isle::all().zip(key).filter_map(stop).collect();
        let leg = |from: &Stop| {
            let mut legs = [NEVER; ISLES];
            for (leg, to) in legs.iter_mut().zip(&stops) {
                *leg = turns_to(board, from.hex, to.hex) - to.profit;
            }
            legs
        };
        let legs = stops.iter().map(leg).collect();
        Self { stops, ithaca, legs, onward: Default::default(), courses: Default::default() }
    }

    /// For each stop the turns after a landing there by one who was so much short before; none if no landing is needed.
    fn course(&self, short: u8) -> Option<&[f64; ISLES]> {
        let reckon = || {
            let mut beyond = [NEVER; ISLES];
            for (number, beyond) in beyond.iter_mut().enumerate().take(self.stops.len()) {
                *beyond = self.beyond(number, short);
            }
            beyond
        };
        (short > 0).then(|| self.courses[usize::from(short)].get_or_init(reckon))
    }

    /// The turns after a landing there by one who was so much short before: the best two landings that may follow are looked
    /// at one by one.
    fn beyond(&self, from: usize, short: u8) -> f64 {
        let here = &self.stops[from];
        let short = short.saturating_sub(here.gain);
        if short == 0 {
            return here.home - here.profit;
        }
        let mut best = NEVER;
        for (to, stop) in self.stops.iter().enumerate().filter(|(to, _)| *to != from) {
            let there = self.legs[from][to];
            if there < best {
                let left = short.saturating_sub(stop.gain);
                let onward = if left == 0 { stop.home } else { self.onward(to, left, from) };
                best = best.min(there + onward);
            }
        }
        best - here.profit
    }

    /// The turns from a stop by one more that is not `visited`.
    fn onward(&self, from: usize, short: u8, visited: usize) -> f64 {
        let onward = self.onward[usize::from(short)].get_or_init(|| self.all_onward(short));
        let Onward { best, by, second } = onward[from];
        if by == visited { second } else { best }
    }

    fn all_onward(&self, short: u8) -> Vec<Onward> {
        let about: Vec<f64> = self.stops.iter().map(|stop| stop.about(short.saturating_sub(stop.gain))).collect();
        let from = |(number, legs): (usize, &[f64; ISLES])| {
            let mut onward = Onward { best: NEVER, by: number, second: NEVER };
            for (to, (leg, about)) in legs.iter().zip(&about).enumerate().filter(|(to, _)| *to != number) {
                let turns = leg + about;
                if turns < onward.best {
                    onward = Onward { best: turns, by: to, second: onward.best };
                } else if turns < onward.second {
                    onward.second = turns;
                }
            }
            onward
        };
        self.legs.iter().enumerate().map(from).collect()
    }
}
