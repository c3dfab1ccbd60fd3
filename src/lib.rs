//! Penelope: slow board games by mail.
//!
//! The modules stand in the order of their layers: each may use only those above it (`tests/tidy.rs` holds us to it).
//!
//! - [`engine`] — the rules of every game, its log and its replay, pure
//! - [`bot`] — a view and what is legal in, an answer out, pure
//! - [`archive`] — a game as a file, and the check of it, pure
//! - [`clock`], [`config`], [`keyring`] — the time, the settings, the server's secret
//! - [`text`] — every sentence, in five languages
//! - [`store`] — Postgres, the private one included
//! - [`mail`] — letters and the way they leave
//! - [`web`] — pages
//! - [`cli`] — commands

pub mod engine;

pub mod bot;

pub mod archive;

pub mod clock;
pub mod config;
pub mod keyring;
pub mod text;

pub mod store;

pub mod mail;

pub mod web;

pub mod cli;
