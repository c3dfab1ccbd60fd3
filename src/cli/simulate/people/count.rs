//! What is counted in a game of modelled people.

use crate::settle::ulysses::Kind as Said;
use crate::settle::words::Source;

/// The kinds of questions, as a player would tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Proposal,
    Quiet,
    Contested,
    Wind,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::Proposal, Kind::Quiet, Kind::Contested, Kind::Wind];

    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Proposal => "turns",
            Kind::Quiet => "asking rounds",
            Kind::Contested => "discussions",
            Kind::Wind => "winds",
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Count {
    pub(super) seconds: i64,
    /// Reminders included.
    pub(super) letters: u32,
    pub(super) reminders: u32,
    /// Answers of each kind, and those of them that were there before anybody had to be asked.
    pub(super) answers: [u32; 4],
    pub(super) there: [u32; 4],
    /// Seconds spent waiting for answers of each kind.
    pub(super) waited: [i64; 4],
}

impl Count {
    pub(super) fn answer(&mut self, kind: Kind, source: Source<Said>) {
        self.answers[kind as usize] += 1;
        // In the asking round an envelope answers the letter; only what was said before the proposal spares one.
        let there = match kind {
            Kind::Quiet => source.is_word() && source != Source::Word(Said::Envelope, 0),
            Kind::Proposal | Kind::Contested | Kind::Wind => source.is_word(),
        };
        self.there[kind as usize] += u32::from(there);
    }

    pub(super) fn wait(&mut self, kind: Kind, seconds: i64) {
        self.waited[kind as usize] += seconds;
    }
}
