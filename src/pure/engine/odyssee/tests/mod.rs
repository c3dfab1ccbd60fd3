//! Tests of the whole game. What must hold in every game is tried on random ones.

#![expect(clippy::wildcard_enum_match_arm, reason = "a test names the variant it is about, not all others")]

mod any_input;
mod arbitrary;
mod board_file;
mod chance;
mod judge;
mod knowing;
mod ledger;
mod notation;
mod random;
mod rules;
mod silence;
mod snapshot;
