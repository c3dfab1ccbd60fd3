//! The few words of a chart. Whoever wants one drawn hands them in, in the reader's language: the chart knows no layer but
//! the engine.

use crate::chart::list::labeled;

/// Labels of lists, never sentences.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The language of the places' names, such as `de`; English for one we do not have. They are part of a board, so that
    /// a second board needs only a file.
    pub tag: &'static str,
    /// What stands between a label and what it labels.
    pub colon: String,
    pub title: String,
    pub near: String,
    pub ship: String,
    pub open: String,
    pub closed: String,
    pub plagues: String,
    pub goals: String,
    pub reached: String,
    /// Of one place.
    pub plague: String,
    pub goal: String,
    pub shown: String,
    pub distance: String,
    pub next: String,
    /// In the order of `Color::ALL`.
    pub colors: [String; 4],
    /// Blue, red and black disc.
    pub discs: [String; 3],
}

impl Labels {
    /// «Ship: Troy»; without a label only what it would label.
    pub(super) fn labeled(&self, label: &str, what: &str) -> String {
        labeled(label, &self.colon, what)
    }
}
