//! Settling: whatever can be answered without asking a person is answered, until a person is really needed. A pure loop
//! that the server, the simulator and the tests share.
//!
//! - [`words`] — what players say ahead, whatever the game; [`ulysses`] — what they say in Ulysses
//! - [`run`] — the loop; [`in_turn`] — the plain one, for tables that are asked in turn
//! - [`patience`] — what is said for the case that its player does not look
//! - [`letters`] — who is written to

pub mod in_turn;
pub mod letters;
pub mod patience;
pub mod run;
#[cfg(test)]
mod tests;
pub mod ulysses;
pub mod words;
