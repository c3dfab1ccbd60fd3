//! The loop: single runs, and the laws on random games, words and arrivals.

mod laws;
mod player;
mod round;
pub(super) mod strict;
mod table;
mod thinking;
