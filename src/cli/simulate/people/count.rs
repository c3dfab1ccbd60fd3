//! What is counted in a game of modelled people.

use super::Modelled;
use crate::settle::words::{Source, WordKind as _};

#[derive(Clone, Debug)]
pub(in crate::cli::simulate) struct Count {
    pub(in crate::cli::simulate) seconds: i64,
    /// Reminders included.
    pub(in crate::cli::simulate) letters: u32,
    pub(super) reminders: u32,
    /// Answers to questions of each kind, and those of them that were there before anybody had to be asked.
    pub(in crate::cli::simulate) answers: Vec<u32>,
    pub(in crate::cli::simulate) there: Vec<u32>,
    pub(in crate::cli::simulate) taps: u32,
    pub(super) visits: u32,
    /// Seconds spent waiting for answers of each kind.
    pub(super) waited: Vec<i64>,
    /// Answers by words of each kind, and those of them that their owner would not have given by hand.
    pub(in crate::cli::simulate) by_word: Vec<u32>,
    pub(in crate::cli::simulate) otherwise: Vec<u32>,
    /// The same by the kind of question.
    pub(super) worded: Vec<u32>,
    pub(super) unlike: Vec<u32>,
}

impl Count {
    pub(super) fn new<G: Modelled>() -> Self {
        let (asked, said) = (G::QUESTIONS.len(), G::Kind::ALL.len());
        Self {
            seconds: 0,
            letters: 0,
            reminders: 0,
            taps: 0,
            visits: 0,
            answers: vec![0; asked],
            there: vec![0; asked],
            waited: vec![0; asked],
            by_word: vec![0; said],
            otherwise: vec![0; said],
            worded: vec![0; asked],
            unlike: vec![0; asked],
        }
    }

    pub(super) fn answer<G: Modelled>(&mut self, question: usize, source: Source<G::Kind>) {
        self.answers[question] += 1;
        self.there[question] += u32::from(G::was_there(question, source));
    }

    /// A word has answered; whether its owner's hand would have said the same.
    pub(super) fn word<G: Modelled>(&mut self, question: usize, kind: G::Kind, same: bool) {
        self.worded[question] += 1;
        self.unlike[question] += u32::from(!same);
        let at = G::Kind::ALL.iter().position(|other| *other == kind).unwrap_or(0);
        self.by_word[at] += 1;
        self.otherwise[at] += u32::from(!same);
    }

    pub(super) fn wait(&mut self, question: usize, seconds: i64) {
        self.waited[question] += seconds;
    }
}
