//! Letters into a test's hands.

use std::sync::{Arc, Mutex, PoisonError};

use lettre::Message;
use lettre::address::Envelope;

use super::Outcome;

/// Clones share one pile.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Vec<Sent>>>);

/// A letter as it would have gone over the wire.
#[derive(Clone, Debug)]
pub struct Sent {
    pub envelope: Envelope,
    pub bytes: Vec<u8>,
}

impl Memory {
    pub(super) fn send(&self, message: &Message) -> Outcome {
        let sent = Sent { envelope: message.envelope().clone(), bytes: message.formatted() };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(sent);
        Outcome::Accepted
    }

    /// Those that came since the last call, the oldest first.
    pub fn take(&self) -> Vec<Sent> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
