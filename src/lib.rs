//! Penelope: slow board games by mail.
//!
//! The modules stand in the order of their layers: each may use only those above it (`tests/tidy.rs` holds us to it).
//!
//! - [`engine`] — the rules of every game, its log and its replay, pure
//! - [`bot`] — a view and what is legal in, an answer out
//! - [`archive`] — a finished game as a file, and the check of it, pure
//! - [`id`] — the names of tables, seats, questions
//! - [`chance`], [`clock`], [`config`] — chance, the time, the settings
//! - [`deadline`] — how long somebody has for an answer, in waking time, pure
//! - [`settle`] — whatever can be answered without asking a person, pure
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

pub mod engine;

pub mod bot;

pub mod archive;

pub mod id;

pub mod chance;
pub mod clock;
pub mod config;

pub mod deadline;

pub mod settle;

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
