//! The same of Odyssee: tables are opened by the use cases themselves, so that it does not matter here whether the site offers
//! them.

mod house;
mod increments;
mod laws;
mod one_visit;
mod onward;
mod unseen;
