//! The last entries of a log with what they caused: whoever opens a page or gets a letter is told these, and no more.

use serde::{Deserialize, Serialize};

use super::{Added, How};
use crate::engine::Seat;

/// «Since your last visit» tells no more than this, whatever the game.
const LEAST: usize = 40;
/// A turn may be long, a book may not.
const MOST: usize = 240;

/// An entry as far as it is told. Its hashes stay in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recent<E> {
    #[serde(rename = "n")]
    pub number: u32,
    /// None for what the service does.
    #[serde(rename = "s")]
    pub seat: Option<Seat>,
    /// The action for everybody's eyes.
    #[serde(rename = "p")]
    pub public: String,
    /// The whole action, where it is another.
    #[serde(rename = "w", default, skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    #[serde(rename = "h")]
    pub how: How,
    /// What it caused, complete.
    #[serde(rename = "e")]
    pub events: Vec<E>,
}

impl<E> Recent<E> {
    /// The whole action.
    pub fn written(&self) -> &str {
        self.written.as_deref().unwrap_or(&self.public)
    }
}

impl<E: Clone> From<&Added<E>> for Recent<E> {
    fn from(Added { entry, events }: &Added<E>) -> Self {
        let (line, hidden) = (&entry.line, &entry.hidden);
        Self {
            number: line.number,
            seat: line.seat,
            public: line.public.clone(),
            written: (hidden.written != line.public).then(|| hidden.written.clone()),
            how: hidden.how,
            events: events.clone(),
        }
    }
}

/// As many entries as it takes to tell what pages and letters tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Tail<E>(Vec<Recent<E>>);

impl<E> Default for Tail<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<E> Tail<E> {
    pub(super) fn entries(&self) -> &[Recent<E>] {
        &self.0
    }

    /// Adds an entry and forgets the oldest ones. `is_enough` says whether the events of the others are.
    pub(super) fn add(&mut self, entry: Recent<E>, is_enough: impl Fn(&mut dyn Iterator<Item = &E>) -> bool) {
        self.0.push(entry);
        let told = |from: usize| is_enough(&mut self.0[from..].iter().flat_map(|entry| &entry.events));
        let most = self.0.len().saturating_sub(LEAST);
        let least = self.0.len().saturating_sub(MOST);
        let forgotten = (0..most).take_while(|from| *from < least || told(from + 1)).count();
        self.0.drain(..forgotten);
    }
}
