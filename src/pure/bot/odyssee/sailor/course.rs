//! The way home: which islands to land on, three legs ahead, and how many turns that takes.

use std::sync::LazyLock;

use super::Mind;
use crate::engine::Seat;
use crate::engine::odyssee::{CHIPS, Hex, ISLES, Isle, IsleSet, Numbered as _, ROLL_MAX, RimCard};

/// Legs that are looked at one by one after the first.
const LEGS: u8 = 2;
/// Turns from one landing to the next, where the islands are not looked at one by one.
const TURNS_A_LEG: f64 = 1.75;
/// What is far away is near before one gets there: the last leg counts less then.
const HOMEWARD: f64 = 0.8;
/// No way leads there.
const NEVER: f64 = 40.0;

/// An island worth landing on.
#[derive(Clone, Copy)]
struct Stop {
    isle: Isle,
    hex: Hex,
    /// By how much one is less short of going home.
    gain: u8,
    /// What the card there brings, in turns.
    profit: f64,
    /// The turns from there on, after the landing.
    beyond: f64,
}

/// The ways of a seat that is so much short: chips in hand less cards, if there are more (O-WIN-1).
pub(super) struct Course {
    short: u8,
    ithaca: Hex,
    stops: Vec<Stop>,
}

impl Mind<'_> {
    pub(super) fn course(&self, seat: Seat, short: u8) -> &Course {
        let short = short.min(CHIPS);
        self.courses[usize::from(seat.number())][usize::from(short)].get_or_init(|| self.plot(seat, short))
    }

    fn plot(&self, seat: Seat, short: u8) -> Course {
        let mut course = Course { short, ithaca: self.board().ithaca(), stops: Vec::with_capacity(ISLES) };
        if short == 0 {
            return course;
        }
        course.stops.extend(Isle::all().filter_map(|isle| self.stop(seat, isle)));
        let beyond = |stop: &Stop| {
            let left = short.saturating_sub(stop.gain);
            self.search(&course, stop.hex, left, LEGS, IsleSet::only(stop.isle)) - stop.profit
        };
        let turns: Vec<f64> = course.stops.iter().map(beyond).collect();
        course.stops.iter_mut().zip(turns).for_each(|(stop, turns)| stop.beyond = turns);
        course
    }

    fn stop(&self, seat: Seat, isle: Isle) -> Option<Stop> {
        let view = &self.view.isles[isle.index()];
        let chip = u8::from(!view.rim_chips.contains(seat));
        let (gain, profit) = match (view.card, view.owner) {
            (RimCard::FaceDown | RimCard::Open(_), _) => (chip + 1, self.profit_at_rim(seat, isle)),
            (RimCard::None, Some(owner)) if owner == seat => return None,
            (RimCard::None, Some(owner)) => {
                let cards = self.view.players[owner].cards;
                let worst = cards.iter().map(|card| self.profit(seat, *card)).min_by(f64::total_cmp);
                (chip + u8::from(worst.is_some()), worst.unwrap_or(0.0))
            }
            (RimCard::None, None) => (chip, 0.0),
        };
        let hex = self.board().isle(isle);
        (gain > 0).then_some(Stop { isle, hex, gain, profit, beyond: 0.0 })
    }

    /// The turns from a hex, looking so many legs ahead.
    fn search(&self, course: &Course, from: Hex, short: u8, legs: u8, visited: IsleSet) -> f64 {
        let home = self.turns_to(from, course.ithaca);
        if short == 0 {
            return home;
        }
        if legs == 0 {
            return f64::from(short.div_ceil(2)) * TURNS_A_LEG + home * HOMEWARD;
        }
        let mut best = NEVER;
        for stop in course.stops.iter().filter(|stop| !visited.contains(stop.isle)) {
            let there = self.turns_to(from, stop.hex) - stop.profit;
            if there < best {
                let left = short.saturating_sub(stop.gain);
                let visited = visited.union(IsleSet::only(stop.isle));
                best = best.min(there + self.search(course, stop.hex, left, legs - 1, visited));
            }
        }
        best
    }

    /// Turns that a ship takes on the mean.
    fn turns_to(&self, from: Hex, to: Hex) -> f64 {
        self.board().sea_distance(from, to).map_or(NEVER, turns_for)
    }

    /// The turns from a hex where no landing is due.
    pub(super) fn turns_from(&self, course: &Course, from: Hex) -> f64 {
        if course.short == 0 {
            return self.turns_to(from, course.ithaca);
        }
        let ways = course.stops.iter().filter(|stop| stop.hex != from);
        ways.map(|stop| self.turns_to(from, stop.hex) + stop.beyond).fold(NEVER, f64::min)
    }
}

impl Course {
    /// The turns from an island on which one has just landed; none if the landing changes nothing.
    pub(super) fn beyond(&self, isle: Isle) -> Option<f64> {
        self.stops.iter().find(|stop| stop.isle == isle).map(|stop| stop.beyond)
    }
}

/// The mean number of turns for so many steps: one may always sail less than the die shows.
fn turns_for(steps: u8) -> f64 {
    static TURNS: LazyLock<[f64; 32]> = LazyLock::new(|| {
        let mut turns = [0.0; 32];
        for steps in 1..turns.len() {
            let left: f64 = (1..=usize::from(ROLL_MAX)).map(|roll| turns[steps.saturating_sub(roll)]).sum();
            turns[steps] = 1.0 + left / f64::from(ROLL_MAX);
        }
        turns
    });
    TURNS[usize::from(steps).min(31)]
}
