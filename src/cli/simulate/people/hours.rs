//! When a modelled person opens a letter: after a log-normal delay, in waking time. Seconds since the game began, which is
//! midnight in London.

use crate::engine::{DealKey, Stream};

pub(super) const HOUR: i64 = 3600;
pub(super) const DAY: i64 = 24 * HOUR;

/// Awake from this hour to that one, by the own clock.
const WAKES: i64 = 8;
const SLEEPS: i64 = 23;

/// London, Chicago, Singapore, Berlin, Los Angeles, Moscow, in winter: hours from London.
pub(super) const ZONES: [i64; 6] = [0, -6, 8, 1, -8, 3];

/// The spread of delays: two thirds of them lie within a factor of 3.3 of the median.
const SIGMA: f64 = 1.2;

/// Where a person lives and how soon a letter is noticed.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    pub(super) zone: i64,
    pub(super) median_hours: f64,
    /// Chance for the delays of this person.
    pub(super) key: DealKey,
}

impl Habits {
    /// When the letter of that number, sent at `sent`, is opened.
    pub(super) fn opened_at(&self, letter: u64, sent: i64) -> i64 {
        let delay = self.median_hours * (SIGMA * normal(&mut self.key.stream(letter))).exp();
        self.awake_from(sent + (delay * HOUR as f64) as i64)
    }

    /// This moment, or the next at which the person is awake.
    pub(super) fn awake_from(&self, moment: i64) -> i64 {
        let local = moment + self.zone * HOUR;
        let of_day = local.rem_euclid(DAY);
        if of_day < WAKES * HOUR {
            moment + WAKES * HOUR - of_day
        } else if of_day >= SLEEPS * HOUR {
            moment + DAY + WAKES * HOUR - of_day
        } else {
            moment
        }
    }
}

/// A normally distributed number (Box and Muller).
fn normal(chance: &mut Stream) -> f64 {
    let mut uniform = || (f64::from(chance.index(u32::MAX)) + 0.5) / f64::from(u32::MAX);
    let (one, two) = (uniform(), uniform());
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Digest;

    fn habits(zone: i64) -> Habits {
        Habits { zone, median_hours: 2.5, key: Digest::of(b"habits").into() }
    }

    #[test]
    fn nobody_opens_a_letter_asleep() {
        for zone in ZONES {
            for letter in 0..500 {
                let opened = habits(zone).opened_at(letter, letter as i64 * 1234);
                let hour = (opened + zone * HOUR).rem_euclid(DAY) / HOUR;
                assert!((WAKES..SLEEPS).contains(&hour) && opened >= letter as i64 * 1234);
            }
        }
        assert_eq!(habits(0).awake_from(23 * HOUR), 32 * HOUR);
        assert_eq!(habits(-6).awake_from(10 * HOUR), 14 * HOUR);
        assert_eq!(habits(8).awake_from(10 * HOUR), 10 * HOUR);
    }

    #[test]
    fn half_of_the_letters_are_noticed_within_the_median() {
        let delay = |letter| 2.5 * (SIGMA * normal(&mut habits(0).key.stream(letter))).exp();
        let mut delays: Vec<f64> = (0..4000).map(delay).collect();
        delays.sort_by(f64::total_cmp);
        assert!((2.3..2.7).contains(&delays[2000]), "{}", delays[2000]);
        // One sigma above.
        assert!((7.4..9.2).contains(&delays[3365]), "{}", delays[3365]);
    }
}
