//! Letters: what they are made from, and the way they leave.

pub mod kind;
pub mod letter;
pub mod name;
pub mod transport;
