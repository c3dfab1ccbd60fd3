//! The deal of a lesson: written down instead of drawn, so that whoever learns a game meets every kind of its questions within a
//! few moves. It is a deal like any other and can be checked like any other; only everybody knows its seed beforehand.

use super::{Digest, ServerSeed};

/// A game's prepared deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonDeal {
    /// Seats in all; the first participant learns, the others are bots'.
    pub seats: u8,
    /// From this the seed is made, in the open: the first number whose deal has everything in it.
    pub number: u32,
}

impl LessonDeal {
    /// Stands where a table's code would, in the deal key and in the archive: every lesson of a game is the same deal, and its file
    /// says that it is one. No table can have this code: it has letters that codes do not have.
    pub const CODE: &'static str = "LESSON";
    /// The lucky word of whoever learns.
    pub const WORD: &'static str = "Ithaca";

    pub fn seed(self) -> ServerSeed {
        let text = format!("penelope/1 lesson {}", self.number);
        ServerSeed::new(*Digest::of(text.as_bytes()).as_bytes())
    }
}
