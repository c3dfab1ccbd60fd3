//! Answering ahead over the real store: the laws, what nobody else may see, and what a player may still change.

pub(crate) mod by_page;
mod changing;
mod course;
pub(crate) mod house;
mod laws;
mod odyssee;
pub(crate) mod unseen;
