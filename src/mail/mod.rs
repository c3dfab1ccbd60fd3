//! Letters: what they are made from, their words, pictures and bytes, and the way they leave.

pub mod calendar;
pub mod draft;
pub mod eml;
pub mod kind;
pub mod letter;
pub mod message;
pub mod name;
pub(crate) mod picture;
pub mod preview;
#[cfg(test)]
mod tests;
pub(crate) mod told;
pub mod transport;
pub(crate) mod ulysses;
mod words;

#[cfg(feature = "pips")]
#[path = "../../tests/game/mail.rs"]
mod pips;
