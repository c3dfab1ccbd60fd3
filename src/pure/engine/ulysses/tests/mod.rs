//! Tests of the whole game. The worked examples of the rules are in `examples`; what must hold in every game is tried on
//! random ones.

#![expect(clippy::wildcard_enum_match_arm, reason = "a test names the variant it is about, not all others")]

mod any_input;
mod arbitrary;
mod board;
mod chance;
mod examples;
mod judge;
mod ledger;
mod notation;
mod random;
mod rules;
mod snapshot;
