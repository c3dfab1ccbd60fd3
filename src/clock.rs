//! The present time, as a value that is handed in: the only caller of `Utc::now`.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Instant;

use chrono::{DateTime, TimeDelta, Utc};

/// Where «now» comes from: the machine, the time that all servers of one database share, or a test that moves it by hand.
#[derive(Clone, Debug)]
pub enum Clock {
    System,
    Shared(SharedClock),
    #[cfg(feature = "pips")]
    Fixed(FixedClock),
}

impl Clock {
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Clock::System => Utc::now(),
            Clock::Shared(shared) => shared.now(),
            #[cfg(feature = "pips")]
            Clock::Fixed(fixed) => fixed.now(),
        }
    }
}

/// The database's time, carried on by this machine's steady counter from the last time it was asked. Leases, heartbeats and
/// deadlines are read by many servers, whose own clocks differ and are set by hand; clones share one time.
#[derive(Clone, Debug, Default)]
pub struct SharedClock(Arc<RwLock<Option<Reading>>>);

/// What the database's clock showed, and when that was by our counter.
#[derive(Clone, Copy, Debug)]
struct Reading {
    time: DateTime<Utc>,
    at: Instant,
}

impl SharedClock {
    /// Until the database was asked for the first time, the machine's own time.
    pub fn now(&self) -> DateTime<Utc> {
        let reading = *self.0.read().unwrap_or_else(PoisonError::into_inner);
        match reading {
            Some(Reading { time, at }) => time + TimeDelta::from_std(at.elapsed()).unwrap_or(TimeDelta::zero()),
            None => Utc::now(),
        }
    }

    /// The database's clock showed `time` somewhere between these two moments. Says how far this machine's own clock is ahead
    /// of it.
    pub fn set(&self, time: DateTime<Utc>, asked: Instant, answered: Instant) -> TimeDelta {
        let at = asked + answered.duration_since(asked) / 2;
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(Reading { time, at });
        Utc::now() - self.now()
    }
}

/// A clock that stands still until a test moves it; clones share one time.
#[cfg(feature = "pips")]
#[derive(Clone, Debug)]
pub struct FixedClock(Arc<std::sync::Mutex<DateTime<Utc>>>);

#[cfg(feature = "pips")]
impl FixedClock {
    pub fn at(start: DateTime<Utc>) -> Self {
        Self(Arc::new(std::sync::Mutex::new(start)))
    }

    pub fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_shared_time_is_the_databases_and_goes_on() {
        let clock = SharedClock::default();
        let theirs = Utc::now() - TimeDelta::minutes(8);
        let asked = Instant::now();
        let ahead = clock.set(theirs, asked, asked + Duration::from_secs(2));
        // It showed that time a second after it was asked.
        assert!((ahead - TimeDelta::minutes(8) - TimeDelta::seconds(1)).abs() < TimeDelta::minutes(1), "{ahead}");
        let first = clock.now();
        assert!(first >= theirs - TimeDelta::seconds(1) && clock.clone().now() >= first);
    }
}
