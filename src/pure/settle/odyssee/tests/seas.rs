//! Places that the examples share: a ship south of Rhodes, and another far away in the west.

use super::table::Table;
use crate::engine::odyssee::fixture::Fixture;

/// It is the turn of seat 1, which lies in the west. Seat 0 lies at i9, two hexes from Rhodes (isle7, h11). The cards at the rims
/// of Rhodes and Cyprus (isle9, i13) ask nothing.
pub(super) fn before() -> Fixture {
    Fixture::two().active(1).ship(0, "i9").ship(1, "g2").rim(7, 12).rim(9, 11)
}

/// The same with seat 2 beside seat 1.
pub(super) fn before_of_three() -> Fixture {
    Fixture::three().active(2).ship(0, "i9").ship(1, "g2").ship(2, "e4").rim(7, 12)
}

/// The table at which seat 0 has said this.
pub(super) fn then(fixture: &Fixture, words: &[&str]) -> Table {
    let mut table = Table::of(fixture);
    words.iter().for_each(|text| table.lay(0, text));
    table
}

/// A plan that goes to Rhodes with two or more.
pub(super) const TO_RHODES: &str = "plan die; roll 1 sail i10, roll 2/3/4 sail h11";
