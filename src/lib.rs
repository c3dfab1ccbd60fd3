//! Penelope: slow board games by mail.
//!
//! The modules stand in the order of their layers: each may use only those above it (`tests/tidy.rs` holds us to it).
//!
//! Pure, and a crate of their own (`src/pure`):
//!
//! - [`engine`] — the rules of every game, its log and its replay
//! - [`bot`] — a view and what is legal in, an answer out
//! - [`archive`] — a finished game as a file, and the check of it
//! - [`deadline`] — how long somebody has for an answer, in waking time
//! - [`settle`] — whatever can be answered without asking a person
//!
//! The house around them:
//!
//! - [`id`] — the names of tables, seats, questions
//! - [`chance`], [`clock`], [`config`] — chance, the time, the settings
//! - [`keyring`], [`link`], [`vault`] — the server's secret; what is signed and what is encrypted with it
//! - [`chart`] — the drawn map, pure
//! - [`text`] — every sentence, in every language
//! - [`store`] — Postgres, the private one included
//! - [`mail`] — letters and the way they leave
//! - [`ping`] — one line elsewhere: webhooks
//! - [`play`] — what people do; the only place that opens transactions
//! - [`worker`] — what goes on without anybody asking: letters leave, clocks tick
//! - [`web`] — pages
//! - [`cli`] — commands

pub use penelope_pure::{archive, bot, deadline, engine, settle};

pub mod id;

pub mod chance;
pub mod clock;
pub mod config;

pub mod keyring;
pub mod link;
pub mod vault;

pub mod chart;

pub mod text;

pub mod store;

pub mod mail;

pub mod ping;

pub mod play;

pub mod worker;

pub mod web;

pub mod cli;
