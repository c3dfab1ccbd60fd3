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

    /// The next morning.
    pub(super) fn morning_after(&self, moment: i64) -> i64 {
        let of_day = (moment + self.zone * HOUR).rem_euclid(DAY);
        let day = if of_day < WAKES * HOUR { 0 } else { DAY };
        moment - of_day + day + WAKES * HOUR
    }

    /// Of the own day.
    fn hour(&self, moment: i64) -> usize {
        ((moment + self.zone * HOUR).rem_euclid(DAY) / HOUR) as usize
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

/// At which hours of the own day somebody came to this table so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm {
    came: [u16; HOURS],
}

const HOURS: usize = 24;
/// Fewer visits tell nothing.
const VISITS_LEAST: u16 = 4;

impl Rhythm {
    pub(super) fn came(&mut self, moment: i64, habits: &Habits) {
        self.came[habits.hour(moment)] += 1;
    }

    /// The next moment, this one included, at which an hour begins in which he comes at least as often as in a tenth of all his
    /// visits; none if nobody could tell yet.
    pub(super) fn usually_there(&self, moment: i64, habits: &Habits) -> Option<i64> {
        let all: u16 = self.came.iter().sum();
        let whole = moment + (-(moment + habits.zone * HOUR)).rem_euclid(HOUR);
        let hours = (0..HOURS as i64).map(|hour| whole + hour * HOUR);
        let usual = |at: &i64| self.came[habits.hour(*at)] * 10 >= all.max(1);
        hours.into_iter().find(usual).filter(|_| all >= VISITS_LEAST)
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
    fn a_rhythm_is_learnt_from_visits_and_told_by_the_own_clock() {
        let (habits, mut rhythm) = (habits(-6), Rhythm::default());
        // In Chicago three times at a quarter past eight, each time of another day, and once at five in the afternoon.
        for day in 0..3 {
            rhythm.came(day * DAY + 14 * HOUR + 900, &habits);
        }
        assert_eq!(rhythm.usually_there(0, &habits), None, "three visits tell nothing");
        rhythm.came(23 * HOUR, &habits);
        assert_eq!(rhythm.usually_there(10 * HOUR, &habits), Some(14 * HOUR));
        assert_eq!(rhythm.usually_there(14 * HOUR + 1, &habits), Some(23 * HOUR));
        assert_eq!(rhythm.usually_there(23 * HOUR + 1, &habits), Some(DAY + 14 * HOUR));
        (0..40).for_each(|_| rhythm.came(14 * HOUR, &habits));
        assert_eq!(rhythm.usually_there(15 * HOUR, &habits), Some(DAY + 14 * HOUR), "once is not usual");
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
