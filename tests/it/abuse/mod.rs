//! What somebody may try who means us ill, or who only sits behind something odd.

mod clients;
mod codes;
mod cookies;
pub(crate) mod packed;
mod program;
mod streams;
