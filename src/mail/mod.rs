//! Letters: what they are made from, their words, pictures and bytes, and the way they leave.

pub mod calendar;
mod compose;
pub mod composed;
pub mod contents;
pub mod dkim;
pub mod eml;
pub mod kind;
pub mod message;
pub mod name;
mod odyssee;
pub(crate) mod picture;
pub mod records;
pub(crate) mod redact;
pub mod reply;
pub mod report;
pub mod samples;
#[cfg(test)]
mod tests;
pub mod transport;
pub(crate) mod ulysses;
pub mod vouch;

#[cfg(feature = "pips")]
#[path = "../../tests/game/mail.rs"]
mod pips;
