//! The loop: single runs, and the laws on random games, words and arrivals.

mod laws;
mod player;
mod round;
mod table;
