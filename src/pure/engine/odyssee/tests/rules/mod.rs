//! A test for every rule, named by its id in `docs/rules/odyssee.md` and the sentence it holds. Which test holds which rule is
//! listed in `docs/rules/odyssee-tests.md`; `table` checks that the list is true and complete.

mod asking;
mod bargaining;
mod battle;
mod cards;
mod components;
mod home;
mod hunger;
mod knowledge;
mod landing;
mod leaving;
mod length;
mod loss;
mod meeting;
mod refusals;
mod sailing;
mod scripts;
mod setup;
mod special;
mod storm;
mod table;
mod turn;

use crate::engine::odyssee::Event;
use crate::engine::odyssee::fixture::Fixture;

impl Fixture {
    /// The seat rolls so much, and sails there.
    fn sails_to(self, seat: u8, roll: u8, hex: &str) -> Self {
        self.sails(seat, &[roll]).play(&format!("{seat} die")).play(&format!("{seat} sail {hex}"))
    }

    /// The seat rolls, and stays where it is.
    fn idles(self, seat: u8) -> Self {
        self.play(&format!("{seat} die")).play(&format!("{seat} stay"))
    }

    /// Seat 0 one step before island 7, with the roll for it.
    fn off_isle_7(self) -> Self {
        self.ship(0, "h10")
    }

    /// Seat 0 lands on island 7 and meets this card there.
    pub(super) fn meets_card(self, card: u8) -> Self {
        self.off_isle_7().rim(7, card).sails_to(0, 1, "h11")
    }

    /// Seat 0 lands on island 7, which seat 1 owns.
    pub(super) fn visits(self) -> Self {
        self.off_isle_7().owns(1, &[7]).sails_to(0, 1, "h11")
    }

    /// Seat 0 comes to the ship of seat 1 on open water.
    pub(super) fn comes_alongside(self) -> Self {
        self.ship(0, "h8").ship(1, "h9").sails_to(0, 1, "h9")
    }

    fn has_event(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.events().iter().any(fits)
    }

    fn gifts_of(&self, seat: u8) -> u8 {
        self.player(seat).gifts
    }

    fn crew_of(&self, seat: u8) -> u8 {
        self.player(seat).crew
    }

    fn chips_of(&self, seat: u8) -> u8 {
        self.player(seat).chips
    }
}
