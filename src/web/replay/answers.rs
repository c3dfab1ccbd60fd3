//! How answers came about: told once the game is over, because before it would tell of answers given ahead. What was said
//! ahead and never read is told to nobody, also then.

use super::Replay;
use super::step::in_words;
use crate::engine::Seat;
use crate::engine::log::{Entry, How};
use crate::web::site::Site;

/// What a seat's answers came from.
pub(in crate::web) struct Answers {
    pub(in crate::web) name: String,
    pub(in crate::web) words: String,
}

impl<G: Site> Replay<'_, G> {
    /// The sentence about an entry; none for lines of the service, nor while the game runs.
    pub(super) fn how(&self, entry: &Entry) -> Option<String> {
        if !self.record.is_over() || entry.hidden.how == How::Service {
            return None;
        }
        Some(G::how(self.t, entry.hidden.how, in_words(self.t, self.zone, &entry.hidden.at.to_string())))
    }

    /// For every seat how often it answered in which way, the most frequent first.
    pub(super) fn answers(&self) -> Vec<Answers> {
        if !self.record.is_over() {
            return Vec::new();
        }
        Seat::all(self.seats()).map(|seat| self.answers_of(seat)).collect()
    }

    fn answers_of(&self, seat: Seat) -> Answers {
        let own = || self.record.entries().filter(|(entry, _)| entry.line.seat == Some(seat));
        let count = |how: How| own().filter(|(entry, _)| entry.hidden.how == how).count();
        let mut counts: Vec<(usize, How)> = How::ALL.map(|how| (count(how), how)).into_iter().collect();
        counts.retain(|(count, _)| *count > 0);
        counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let words = counts.iter().map(|(count, how)| G::how_often(self.t, *how, *count as u32));
        Answers {
            name: self.company.names.get(usize::from(seat.number())).cloned().unwrap_or_default(),
            words: words.collect::<Vec<_>>().join(", "),
        }
    }
}
