//! The present time, as a value that is handed in: the only caller of `Utc::now`.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

/// Where «now» comes from: the machine, or a test that moves it by hand.
#[derive(Clone, Debug)]
pub enum Clock {
    System,
    Fixed(FixedClock),
}

impl Clock {
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Clock::System => Utc::now(),
            Clock::Fixed(fixed) => fixed.now(),
        }
    }
}

/// A clock that stands still until somebody moves it; clones share one time.
#[derive(Clone, Debug)]
pub struct FixedClock(Arc<Mutex<DateTime<Utc>>>);

impl FixedClock {
    pub fn at(start: DateTime<Utc>) -> Self {
        Self(Arc::new(Mutex::new(start)))
    }

    pub fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }
}
