//! Ulysses in words: the question, the story, the seats, as one reader may know them. Pages and letters are made from it. Pure.

mod after;
pub(crate) mod ahead;
pub(crate) mod chart;
mod chronicle;
pub(crate) mod effect;
pub(crate) mod happened;
pub(crate) mod label;
pub(crate) mod letter;
pub(crate) mod question;
mod refusal;
pub(crate) mod rules;
pub(crate) mod scene;
pub(crate) mod seats;
pub(crate) mod sides;
pub(crate) mod story;
pub(crate) mod telling;
mod tells;
pub(crate) mod vocabulary;
mod wake;
