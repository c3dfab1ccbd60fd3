//! Settling: whatever can be answered without asking a person is answered, until a person is really needed. A pure loop
//! that the server, the simulator and the tests share.
//!
//! - [`words`] — what players say ahead, whatever the game; what they say is in a folder of the game's name
//! - [`run`] — the loop
//! - [`thought`] — what bots must think about, and what they have come to
//! - [`pad`] — how a seat's words are stored
//! - [`patience`] — what is said for the case that its player does not look
//! - [`notify`] — who is written to

pub mod notify;
pub mod odyssee;
pub mod pad;
pub mod patience;
pub mod run;
#[cfg(test)]
mod tests;
pub mod thought;
pub mod ulysses;
pub mod words;

#[cfg(feature = "pips")]
#[path = "../../../tests/game/settle.rs"]
pub mod pips;
