//! The games of Penelope and all that needs neither clock nor database nor network, so that it can be played a million times in
//! a test.
//!
//! The modules stand in the order of their layers: each may use only those above it (`tests/tidy.rs` holds us to it).
//!
//! - [`engine`] — the rules of every game, its log and its replay
//! - [`bot`] — a view and what is legal in, an answer out
//! - [`archive`] — a finished game as a file, and the check of it
//! - [`deadline`] — how long somebody has for an answer, in waking time
//! - [`settle`] — whatever can be answered without asking a person

pub mod engine;

pub mod bot;

pub mod archive;

pub mod deadline;

pub mod settle;
