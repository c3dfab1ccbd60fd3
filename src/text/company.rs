//! Who sits at a table, and who sat there before: a seat may go to somebody else, and a story calls everyone by the name of
//! whoever held the seat then.

use crate::engine::{Seat, SeatSet};

/// Who sits at the table, as everyone may know.
#[derive(Clone, Debug, Default)]
pub(crate) struct Company {
    /// By seat.
    pub(crate) names: Vec<String>,
    pub(crate) bots: SeatSet,
    /// Those whose seat was given to somebody else, in that order.
    pub(crate) formers: Vec<Former>,
    /// Those who have left the game for good, and the entry since which their seat is kept; 0 for long ago.
    pub(crate) left: Vec<(Seat, u32)>,
}

/// Somebody who left a seat to another.
#[derive(Clone, Debug)]
pub(crate) struct Former {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// The entry that gave the seat away.
    pub(crate) until: u32,
}

/// The names at one moment of the log.
#[derive(Clone, Copy, Default)]
pub(crate) struct Names<'a> {
    now: &'a [String],
    formers: &'a [Former],
    left: &'a [(Seat, u32)],
    /// The entry that is told; nothing for how things are now.
    entry: Option<u32>,
}

impl Company {
    pub(crate) fn names(&self) -> Names<'_> {
        Names { now: &self.names, formers: &self.formers, left: &self.left, entry: None }
    }
}

impl<'a> Names<'a> {
    /// As they were when this entry was written; the one that gives a seat away is still its former player's.
    pub(crate) fn at(self, entry: u32) -> Names<'a> {
        Names { entry: Some(entry), ..self }
    }

    pub(crate) fn of(self, seat: Seat) -> Option<&'a str> {
        let now = || self.now.get(usize::from(seat.number())).map(String::as_str);
        self.former(seat).map(|former| former.name.as_str()).or_else(now)
    }

    /// Whether somebody else held the seat then.
    pub(crate) fn has_changed(self, seat: Seat) -> bool {
        self.former(seat).is_some()
    }

    /// Whether the player of the seat went for good with this entry, and not just away.
    pub(crate) fn has_left(self, seat: Seat, entry: u32) -> bool {
        !self.has_changed(seat) && self.left.iter().any(|(left, since)| *left == seat && entry >= *since)
    }

    fn former(self, seat: Seat) -> Option<&'a Former> {
        let entry = self.entry?;
        self.formers.iter().find(|former| former.seat == seat && entry <= former.until)
    }
}

impl<'a> From<&'a [String]> for Names<'a> {
    fn from(now: &'a [String]) -> Names<'a> {
        Names { now, ..Names::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_told_with_the_name_of_whoever_held_the_seat_then() {
        let seat = Seat::FIRST;
        let former = |name: &str, until| Former { seat, name: name.to_owned(), until };
        let formers = vec![former("Anna", 10), former("Bruno", 20)];
        let company = Company { names: vec!["Clara".to_owned()], formers, ..Company::default() };
        let names = company.names();
        let told = [1, 10, 11, 20, 21].map(|entry| names.at(entry).of(seat).unwrap());
        assert_eq!(told, ["Anna", "Anna", "Bruno", "Bruno", "Clara"]);
        assert_eq!((names.of(seat), names.has_changed(seat)), (Some("Clara"), false));
        assert_eq!((names.at(20).has_changed(seat), names.at(21).has_changed(seat)), (true, false));
    }
}
