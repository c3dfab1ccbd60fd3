//! Letters into a test's hands.

use std::sync::{Arc, Mutex, PoisonError};

use super::Outcome;
use crate::mail::message::Outgoing;

/// Clones share one pile.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Vec<Outgoing>>>);

impl Memory {
    pub(super) fn send(&self, letter: &Outgoing) -> Outcome {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(letter.clone());
        Outcome::Accepted
    }

    /// Those that came since the last call, the oldest first.
    pub fn take(&self) -> Vec<Outgoing> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
