//! Every kind of bot against every other: who sits where is drawn game by game, and one number for each kind is found by which all
//! of their victories are likeliest. Whoever sits at a table wins it with a weight of ten to the power of its rating by 400, as in
//! chess; the sailor's rating is nought.

use std::fmt::{self, Display, Formatter};
use std::ops::Range;
use std::str::FromStr;

use penelope_pure::bot::{BotKind, Bots};
use penelope_pure::engine::{Digest, Seat};

use crate::voyage::{on_every_core, sail, share};

const KINDS: usize = BotKind::ALL.len();
/// A step of the logarithm in points of a rating.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// Nothing is believed beforehand, except that a rating is not endless: so much is it thought to differ, in points.
const BELIEF: f64 = 1000.0;
/// From anywhere it is there after five.
const STEPS: usize = 50;

/// A game: who sat there, and what part of the victory was whose.
pub(crate) struct Race(Vec<(BotKind, f64)>);

impl Display for Race {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(kind, share)| write!(f, "{} {share} ", kind.name()))
    }
}

impl FromStr for Race {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let seat = |pair: &[&str]| Some((pair.first()?.parse().ok()?, pair.get(1)?.parse().ok()?));
        words.chunks(2).map(seat).collect::<Option<_>>().map(Race).ok_or(())
    }
}

/// Whoever sits at the table of this number: never only one kind.
fn sitting(number: u32, seats: u8) -> Vec<BotKind> {
    let drawn = |round: u8| {
        let digest = Digest::of(&[&number.to_le_bytes()[..], &[round]].concat());
        let kinds =
            digest.as_bytes().chunks(4).map(|word| word.iter().fold(0, |all, byte| all * 256 + usize::from(*byte)));
        kinds.take(seats.into()).map(|word| BotKind::ALL[word % KINDS]).collect::<Vec<_>>()
    };
    let mixed = (0..u8::MAX).map(drawn).find(|kinds| kinds.iter().any(|kind| *kind != kinds[0]));
    mixed.unwrap_or_else(|| drawn(0))
}

/// Sails these games, and tells each as a line as soon as it is over, so that a run may be ended and another one go on.
pub(crate) fn race<G: Bots>(seats: u8, range: Range<u32>, cores: usize) {
    let one = |number, (): &mut ()| {
        let sitting = sitting(number, seats);
        let contestants: Vec<_> = sitting.iter().map(|kind| (*kind).into()).collect();
        let Some(outcome) = sail::<G>(number, &contestants, |_| ()) else {
            return eprintln!("game {number} cannot be played");
        };
        let shares = Seat::all(seats).map(|seat| share(&outcome, seat));
        println!("{}", Race(sitting.into_iter().zip(shares).collect()));
    };
    on_every_core(range, cores, one, |()| ());
}

/// What comes of games that were told as lines.
pub(crate) fn rate(lines: impl Iterator<Item = String>) -> Option<()> {
    let races = lines.map(|line| line.parse()).collect::<Result<Vec<Race>, ()>>().ok()?;
    print(&races);
    Some(())
}

fn print(races: &[Race]) {
    let (ratings, errors) = fit(races);
    println!("{} games", races.len());
    for (at, kind) in BotKind::ALL.into_iter().enumerate() {
        let seats = races.iter().flat_map(|race| &race.0).filter(|seat| seat.0 == kind);
        let (sat, won) = seats.fold((0, 0.0), |(sat, won), (_, share)| (sat + 1, won + share));
        let (rating, error) = (ratings[at] * POINTS, errors[at] * POINTS);
        println!("{:8} {rating:6.0} ± {error:3.0}; won {won:.1} of {sat}", kind.name());
    }
}

/// How far the likeliest ratings lie above the sailor's, and the standard errors of that, by Newton's steps on the logarithm of the
/// likelihood.
fn fit(races: &[Race]) -> ([f64; KINDS], [f64; KINDS]) {
    let mut ratings = [0.0; KINDS];
    let mut inverse = [[0.0; KINDS]; KINDS];
    for _ in 0..STEPS {
        let (slope, bend) = likelihood(races, &ratings);
        inverse = inverted(bend);
        for (rating, row) in ratings.iter_mut().zip(&inverse) {
            *rating += row.iter().zip(&slope).map(|(one, other)| one * other).sum::<f64>().clamp(-1.0, 1.0);
        }
    }
    let sailor = BotKind::Sailor as usize;
    let errors =
        std::array::from_fn(|at| (inverse[at][at] + inverse[sailor][sailor] - 2.0 * inverse[at][sailor]).sqrt());
    (ratings.map(|rating| rating - ratings[sailor]), errors)
}

/// Its first derivatives, and its second ones with the other sign.
fn likelihood(races: &[Race], ratings: &[f64; KINDS]) -> ([f64; KINDS], [[f64; KINDS]; KINDS]) {
    let belief = (POINTS / BELIEF).powi(2);
    let mut slope = ratings.map(|rating| -rating * belief);
    let mut bend = [[0.0; KINDS]; KINDS];
    for (at, row) in bend.iter_mut().enumerate() {
        row[at] = belief;
    }
    for Race(seats) in races.iter().filter(|race| race.0.iter().any(|seat| seat.1 > 0.0)) {
        let mut expected = [0.0; KINDS];
        let all: f64 = seats.iter().map(|(kind, _)| ratings[*kind as usize].exp()).sum();
        for (kind, share) in seats {
            slope[*kind as usize] += share;
            expected[*kind as usize] += ratings[*kind as usize].exp() / all;
        }
        for (at, row) in bend.iter_mut().enumerate() {
            slope[at] -= expected[at];
            row[at] += expected[at];
            row.iter_mut().zip(&expected).for_each(|(cell, other)| *cell -= expected[at] * other);
        }
    }
    (slope, bend)
}

/// By Gauss and Jordan. What is believed beforehand keeps the diagonal above nought.
fn inverted(mut left: [[f64; KINDS]; KINDS]) -> [[f64; KINDS]; KINDS] {
    let mut right = std::array::from_fn(|row| std::array::from_fn(|column| if row == column { 1.0 } else { 0.0 }));
    for at in 0..KINDS {
        let pivot = left[at][at];
        left[at] = left[at].map(|cell| cell / pivot);
        right[at] = right[at].map(|cell: f64| cell / pivot);
        for other in (0..KINDS).filter(|other| *other != at) {
            let times = left[other][at];
            for column in 0..KINDS {
                left[other][column] -= times * left[at][column];
                right[other][column] -= times * right[at][column];
            }
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    fn races(times: usize, seats: &[(BotKind, f64)]) -> impl Iterator<Item = Race> + use<> {
        let race = seats.to_vec();
        std::iter::repeat_with(move || Race(race.clone())).take(times)
    }

    fn rating(races: &[Race], kind: BotKind) -> (f64, f64) {
        let (ratings, errors) = fit(races);
        (ratings[kind as usize] * POINTS, errors[kind as usize] * POINTS)
    }

    /// Three victories of four are odds of three to one: 400 times the logarithm of three, as in chess.
    #[test]
    fn of_two_a_rating_is_the_odds() {
        let (pilot, sailor) = (BotKind::Pilot, BotKind::Sailor);
        let won = races(3_000, &[(pilot, 1.0), (sailor, 0.0)]);
        let all: Vec<Race> = won.chain(races(1_000, &[(pilot, 0.0), (sailor, 1.0)])).collect();
        let (rating, error) = rating(&all, pilot);
        assert!((rating - 400.0 * 3_f64.log10()).abs() < 0.5, "{rating}");
        // The same by the binomial distribution: one over the root of n p (1 - p), in points.
        assert!((error - POINTS / (4_000.0 * 0.75 * 0.25_f64).sqrt()).abs() < 0.1, "{error}");
    }

    /// Whoever wins half of the games against three sailors weighs as much as the three.
    #[test]
    fn of_four_a_rating_is_the_odds_against_all_others_together() {
        let (mate, sailor) = (BotKind::Mate, BotKind::Sailor);
        let with = |mates: f64, others: f64| [(sailor, others), (mate, mates), (sailor, 0.0), (sailor, 0.0)];
        let all: Vec<Race> = races(2_000, &with(1.0, 0.0)).chain(races(2_000, &with(0.0, 1.0))).collect();
        let (rating, _) = rating(&all, mate);
        assert!((rating - 400.0 * 3_f64.log10()).abs() < 0.5, "{rating}");
    }

    /// A victory that was shared counts in parts, and a game that nobody won says nothing.
    #[test]
    fn shared_victories_count_in_parts() {
        let (hand, sailor) = (BotKind::Hand, BotKind::Sailor);
        let even = races(500, &[(hand, 0.5), (sailor, 0.5)]);
        let all: Vec<Race> = even.chain(races(500, &[(hand, 0.0), (sailor, 0.0)])).collect();
        let (rating, error) = rating(&all, hand);
        assert!(rating.abs() < 0.5 && (error - POINTS / (500.0 * 0.25_f64).sqrt()).abs() < 0.2, "{rating} ± {error}");
    }

    #[test]
    fn a_race_is_read_as_it_was_told() {
        let told = Race(vec![(BotKind::Drifter, 0.0), (BotKind::Pilot, 0.5), (BotKind::Hand, 0.5)]).to_string();
        let read: Race = told.parse().unwrap_or_else(|()| panic!("{told}"));
        assert_eq!(read.to_string(), told);
        assert!(["drifter", "drifter x", "admiral 1"].iter().all(|line| line.parse::<Race>().is_err()));
    }

    /// Each kind sits down about equally often, and never only one.
    #[test]
    fn who_sits_where_is_drawn_alike() {
        let tables: Vec<Vec<BotKind>> = (0..1_000).map(|number| sitting(number, 4)).collect();
        for kind in BotKind::ALL {
            let sat = tables.iter().flatten().filter(|seat| **seat == kind).count();
            assert!((700..900).contains(&sat), "{} sat {sat} times of 4000", kind.name());
        }
        assert!(tables.iter().all(|seats| seats.iter().any(|kind| *kind != seats[0])));
    }
}
